import PetMapAnnouncements

/// From which columns a source's fields are taken, and how their values are read.
///
/// The folder reads in this order: ``ReadingOptions`` and the ``SourceMapping`` in them are what the
/// user says; a ``ColumnName`` says which field a column usually is, a ``SourceSurvey`` how its values
/// are written; the plan puts all of them together. ``DateReader``, ``AgeReader``, ``PointText``,
/// ``PhotoLink``, ``CoordinateSystem`` and ``Synonyms`` each read one kind of value.
///
/// A class, so that each record's look at it costs no copy, and all share what words were found to
/// mean.
final class FieldPlan {
  /// How a column's values are read, whatever field they are for.
  struct Column {
    /// Whether it is named exactly as the API names a member: its texts keep their white space then.
    let isExact: Bool
    /// How its points are written.
    let notation: PointNotation
    /// How many units of its numbers make a degree.
    let unitsPerDegree: Double
    /// In which order its dates have day, month and year.
    let dateOrder: DateOrder
  }

  let mapping: SourceMapping
  /// The source's columns, as many as had come when the plan was made.
  let columns: [Column]
  /// Whether every record has every column.
  let isTable: Bool
  /// By field, the columns that may hold it; the first that does in a record counts.
  private let candidates: FieldTable<[Int]>
  /// The fields of which a value may be bad without costing the pin, beside status and date.
  let checkedFields: [AnnouncementField]
  /// Whether a comma parts the decimals of coordinates.
  let hasDecimalComma: Bool
  /// Whether a column of coordinates has another unit than degrees.
  let hasUnits: Bool
  /// Whether longitudes run from 0 to 360.
  let isFullCircle: Bool
  /// Whether either number could be the latitude in all pairs of the location's column.
  let isPairOrderGuessed: Bool
  /// The columns of points of which none is named as a location, when there are several: the user has
  /// to choose.
  let rivals: [Int]
  /// Whether there is a column with dates all of which leave it open what is the day.
  let isDateOrderGuessed: Bool
  /// The columns that are carried along, and by which names.
  let kept: [(column: Int, name: String)]
  /// What a record must hold, and in which column; nil for one that no record has had yet.
  let conditions: [(condition: ColumnCondition, column: Int?)]

  private var statuses = SeenWords<StatusMeaning>()
  private var species = SeenWords<String?>()
  private var sexes = SeenWords<String?>()

  /// - Parameter isTable: whether every record has every column, so that one is enough for a field.
  init(
    _ columns: [RawColumn], survey: SourceSurvey, options: ReadingOptions, isTable: Bool
  ) {
    let mapping = options.mapping
    let looks = columns.indices.map { survey.look(at: $0) }
    let (candidates, rivals) = Self.candidates(columns, looks, mapping, isTable: isTable)
    self.rivals = survey.geometries.filled > 0 ? [] : rivals
    self.mapping = mapping
    self.isTable = isTable
    self.candidates = candidates

    let numbers = (candidates[.latitude] + candidates[.longitude]).map { looks[$0] }
    let hasDecimalComma =
      mapping.hasDecimalComma
      ?? (numbers.reduce(0) { $0 + $1.decimalCommas - $1.decimalPoints } > 0)
    self.hasDecimalComma = hasDecimalComma
    let usual: DateOrder =
      hasDecimalComma || mapping.delimiter == 0x3B ? .dayFirst : .monthFirst
    self.columns = zip(columns, looks).map { column, look in
      var notation = PointNotation(
        column: column.name, order: mapping.pointOrder ?? look.pairOrder)
      notation.elements = column.pointElements
      notation.isOrderGuessed = notation.order == nil && look.hasAmbiguousPairs
      notation.order = notation.order ?? look.usualPairOrder
      return Column(
        isExact: AnnouncementField.allCases.contains { $0.name == column.name },
        notation: notation, unitsPerDegree: ColumnName.unitsPerDegree(of: column.name),
        dateOrder: mapping.dateOrder ?? look.dateOrder ?? (look.hasDottedDates ? .dayFirst : usual))
    }
    let numeric = candidates[.latitude] + candidates[.longitude]
    let units = self.columns.map(\.unitsPerDegree)
    hasUnits = numeric.contains { units[$0] != 1 }
    isFullCircle =
      survey.geometries.isFullCircle || candidates[.longitude].contains { looks[$0].isFullCircle }
    let notations = self.columns.map(\.notation)
    isPairOrderGuessed =
      numeric.isEmpty
      && candidates[.location].contains { notations[$0].isOrderGuessed }
    let dates = [AnnouncementField.lastSeenDate, .createdAt, .updatedAt].compactMap {
      candidates[$0].first
    }
    isDateOrderGuessed = mapping.dateOrder == nil && dates.contains { looks[$0].hasAmbiguousDates }

    checkedFields = AnnouncementField.allCases.filter {
      !candidates[$0].isEmpty && Self.isChecked($0, isTable: isTable)
    }
    func find(_ name: String) -> Int? {
      columns.firstIndex { $0.name == name }
        ?? columns.firstIndex { $0.name.folded == name.folded }
        ?? AnnouncementField(name).flatMap { candidates[$0].first }
    }
    kept = Self.kept(options.keeps, of: columns, besides: candidates, find: find)
    conditions = options.conditions.map { ($0, find($0.column)) }
  }

  // MARK: Columns

  /// Whether there is a column for a field.
  func has(_ field: AnnouncementField) -> Bool { !columns(of: field).isEmpty }

  /// The columns that may hold a field, the surest first.
  func columns(of field: AnnouncementField) -> [Int] { candidates[field] }

