import PetMapGeo
import PetMapAnnouncements
import PetMapSynonyms

/// Profiles of the columns in a source's first records, used to detect their formats.
struct ColumnProfiles {
  /// The number of records to examine, unless a date or a pair of numbers is ambiguous in all of
  /// them.
  private static let sample = 1000

  private var columns: [ColumnProfile] = []
  private var notations: [PointNotation] = []
  /// The profile of the longitudes in the records' geometries.
  private(set) var geometries = ColumnProfile()
  private var records = 0
  /// The species of records that do not contain one.
  private let defaultSpecies: String?

  /// Profiles a source's first records.
  init(_ source: any RawRecords, _ mapping: SourceMapping) {
    defaultSpecies = mapping.constants[.species]
    var batch = RawBatch()
    // An error ends the sampling; it recurs when the source is read.
    while let hasMore = try? source.read(into: &batch), hasMore {
      for column in source.columns.dropFirst(columns.count) {
        let part = ColumnName.part(column.name)
        let field =
          mapping.field(ofColumn: column.name) ?? column.match?.field
          ?? (part?.part == .hemisphere ? nil : part?.field)
        let isWeak = ColumnName.isWeak(column.name)
        columns.append(
          ColumnProfile(
            field: field, isVague: ColumnName.isVague(column.name),
            distinctValues: field == .id && isWeak ? [] : nil,
            mayBeHemisphere: part?.part == .hemisphere, mayBeZone: UTMZone.isZone(column.name),
            unitsPerDegree: ColumnName.unitsPerDegree(of: column.name), isWeak: isWeak,
            mayBeAgeUnit: ColumnName.mayBeAgeUnit(column.name),
            flags: ColumnName.flags(named: column.name).map { ($0, 0) },
            mark: ColumnName.mark(named: column.name).map(CaseMark.Profile.init)))
        var notation = PointNotation(column: column.name)
        notation.elements = column.pointElements
        notation.representsShapes = mapping.representsShapes
        notations.append(notation)
      }
      for record in 0..<batch.count where batch.records[record].problem == nil {
        let row = batch[record]
        if let point = row.record.point, records < Self.sample { geometries.add(point) }
        for column in columns.indices where records < Self.sample || columns[column].isAmbiguous {
          add(row[column], of: row, to: column)
        }
        records += 1
      }
      guard records >= Self.sample else { continue }
      let isPastLimit = source.offset > Int64(ByteSource.sampleLimit)
      if isPastLimit || !columns.contains(where: \.isAmbiguous) { return }
    }
  }

  /// Returns the profile of a column, which is empty for a column that occurs after the first
  /// records.
  func profile(at column: Int) -> ColumnProfile {
    guard column < columns.count else { return ColumnProfile(isExamined: false) }
    var profile = columns[column]
    profile.records = records
    return profile
  }

