import PetMapGeo
import PetMapAnnouncements

/// Profiles of the columns in a source's first records, used to detect their formats.
struct SourceSurvey {
  /// The number of records to examine, unless a date or a pair of numbers is ambiguous in all of
  /// them.
  private static let sample = 1000

  /// A column profile.
  struct Column {
    /// The field according to the mapping or the column's name; `nil` if it is unknown.
    var field: AnnouncementField?
    /// Whether the name is ambiguous, so that the values decide.
    var isVague = false
    /// Whether a value occurs more than once, in a column that is an ID only if its values are unique.
    var isRepeated: Bool { distinctValues.map { $0.count < filled } ?? false }
    /// The distinct values of such a column.
    fileprivate var distinctValues: Set<[UInt8]>?
    /// Whether the name denotes the hemisphere of a coordinate in another column.
    var mayBeHemisphere = false
    /// Whether the name denotes UTM zones.
    var mayBeZone = false
    /// Whether the name denotes a field only if the values confirm it.
    var isWeak = false
    var filled = 0
    /// The number of values that are the hemisphere of a latitude, and of a longitude.
    var latitudeHemispheres = 0
    var longitudeHemispheres = 0
    /// Whether any longitude is east, and whether any is west.
    var hasEast = false
    var hasWest = false
    /// The number of values that are UTM zones, in a column named for them.
    var zones = 0
    /// Whether the name may denote the unit of an age, and the number of values that are units.
    fileprivate var mayBeAgeUnit = false
    var ageUnits = 0
    /// The number of ages without a unit above ``AgeReader/highestYears``.
    fileprivate var highAges = 0
    /// The numbers of values with a decimal comma and with a decimal point: `52,2297`, `52.2297`.
    var decimalCommas = 0
    var decimalPoints = 0
    /// The number of values that are not whole: `52.2297`, but not `52.0`.
    var fractions = 0
    /// The number of values that identify themselves as points, such as well-known text.
    var points = 0
    /// The number of points that are grid references.
    var gridReferences = 0
    /// The number of pairs whose order is implied by their magnitudes, and of ambiguous pairs.
    var latitudeFirst = 0
    var longitudeFirst = 0
    var openPairs = 0
    /// The number of pairs that are arrays.
    var arrays = 0
    /// The number of values that denote a species.
    var animals = 0
    /// The number of values that are whole numbers, in a column named for species or breeds.
    var references = 0
    /// The number of values that denote a status, and of those that denote missing or found animals.
    var statuses = 0
    var missingOrFound = 0
    /// The status of records for which the column is true, according to its name, and the number of
    /// values that are true or false.
    var flaggedStatus: AnnouncementStatus?
    fileprivate var flags = 0
    var dayFirst = 0
    var monthFirst = 0
    var ambiguousDates = 0
    /// The number of ambiguous dates separated by periods, which nearly always begin with the day.
    var dottedDates = 0
    /// The number of dates in the Republic of China calendar.
    var republicanDates = 0
    /// The dates with years of at most two digits.
    var shortDates = ShortDates()

    /// The number of values from 180 (exclusive) to 360, and of negative values.
    var beyond180 = 0
    var negative = 0
    /// The largest magnitude of a coordinate.
    var largest = 0.0
    /// The number of values that are dates, in a column whose name is weak.
    var dates = 0

