/// A ring or line of the base map.
public struct BasemapShape: Sendable, Hashable {
  /// The kind of a shape.
  public enum Kind: UInt32, Sendable, Hashable {
    /// A ring, whose last point is connected to its first.
    case ring
    /// A coastline from -180° to 180° around the South Pole, with land to the south.
    case polar
    /// An open line.
    case line
    /// A disputed line.
    case disputedLine
  }

  /// A cell of the grid.
  public struct Point: Sendable, Hashable {
    /// The column. In a shape that crosses 180°, it can exceed ``Basemap/gridSize``.
    public let x: Int32
    /// The row.
    public let y: Int32

    /// Creates a cell.
    package init(x: Int32, y: Int32) {
      self.x = x
      self.y = y
    }
  }

  /// The kind of shape.
  public let kind: Kind
  /// The bounding window of the points.
  public let bounds: GridWindow
  /// The points in order. The last point of a ring is connected to its first.
  public let points: [Point]

  /// The area enclosed by a ring, in grid cells. For a line, this is the area between the line and
  /// the segment from its end to its start.
  ///
  /// - Complexity: O(*n*) for *n* points.
  package var area: Double {
    var doubled = 0.0
    guard var last = points.last else { return 0 }
    for point in points {
      doubled +=
        Double(last.x - bounds.west) * Double(point.y - bounds.north)
        - Double(point.x - bounds.west) * Double(last.y - bounds.north)
      last = point
    }
    return abs(doubled) / 2
  }
}

/// A layer of shapes that are decoded on access.
public struct BasemapLayer: Sendable {
  private let packed: StaticString
  private let shift: Int32

  /// - Parameter shift: The number of bits by which packed positions are shifted left to convert
  ///   them to grid positions.
  init(_ packed: StaticString, shift: Int = 0) {
    self.packed = packed
    self.shift = Int32(shift)
  }

  /// Returns the shapes whose bounds intersect a window, in data order.
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

  /// Returns the shapes of certain kinds whose bounds intersect a window.
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
