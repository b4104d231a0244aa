/// An upright rectangle on the screen in CSS pixels, x to the right, y downwards.
public struct ScreenRect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// From the left edge to the right one, not negative.
  public var width: Double
  /// From the top edge to the bottom one, not negative.
  public var height: Double

  /// The rectangle of this top left corner and these sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, `x + width`.
  public var maxX: Double { x + width }
  /// The bottom edge, `y + height`.
  public var maxY: Double { y + height }
}
