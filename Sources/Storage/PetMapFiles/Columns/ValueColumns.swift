import PetMapAnnouncements

/// The columns of categories whose values denote a status, a species, or a sex, whatever their names
/// are: a question such as `Was the animal lost or found?`, or the types of intakes and outcomes of a
/// shelter.
struct ValueColumns {
  /// The rank of a column that is recognized by its values, among columns of the same depth: after
  /// all columns that are recognized by their names.
  private static let rank = 5_000

  /// The column that contains the status if the user specifies the meanings of its other values.
  private(set) var possibleStatus: Int?

  private let columns: [RawColumn]
  private let profiles: [ColumnProfile]
  private let mapping: SourceMapping

  init(_ columns: [RawColumn], _ profiles: [ColumnProfile], _ mapping: SourceMapping) {
    (self.columns, self.profiles, self.mapping) = (columns, profiles, mapping)
  }

  /// Adds the columns to the candidates of fields for which the user has specified no column.
  mutating func add(to ranked: inout FieldTable<[(rank: Int, column: Int)]>) {
    let free = columns.indices.filter { index in
      profiles[index].filled > 0
        && !RecordField.allCases.contains {
          mapping.columns[$0] == columns[index].name
        }
    }
    let unnamed = free.filter { columns[$0].match == nil }
    let vague = free.filter { ColumnName.isVague(columns[$0].name) }
    func add(_ found: [Int], as field: RecordField) {
      guard mapping.columns[field] == nil else { return }
      ranked[field] += found.map { (columns[$0].depth * 10_000 + Self.rank, $0) }
    }
    let isNamed = !ranked[.status].isEmpty
    add(vague.filter { profiles[$0].areReports }, as: .status)
    let mayBeStatuses = unnamed.filter { ColumnName.mayBeStatus(columns[$0].name) }
    if !isNamed {
      add(
        mayBeStatuses.filter { profiles[$0].areReports || profiles[$0].areOutcomes }, as: .status)
    }
    let isReported = ranked[.status].contains { !profiles[$0.column].areOutcomes }
    possibleStatus = isReported ? nil : mayBeStatuses.first { profiles[$0].mayBeReports }
    if ranked[.species].isEmpty { add(unnamed.filter { profiles[$0].areSpecies }, as: .species) }
    if ranked[.sex].isEmpty { add(unnamed.filter { profiles[$0].areSexes }, as: .sex) }
  }
}

/// What the values of a column of categories denote. A column of free text has no categories.
extension ColumnProfile {
  /// Whether at least four fifths of the values denote a status, and at least a tenth of them missing
  /// or found animals.
  var areReports: Bool { isReport(withShare: 0.8) }

  /// Whether the column may contain the status if the user specifies the meanings of other values.
  var mayBeReports: Bool { isReport(withShare: 0) }

  private func isReport(withShare share: Double) -> Bool {
    guard filled * 2 >= records else { return false }
    let open = count { StatusWord($0)?.status.map { $0 != .closed } == true }
    return Double(count { StatusWord($0) != nil }) >= share * Double(filled)
      && open * 10 >= filled
  }

  /// Whether most values say that a case is closed, and any of them that this is how it ended:
  /// `adopted` alone may be how an owner got the animal.
  var areOutcomes: Bool {
    count { StatusWord.isOutcome($0) && !Self.places.contains($0.folded) } * 2 > filled
      && count { StatusWord.Phrases($0).hasEnd && !Self.places.contains($0.folded) } > 0
  }

  /// Whether at least four fifths of the values denote a species.
  var areSpecies: Bool {
    count { SpeciesWord($0).map { $0.species != .other } == true } * 5 >= filled * 4
  }

  /// Whether at least four fifths of the values denote a sex, and both sexes occur: an M alone may be
  /// a size.
  var areSexes: Bool {
    count { Synonyms.sex($0) != nil } * 5 >= filled * 4
      && count { Synonyms.sex($0) == .male } > 0 && count { Synonyms.sex($0) == .female } > 0
  }

  /// Returns the number of values that satisfy a condition.
  private func count(_ isCounted: (String) -> Bool) -> Int {
    (words ?? [:]).reduce(0) { count, entry in
      count + (isCounted(String(decoding: entry.key, as: UTF8.self)) ? entry.value : 0)
    }
  }

  /// Words for outcomes that may also be the place where an animal is or was.
  private static let places: Set<String> = ["home"]
}

extension ColumnName {
  /// Returns whether a column with this name may contain the status of an animal if its values do:
  /// not whether a chip or a collar was found, or where an owner got the animal from.
  static func mayBeStatus(_ name: String) -> Bool {
    words(of: name).allSatisfy { !others.contains($0) }
  }

  private static let others = Set(
    """
    chip microchip tag collar owner photo picture file link origin source acquired previous former
    history chipa obroża właściciel zdjęcie pochodzenie herkunft halter besitzer halsband procedencia
    dueño collier propriétaire provenance origine provenienza proprietario origem dono coleira
    """.spacedWords.map(\.folded))
}