  /// The columns of each field, the surest first: those that the user names, else those that are
  /// named as the field usually is.
  ///
  /// - Parameter looks: what the columns' values look like.
  private static func candidates(
    _ columns: [RawColumn], _ looks: [SourceSurvey.Column], _ mapping: SourceMapping, isTable: Bool
  ) -> (candidates: FieldTable<[Int]>, rivals: [Int]) {
    var ranked = FieldTable<[(rank: Int, column: Int)]>(repeating: [])
    for (index, column) in columns.enumerated() {
      let named = AnnouncementField.allCases.filter {
        !column.name.isEmpty && mapping.columns[$0] == column.name
      }
      for field in named { ranked[field].append((-1, index)) }
      guard named.isEmpty, let usual = ColumnName.match(column.name),
        mapping.columns[usual.field] == nil
      else { continue }
      // A text column of that name may be an address, and a type one of anything.
      if usual.field == .location, looks[index].points == 0 { continue }
      if ColumnName.isVague(column.name), looks[index].animals * 2 <= looks[index].filled {
        continue
      }
      ranked[usual.field].append((usual.rank * 2 + (column.isOuter ? 1 : 0), index))
    }
    let hasNumbers = !ranked[.latitude].isEmpty && !ranked[.longitude].isEmpty
    var rivals: [Int] = []
    if mapping.columns[.location] == nil, !hasNumbers, ranked[.location].isEmpty {
      // Whatever it is called: the column in which most values are points.
      let others = looks.indices.filter {
        looks[$0].field == nil && looks[$0].points * 2 > looks[$0].filled
      }
      if others.count == 1 { ranked[.location].append((0, others[0])) } else { rivals = others }
    }
    var sorted = ranked.map { candidates in
      candidates.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) }.map(\.column)
    }
    if isTable {
      sorted[.longitude] = longitudes(sorted[.longitude], of: sorted[.latitude].first, columns)
      sorted = sorted.map { Array($0.prefix(1)) }
    }
    return (sorted, rivals)
  }

  /// The longitudes, first those that are named like the latitude: `found_lat` and `found_lon`.
  private static func longitudes(
    _ longitudes: [Int], of latitude: Int?, _ columns: [RawColumn]
  ) -> [Int] {
    guard let latitude, longitudes.count > 1 else { return longitudes }
    let stem = ColumnName.stem(of: columns[latitude].name)
    let (alike, others) = (
      longitudes.filter { ColumnName.stem(of: columns[$0].name) == stem },
      longitudes.filter { ColumnName.stem(of: columns[$0].name) != stem }
    )
    return alike + others
  }

  /// A table has texts alone, so that only those of a kind can be bad.
  private static func isChecked(_ field: AnnouncementField, isTable: Bool) -> Bool {
    switch field {
    case .latitude, .longitude, .location, .status, .lastSeenDate: false
    case .age, .createdAt, .updatedAt: true
    default: !isTable
    }
  }

  /// The columns that are carried along.
  private static func kept(
    _ keeps: KeptColumns, of columns: [RawColumn], besides taken: FieldTable<[Int]>,
    find: (String) -> Int?
  ) -> [(column: Int, name: String)] {
    var kept: [(column: Int, name: String)] = []
    switch keeps {
    case .none: break
    case .all:
      let taken = Set(AnnouncementField.allCases.flatMap { taken[$0] })
      for (index, column) in columns.enumerated() where !taken.contains(index) {
        kept.append((index, column.name))
      }
    case .named(let names): kept = names.compactMap { name in find(name).map { ($0, name) } }
    }
    let own =
      AnnouncementField.allCases.map(\.name) + ["distance", "bearing", "latitude", "longitude"]
    for index in kept.indices where own.contains(kept[index].name) {
      kept[index].name = "source_" + kept[index].name
    }
    kept.removeAll { $0.name.isEmpty }
    return kept
  }

  // MARK: Words

  /// What a word in a status column says.
  enum StatusMeaning {
    case known(AnnouncementStatus)
    /// The mapping leaves it out.
    case nothing
    case unknown
  }

  func status(_ word: String) -> StatusMeaning {
    statuses.meaning(of: word) {
      let meant = mapping.meaning(of: word.trimmingBlanks, as: .status)
      if meant.isEmpty { return .nothing }
      return Synonyms.status(meant).map { .known($0) } ?? .unknown
    }
  }

  /// What a field's text stands for, as the mapping and the usual words have it.
  func meaning(of text: String?, as field: AnnouncementField) -> String? {
    switch field {
    case .species:
      species.meaning(of: text ?? "") {
        meant(text, field).map { Synonyms.species($0)?.word ?? $0 }
      }
    case .sex:
      sexes.meaning(of: text ?? "") { meant(text, field).map { Synonyms.sex($0)?.word ?? $0 } }
    default: meant(text, field)
    }
  }

  /// A text as the mapping means it, or what it gives for none.
  private func meant(_ text: String?, _ field: AnnouncementField) -> String? {
    let meant = text.map { mapping.meaning(of: $0, as: field) } ?? ""
    if !meant.isEmpty { return meant }
    let constant = mapping.constants[field] ?? ""
    return constant.isEmpty ? nil : constant
  }
}

/// What the words of a column with few of them were found to mean, each looked up once.
private struct SeenWords<Meaning> {
  /// How many are kept.
  private static var limit: Int { 500 }

  private var meanings: [String: Meaning] = [:]

  /// What a word means, by `find` when it comes for the first time.
  mutating func meaning(of word: String, find: () -> Meaning) -> Meaning {
    if let seen = meanings[word] { return seen }
    let meaning = find()
    if meanings.count < Self.limit { meanings[word] = meaning }
    return meaning
  }
}
