/// A movement on the screen in CSS pixels, to the right and downwards.
public struct ScreenOffset: Sendable, Hashable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No movement.
  public static let zero = ScreenOffset(dx: 0, dy: 0)
}
