import PetMapFiles
import PetMapGeo
import PetMapReports

/// Which pins a command takes, wherever they are.
struct PinFilter {
  private let statuses: [AnnouncementStatus]?
  private let species: [String]?
  private let since: Int32
  private let until: Int32?
  private let hasDates: Bool
  private let text: TextQuery?
  /// Whether words are asked for, which takes the whole announcement.
  var hasText: Bool { text != nil }

  /// The options' group of the help screen.
  static let group = Command.Group(
    "Filter",
    [
      PinOptions.status.definition, PinOptions.species.definition,
      PinOptions.since.definition, PinOptions.until.definition, PinOptions.text.definition,
    ])

  /// - Throws: a usage error for dates that contradict each other.
  init(_ arguments: Arguments) throws(CommandError) {
    statuses = try arguments[PinOptions.status]
    species = try arguments[PinOptions.species]?.map { Self.folded($0) }
    let since = try arguments[PinOptions.since]
    let until = try arguments[PinOptions.until]
    if let since, let until, since > until {
      throw .usage(
        "--since is later than --until", at: "--since \(since) --until \(until)",
        remedy: "the other way round it would be --since \(until) --until \(since)")
    }
    self.since = since.map { Int32($0.daysSinceEpoch) } ?? .min
    self.until = until.map { Int32($0.daysSinceEpoch) }
    hasDates = since != nil || until != nil
    text = try arguments[PinOptions.text]
  }

  /// Whether a record passes every filter but the words.
  func admits(_ batch: RecordBatch, _ index: Int) -> Bool {
    if let statuses, !statuses.contains(batch.statuses[index]) { return false }
    if hasDates {
      let day = batch.days[index]
      guard day != RecordBatch.noDate, day >= since, until.map({ day <= $0 }) ?? true else {
        return false
      }
    }
    if let species {
      let word = Species.carried(batch.text(.species, at: index) ?? "")
      guard species.contains(Self.folded(word)) else { return false }
    }
    return true
  }

  /// Whether a record that passes everything else has the words asked for.
  func admits(_ announcement: Announcement) -> Bool {
    text?.matches(announcement) ?? true
  }

  private static func folded(_ word: String) -> String {
    String(String.UnicodeScalarView(FoldedText(word).scalars))
  }
}
