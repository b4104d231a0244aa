import PetMapGeo

/// A reference in the Military Grid Reference System (NGA.STND.0037), whose civil form is the US
/// National Grid: the zone and band, the square of 100 km, and an easting and a northing of 1 to 5
/// digits each, such as `34U DC 12345 67890`.
///
/// Only references between 80° S and 84° N are supported, which are based on UTM.
struct GridReference {
  /// The reference's zone of UTM on WGS84, such as `EPSG:32634`.
  let system: String
  /// The center of the square that the reference denotes, in meters in the system.
  let point: PlanePoint

  private static let bands = Array("CDEFGHJKLMNPQRSTUVWX".utf8)
  /// The letters of the columns of three successive zones, eight each.
  private static let columns = Array("ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
  /// The letters of the rows, which repeat every 2,000 km and in even zones begin at the sixth.
  private static let rows = Array("ABCDEFGHJKLMNPQRSTUV".utf8)

  /// Returns `nil` for any other text, and for a square that its zone or band does not have.
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

  /// Returns the row nearest to the middle of a band of those with the same letter, in units of
  /// 100 km from the equator, or `nil` if it is outside the band.
  ///
  /// 100 rows are 90°; a band is 8° high, but the northernmost 12°.
  private static func row(_ letter: Int, band: Int) -> Int? {
    let isNorthernmost = band == bands.count - 1
    let middle = Double(band * 8 - 80 + (isNorthernmost ? 6 : 4)) / 0.9
    let row = letter + 20 * Int(((middle - 0.5 - Double(letter)) / 20).rounded())
    // A band is 9 rows high, and a parallel's northing increases by up to half a row to the edges of
    // its zone.
    let reach = isNorthernmost ? 8 : 5.2
    return abs(Double(row) + 0.5 - middle) <= reach ? row : nil
  }
}
