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
}
