import PetMapAnnouncements
import PetMapFiles
import PetMapKit
import PetMapRequests

/// The filters of pins that only files, stores and commands have, for commands without other regions.
struct RegionFilterOptions: OptionGroup {
  static let title = RecordOptions.title

  let polygon = Self.polygon
  let records = RecordOptions()

  static let polygon = Option(
    "polygon", "FILE|WKT",
    "Include only pins inside or on the edge of this polygon: a GeoJSON file, or WKT such as "
      + "'POLYGON((-118.2 33.7,-118.1 33.7,-118.1 33.8,-118.2 33.7))'.",
    completion: .files, read: Values.nonEmpty)
}

/// The values of `--status` and `--species` that match no record in a source.
struct UnmatchedFilters {
  private let statuses: [AnnouncementStatus]
  private var species: [(word: String, list: PinFilter.SpeciesList, isMatched: Bool)]
  private var statusCounts = [0, 0, 0]
  private var words: [String: Int] = [:]
  private var hasPins = false

  init(_ filter: FilterRequest?) {
    statuses = filter?.statuses ?? []
    species = (filter?.species ?? []).map {
      ($0, PinFilter.SpeciesList([$0]), false)
    }
  }

  /// Counts the values of a batch.
  ///
  /// - Complexity: O(*n*) while a species is unmatched.
  mutating func add(_ batch: RecordBatch) {
    if batch.count > 0 { hasPins = true }
    if !statuses.isEmpty {
      for index in 0..<batch.count { statusCounts[Int(batch.status(at: index).rawValue)] += 1 }
    }
    guard species.contains(where: { !$0.isMatched }) else { return }
    for index in 0..<batch.count {
      let word = Species.carried(batch.text(.species, at: index) ?? "")
      if words[word] == nil, words.count < 200 {
        for position in species.indices where species[position].list.contains(word) {
          species[position].isMatched = true
        }
      }
      if words[word] != nil || words.count < 200 { words[word, default: 0] += 1 }
    }
  }

  /// A note for each unmatched value.
  var notes: [String] {
    guard hasPins else { return [] }
    var lines: [String] = []
    for status in statuses where statusCounts[Int(status.rawValue)] == 0 {
      let others = AnnouncementStatus.allCases.filter { statusCounts[Int($0.rawValue)] > 0 }
        .map { "\($0.word.lowercased()) (\(statusCounts[Int($0.rawValue)].grouped))" }
      lines.append("no pin is \(status.word.lowercased()); the source has \(Self.listed(others))")
    }
    for value in species where !value.isMatched {
      let others = words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.key.lowercased().shortened(to: 40)) (\($0.value.grouped))" }
      lines.append(
        "no pin has the species \(value.word.quoted); the source has \(Self.listed(others))")
    }
    return lines
  }

  private static func listed(_ names: [String]) -> String {
    ColumnNames.list(names, limit: 10)
  }
}
