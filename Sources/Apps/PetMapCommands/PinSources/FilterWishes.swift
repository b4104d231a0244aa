import PetMapFiles
import PetMapKit
import PetMapAnnouncements

/// Whether a source has what filters ask for by name.
struct FilterWishes {
  private let statuses: [AnnouncementStatus]
  private var species: [(word: String, list: PinFilter.SpeciesList, isMet: Bool)]
  private var statusCounts = [0, 0, 0]
  private var words: [String: Int] = [:]
  private var hasPins = false

  init(_ arguments: Arguments) throws(CommandError) {
    statuses = try arguments[WishOptions.status] ?? []
    species = try (arguments[WishOptions.species] ?? []).map {
      ($0, PinFilter.SpeciesList([$0]), false)
    }
  }

  /// Looks at what was read. Linear in the records while a species has not come yet.
  mutating func note(_ batch: RecordBatch) {
    if batch.count > 0 { hasPins = true }
    if !statuses.isEmpty {
      for index in 0..<batch.count { statusCounts[Int(batch.status(at: index).rawValue)] += 1 }
    }
    guard species.contains(where: { !$0.isMet }) else { return }
    for index in 0..<batch.count {
      let word = Species.carried(batch.text(.species, at: index) ?? "")
      if words[word] == nil, words.count < 200 {
        for wish in species.indices where species[wish].list.contains(word) {
          species[wish].isMet = true
        }
      }
      if words[word] != nil || words.count < 200 { words[word, default: 0] += 1 }
    }
  }

  /// A line for each wish that nothing meets.
  var unmet: [String] {
    guard hasPins else { return [] }
    var lines: [String] = []
    for status in statuses where statusCounts[Int(status.rawValue)] == 0 {
      let others = AnnouncementStatus.allCases.filter { statusCounts[Int($0.rawValue)] > 0 }
        .map { "\($0.word.lowercased()) (\(statusCounts[Int($0.rawValue)].grouped))" }
      lines.append("no pin is \(status.word.lowercased()), there are \(Self.listed(others))")
    }
    for wish in species where !wish.isMet {
      let others = words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.key.lowercased().shortened(to: 40)) (\($0.value.grouped))" }
      lines.append("no pin is of the species \(wish.word.quoted), there are \(Self.listed(others))")
    }
    return lines
  }

  private static func listed(_ names: [String]) -> String {
    ColumnNames.list(names, limit: 10)
  }
}

/// The filters' options whose values a source may not have.
enum WishOptions {
  static let status = ListOption(
    "status", "missing,found,closed", "Only these.",
    choices: ["missing", "found", "closed"], element: Values.status)
  static let species = ListOption(
    "species", "dog,cat", "Only these, in any letter case.", element: Values.nonEmpty)
}
