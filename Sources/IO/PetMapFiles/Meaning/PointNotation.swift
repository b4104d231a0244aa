/// The order of the two numbers of a pair.
public enum PairOrder: String, Sendable, Hashable, CaseIterable {
  case latitudeFirst = "latlon"
  case longitudeFirst = "lonlat"
}

/// The notation of a column's points, where the values themselves are ambiguous.
struct PointNotation {
  /// The order of pairs; `nil` if neither the user nor the column's name or values determine it.
  /// Pairs in text then have the latitude first, and arrays the longitude, as in GeoJSON.
  var order: PairOrder?
  /// Whether the order is only a default.
  var isOrderGuessed = false
  /// Whether single words are geohashes.
  var isGeohash = false
  /// The indices of the latitude and longitude in an array with other elements, as in Socrata's
  /// `location` columns.
  var elements: RawColumn.PointElements?

  /// - Parameter column: The name of the column.
  init(column: String, order: PairOrder? = nil) {
    let name = column.folded
    isGeohash = name.hasSuffix("geohash")
    self.order = order ?? Self.order(named: name)
  }

  /// Returns the order implied by a column's name: `lat_lon`, `lng,lat`, or Opendatasoft's
  /// `geo_point_2d`.
  private static func order(named name: String) -> PairOrder? {
    if name.hasPrefix("lonlat") || name.hasPrefix("lnglat") || name.hasPrefix("longlat")
      || name.hasPrefix("longitudelatitude")
    {
      return .longitudeFirst
    }
    return name.hasPrefix("geopoint") || name.hasPrefix("lat") ? .latitudeFirst : nil
  }
}

/// Two numbers, either of which may be the latitude.
struct NumberPair {
  var first: Double
  var second: Double
  /// Whether they are the elements of an array.
  var isArray = false

  /// The order implied by the magnitudes, or `nil` if both or neither are possible.
  var order: PairOrder? {
    let (isFirstLong, isSecondLong) = (abs(first) > 90, abs(second) > 90)
    return isFirstLong == isSecondLong ? nil : isFirstLong ? .longitudeFirst : .latitudeFirst
  }

  init(_ first: Double, _ second: Double, isArray: Bool = false) {
    self.first = first
    self.second = second
    self.isArray = isArray
  }

  /// Parses two numbers, or three with an altitude: `30.2, -97.7`, `30.2 -97.7 120`, `52,2; 21,0`.
  /// Returns `nil` for any other text.
  init?(_ text: [UInt8]) {
    guard let text = NumberText.plain(text), text.count < 100,
      text.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || Self.signs.contains($0) })
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

  /// The possible separators of the numbers, and whether commas can then be decimal separators.
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
