/// A position in a viewport, in CSS pixels (points on Apple platforms).
///
/// The origin is the viewport's upper-left corner; x increases to the right and y downward. A point
/// may lie outside the viewport.
public struct ScreenPoint: Sendable, Hashable {
  /// The distance from the viewport's left edge, in pixels.
  public var x: Double
  /// The distance from the viewport's top edge, in pixels.
  public var y: Double

  /// Creates a point from its distances to the viewport's left and top edges, in pixels.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A displacement on the screen in CSS pixels, to the right and downward.
public struct ScreenOffset: Sendable, Hashable {
  /// The displacement to the right, in pixels.
  public var dx: Double
  /// The downward displacement, in pixels.
  public var dy: Double

  /// Creates an offset from displacements to the right and downward, in pixels.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero offset.
  public static let zero = ScreenOffset(dx: 0, dy: 0)
}

/// An axis-aligned rectangle on the screen in CSS pixels, with x increasing to the right and y
/// downward.
public struct ScreenRect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, not negative.
  public var width: Double
  /// The height, not negative.
  public var height: Double

  /// Creates a rectangle from its upper-left corner and size.
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
