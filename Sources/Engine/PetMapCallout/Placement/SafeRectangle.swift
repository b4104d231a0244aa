public import PetMapDrawing

/// The part of a viewport in which a card may stand: less insets, less the margin on each side.
///
/// Where the viewport is smaller than its insets and margins, an edge lies beyond the opposite one.
struct SafeRectangle: Hashable, Sendable {
  let left: Millipixels
  let top: Millipixels
  let right: Millipixels
  let bottom: Millipixels

  init(of viewport: Viewport, margin: Millipixels) {
    let insets = viewport.insets
    left = Millipixels(insets.left) + margin
    top = Millipixels(insets.top) + margin
    right = Millipixels(viewport.width) - Millipixels(insets.right) - margin
    bottom = Millipixels(viewport.height) - Millipixels(insets.bottom) - margin
  }

  var width: Millipixels { right - left }
  var height: Millipixels { bottom - top }

  /// The left edge nearest to `wished` of a card in the rectangle; one that is too narrow for the
  /// card has it at its left edge.
  func cardX(near wished: Millipixels, width: Millipixels) -> Millipixels {
    wished.clamped(left, right - width)
  }

  /// The top edge nearest to `wished` of a card in the rectangle; one that is too low for the card
  /// has it at its top edge.
  func cardY(near wished: Millipixels, height: Millipixels) -> Millipixels {
    wished.clamped(top, bottom - height)
  }
}

extension CalloutStyle {
  /// The width of a card in a viewport, in CSS pixels: ``width``, or that of the safe rectangle
  /// where it is narrower, and never less than ``leastWidth``.
  public func cardWidth(in viewport: Viewport) -> Double {
    let safe = SafeRectangle(of: viewport, margin: Millipixels(margin))
    return safe.width.clamped(Millipixels(leastWidth), Millipixels(width)).pixels
  }
}
