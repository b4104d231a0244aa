import PetMapGeo
import PetMapSynonyms

/// The order of the two numbers of a pair.
public enum PairOrder: String, Sendable, Hashable, CaseIterable {
  case latitudeFirst = "latlon"
  case longitudeFirst = "lonlat"
}

/// The notation of a column's points, for values that are ambiguous by themselves.
struct PointNotation {
  /// The order of pairs; `nil` if neither the user nor the column's name or values determine it. In
  /// that case, the latitude comes first in text, and the longitude in arrays, as in GeoJSON.
  var order: PairOrder?
  /// Whether the order is only a default.
  var isOrderGuessed = false
  /// Whether single words are geohashes.
  var isGeohash = false
  /// The indices of the latitude and longitude in an array that also has other elements, as in
  /// Socrata's `location` columns.
  var elements: RawColumn.PointElements?
  /// Whether lines and areas are read as points that represent them.
  var representsShapes = false

  /// - Parameter column: The name of the column.
  init(column: String, order: PairOrder? = nil) {
    isGeohash = column.folded.hasSuffix("geohash")
    self.order = order ?? Self.order(named: column)
  }

  /// Returns the point of a geometry, or `nil` if it is not a point and is not read as one.
  func point(of shape: PlaneShape) -> PlanePoint? {
    shape.point ?? (representsShapes ? shape.representative : nil)
  }

  /// Returns the order implied by a column's name: `lat_lon`, `Coordinates (lng, lat)`,
  /// Opendatasoft's `geo_point_2d`, or KoboToolbox's `_geolocation`.
  private static func order(named name: String) -> PairOrder? {
    let folded = name.folded
    if folded.hasPrefix("geopoint") || name == "_geolocation" || name.hasSuffix("/_geolocation") {
      return .latitudeFirst
    }
    let words = name.foldedWords
    let fields = words.compactMap { ColumnName.coordinate($0) }
    if let first = fields.first, fields.contains(where: { $0 != first }) {
      return first == .latitude ? .latitudeFirst : .longitudeFirst
    }
    for word in words + [folded] {
      if ["lonlat", "lnglat", "longlat", "longitudelatitude"].contains(where: word.hasPrefix) {
        return .longitudeFirst
      }
      if ["latlon", "latlng", "latitudelon"].contains(where: word.hasPrefix) {
        return .latitudeFirst
      }
    }
    return folded.hasPrefix("lat") ? .latitudeFirst : nil
  }
}

/// Two numbers, either of which may be the latitude.
struct NumberPair {
  var first: Double
  var second: Double
  /// Whether they are the elements of an array.
  var isArray = false

  /// The order implied by the magnitudes, or `nil` if both orders or neither are possible.
  var order: PairOrder? {
    if isLatitudeFirst { return .latitudeFirst }
    let (isFirstLong, isSecondLong) = (abs(first) > 90, abs(second) > 90)
    return isFirstLong == isSecondLong ? nil : isFirstLong ? .longitudeFirst : .latitudeFirst
  }

  init(_ first: Double, _ second: Double, isArray: Bool = false) {
    self.first = first
    self.second = second
    self.isArray = isArray
  }

  /// Whether the latitude comes first in this notation.
  var isLatitudeFirst = false

  /// Parses two numbers, or three with an altitude: `30.2, -97.7`, `30.2 -97.7 120`, `52,2; 21,0`.
  /// Four numbers are a latitude, a longitude, an altitude, and the accuracy, as written by ODK and
  /// KoboToolbox. Returns `nil` for any other text.
  init?(_ text: [UInt8]) {
    guard let text = NumberText.plain(text), text.count < 100,
      text.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || Self.punctuation.contains($0) })
    else { return nil }
    for (separator, hasDecimalCommas) in Self.separators {
      guard let parts = Self.parts(text, separator),
        parts.count == 2 || parts.count == 3 || parts.count == 4 && separator == " "
      else { continue }
      let numbers = parts.compactMap {
        NumberText.number($0, hasDecimalComma: hasDecimalCommas)
      }
      guard numbers.count == parts.count else { continue }
      if numbers.count == 4, !Self.isFix(numbers) { return nil }
      self.init(numbers[0], numbers[1])
      isLatitudeFirst = numbers.count == 4
      return
    }
    return nil
  }

  /// Returns whether four numbers may be a position with its altitude and accuracy, as opposed to
  /// the edges of a small area.
  private static func isFix(_ numbers: [Double]) -> Bool {
    numbers[3] >= 0
      && (abs(numbers[2] - numbers[0]) >= 1 || abs(numbers[3] - numbers[1]) >= 1)
  }

  private static let punctuation = Array(" \t\r\n+,-.;|/eE".utf8)

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

