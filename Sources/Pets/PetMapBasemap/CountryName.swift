/// The name of a country and where to write it.
public struct CountryName: Sendable, Hashable {
  /// What the map calls the country.
  public let text: String
  /// A point in the country's largest part.
  public let point: BasemapShape.Point
  /// The side of a square as large as the country, in degrees of longitude at the equator.
  public let side: Double
}

extension Basemap {
  /// Countries by name, the largest first.
  ///
  /// - Complexity: O(*n*) for *n* bytes of names; they are read anew each time.
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

  /// The lines of a packed text.
  static func lines(of packed: StaticString) -> [Substring] {
    let bytes = unsafe UnsafeBufferPointer(
      start: packed.utf8Start, count: packed.utf8CodeUnitCount)
    return unsafe String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
