import PetMapClient
import PetMapFiles
import PetMapAnnouncements
import PetMapAPI

extension Command {
  package static let show = Command(
    "show",
    abstract: "show the details of an announcement",
    usage: ["ID [--source FILE] [options]", "--source-id ID [--source FILE] [options]"],
    discussion: ["Prints the same text as the app's details screen, in the same order."],
    examples: [
      """
      printf 'id,lat,lng\\nrex,52.2297,21.0122\\n' |
        petmap show rex --source - --input-format csv
      """
    ],
    operands: [Operand("ID", "The announcement's ID.")],
    options: ShowOptions(), run: ShowRun.run)
}

/// The options for `petmap show`.
private struct ShowOptions: CommandOptions {
  enum Format: String, Choice {
    case text
    case json
  }

  let output = Output()
  let filter = RecordOptions()
  let source = SourceOptions()

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format>("format", "Set the output format.", default: .text)
    let language = ServiceOptions.language
  }
}

/// The implementation of `petmap show`.
private enum ShowRun {
  static func run(
    _ arguments: Arguments<ShowOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let choice = try AnnouncementChoice(
      arguments.operands, arguments.filter, arguments.source, console)
    let pet = try choice.announcement(console)
    switch arguments.output.format {
    case .json:
      console.output.write { pet.appendJSON(to: &$0) }
      console.output.write("\n")
    case .text:
      for line in lines(PetDetails(locating: pet, language: arguments.output.language)) {
        console.output.write(line.escapingControls + "\n")
      }
    }
    return .done
  }

  /// Returns the lines to print. The name is part of the first line instead of a row.
  private static func lines(_ details: PetDetails) -> [String] {
    var first = details.status.text
    if let name = details.name { first += "  " + name }
    if let reward = details.reward { first += "  " + reward }
    var lines = [first, details.photoURL ?? details.photoFallback]
    for row in details.rows where row.id != DetailsIdentifier.name {
      let parts = row.value.split(separator: "\n", omittingEmptySubsequences: false)
      lines.append("\(row.label): \(parts[0])")
      lines += parts.dropFirst().map { "  \($0)" }
    }
    if let credit = details.credit { lines.append("© \(credit)") }
    return lines
  }
}

/// The operand of commands for a single announcement.
enum ReportID {
  static func read(_ operands: [String]) throws(CommandError) -> String {
    guard let id = operands.first, !id.isEmpty else {
      throw .usage("missing argument", at: "ID", remedy: "specify the announcement's ID")
    }
    return id
  }
}
