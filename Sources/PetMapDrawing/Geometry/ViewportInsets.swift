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
