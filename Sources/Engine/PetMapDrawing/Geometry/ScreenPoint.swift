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
