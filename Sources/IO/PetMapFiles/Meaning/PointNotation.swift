/// Which of a pair's two numbers comes first.
public enum PairOrder: String, Sendable, Hashable, CaseIterable {
  case latitudeFirst = "latlon"
  case longitudeFirst = "lonlat"
}

/// How the points of one column are written, where the values do not say so themselves.
struct PointNotation {
  /// Nil where neither the user nor the column's name or values tell: pairs in text begin with the
  /// latitude then, arrays with the longitude as in GeoJSON.
  var order: PairOrder?
  /// Whether the order is only the usual one.
  var isOrderGuessed = false
  /// Whether bare words are geohashes.
  var isGeohash = false
  /// The indices of the latitude and the longitude in an array with other elements, as in the rows
  /// of Socrata's `location` columns.
  var elements: RawColumn.PointElements?

  /// - Parameter column: the name of the column in which the points stand.
  init(column: String, order: PairOrder? = nil) {
    let name = column.folded
    isGeohash = name.hasSuffix("geohash")
    self.order = order ?? Self.order(named: name)
  }

  /// The order that a column's name gives: `lat_lon`, `lng,lat`, Opendatasoft's `geo_point_2d`.
  private static func order(named name: String) -> PairOrder? {
    if name.hasPrefix("lonlat") || name.hasPrefix("lnglat") || name.hasPrefix("longlat")
      || name.hasPrefix("longitudelatitude")
    {
      return .longitudeFirst
    }
    return name.hasPrefix("geopoint") || name.hasPrefix("lat") ? .latitudeFirst : nil
  }
}

/// Two numbers of which it is open which is the latitude.
struct NumberPair {
  var first: Double
  var second: Double
  /// Whether they are the elements of an array.
  var isArray = false

  /// The order that the sizes leave; nil when both are possible or neither is.
  var order: PairOrder? {
    let (isFirstLong, isSecondLong) = (abs(first) > 90, abs(second) > 90)
    return isFirstLong == isSecondLong ? nil : isFirstLong ? .longitudeFirst : .latitudeFirst
  }

  init(_ first: Double, _ second: Double, isArray: Bool = false) {
    self.first = first
    self.second = second
    self.isArray = isArray
  }

  /// Two numbers, or three with a height: `30.2, -97.7`, `30.2 -97.7 120`, `52,2; 21,0`. Nil for any
  /// other text.
  init?(_ text: [UInt8]) {
    guard let text = NumberText.plain(text), text.count < 100,
      text.allSatisfy({ $0 &- 0x30 < 10 || Self.signs.contains($0) })
    else { return nil }
    for (separator, hasDecimalCommas) in Self.separators {
      guard let parts = Self.parts(text, separator), parts.count == 2 || parts.count == 3 else {
        continue
      }
      let numbers = parts.compactMap {
        NumberText.number($0, hasDecimalComma: hasDecimalCommas)
      }
      guard numbers.count == parts.count else { continue }
      self.init(numbers[0], numbers[1])
      return
    }
    return nil
  }

  private static let signs = Array(" \t\r\n+,-.;|/eE".utf8)

  /// What may separate the numbers, and whether commas can be decimal marks then.
  private static let separators: [(String, Bool)] = [
    (";", true), ("|", true), ("/", true), (",", false), (", ", true), (" ", true),
  ]

  private static func parts(_ text: [UInt8], _ separator: String) -> [[UInt8]]? {
    let joined = String(decoding: text, as: UTF8.self)
    guard joined.utf8.contains(separator.utf8.first ?? 0) else { return nil }
    if separator == " " {
      return joined.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    }
    return joined.split(separator: separator, omittingEmptySubsequences: false)
      .map { Array(String($0).trimmingBlanks.utf8) }
  }
}
