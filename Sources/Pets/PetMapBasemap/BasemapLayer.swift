/// The shapes of one kind, read from their packed form as they are asked for.
public struct BasemapLayer: Sendable {
  private let packed: StaticString
  private let shift: Int32

  /// - Parameter shift: how much coarser than the grid the packed positions are, as a power of two.
  init(_ packed: StaticString, shift: Int = 0) {
    self.packed = packed
    self.shift = Int32(shift)
  }

  /// The shapes whose bounds touch the window, in the order of the data.
  ///
  /// A shape that crosses 180° is found where it is stored, running on past the grid's east edge:
  /// for a copy of the world further east or west, ask with the window moved by whole grid widths.
  ///
  /// - Complexity: O(*s* + *p*) for *s* shapes in all and *p* points of those that are found; the
  ///   others are skipped without being decoded.
  public func shapes(in window: GridWindow) -> [BasemapShape] {
    shapes(in: window) { _ in true }
  }

  /// The shapes of some kinds whose bounds touch the window; the others are skipped.
  package func shapes(
    in window: GridWindow, where isWanted: (BasemapShape.Kind) -> Bool
  ) -> [BasemapShape] {
    var found: [BasemapShape] = []
    var reader = PackedReader(packed)
    while !reader.isAtEnd {
      // The packer writes these and a test reads every one.
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
