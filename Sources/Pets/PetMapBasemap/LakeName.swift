/// The label of a lake.
public struct LakeName: Sendable, Hashable {
  /// The name of the lake.
  public let text: String
  /// The position of the label: the middle of the longest stretch of water along a parallel.
  public let point: BasemapShape.Point
  /// The distance from there to the shores in the east and west, in grid cells.
  public let halfWidth: Int32
  /// The first zoom at which Natural Earth labels the lake, for worlds 512 pixels wide at zoom 0.
  public let minimumZoom: Double
}

extension Basemap {
  /// The labels of lakes, the most important first.
  ///
  /// - Complexity: O(*n*) for *n* bytes of names, which are decoded on each access.
  public static var lakeNames: [LakeName] {
    lines(of: BasemapData.lakeNames).compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 4)
      guard fields.count == 5, let x = Int32(fields[0]), let y = Int32(fields[1]),
        let halfWidth = Int32(fields[2]), let tenths = Int32(fields[3])
      else { return nil }
      return LakeName(
        text: String(fields[4]), point: BasemapShape.Point(x: x, y: y), halfWidth: halfWidth,
        minimumZoom: Double(tenths) / 10)
    }
  }
}
