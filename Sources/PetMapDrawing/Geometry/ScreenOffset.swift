/// A movement on the screen in CSS pixels, to the right and downwards.
public struct ScreenOffset: Sendable, Hashable {
  /// Pixels to the right.
  public var dx: Double
  /// Pixels down.
  public var dy: Double

  /// The movement `dx` pixels to the right and `dy` pixels down.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No movement.
  public static let zero = ScreenOffset(dx: 0, dy: 0)
}
