import PetMapAnnouncements
import PetMapSynonyms

/// The columns of categories whose values denote a status, a species, or a sex, whatever their names
/// are: a question such as `Was the animal lost or found?`, or the types of intakes and outcomes of a
/// shelter.
struct ValueColumns {
  /// The rank of a column that is recognized by its values, among columns of the same depth: after
  /// all columns that are recognized by their names.
  private static let rank = 5_000

  /// The status columns that contain outcomes, which say that a case is closed, or nothing.
  private(set) var outcomes: Set<Int> = []
  /// The column next to that of outcomes in which some values denote missing or found animals, such as
  /// the types of intakes. Its other values say nothing.
  private(set) var intakes: Set<Int> = []
  /// The column that contains the status if the user specifies the meanings of its other values.
  private(set) var possibleStatus: Int?

  /// The status columns that contain flags, dates, or text instead of words for statuses.
  private(set) var marks: [Int: CaseMark] = [:]

  /// The status columns with the types of reports, in which an adoption is an offer.
  private(set) var reportTypes: Set<Int> = []

  private let columns: [RawColumn]
  private let profiles: [ColumnProfile]
  private let flag: StatusFlag?
  private let mapping: SourceMapping

  /// - Parameter flag: The column of flags that contains the status.
  init(
    _ columns: [RawColumn], _ profiles: [ColumnProfile], _ flag: StatusFlag?,
    _ mapping: SourceMapping
  ) {
    (self.columns, self.profiles, self.flag) = (columns, profiles, flag)
    self.mapping = mapping
  }

  /// Adds the columns to the candidates of fields for which the user has specified no column.
  mutating func add(to ranked: inout FieldTable<[(rank: Int, column: Int)]>) {
    let free = columns.indices.filter { index in
      !RecordField.allCases.contains { mapping.columns[$0] == columns[index].name }
    }
    let categories = free.filter { profiles[$0].words?.isEmpty == false }
    let unnamed = categories.filter { columns[$0].match == nil }
    func add(_ found: [Int], as field: RecordField) {
      ranked[field] += found.map { (columns[$0].depth * 10_000 + Self.rank, $0) }
    }
    if mapping.columns[.status] == nil {
      let isNamed = !ranked[.status].isEmpty
      let vague = categories.filter { ColumnName.isVague(columns[$0].name) }
      let others = unnamed.filter { ColumnName.mayBeStatus(columns[$0].name) }
      let counts = Dictionary(
        (vague + others).map { ($0, StatusCounts(profiles[$0])) }, uniquingKeysWith: { $1 })
      let reports = (isNamed ? vague : vague + others).filter { counts[$0]?.areReports == true }
      add(reports, as: .status)
      reportTypes = Set(
        ranked[.status].map(\.column).filter {
          ColumnName.isReportType(columns[$0].name) && StatusCounts(profiles[$0]).mayBeReports
        })
      if !isNamed {
        findOutcomes(vague, others, counts, reports)
        add(outcomes.sorted() + intakes, as: .status)
      }
      marks = findMarks(free, hasStatus: isNamed || !reports.isEmpty)
      add(marks.keys.filter { !outcomes.contains($0) }.sorted(), as: .status)
    }
    for (field, isField) in [
      (RecordField.species, \ColumnProfile.areSpecies), (.sex, \ColumnProfile.areSexes),
    ] where ranked[field].isEmpty && mapping.columns[field] == nil {
      add(unnamed.filter { profiles[$0][keyPath: isField] }, as: field)
    }
  }

  /// Finds the columns of outcomes, and the one that may contain the status otherwise.
  private mutating func findOutcomes(
    _ vague: [Int], _ others: [Int], _ counts: [Int: StatusCounts], _ reports: [Int]
  ) {
    outcomes = Set(
      (vague + others).filter { counts[$0]?.areOutcomes == true && !reports.contains($0) })
    let possible = others.first { counts[$0]?.mayBeReports == true && !outcomes.contains($0) }
    guard reports.isEmpty, let possible else { return }
    if outcomes.isEmpty { possibleStatus = possible } else { intakes = [possible] }
  }

