/// A point of a projected plane, x growing east and y growing north.
public struct PlanePoint: Sendable, Hashable {
  /// Metres to the east of the projection's origin.
  public var x: Double
  /// Metres to the north of the projection's origin.
  public var y: Double

  /// A point of a projection's plane, in metres.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
