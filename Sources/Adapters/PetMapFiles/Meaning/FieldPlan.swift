import CSimdJSON
import PetMapReports

/// From which columns a source's fields are taken, and what their values mean.
///
/// A class, so that each record's look at it costs no copy.
final class FieldPlan {
  /// By field, the columns that may hold it; the first that does in a record counts.
  private let candidates: [[Int]]
  /// How many of the source's columns the plan was made for.
  let columnCount: Int
  /// Whether every record has every column.
  let isTable: Bool
  /// Those of which a value may be bad without costing the pin, beside status and date.
  let checkedFields: [AnnouncementField]
  let mapping: SourceMapping
  /// Whether a comma parts the decimals of coordinates.
  let hasDecimalComma: Bool
  /// By column: in which order its dates have day, month and year.
  let dateOrders: [DateOrder]
  /// By column: whether it is named as the API names a member, whose texts are kept to the blank.
  let isExact: [Bool]
  /// By column: what a point as an array begins with.
  let pairOrders: [PointText.ArrayOrder]
  /// Columns with dates of which day and month could be either, all of them.
  let ambiguousColumns: [Int]
  /// The columns that are carried along, and by which names.
  let kept: [(column: Int, name: String)]
  /// What a record must hold, and in which column; nil for one that no record has had yet.
  let conditions: [(condition: ColumnCondition, column: Int?)]
  var statuses = SeenWords<StatusMeaning>()
  var species = SeenWords<String?>()
  var sexes = SeenWords<String?>()

  /// - Parameter isTable: whether every record has every column, so that one is enough for a field.
  init(
    _ columns: [RawColumn], survey: SourceSurvey, options: ReadingOptions, isTable: Bool
  ) {
    let mapping = options.mapping
    columnCount = columns.count
    self.isTable = isTable
    isExact = columns.map { column in
      AnnouncementField.allCases.contains { $0.name == column.name }
    }
    pairOrders = columns.map { column in
      let name = ColumnName.folded(column.name)
      let isLatitudeFirst = ["geopoint", "lat"].contains { name.hasPrefix($0) }
      return isLatitudeFirst ? .latitudeFirst : .longitudeFirst
    }
    self.mapping = mapping
    let looks = columns.indices.map {
      $0 < survey.columns.count ? survey.columns[$0] : SourceSurvey.Column()
    }
    var ranked = Array(repeating: [(rank: Int, column: Int)](), count: AnnouncementField.count)
    for (index, column) in columns.enumerated() {
      let asked = mapping.columns.filter { !$0.value.isEmpty && $0.value == column.name }
      if !asked.isEmpty {
        for (field, _) in asked { ranked[Int(field.rawValue)].append((-1, index)) }
        continue
      }
      guard let usual = ColumnName.match(column.name), mapping.columns[usual.field] == nil else {
        continue
      }
      // A text column of that name may be an address, and a type one of anything.
      if usual.field == .location, looks[index].points == 0 { continue }
      if ColumnName.isVague(column.name), looks[index].animals * 2 <= looks[index].filled {
        continue
      }
      let rank = usual.rank * 2 + (column.isOuter ? 1 : 0)
      ranked[Int(usual.field.rawValue)].append((rank, index))
    }
    if mapping.columns[.location] == nil, !Self.hasPoints(ranked) {
      let other = looks.indices.filter { looks[$0].points * 2 > looks[$0].filled }
        .max { looks[$0].points < looks[$1].points }
      if let other { ranked[Int(AnnouncementField.location.rawValue)].append((0, other)) }
    }
    let taken = ranked.map { candidates in
      let sorted = candidates.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) }.map(\.column)
      return isTable ? Array(sorted.prefix(1)) : sorted
    }
    candidates = taken
    let fields = AnnouncementField.allCases.filter { !taken[Int($0.rawValue)].isEmpty }
    checkedFields = Self.checked(fields, isTable: isTable)
    let numbers = [AnnouncementField.latitude, .longitude].flatMap {
      taken[Int($0.rawValue)]
    }.map { looks[$0] }
    let commas = numbers.reduce(0) { $0 + $1.decimalCommas }
    let points = numbers.reduce(0) { $0 + $1.decimalPoints }
    let usesComma = mapping.hasDecimalComma ?? (commas > points)
    hasDecimalComma = usesComma
    dateOrders = looks.map { look in
      if let order = mapping.dateOrder { return order }
      if look.dayFirst != look.monthFirst {
        return look.dayFirst > look.monthFirst ? .dayFirst : .monthFirst
      }
      return usesComma || mapping.delimiter == 0x3B ? .dayFirst : .monthFirst
    }
    let dates = [AnnouncementField.lastSeenDate, .createdAt, .updatedAt].compactMap {
      taken[Int($0.rawValue)].first
    }
    ambiguousColumns = mapping.dateOrder == nil ? dates.filter { looks[$0].isAmbiguous } : []
    func find(_ name: String) -> Int? {
      columns.firstIndex { $0.name == name }
        ?? columns.firstIndex { ColumnName.folded($0.name) == ColumnName.folded(name) }
        ?? AnnouncementField(name).flatMap { taken[Int($0.rawValue)].first }
    }
    kept = Self.kept(options.keeps, of: columns, besides: Set(taken.joined()), find: find)
    conditions = options.conditions.map { ($0, find($0.column)) }
  }

  /// The columns that are carried along.
  private static func kept(
    _ keeps: KeptColumns, of columns: [RawColumn], besides taken: Set<Int>,
    find: (String) -> Int?
  ) -> [(column: Int, name: String)] {
    var kept: [(column: Int, name: String)] = []
    switch keeps {
    case .none: break
    case .all:
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

  /// A table has texts alone, so that only those of a kind can be bad.
  private static func checked(
    _ fields: [AnnouncementField], isTable: Bool
  ) -> [AnnouncementField] {
    fields.filter { field in
      switch field {
      case .latitude, .longitude, .location, .status, .lastSeenDate: false
      case .age, .createdAt, .updatedAt: true
      default: !isTable
      }
    }
  }

  private static func hasPoints(_ ranked: [[(rank: Int, column: Int)]]) -> Bool {
    func has(_ field: AnnouncementField) -> Bool { !ranked[Int(field.rawValue)].isEmpty }
    return has(.latitude) && has(.longitude) || has(.location)
  }

  /// Whether there is a column for a field.
  func has(_ field: AnnouncementField) -> Bool { !columns(of: field).isEmpty }

  /// The column of a field's first candidate.
  func column(of field: AnnouncementField) -> Int? { columns(of: field).first }

  /// The columns that may hold a field, the surest first.
  func columns(of field: AnnouncementField) -> [Int] { candidates[Int(field.rawValue)] }

  /// What a record has for a field, and in which column.
  @inline(__always)
  func slice(_ field: AnnouncementField, of row: RawRow) -> (slice: petmap_slice, column: Int) {
    var found = (slice: petmap_slice.none, column: -1)
    for column in columns(of: field) {
      let slice = row[column]
      if found.slice.isNone { found = (slice, column) }
      if !slice.isEmpty { return (slice, column) }
    }
    return found
  }
}
