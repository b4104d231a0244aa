import PetMapAnnouncements
import PetMapFiles

/// Notes on the statuses of a file's records.
extension StatusTally {
  /// Whether every pin has a status that something in the file says.
  var isComplete: Bool { assumed == 0 && leftOut == 0 }

  /// The numbers of records, and what says their status: `3 missing, 1 found, 0 closed, 2 left out
  /// (status from column "state")`.
  func summary(of facts: SourceFacts) -> String {
    let counts =
      AnnouncementStatus.allCases.map { "\(count($0).grouped) \($0.word.lowercased())" }
      + ["\(leftOut.grouped) left out"]
    return "\(counts.joined(separator: ", ")) (\(origin(in: facts)))"
  }

  /// What to do about the records left out.
  var remedies: [String] { [noteOnWords, noteOnMissing].compactMap { $0 } }

  private func origin(in facts: SourceFacts) -> String {
    guard assumed == 0 else { return "status assumed: missing" }
    let columns = facts.statusColumns.map { "column \($0.quoted)" }
    let others = facts.statusOrigins.map { origin in
      switch origin {
      case .user: "--set"
      case .collection: "the name of the collection"
      case .name(let name): "the name \(name.quoted)"
      }
    }
    let origins = columns + others
    return origins.isEmpty ? "no status" : "status from \(origins.joined(separator: " or "))"
  }

  /// How to specify the status if it is assumed.
  func remedyForAssumed(_ facts: SourceFacts) -> String {
    guard assumed > 0 else { return "" }
    let column = facts.possibleStatusColumn ?? (facts.ignoredColumns.isEmpty ? nil : "COLUMN")
    return "; add " + (column.map { "--map \("status=\($0)".shellWord) or " } ?? "")
      + Self.optionForFound
  }

  /// The decision to make if the status is assumed because no column contains it.
  var decisionOnAssumed: String? {
    guard assumed > 0 else { return nil }
    return "no column contains the status; if all animals were found, add \(Self.optionForFound)"
  }

  private static let optionForFound = "--set status=found"

  /// The words that do not say whether an animal is missing or found, most frequent first.
  private var noteOnWords: String? {
    let ranked = words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = ranked.first?.key.shortened(to: 30) else { return nil }
    let some = ranked.prefix(6).map { "\($0.key.shortened(to: 30).quoted) (\($0.value.grouped))" }
    let more = ranked.count > 6 ? " and \((ranked.count - 6).grouped) more" : ""
    return "\(Self.leftOut(leftOut - withoutStatus)) because of "
      + "\(ranked.count == 1 ? "an unknown status" : "unknown statuses"): "
      + "\(some.joined(separator: ", "))\(more); set \(ranked.count == 1 ? "its" : "their") "
      + "meaning\(ranked.count == 1 ? "" : "s"), such as with --values "
      + "status:\(first)=closed".shellWord
  }

  private var noteOnMissing: String? {
    guard withoutStatus > 0 else { return nil }
    return "\(Self.leftOut(withoutStatus)) without a status; specify it with --set status=STATUS"
  }

  private static func leftOut(_ count: Int) -> String {
    PinSource.counted(count, "record left out", "records left out")
  }
}
