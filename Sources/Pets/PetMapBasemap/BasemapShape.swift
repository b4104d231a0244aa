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

  /// The area that a ring encloses, in grid cells. For a line, this is the area between the line
  /// and the segment from its end to its start.
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
