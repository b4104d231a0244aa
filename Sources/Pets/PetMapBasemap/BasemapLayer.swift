/// A layer of shapes that are decoded on access.
public struct BasemapLayer: Sendable {
  private let packed: StaticString
  private let shift: Int32

  /// - Parameter shift: The binary logarithm of how much coarser packed positions are than the
  ///   grid.
  init(_ packed: StaticString, shift: Int = 0) {
    self.packed = packed
    self.shift = Int32(shift)
  }

  /// Returns the shapes whose bounds intersect a window, in the order of the data.
  ///
  /// A shape that crosses 180° is returned where it is stored, extending beyond the eastern edge of
  /// the grid. To find shapes in other copies of the world, move the window by multiples of the
  /// grid's width.
  ///
  /// - Complexity: O(*s* + *p*) for *s* shapes in the layer and *p* points in the result. Other
  ///   shapes are skipped without decoding.
  public func shapes(in window: GridWindow) -> [BasemapShape] {
    shapes(in: window) { _ in true }
  }

  /// Returns the shapes of some kinds whose bounds intersect a window.
  package func shapes(
    in window: GridWindow, where isWanted: (BasemapShape.Kind) -> Bool
  ) -> [BasemapShape] {
    var found: [BasemapShape] = []
    var reader = PackedReader(packed)
    while !reader.isAtEnd {
      // Only valid kinds are packed, and a test decodes all of them.
      let kind = BasemapShape.Kind(rawValue: reader.number()) ?? .line
      let west = reader.signed()
      let north = reader.signed()
      let east = west + Int32(reader.number())
      let south = north + Int32(reader.number())
      let bounds = GridWindow(
        west: west << shift, north: north << shift, east: east << shift, south: south << shift)
      let count = Int(reader.number())
      let length = Int(reader.number())
      guard bounds.overlaps(window), isWanted(kind) else {
        reader.skip(characters: length)
        continue
      }
      var points: [BasemapShape.Point] = []
      points.reserveCapacity(count)
      var x = west
      var y = north
      for _ in 0..<count {
        x += reader.signed()
        y += reader.signed()
        points.append(BasemapShape.Point(x: x << shift, y: y << shift))
      }
      found.append(BasemapShape(kind: kind, bounds: bounds, points: points))
    }
    return found
  }
}
