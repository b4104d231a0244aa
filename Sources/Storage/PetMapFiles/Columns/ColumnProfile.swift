import PetMapAnnouncements
import PetMapGeo

/// Counts and samples of a column's values, collected to recognize its field and its format.
struct ColumnProfile {
  /// Whether the column occurs in the records that were examined.
  var isExamined = true
  /// The field according to the mapping or the column's name; `nil` if it is unknown.
  var field: RecordField?
  /// Whether the name is ambiguous, so that the values decide.
  var isVague = false
  /// Whether a value occurs more than once, in a column that is an ID only if its values are unique.
  var isRepeated: Bool { distinctValues.map { $0.count < filled } ?? false }
  /// The distinct values of such a column.
  var distinctValues: Set<[UInt8]>?
  /// Whether the name denotes the hemisphere of a coordinate in another column.
  var mayBeHemisphere = false
  /// Whether the name denotes UTM zones.
  var mayBeZone = false
  /// The number of units per degree of a latitude or longitude.
  var unitsPerDegree = 1.0
  /// Whether the name denotes a field only if the values confirm it.
  var isWeak = false
  var filled = 0
  /// The number of records that were examined.
  var records = 0
  /// The number of records with each value, or `nil` if there are more distinct values than a column
  /// of categories has.
  private(set) var words: [[UInt8]: Int]? = [:]
  /// The number of values that are the hemisphere of a latitude, and of a longitude.
  var latitudeHemispheres = 0
  var longitudeHemispheres = 0
  /// Whether any longitude is east, and whether any is west.
  var hasEast = false
  var hasWest = false
  /// The number of values that are UTM zones, in a column named for them.
  var zones = 0
  /// Whether the name may denote the unit of an age, and the number of values that are units.
  var mayBeAgeUnit = false
  var ageUnits = 0
  /// The number of ages without a unit above ``AgeReader/highestYears``.
  var highAges = 0
  /// The numbers of values with a decimal comma and with a decimal point: `52,2297`, `52.2297`.
  var decimalCommas = 0
  var decimalPoints = 0
  /// The number of values that are not whole: `52.2297`, but not `52.0`.
  var fractions = 0
  /// The number of values that are points: in a column named for locations, all notations; in any
  /// other, those that nothing else has, such as well-known text and pairs with decimal places.
  var points = 0
  /// The number of points, latitudes, or longitudes that are in the range of degrees.
  var degrees = 0
  /// The number of points with a coordinate system.
  var labels = 0
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
  /// The number of values that are whole numbers, in a column named for species, breeds, or sexes.
  var references = 0
  /// What the column denotes if its values are flags, according to its name, and how many are.
  var flags: (meaning: StatusFlag.Meaning, count: Int)?
  /// The values of a column whose name says what became of an animal.
  var mark: CaseMark.Profile?
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

  /// Whether at least four fifths of the values are points.
  var arePoints: Bool { points > 0 && points * 5 >= filled * 4 }
  /// Whether most values of a latitude or longitude are in the range of degrees.
  var areDegrees: Bool { degrees > 0 && degrees * 2 > filled }
  /// Whether enough dates are in the Republic of China calendar that they are not typos.
  var hasRepublicanYears: Bool { republicanDates > 0 && republicanDates * 5 >= filled }
  /// Whether enough ages are high to suggest that they are not in years. A few high ages may be
  /// typos or codes for an unknown age.
  var hasHighAges: Bool { highAges > 0 && highAges * 5 >= filled }
  /// Whether all species, breeds, or sexes are numbers, which refer to another table.
  var areReferences: Bool { references > 0 && references == filled }
  /// Whether all values are true or false, in a column named for a status.
  var areStatusFlags: Bool { filled > 0 && flags?.count == filled }
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

extension ColumnProfile {
  /// The maximum number of distinct values in a column of categories.
  private static let categoryLimit = 50

  /// Adds a value of a column that may contain categories.
  ///
  /// - Parameter isNested: Whether it is an object or an array.
  mutating func addWord(_ text: ArraySlice<UInt8>, isNested: Bool) {
    if isNested { words = nil }
    guard words != nil else { return }
    words?[Array(text), default: 0] += 1
    if text.count > 80 || (words?.count ?? 0) > Self.categoryLimit { words = nil }
  }

  /// Adds the point of a geometry.
  mutating func add(_ point: PlanePoint) {
    filled += 1
    countRange(point.x)
    countDegrees(point)
  }

  mutating func countDegrees(_ point: PlanePoint) {
    if abs(point.x) <= 180, abs(point.y) <= 90 { degrees += 1 }
  }

  /// Adds a number in a column of latitudes or longitudes.
  mutating func add(_ number: Double) {
    countRange(number)
    if abs(number) <= unitsPerDegree * (field == .latitude ? 90 : 360) { degrees += 1 }
  }

  /// Whether all values are hemispheres of a latitude or a longitude.
  func hasHemispheres(of field: RecordField) -> Bool {
    mayBeHemisphere && filled > 0
      && filled == (field == .latitude ? latitudeHemispheres : longitudeHemispheres)
  }

  mutating func countHemisphere(_ word: String) {
    let direction = Hemisphere.direction(word)
    if direction?.field == .latitude { latitudeHemispheres += 1 }
    if direction?.field == .longitude || Hemisphere.isAmbiguous(word) { longitudeHemispheres += 1 }
    hasEast = hasEast || direction == .east
    hasWest = hasWest || direction == .west
  }

  mutating func countRange(_ longitude: Double) {
    largest = max(largest, abs(longitude))
    if longitude < 0 { negative += 1 }
    if longitude > 180, longitude <= 360 { beyond180 += 1 }
  }
}
