/// The part of a screen that shows the map, with the insets covered by bars and notches.
///
/// ```swift
/// let phone = try Viewport(
///   width: 390, height: 844, insets: ViewportInsets(top: 59, right: 0, bottom: 34, left: 0))
/// phone.contains(ScreenPoint(x: 195, y: 600))  // true
/// ```
///
/// A viewport is always valid: both sides are positive and at most ``largestSide``, and the insets
/// do not cover it completely.
public struct Viewport: Sendable, Hashable {
  /// The width in CSS pixels, greater than 0.
  public let width: Double
  /// The height in CSS pixels, greater than 0.
  public let height: Double
  /// The insets covered by the system's bars; the map extends below them, but nothing is placed
  /// there.
  public let insets: ViewportInsets

  /// The maximum length of a side in CSS pixels, imposed by image formats and canvases.
  public static let largestSide = 32_767.0
  /// The widths and heights that requests may have, in CSS pixels.
  public static let sides = 0.001...largestSide

  /// Creates a viewport from its size and insets in CSS pixels.
  ///
  /// - Throws: ``ViewportError/width(_:)`` or ``ViewportError/height(_:)`` if a side is not a
  ///   number greater than 0 and at most ``largestSide``; ``ViewportError/insetsCoverWidth(_:)`` or
  ///   ``ViewportError/insetsCoverHeight(_:)`` if the insets leave no space.
  public init(
    width: Double, height: Double, insets: ViewportInsets = .zero
  ) throws(ViewportError) {
    guard width > 0, width <= Self.largestSide else { throw .width(width) }
    guard height > 0, height <= Self.largestSide else { throw .height(height) }
    guard insets.left + insets.right < width else { throw .insetsCoverWidth(width) }
    guard insets.top + insets.bottom < height else { throw .insetsCoverHeight(height) }
    self.width = width
    self.height = height
    self.insets = insets
  }

  /// Returns whether a point is in the viewport, including its edges.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.x >= 0 && point.x <= width && point.y >= 0 && point.y <= height
  }
}

/// Distances from the edges of a viewport, in CSS pixels.
public struct ViewportInsets: Sendable, Hashable {
  /// The inset from the top edge.
  public let top: Double
  /// The inset from the right edge.
  public let right: Double
  /// The inset from the bottom edge.
  public let bottom: Double
  /// The inset from the left edge.
  public let left: Double

  /// The insets that requests may have, in CSS pixels.
  public static let lengths = 0.0...1_000_000

  /// Insets of zero at all edges.
  public static let zero = ViewportInsets(all: 0)

  /// Creates the same inset at all edges.
  package init(all length: Double) {
    precondition(length >= 0 && length.isFinite, "an inset must be finite and not negative")
    top = length
    right = length
    bottom = length
    left = length
  }

  /// Creates insets in CSS order: top, right, bottom, left.
  ///
  /// - Throws: ``ViewportError/inset(_:_:)`` with the first inset that is negative or not finite.
  public init(top: Double, right: Double, bottom: Double, left: Double) throws(ViewportError) {
    guard top >= 0, top.isFinite else { throw .inset(.top, top) }
    guard right >= 0, right.isFinite else { throw .inset(.right, right) }
    guard bottom >= 0, bottom.isFinite else { throw .inset(.bottom, bottom) }
    guard left >= 0, left.isFinite else { throw .inset(.left, left) }
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }
}

/// An edge of a viewport.
public enum ViewportEdge: Sendable, Hashable, CaseIterable {
  /// The top edge.
  case top
  /// The right edge.
  case right
  /// The bottom edge.
  case bottom
  /// The left edge.
  case left
}

/// The reason that a viewport is invalid.
public enum ViewportError: Error, Sendable, Hashable {
  /// A width that is not a number greater than 0 and at most ``Viewport/largestSide``.
  case width(Double)
  /// A height that is not a number greater than 0 and at most ``Viewport/largestSide``.
  case height(Double)
  /// An inset that is negative or not finite.
  case inset(ViewportEdge, Double)
  /// The left and right insets cover the given width.
  case insetsCoverWidth(Double)
  /// The top and bottom insets cover the given height.
  case insetsCoverHeight(Double)
}

/// A position in a viewport, in CSS pixels (points on Apple platforms).
///
/// The origin is the viewport's upper-left corner; x increases to the right and y downward. A point
/// may lie outside the viewport.
public struct ScreenPoint: Sendable, Hashable {
  /// The distance from the viewport's left edge, in pixels.
  public var x: Double
  /// The distance from the viewport's top edge, in pixels.
  public var y: Double

  /// The coordinates that requests may have, in pixels.
  public static let coordinates = -1e9...1e9

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
