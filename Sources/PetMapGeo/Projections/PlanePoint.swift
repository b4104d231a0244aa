/// A point of a projected plane, x growing east and y growing north.
public struct PlanePoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
