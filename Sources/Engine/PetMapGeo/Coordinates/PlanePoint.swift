/// A point of a plane, x growing east and y growing north: in metres on the plane of a projection,
/// in degrees of longitude and latitude in a ``PlanePolygon``.
public struct PlanePoint: Sendable, Hashable {
  /// How far east of the origin.
  public var x: Double
  /// How far north of the origin.
  public var y: Double

  /// A point from its two numbers.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