  /// Returns the columns that say what became of an animal by flags, dates, or text.
  ///
  /// - Parameter hasStatus: Whether a column says whether an animal is missing or found.
  private func findMarks(_ free: [Int], hasStatus: Bool) -> [Int: CaseMark] {
    var marks: [Int: CaseMark] = [:]
    for index in free where index != flag?.index {
      guard let mark = CaseMark(profiles[index]), mark.isCertain || !hasStatus else { continue }
      marks[index] = mark
    }
    // Where a missing animal was found says that it is back, as does the date.
    let isAboutLosses = columns.contains {
      StatusWord.status(ofName: $0.name) == .missing || $0.name.folded.contains("lastseen")
    }
    let hasLossesAndFindings = [CaseMark.Meaning.lost, .finding].allSatisfy { meaning in
      marks.values.contains { $0.meaning == meaning && $0.hasDates }
    }
    for (index, mark) in marks {
      let isComplete = profiles[index].filled * 5 >= profiles[index].records * 4
      let isKept =
        switch mark.meaning {
        case .lost: hasLossesAndFindings
        case .finding: hasLossesAndFindings ? mark.hasDates : isComplete && !isAboutLosses
        default: true
        }
      if !isKept { marks[index] = nil }
    }
    return marks
  }
}

/// The numbers of values of a column of categories that denote statuses.
private struct StatusCounts {
  private let profile: ColumnProfile
  /// The number of values that denote a status.
  private var known = 0
  /// The number of those that denote missing or found animals.
  private var open = 0
  /// Whether any value denotes missing animals, and whether any denotes found ones.
  private var hasMissing = false
  private var hasFound = false
  /// The number of values that close a case in a column of outcomes.
  private var outcomes = 0
  /// Whether any value says how a case ended: `adopted` alone may be how an owner got the animal.
  private var hasEnd = false

  init(_ profile: ColumnProfile) {
    self.profile = profile
    for (word, count) in profile.words ?? [:] {
      let text = String(decoding: word, as: UTF8.self)
      let meaning = StatusWord(text)
      if meaning != nil { known += count }
      if let status = meaning?.status, status != .closed { open += count }
      hasMissing = hasMissing || meaning == .decided(.missing)
      hasFound = hasFound || meaning == .decided(.found)
      guard StatusWord.isOutcome(text), !Self.places.contains(text.folded) else { continue }
      outcomes += count
      hasEnd = hasEnd || StatusWord.Phrases(text).hasEnd
    }
  }

  /// Whether at least a tenth of the values denote missing or found animals.
  var mayBeReports: Bool { open > 0 && open * 10 >= profile.filled }

  /// Whether the column contains the status of most records, of which at least four fifths are known
  /// or, if some are missing and others were found, at least half.
  var areReports: Bool {
    let isKnown =
      known * 5 >= profile.filled * 4 || hasMissing && hasFound && known * 2 >= profile.filled
    return mayBeReports && isKnown && profile.filled * 2 >= profile.records
  }

  /// Whether most values say that a case is closed.
  var areOutcomes: Bool { hasEnd && outcomes * 2 > profile.filled }

  /// Words for outcomes that may also be the place where an animal is or was.
  private static let places: Set<String> = ["home"]
}

/// What the values of a column of categories denote. A column of free text has no categories.
extension ColumnProfile {
  /// Whether at least four fifths of the values denote a species.
  fileprivate var areSpecies: Bool {
    count { SpeciesWord($0).map { $0.species != .other } == true } * 5 >= filled * 4
  }

  /// Whether at least four fifths of the values denote a sex, and both sexes occur: an M alone may be
  /// a size.
  fileprivate var areSexes: Bool {
    count { Synonyms.sex($0) != nil } * 5 >= filled * 4
      && count { Synonyms.sex($0) == .male } > 0 && count { Synonyms.sex($0) == .female } > 0
  }

  /// Returns the number of values that satisfy a condition.
  private func count(_ isCounted: (String) -> Bool) -> Int {
    (words ?? [:]).reduce(0) { count, entry in
      count + (isCounted(String(decoding: entry.key, as: UTF8.self)) ? entry.value : 0)
    }
  }

}

extension ColumnName {
  /// Returns whether a name denotes the type of a report.
  static func isReportType(_ name: String) -> Bool {
    isVague(name)
      || exact(name.folded)?.field == .status && name.foldedWords.contains { isVague($0) }
  }

  /// Returns whether a column with this name may contain the status of an animal if its values do:
  /// not whether a chip or a collar was found, or where an owner got the animal from.
  static func mayBeStatus(_ name: String) -> Bool {
    name.foldedWords.allSatisfy { !others.contains($0) }
  }

  private static let others = Set(
    """
    chip microchip tag collar owner photo picture file link origin source acquired previous former
    history chipa obroża właściciel zdjęcie pochodzenie herkunft halter besitzer halsband procedencia
    dueño collier propriétaire provenance origine provenienza proprietario origem dono coleira
    """.spacedWords.map(\.folded))
}
