import CSimdJSON
import PetMapGeo
import PetMapJSON
import PetMapReports

/// From which columns a source's fields are taken, and what their values mean.
struct FieldPlan {
  /// By field, the columns that may hold it; the first that does in a record counts.
  private(set) var columns = Array(repeating: [Int](), count: AnnouncementField.count)
  /// How many of the source's columns the plan was made for.
  let columnCount: Int
  /// Whether every record has every column.
  let isTable: Bool
  /// The fields that have a column.
  private(set) var fields: [AnnouncementField] = []
  let mapping: SourceMapping
  /// Whether a comma parts the decimals of coordinates.
  let hasDecimalComma: Bool
  /// By column.
  private var dateOrders: [DateOrder] = []
  /// By column: whether it is named as the API names a member, whose texts are kept to the blank.
  private let isExact: [Bool]
  /// Columns with dates of which day and month could be either, all of them.
  private(set) var ambiguousColumns: [Int] = []
  /// The columns that are carried along, and by which names.
  private(set) var kept: [(column: Int, name: String)] = []
  /// By condition, the column it is about; nil for one that no record has had yet.
  private(set) var conditionColumns: [Int?] = []

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
      // A text column of that name may be an address.
      if usual.field == .location, looks[index].points == 0 { continue }
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
    self.columns = taken
    fields = AnnouncementField.allCases.filter { !taken[Int($0.rawValue)].isEmpty }
    let numbers = [AnnouncementField.latitude, .longitude].flatMap {
      taken[Int($0.rawValue)]
    }.map { looks[$0] }
    let commas = numbers.reduce(0) { $0 + $1.decimalCommas }
    let points = numbers.reduce(0) { $0 + $1.decimalPoints }
    hasDecimalComma = mapping.hasDecimalComma ?? (commas > points)
    let usesComma = hasDecimalComma
    dateOrders = looks.map { look in
      if let order = mapping.dateOrder { return order }
      if look.dayFirst != look.monthFirst {
        return look.dayFirst > look.monthFirst ? .dayFirst : .monthFirst
      }
      return usesComma || mapping.delimiter == 0x3B ? .dayFirst : .monthFirst
    }
    if mapping.dateOrder == nil {
      let dates = [AnnouncementField.lastSeenDate, .createdAt, .updatedAt].compactMap {
        taken[Int($0.rawValue)].first
      }
      ambiguousColumns = dates.filter { looks[$0].isAmbiguous }
    }
    find(options, in: columns)
  }

  /// Finds the columns that are carried along, and those that conditions are about.
  mutating func find(_ options: ReadingOptions, in columns: [RawColumn]) {
    let taken = Set(self.columns.joined())
    func find(_ name: String) -> Int? {
      columns.firstIndex { $0.name == name }
        ?? columns.firstIndex { ColumnName.folded($0.name) == ColumnName.folded(name) }
        ?? AnnouncementField(name).flatMap { column(of: $0) }
    }
    switch options.keeps {
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
    conditionColumns = options.conditions.map { find($0.column) }
  }

  /// What a record carries along.
  func kept(of record: Int, in batch: RawBatch) -> JSONObject {
    var object = JSONObject()
    for (column, name) in kept {
      let slice = batch.slice(column, of: record)
      guard !slice.isEmpty, slice.kind != PETMAP_SLICE_BROKEN else { continue }
      let value: JSONValue
      if slice.kind == PETMAP_SLICE_LITERAL || slice.kind == PETMAP_SLICE_NESTED {
        guard let parsed = try? JSONValue(parsing: unsafe Array(slice.bytes(in: batch.bytes)))
        else {
          continue
        }
        value = parsed
      } else {
        value = .string(unsafe slice.text(in: batch.bytes) ?? "")
      }
      object.members.append(JSONObject.Member(name: name, value: value))
    }
    return object
  }

  private static func hasPoints(_ ranked: [[(rank: Int, column: Int)]]) -> Bool {
    func has(_ field: AnnouncementField) -> Bool { !ranked[Int(field.rawValue)].isEmpty }
    return has(.latitude) && has(.longitude) || has(.location)
  }

  /// Whether there is a column for a field.
  func has(_ field: AnnouncementField) -> Bool { !columns[Int(field.rawValue)].isEmpty }

  /// In which order the dates of a column have day, month and year.
  func dateOrder(ofColumn column: Int) -> DateOrder {
    column < dateOrders.count ? dateOrders[column] : mapping.dateOrder ?? .monthFirst
  }

  /// The column of a field's first candidate.
  func column(of field: AnnouncementField) -> Int? { columns[Int(field.rawValue)].first }

  // MARK: Values

  /// What a record has for a field, and in which column.
  @inline(__always)
  func slice(
    _ field: AnnouncementField, of record: Int, in batch: RawBatch
  ) -> (slice: petmap_slice, column: Int) {
    var found = (slice: petmap_slice.none, column: -1)
    for column in columns[Int(field.rawValue)] {
      let slice = batch.slice(column, of: record)
      if found.slice.isNone { found = (slice, column) }
      if !slice.isEmpty { return (slice, column) }
    }
    return found
  }

  /// The text that a record has for a field, as the mapping means it; nil when there is none.
  func text(_ field: AnnouncementField, of record: Int, in batch: RawBatch) -> String? {
    let (slice, column) = slice(field, of: record, in: batch)
    var text: String?
    if !slice.isEmpty, slice.kind != PETMAP_SLICE_NESTED, slice.kind != PETMAP_SLICE_BROKEN {
      text = unsafe slice.text(in: batch.bytes)
      if field != .description, !isExact[column] { text = text?.trimmingBlanks }
    }
    if let value = text, let meaning = mapping.values[field]?.meaning(of: value) { text = meaning }
    if text?.isEmpty ?? true { text = mapping.constants[field] }
    guard let text, !text.isEmpty else { return nil }
    switch field {
    case .species: return Synonyms.species(text)?.word ?? text
    case .sex: return Synonyms.sex(text)?.word ?? text
    default: return text
    }
  }

  /// What a word in a status column says.
  enum StatusMeaning {
    case known(AnnouncementStatus)
    /// The mapping leaves it out.
    case nothing
    case unknown
  }

  func status(_ word: String) -> StatusMeaning {
    let word = mapping.values[.status]?.meaning(of: word) ?? word
    if word.isEmpty { return .nothing }
    return Synonyms.status(word).map { .known($0) } ?? .unknown
  }

  /// The day in a date's column.
  func date(_ slice: petmap_slice, _ column: Int, in batch: RawBatch) -> CalendarDate? {
    unsafe DateReader.date(
      slice.trimmed(in: batch.bytes), order: dateOrder(ofColumn: column))
  }

  /// The instant in a time stamp's column; a date without a time is its midnight in UTC.
  func timestamp(_ slice: petmap_slice, _ column: Int, in batch: RawBatch) -> Timestamp? {
    if let exact = unsafe Timestamp(iso: slice.trimmed(in: batch.bytes)) { return exact }
    return date(slice, column, in: batch).map {
      Timestamp(milliseconds: Int64($0.daysSinceEpoch) * 86_400_000)
    }
  }

  func timestamp(_ field: AnnouncementField, of record: Int, in batch: RawBatch) -> Timestamp? {
    let (slice, column) = slice(field, of: record, in: batch)
    return slice.isEmpty ? nil : timestamp(slice, column, in: batch)
  }

  /// A record's age in whole years.
  func age(of record: Int, in batch: RawBatch) -> Int? {
    guard var text = text(.age, of: record, in: batch) else { return nil }
    return text.withUTF8 { unsafe AgeReader.years($0) }
  }

  /// A coordinate's number.
  func number(_ slice: petmap_slice, in bytes: UnsafeMutablePointer<UInt8>) -> Double? {
    let text = unsafe slice.trimmed(in: bytes)
    guard text.count > 0 else { return nil }
    if let number = DecimalNumber.parse(unsafe Span(_unsafeElements: text)) { return number }
    guard hasDecimalComma, text.count <= 32 else { return nil }
    var pointed = unsafe Array(text)
    guard pointed.count(where: { $0 == 0x2C }) == 1 else { return nil }
    // With a comma for the decimals, points and spaces are between thousands.
    pointed.removeAll { $0 == 0x2E || $0 == 0x20 }
    for index in pointed.indices where pointed[index] == 0x2C { pointed[index] = 0x2E }
    return DecimalNumber.parse(pointed.span)
  }
}

extension String {
  /// The text without white space at either end.
  var trimmingBlanks: String {
    guard let first = utf8.first, let last = utf8.last,
      first <= 0x20 || last <= 0x20 || first >= 0x80 || last >= 0x80
    else { return self }
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}
