/// The name of a lake and where to write it.
public struct LakeName: Sendable, Hashable {
  /// What the map calls the lake.
  public let text: String
  /// The middle of the longest stretch of water along a parallel.
  public let point: BasemapShape.Point
  /// From there to the shore in the east and west, in cells of the grid.
  public let halfWidth: Int32
  /// The zoom, of worlds 512 pixels wide at 0, from which on Natural Earth names the lake.
  public let minimumZoom: Double
}

extension Basemap {
  /// Lakes by name, the most important first.
  ///
  /// - Complexity: O(*n*) for *n* bytes of names; they are read anew each time.
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
