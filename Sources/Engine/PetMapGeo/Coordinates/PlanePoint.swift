/// A point on a plane, with x increasing eastward and y northward: in meters on a projected plane,
/// or in degrees of longitude and latitude in a ``PlanePolygon``.
public struct PlanePoint: Sendable, Hashable {
  /// The distance east of the origin.
  public var x: Double
  /// The distance north of the origin.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
