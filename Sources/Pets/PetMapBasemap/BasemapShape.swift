/// One ring or line of the base map.
public struct BasemapShape: Sendable, Hashable {
  /// What the points make.
  public enum Kind: UInt32, Sendable, Hashable {
    /// A ring; the last point joins the first.
    case ring
    /// A coast from -180° to 180° around the south pole: land is south of it.
    case polar
    /// A line that ends where its points end.
    case line
    /// A line that not everybody agrees on.
    case disputedLine
  }

  /// A cell of the grid.
  public struct Point: Sendable, Hashable {
    /// Cells east of -180°. A shape that crosses 180° runs on past ``Basemap/gridSize``.
    public let x: Int32
    /// Cells south of 85.051129° N.
    public let y: Int32
  }

  /// Whether the points bound land or water or are a line.
  public let kind: Kind
  /// The smallest window around the points.
  public let bounds: GridWindow
  /// The points in order; a ring's last one is joined to its first.
  public let points: [Point]

  /// The area that a ring goes around, in cells of the grid; of a line, that between it and the line
  /// from its end to its start.
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