/// Decodes geohashes (Niemeyer 2008): base 32, five bits per character, longitude and latitude
/// alternating.
enum Geohash {
  private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

  /// Returns the center of the cell denoted by a geohash of 4 to 12 characters, or `nil` for any
  /// other text.
  static func center(_ text: [UInt8]) -> PlanePoint? {
    guard (4...12).contains(text.count) else { return nil }
    var (west, east, south, north) = (-180.0, 180.0, -90.0, 90.0)
    var isEast = true
    for byte in text {
      let letter = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      guard let digit = alphabet.firstIndex(of: letter) else { return nil }
      for bit in [16, 8, 4, 2, 1] {
        if isEast {
          let middle = (west + east) / 2
          if digit & bit != 0 { west = middle } else { east = middle }
        } else {
          let middle = (south + north) / 2
          if digit & bit != 0 { south = middle } else { north = middle }
        }
        isEast.toggle()
      }
    }
    return PlanePoint(x: (west + east) / 2, y: (south + north) / 2)
  }
}

/// A reference in the Military Grid Reference System (NGA.STND.0037), whose civil form is the US
/// National Grid: the zone and band, the 100 km square, and an easting and a northing of 1 to 5
/// digits each, such as `34U DC 12345 67890`.
///
/// Only references that are based on UTM, between 80° S and 84° N, are supported.
struct GridReference {
  /// The reference's UTM zone on WGS84, such as `EPSG:32634`.
  let system: String
  /// The center of the square that the reference denotes, in meters in that system.
  let point: PlanePoint

  private static let bands = Array("CDEFGHJKLMNPQRSTUVWX".utf8)
  /// The column letters: eight for each of three successive zones.
  private static let columns = Array("ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
  /// The row letters, which repeat every 2,000 km and start with the sixth in even zones.
  private static let rows = Array("ABCDEFGHJKLMNPQRSTUV".utf8)

  /// Returns `nil` for any other text, and for a square that does not exist in its zone or band.
  init?(_ value: [UInt8]) {
    guard let first = value.first, first &- UInt8(ascii: "0") < 10, value.count <= 40 else {
      return nil
    }
    let text = String(decoding: value, as: UTF8.self).uppercased().filter { !$0.isWhitespace }
    let zoneDigits = text.utf8.prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    let letters = Array(text.utf8.dropFirst(zoneDigits).prefix(3))
    let digits = Array(text.utf8.dropFirst(zoneDigits + 3))
    guard zoneDigits <= 2, let zone = Int(text.prefix(zoneDigits)), (1...60).contains(zone),
      letters.count == 3, let band = Self.bands.firstIndex(of: letters[0]),
      let column = Self.columns.firstIndex(of: letters[1]), column / 8 == (zone - 1) % 3,
      let rowLetter = Self.rows.firstIndex(of: letters[2]),
      let row = Self.row(zone % 2 == 0 ? rowLetter - 5 : rowLetter, band: band),
      (2...10).contains(digits.count), digits.count % 2 == 0,
      digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else { return nil }
    let half = digits.count / 2
    let size = [10_000, 1000, 100, 10, 1][half - 1]
    func meters(_ digits: ArraySlice<UInt8>) -> Double {
      Double(digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } * size) + Double(size) / 2
    }
    let isNorth = band >= 10
    system = "EPSG:\((isNorth ? 32600 : 32700) + zone)"
    point = PlanePoint(
      x: Double(column % 8 + 1) * 100_000 + meters(digits[..<half]),
      y: Double(isNorth ? row : row + 100) * 100_000 + meters(digits[half...]))
  }

  /// Returns the row with the given letter that is nearest to the middle of a band, in units of
  /// 100 km from the equator, or `nil` if that row is outside the band.
  ///
  /// 100 rows span 90°; a band is 8° high, except the northernmost, which is 12° high.
  private static func row(_ letter: Int, band: Int) -> Int? {
    let isNorthernmost = band == bands.count - 1
    let middle = Double(band * 8 - 80 + (isNorthernmost ? 6 : 4)) / 0.9
    let row = letter + 20 * Int(((middle - 0.5 - Double(letter)) / 20).rounded())
    // A band is 9 rows high, and a parallel's northing increases by up to half a row to the edges
    // of its zone.
    let maximum = isNorthernmost ? 8 : 5.2
    return abs(Double(row) + 0.5 - middle) <= maximum ? row : nil
  }
}
