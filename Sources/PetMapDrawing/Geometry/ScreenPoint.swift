/// A position in a viewport in CSS pixels (points on Apple platforms).
///
/// The origin is the viewport's top left corner, x grows right, y grows down. A point may lie
/// outside the viewport.
public struct ScreenPoint: Sendable, Hashable {
  /// Pixels right of the viewport's left edge.
  public var x: Double
  /// Pixels below the viewport's top edge.
  public var y: Double

  /// The point `x` pixels right of and `y` pixels below the viewport's top left corner.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
