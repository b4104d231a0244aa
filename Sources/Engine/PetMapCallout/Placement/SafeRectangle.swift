public import PetMapDrawing

/// The part of a viewport in which a card may be placed: the viewport minus its insets and a margin
/// on each side.
///
/// If the viewport is smaller than its insets and margins, opposite edges are swapped.
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

  /// Returns the left edge of a card in the rectangle that is nearest to `preferred`, or the
  /// rectangle's left edge if it is too narrow for the card.
  func cardX(near preferred: Millipixels, width: Millipixels) -> Millipixels {
    preferred.clamped(left, right - width)
  }

  /// Returns the top edge of a card in the rectangle that is nearest to `preferred`, or the
  /// rectangle's top edge if it is not tall enough for the card.
  func cardY(near preferred: Millipixels, height: Millipixels) -> Millipixels {
    preferred.clamped(top, bottom - height)
  }
}

extension CalloutStyle {
  /// Returns the width of a card in a viewport, in CSS pixels: ``width``, or the safe rectangle's
  /// width if that is less, but at least ``leastWidth``.
  public func cardWidth(in viewport: Viewport) -> Double {
    let safe = SafeRectangle(of: viewport, margin: Millipixels(margin))
    return safe.width.clamped(Millipixels(leastWidth), Millipixels(width)).pixels
  }
}