    /// Whether enough dates are in the Republic of China calendar that they are not typos.
    var hasRepublicanYears: Bool { republicanDates > 0 && republicanDates * 5 >= filled }
    /// Whether enough ages are high to suggest that they are not in years. A few high ages may be
    /// typos or codes for an unknown age.
    var hasHighAges: Bool { highAges > 0 && highAges * 5 >= filled }
    /// Whether all species or breeds are numbers, which refer to another table.
    var areReferences: Bool { references > 0 && references == filled }
    /// Whether all values denote a status, and most of them missing or found animals.
    var areReports: Bool { statuses == filled && missingOrFound * 2 > filled }
    /// Whether all values are true or false, in a column named for a status.
    var areStatusFlags: Bool { flaggedStatus != nil && filled > 0 && flags == filled }
    /// Whether there are dates of ambiguous order but no unambiguous ones, or dates that may begin
    /// or end with the year.
    var hasAmbiguousDates: Bool {
      ambiguousDates > 0 && dayFirst == 0 && monthFirst == 0 && !shortDates.areYearFirst
        || shortDates.areAmbiguous
    }
    /// Whether there are pairs of ambiguous order but no unambiguous ones.
    var hasAmbiguousPairs: Bool { openPairs > 0 && latitudeFirst == 0 && longitudeFirst == 0 }
    /// The default order: GeoJSON's for arrays, latitude first for text.
    var defaultPairOrder: PairOrder? {
      let pairs = latitudeFirst + longitudeFirst + openPairs
      return pairs == 0 ? nil : arrays * 2 > pairs ? .longitudeFirst : .latitudeFirst
    }
    /// Whether there are pairs of numbers.
    var hasPairs: Bool { latitudeFirst + longitudeFirst + openPairs > 0 }
    /// Whether more records have to be examined.
    var isAmbiguous: Bool { hasAmbiguousDates || hasAmbiguousPairs }
    /// The order of most unambiguous pairs; `nil` if there are none or it is a tie.
    var pairOrder: PairOrder? {
      latitudeFirst == longitudeFirst
        ? nil : latitudeFirst > longitudeFirst ? .latitudeFirst : .longitudeFirst
    }
    /// Whether longitudes range from 0 to 360 instead of -180 to 180; a single typo does not
    /// suffice.
    var isFullCircle: Bool { negative == 0 && beyond180 * 5 >= filled && beyond180 > 0 }
    /// Whether any date depends on the order of day and month.
    var hasOpenDates: Bool {
      dayFirst + monthFirst + ambiguousDates > 0 || shortDates.areYearFirst
    }
    /// Whether most ambiguous dates are separated by periods.
    var hasDottedDates: Bool { dottedDates * 2 > ambiguousDates }
    /// The order of most unambiguous dates; `nil` if there are none or it is a tie.
    var dateOrder: DateOrder? {
      if shortDates.areYearFirst { return .yearFirst }
      return dayFirst == monthFirst ? nil : dayFirst > monthFirst ? .dayFirst : .monthFirst
    }
    /// The order of most unambiguous dates, unless they may begin or end with the year.
    var certainDateOrder: DateOrder? { shortDates.areAmbiguous ? nil : dateOrder }
    /// The other possible orders of ambiguous dates.
    func alternatives(to order: DateOrder) -> [DateOrder] {
      let isDayAmbiguous = ambiguousDates > 0 && dayFirst == 0 && monthFirst == 0
      return (isDayAmbiguous ? [order == .dayFirst ? .monthFirst : .dayFirst] : [])
        + (shortDates.areAmbiguous ? [order == .yearFirst ? .dayFirst : .yearFirst] : [])
    }
  }

  private var columns: [Column] = []
  private var notations: [PointNotation] = []
  /// The profile of the longitudes in the records' geometries.
  private(set) var geometries = Column()
  private var records = 0
  /// The species of records that do not contain one.
  private let defaultSpecies: String?

  /// Profiles a source's first records.
  init(_ source: any RawRecords, _ mapping: SourceMapping) {
    defaultSpecies = mapping.constants[.species]
    let batch = RawBatch()
    // An error ends the survey; it recurs when the source is read.
    while let hasMore = try? source.read(into: batch), hasMore {
      for column in source.columns.dropFirst(columns.count) {
        let part = ColumnName.part(column.name)
        let field =
          mapping.field(ofColumn: column.name) ?? column.match?.field
          ?? (part?.part == .hemisphere ? nil : part?.field)
        let isWeak = ColumnName.isWeak(column.name)
        columns.append(
          Column(
            field: field, isVague: ColumnName.isVague(column.name),
            distinctValues: field == .id && isWeak ? [] : nil,
            mayBeHemisphere: part?.part == .hemisphere, mayBeZone: UTMZone.isZone(column.name),
            isWeak: isWeak, mayBeAgeUnit: ColumnName.mayBeAgeUnit(column.name),
            flaggedStatus: ColumnName.flaggedStatus(of: column.name)))
        var notation = PointNotation(column: column.name)
        notation.elements = column.pointElements
        notations.append(notation)
      }
      for record in 0..<batch.count where batch.records[record].problem == nil {
        let row = batch[record]
        if let point = row.record.point, records < Self.sample { geometries.add(point.x) }
        for column in columns.indices where records < Self.sample || columns[column].isAmbiguous {
          add(row[column], of: row, to: column)
        }
        records += 1
      }
      guard records >= Self.sample else { continue }
      let isPastLimit = source.offset > Int64(ByteSource.surveyLimit)
      if isPastLimit || !columns.contains(where: \.isAmbiguous) { return }
    }
  }

  /// Returns the profile of a column, which is empty for a column that occurs after the first
  /// records.
  func profile(at column: Int) -> Column { column < columns.count ? columns[column] : Column() }

