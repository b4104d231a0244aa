/// The label of a country.
public struct CountryName: Sendable, Hashable {
  /// The name of the country in English.
  public let text: String
  /// The Polish name, if it is different.
  public let polishText: String?
  /// The position of the label, in the largest part of the country.
  public let point: BasemapShape.Point
  /// The side of a square with the same area as the country, in degrees of longitude at the
  /// equator.
  public let side: Double
}

extension Basemap {
  /// The labels of countries, largest first.
  ///
  /// - Complexity: O(*n*) for *n* bytes of names, which are decoded on each access.
  public static var countryNames: [CountryName] {
    lines(of: BasemapData.countryNames).compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 3)
      guard fields.count == 4, let x = Int32(fields[0]), let y = Int32(fields[1]),
        let tenths = Int32(fields[2])
      else { return nil }
      let names = names(fields[3])
      return CountryName(
        text: names.text, polishText: names.polish, point: BasemapShape.Point(x: x, y: y),
        side: Double(tenths) / 10)
    }
  }

  /// Returns the lines of packed text.
  static func lines(of packed: StaticString) -> [Substring] {
    let bytes = unsafe UnsafeBufferPointer(
      start: packed.utf8Start, count: packed.utf8CodeUnitCount)
    return unsafe String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Returns the name in a packed field, and the Polish name after a `|`, if any.
  private static func names(_ field: Substring) -> (text: String, polish: String?) {
    let names = field.split(separator: "|", maxSplits: 1).map(String.init)
    return (names[0], names.count > 1 ? names[1] : nil)
  }
}

/// The label of a lake.
public struct LakeName: Sendable, Hashable {
  /// The name of the lake: the English one, or else the local one.
  public let text: String
  /// The Polish name, if there is one and it is different.
  public let polishText: String?
  /// The position of the label: the middle of the longest stretch of water along a parallel.
  public let point: BasemapShape.Point
  /// The distance from this position to the shores to the east and west, in grid cells.
  public let halfWidth: Int32
  /// The first zoom at which Natural Earth labels the lake, for worlds 512 pixels wide at zoom 0.
  public let minimumZoom: Double
}

extension Basemap {
  /// The labels of lakes, most important first.
  ///
  /// - Complexity: O(*n*) for *n* bytes of names, which are decoded on each access.
  public static var lakeNames: [LakeName] {
    lines(of: BasemapData.lakeNames).compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 4)
      guard fields.count == 5, let x = Int32(fields[0]), let y = Int32(fields[1]),
        let halfWidth = Int32(fields[2]), let tenths = Int32(fields[3])
      else { return nil }
      let names = names(fields[4])
      return LakeName(
        text: names.text, polishText: names.polish, point: BasemapShape.Point(x: x, y: y),
        halfWidth: halfWidth, minimumZoom: Double(tenths) / 10)
    }
  }
}
