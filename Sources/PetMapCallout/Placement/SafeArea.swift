import PetMapDrawing

/// The part of a viewport in which a card may stand: less insets, less the margin on each side.
///
/// Where the viewport is smaller than its insets and margins, an edge lies beyond the opposite one.
struct SafeArea: Hashable, Sendable {
  let left: Millipixels
  let top: Millipixels
  let right: Millipixels
  let bottom: Millipixels

  init(of viewport: Viewport) {
    let insets = viewport.insets
    left = Millipixels(insets.left) + .margin
    top = Millipixels(insets.top) + .margin
    right = Millipixels(viewport.width) - Millipixels(insets.right) - .margin
    bottom = Millipixels(viewport.height) - Millipixels(insets.bottom) - .margin
  }

  var width: Millipixels { right - left }
  var height: Millipixels { bottom - top }

  /// The card's left edge: as near to `wished` as the safe rectangle allows; one too narrow for the
  /// card has the card centred on it.
  func cardX(near wished: Millipixels) -> Millipixels {
    guard width >= .cardWidth else { return left + (width - .cardWidth).half }
    return wished.clamped(left, right - .cardWidth)
  }

  /// The top edge of a card of that height: as near to `wished` as the safe rectangle allows; one too
  /// low for the card has the card at its top.
  func cardY(near wished: Millipixels, height: Millipixels) -> Millipixels {
    wished.clamped(top, bottom - height)
  }
}