  private mutating func add(_ slice: RawSlice, of row: RawRow, to column: Int) {
    guard !slice.isEmpty else { return }
    let text = slice.trimmed(in: row.bytes)
    guard text.count > 0, text.count < 4096, !CellText.isNull(text) else { return }
    columns[column].filled += 1
    columns[column].distinctValues?.insert(Array(text))
    columns[column].addWord(text, isNested: slice.kind == .nested)
    if columns[column].mayBeHemisphere {
      columns[column].countHemisphere(String(decoding: text.prefix(20), as: UTF8.self))
    }
    if columns[column].mayBeAgeUnit,
      AgeReader.unitsPerYear(String(decoding: text.prefix(40), as: UTF8.self)) != nil
    {
      columns[column].ageUnits += 1
    }
    if columns[column].flags != nil,
      StatusFlag.isTrue(String(decoding: text.prefix(12), as: UTF8.self)) != nil
    {
      columns[column].flags?.count += 1
    }
    columns[column].mark?.add(text)
    switch columns[column].field {
    case .species, .breed, .sex:
      if text.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) {
        columns[column].references += 1
      }
      guard columns[column].isVague else { break }
      let word = String(decoding: text.prefix(40), as: UTF8.self)
      if let species = SpeciesWord(word)?.species, species != .other {
        columns[column].animals += 1
      }
    case .latitude, .longitude:
      if let number = NumberText.number(Array(text), hasDecimalComma: true) {
        columns[column].add(number)
      } else if text.count < 40, DegreeText.isCoordinate(String(decoding: text, as: UTF8.self)) {
        columns[column].degrees += 1
      }
      guard let decimal = Self.decimalMark(text) else { break }
      if decimal.mark == UInt8(ascii: ",") {
        columns[column].decimalCommas += 1
      } else {
        columns[column].decimalPoints += 1
      }
      if decimal.isFraction { columns[column].fractions += 1 }
    case .lastSeenDate, .createdAt, .updatedAt: addDate(text, to: column)
    case .age:
      if let age = NumberText.number(Array(text)), age > AgeReader.highestYears,
        mayBeDogOrCat(row)
      {
        columns[column].highAges += 1
      }
    case nil:
      if columns[column].mayBeZone,
        UTMZone.system(String(decoding: text, as: UTF8.self)) != nil
      {
        columns[column].zones += 1
      }
    default: break
    }
    if columns[column].field != .latitude, columns[column].field != .longitude {
      addPoint(slice.unescaped(in: row.bytes), to: column)
    }
  }

  private mutating func addPoint(_ value: ArraySlice<UInt8>, to column: Int) {
    let notation = notations[column]
    let isNamed = columns[column].field == .location
    let isStrict = !isNamed && !PointText.looksAngular(value)
    let point = PointText.read(value, notation, isStrict: isStrict)
    // An ID may look like a grid reference without spaces.
    let mayBeGrid =
      point == nil && (isNamed || value.count <= 20 && value.contains(UInt8(ascii: " ")))
    let isGrid = mayBeGrid && GridReference(Array(value.prefix(64))) != nil
    let mayBeLink = point == nil && !isGrid && (isNamed || PointText.mayBeLink(value))
    let isLink = mayBeLink && MapLink.location(value) != nil
    if isGrid { columns[column].gridReferences += 1 }
    if point != nil || isGrid || isLink { columns[column].points += 1 }
    if isGrid { columns[column].degrees += 1 }
    if let point { columns[column].countDegrees(point) }
    if point != nil, PointText.srid(value) != nil { columns[column].labels += 1 }
    guard isNamed || point != nil, let pair = PointText.openPair(value, notation) else { return }
    if pair.isArray { columns[column].arrays += 1 }
    switch pair.order {
    case .latitudeFirst:
      columns[column].latitudeFirst += 1
      columns[column].countRange(pair.second)
    case .longitudeFirst:
      columns[column].longitudeFirst += 1
      columns[column].countRange(pair.first)
    case nil: columns[column].openPairs += 1
    }
  }

  /// Returns whether a record is about a dog or a cat, or does not contain the species.
  private func mayBeDogOrCat(_ row: RawRow) -> Bool {
    let column = columns.firstIndex { $0.field == .species }
    let text = column.flatMap { row[$0].text(in: row.bytes) } ?? ""
    guard let word = text.isEmpty ? defaultSpecies : text else { return true }
    let species = SpeciesWord(word)?.species
    return species == .dog || species == .cat
  }

  private mutating func addDate(_ text: ArraySlice<UInt8>, to column: Int) {
    if columns[column].isWeak, records < Self.sample,
      DateReader.date(text, order: .dayFirst) != nil
        || DateReader.date(text, order: .monthFirst) != nil
    {
      columns[column].dates += 1
    }
    guard let first = text.first, first &- UInt8(ascii: "0") < 10, text.count >= 6,
      text.count <= 40
    else { return }
    let (evidence, shortNumbers) = DateReader.evidence(text)
    if let (first, second, last) = shortNumbers {
      columns[column].shortDates.add(first, second, last)
    } else if evidence != .none && evidence != .republican {
      columns[column].shortDates.hasLongYears = true
    }
    switch evidence {
    case .none: break
    case .dayFirst: columns[column].dayFirst += 1
    case .monthFirst: columns[column].monthFirst += 1
    case .republican: columns[column].republicanDates += 1
    case .ambiguous:
      columns[column].ambiguousDates += 1
      if text.prefix(3).contains(UInt8(ascii: ".")) { columns[column].dottedDates += 1 }
    }
  }

  /// Returns the decimal separator of a number that consists of digits and one point or comma, and
  /// whether any digit after it is not zero.
  private static func decimalMark(
    _ value: ArraySlice<UInt8>
  ) -> (mark: UInt8, isFraction: Bool)? {
    guard value.count <= 32, let plain = NumberText.plain(Array(value)) else { return nil }
    var mark: UInt8?
    var isFraction = false
    for (index, byte) in plain.filter({ $0 != UInt8(ascii: " ") }).enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        isFraction = isFraction || mark != nil && byte != UInt8(ascii: "0")
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if index > 0 { return nil }
      case UInt8(ascii: ","), UInt8(ascii: "."):
        if mark != nil || index == 0 { return nil }
        mark = byte
      default: return nil
      }
    }
    return mark.map { ($0, isFraction) }
  }
}
