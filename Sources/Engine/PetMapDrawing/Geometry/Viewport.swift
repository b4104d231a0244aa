/// The part of a screen that shows the map, and how much of it is covered by bars and notches.
///
/// ```swift
/// let phone = try Viewport(
///   width: 390, height: 844, insets: ViewportInsets(top: 59, right: 0, bottom: 34, left: 0))
/// phone.contains(ScreenPoint(x: 195, y: 600))  // true
/// ```
///
/// No invalid viewport exists: both sides are positive and at most ``largestSide``, and the insets
/// leave something free.
public struct Viewport: Sendable, Hashable {
  /// CSS pixels, above 0.
  public let width: Double
  /// CSS pixels, above 0.
  public let height: Double
  /// What the system's bars cover; the map is drawn under them, nothing is placed there.
  public let insets: ViewportInsets

  /// The longest side a viewport may have, in CSS pixels: what image formats and canvases take.
  public static let largestSide = 32_767.0

  /// The viewport of these sides and insets, in CSS pixels.
  ///
  /// - Throws: ``ViewportError/width(_:)`` or ``ViewportError/height(_:)`` when a side is not a
  ///   number above 0 and up to ``largestSide``; ``ViewportError/insetsCoverWidth(_:)`` or
  ///   ``ViewportError/insetsCoverHeight(_:)`` when the insets leave nothing free.
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

  /// Whether the point is in the viewport, its edges included.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.x >= 0 && point.x <= width && point.y >= 0 && point.y <= height
  }
}

/// How far something stays away from each edge of a viewport, in CSS pixels.
public struct ViewportInsets: Sendable, Hashable {
  /// From the top edge down.
  public let top: Double
  /// From the right edge inwards.
  public let right: Double
  /// From the bottom edge up.
  public let bottom: Double
  /// From the left edge inwards.
  public let left: Double

  /// No inset at any edge.
  public static let zero = ViewportInsets()

  private init() {
    top = 0
    right = 0
    bottom = 0
    left = 0
  }

  /// Insets in CSS order: top, right, bottom, left.
  ///
  /// - Throws: ``ViewportError/inset(_:_:)`` with the first edge whose value is negative or not
  ///   finite.
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
  /// The upper edge.
  case top
  /// The right edge.
  case right
  /// The lower edge.
  case bottom
  /// The left edge.
  case left
}

/// Why numbers are not a viewport.
public enum ViewportError: Error, Sendable, Hashable {
  /// A width that is not a number above 0 and up to ``Viewport/largestSide``.
  case width(Double)
  /// A height that is not a number above 0 and up to ``Viewport/largestSide``.
  case height(Double)
  /// An inset that is negative or not finite.
  case inset(ViewportEdge, Double)
  /// Left and right inset leave nothing of this width.
  case insetsCoverWidth(Double)
  /// Top and bottom inset leave nothing of this height.
  case insetsCoverHeight(Double)
}