  private mutating func add(_ slice: RawSlice, of row: RawRow, to column: Int) {
    guard !slice.isEmpty else { return }
    let text = unsafe slice.trimmed(in: row.bytes)
    guard text.count > 0, text.count < 4096, unsafe !CellText.isNull(text) else { return }
    columns[column].filled += 1
    columns[column].distinctValues?.insert(unsafe Array(text))
    if columns[column].mayBeHemisphere {
      unsafe columns[column].countHemisphere(String(decoding: text.prefix(20), as: UTF8.self))
    }
    if columns[column].mayBeAgeUnit,
      unsafe AgeReader.unitsPerYear(String(decoding: text.prefix(40), as: UTF8.self)) != nil
    {
      columns[column].ageUnits += 1
    }
    if columns[column].flaggedStatus != nil,
      unsafe StatusFlag.isTrue(String(decoding: text.prefix(10), as: UTF8.self)) != nil
    {
      columns[column].flags += 1
    }
    switch columns[column].field {
    case .species, .breed:
      if unsafe text.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) {
        columns[column].references += 1
      }
      guard columns[column].isVague else { break }
      let word = unsafe String(decoding: text.prefix(40), as: UTF8.self)
      if let species = Synonyms.species(word), species != .other { columns[column].animals += 1 }
      if let status = Synonyms.status(word), !Synonyms.isUndecided(word) {
        columns[column].statuses += 1
        if status != .closed { columns[column].missingOrFound += 1 }
      }
    case .latitude, .longitude:
      if let number = NumberText.number(unsafe Array(text), hasDecimalComma: true) {
        columns[column].countRange(number)
      }
      guard let decimal = unsafe Self.decimalMark(text) else { break }
      if decimal.mark == UInt8(ascii: ",") {
        columns[column].decimalCommas += 1
      } else {
        columns[column].decimalPoints += 1
      }
      if decimal.isFraction { columns[column].fractions += 1 }
    case .lastSeenDate, .createdAt, .updatedAt: unsafe addDate(text, to: column)
    case .age:
      if let age = NumberText.number(unsafe Array(text)), age > AgeReader.highestYears,
        mayBeDogOrCat(row)
      {
        columns[column].highAges += 1
      }
    case .location, nil:
      if columns[column].mayBeZone,
        unsafe UTMZone.system(String(decoding: text, as: UTF8.self)) != nil
      {
        columns[column].zones += 1
      }
      let isStrict = columns[column].field == nil
      let notation = notations[column]
      let (isPoint, pair) = unsafe slice.withText(in: row.bytes) { text in
        let isPoint = unsafe PointText.read(text, notation, isStrict: isStrict) != nil
        return unsafe (isPoint, isPoint || !isStrict ? PointText.openPair(text, notation) : nil)
      }
      let isGrid =
        unsafe !isStrict && !isPoint
        && slice.withText(in: row.bytes) { unsafe GridReference(Array($0.prefix(64))) != nil }
      if isPoint || isGrid { columns[column].points += 1 }
      if isGrid { columns[column].gridReferences += 1 }
      guard let pair else { break }
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
    default: break
    }
  }

  /// Returns whether a record is about a dog or a cat, or does not contain the species.
  private func mayBeDogOrCat(_ row: RawRow) -> Bool {
    let column = columns.firstIndex { $0.field == .species }
    let text = column.flatMap { unsafe row[$0].text(in: row.bytes) } ?? ""
    guard let word = text.isEmpty ? defaultSpecies : text else { return true }
    let species = Synonyms.species(word)
    return species == .dog || species == .cat
  }

  private mutating func addDate(_ text: UnsafeBufferPointer<UInt8>, to column: Int) {
    if columns[column].isWeak, records < Self.sample,
      unsafe DateReader.date(text, order: .dayFirst) != nil
        || DateReader.date(text, order: .monthFirst) != nil
    {
      columns[column].dates += 1
    }
    guard let first = unsafe text.first, first &- UInt8(ascii: "0") < 10, text.count >= 6,
      text.count <= 40
    else { return }
    let (evidence, shortNumbers) = unsafe DateReader.evidence(text)
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
      if unsafe text.prefix(3).contains(UInt8(ascii: ".")) { columns[column].dottedDates += 1 }
    }
  }

  /// Returns the decimal separator of a number that consists of digits and one point or comma, and
  /// whether any digit after it is not zero.
  private static func decimalMark(
    _ value: UnsafeBufferPointer<UInt8>
  ) -> (mark: UInt8, isFraction: Bool)? {
    guard value.count <= 32, let plain = NumberText.plain(unsafe Array(value)) else { return nil }
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

extension SourceSurvey.Column {
  /// Adds a longitude.
  mutating func add(_ longitude: Double) {
    filled += 1
    countRange(longitude)
  }

  /// Whether all values are hemispheres of a latitude or a longitude.
  func hasHemispheres(of field: AnnouncementField) -> Bool {
    mayBeHemisphere && filled > 0
      && filled == (field == .latitude ? latitudeHemispheres : longitudeHemispheres)
  }

  fileprivate mutating func countHemisphere(_ word: String) {
    let direction = Hemisphere.direction(word)
    if direction?.field == .latitude { latitudeHemispheres += 1 }
    if direction?.field == .longitude || Hemisphere.isAmbiguous(word) { longitudeHemispheres += 1 }
    hasEast = hasEast || direction == .east
    hasWest = hasWest || direction == .west
  }

  fileprivate mutating func countRange(_ longitude: Double) {
    largest = max(largest, abs(longitude))
    if longitude < 0 { negative += 1 }
    if longitude > 180, longitude <= 360 { beyond180 += 1 }
  }
}
