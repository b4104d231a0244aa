/// The label of a country.
public struct CountryName: Sendable, Hashable {
  /// The name of the country.
  public let text: String
  /// The position of the label, in the largest part of the country.
  public let point: BasemapShape.Point
  /// The side of a square with the area of the country, in degrees of longitude at the equator.
  public let side: Double
}

extension Basemap {
  /// The labels of countries, the largest first.
  ///
  /// - Complexity: O(*n*) for *n* bytes of names, which are decoded on each access.
  public static var countryNames: [CountryName] {
    lines(of: BasemapData.countryNames).compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 3)
      guard fields.count == 4, let x = Int32(fields[0]), let y = Int32(fields[1]),
        let tenths = Int32(fields[2])
      else { return nil }
      return CountryName(
        text: String(fields[3]), point: BasemapShape.Point(x: x, y: y), side: Double(tenths) / 10)
    }
  }

  /// Returns the lines of a packed text.
  static func lines(of packed: StaticString) -> [Substring] {
    let bytes = unsafe UnsafeBufferPointer(
      start: packed.utf8Start, count: packed.utf8CodeUnitCount)
    return unsafe String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
