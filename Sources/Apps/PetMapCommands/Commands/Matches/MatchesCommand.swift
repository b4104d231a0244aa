import PetMapAnnouncements
import PetMapFiles
import PetMapJSON
import PetMapKit
import PetMapMatches
import PetMapRequests

extension Command {
  package static let matches = Command(
    "matches",
    abstract: "find found pets that may be a missing one, and the reverse",
    usage: [
      "ID [--source FILE] [options]",
      "--all --source FOUND --for MISSING [options]",
    ],
    discussion: [
      "Compares a missing pet with the found ones, or a found pet with the missing ones, "
        + "by place, time, colors, sex, age, breed, size, markings, collar and microchip. "
        + "Words for colors and the like are recognized in English, Polish, Spanish, German, "
        + "French, Portuguese and Italian, in columns of their own or in the description.",
      "A score is the chance that a pin is the pet, among all others and the possibility "
        + "that the pet is in none of them. Look at the photos, and ask for a detail that was "
        + "not published. If no score is high, the pet may not be in the data.",
      "--all prints the matches of every report. With --for, the reports are those in "
        + "another file; if all pins of both files have the same status, --source is read as "
        + "the other one.",
    ],
    examples: [
      """
      printf 'id,lat,lng,species,status,color,date\\n\\
      rex,52.2297,21.0122,dog,missing,black and tan,2025-11-18\\n\\
      f7,52.2311,21.0169,dog,found,black,2025-11-20\\n' |
        petmap matches rex --source - --input-format csv
      """
    ],
    operands: [Operand("[ID]", "The announcement's ID.")],
    options: MatchesOptions(), run: MatchesRun.run)
}

/// The options for `petmap matches`.
struct MatchesOptions: CommandOptions {
  enum Format: String, Choice {
    case text
    case jsonl
  }

  let request = RequestOptions<MatchRequest>()
  let reports = Reports()
  let output = Output()
  let source = SourceOptions()

  struct Reports: OptionGroup {
    static let title = "Matches"

    let all = Flag("all", "Find the matches of every report.")
    let reports = Option(
      "for", "FILE", "Read the reports from this file, store or service.",
      defaultText: "--source", completion: .files, read: Values.nonEmpty)
  }

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format?>(
      "format", "Set the output format: text, or a line of JSON for each report.",
      defaultText: "text on a terminal or for one ID, else jsonl")
    let output = OutputOptions.output
  }
}

/// The implementation of `petmap matches`.
private struct MatchesRun {
  private var index = MatchIndex()
  /// The pins to match with, by ID, for output.
  private var pins: [String: Announcement] = [:]
  private var reports: [Announcement] = []
  /// The source of the reports.
  private let reporting: PinSource

  static func run(
    _ arguments: Arguments<MatchesOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let request: MatchRequest = try arguments.request.value(console)
    let id = arguments.operands.first
    guard (id == nil) == arguments.reports.all else {
      throw .usage(
        id == nil ? "missing argument" : "cannot be combined with an ID",
        at: id == nil ? "ID" : "--all",
        remedy: "specify the ID of an announcement, or --all")
    }
    let source = try PinSource(
      arguments.source, output: arguments.output.output, keeping: .traits, console)
    let reporting =
      try arguments.reports.reports.map { (path) throws(CommandError) in
        try PinSource(path: path, output: arguments.output.output, keeping: .traits, console)
      }
    var run = MatchesRun(reporting: reporting ?? source)
    try run.read(source, reporting, all: arguments.reports.all, console)
    if let id { try run.select(id, console) }

    let path = arguments.output.output
    let stream = if let path { try OutputStream(path: path) } else { console.output }
    let isTerminal = path == nil && console.output.isTerminal
    let format = arguments.output.format ?? (id != nil || isTerminal ? .text : .jsonl)
    let words = Words(request.language)
    var writer = MatchWriter(format, words, to: stream)
    for report in run.reports {
      let list = run.index.matches(for: report, options: request.options)
      writer.write(report, list) { run.pins[$0] }
    }
    try stream.finish()
    return writer.count == 0 ? .noResult : .done
  }

  /// Reads the pins and the reports.
  private mutating func read(
    _ source: PinSource, _ reporting: PinSource?, all isAll: Bool, _ console: Console
  ) throws(CommandError) {
    var all = try Self.announcements(source, console)
    guard let reporting else {
      reports = all.filter { $0.status != .closed }
      if isAll, reports.contains(where: { $0.status == .missing }) {
        reports = reports.filter { $0.status == .missing }
      }
      return add(all)
    }
    reports = try Self.announcements(reporting, console).filter { $0.status != .closed }
    // Files of found pets often do not say that they are found.
    if let status = reports.first?.status,
      (all + reports).allSatisfy({ $0.status == status || $0.status == .closed })
    {
      let other: AnnouncementStatus = status == .missing ? .found : .missing
      for index in all.indices where all[index].status == status { all[index].status = other }
      console.note(
        "\(source.names): read as \(other.word.lowercased()) pets, because the reports are of "
          + "\(status.word.lowercased()) ones")
    }
    add(all)
  }

  private mutating func add(_ announcements: [Announcement]) {
    for announcement in announcements {
      index.put(announcement)
      pins[announcement.id] = announcement
    }
  }

  private static func announcements(
    _ source: PinSource, _ console: Console
  ) throws(CommandError) -> [Announcement] {
    var announcements: [Announcement] = []
    try source.read(console, isBrief: true) { (batch) throws(CommandError) in
      announcements += (0..<batch.count).map { batch.announcement(at: $0) }
    }
    return announcements
  }

  /// Keeps only the report with an ID, which may be that of its record.
  private mutating func select(_ id: String, _ console: Console) throws(CommandError) {
    let names = try reporting.ids(of: id, console)
    reports = reports.filter { names.contains($0.id) }
    guard reports.isEmpty else { return }
    throw CommandError(
      .noResult, "no such announcement that is missing or found", at: id.quoted,
      remedy: "check the ID, --source and --for")
  }
}
