public import PetMapDrawing

/// The input of all placement steps: the pin, the card's size, the viewport, and the style's
/// dimensions.
struct PlacementInput: Sendable {
  /// The x of the pin, which is the position of the marker's anchor.
  let x: Millipixels
  let y: Millipixels
  let cardWidth: Millipixels
  let cardHeight: Millipixels
  let viewportWidth: Millipixels
  let viewportHeight: Millipixels
  let safe: SafeRectangle
  let lengths: PlacementLengths

  init(cardHeight: Double, pin: ScreenPoint, viewport: Viewport, style: CalloutStyle) {
    precondition(
      cardHeight >= 0 && cardHeight.isFinite, "the height must be finite and not negative")
    precondition(pin.x.isFinite && pin.y.isFinite, "the pin's position must be finite")
    x = Millipixels(pin.x)
    y = Millipixels(pin.y)
    cardWidth = Millipixels(style.cardWidth(in: viewport))
    self.cardHeight = Millipixels(cardHeight)
    viewportWidth = Millipixels(viewport.width)
    viewportHeight = Millipixels(viewport.height)
    lengths = PlacementLengths(style)
    safe = SafeRectangle(of: viewport, margin: lengths.margin)
  }

  /// The y at which arrows from the left or right point.
  var headY: Millipixels { y - lengths.headHeight }

  /// How far the pin is outside the viewport; not positive if it is inside.
  var distanceOutside: Millipixels {
    max(-x, x - viewportWidth, max(-y, y - viewportHeight))
  }

  var pin: ScreenPoint { ScreenPoint(x: x.pixels, y: y.pixels) }
}

/// A style's dimensions in placement units; see ``CalloutStyle`` and ``CalloutMarker``.
struct PlacementLengths: Sendable {
  let margin: Millipixels
  let arrowLength: Millipixels
  let halfArrowWidth: Millipixels
  let largestOffset: Millipixels
  let leastVisibleHeight: Millipixels
  /// The minimum distance from a card's corner to the middle of an arrow's base.
  let cornerReach: Millipixels
  let reachAbove: Millipixels
  let reachBelow: Millipixels
  let reachLeft: Millipixels
  let reachRight: Millipixels
  let headHeight: Millipixels

  init(_ style: CalloutStyle) {
    margin = Millipixels(style.margin)
    arrowLength = Millipixels(style.arrowLength)
    halfArrowWidth = Millipixels(style.arrowWidth / 2)
    largestOffset = Millipixels(style.maximumArrowOffset)
    leastVisibleHeight = Millipixels(style.leastVisibleHeight)
    cornerReach = Millipixels(style.cornerRadius + style.arrowWidth / 2)
    reachAbove = Millipixels(style.marker.reachAbove)
    reachBelow = Millipixels(style.marker.reachBelow)
    reachLeft = Millipixels(style.marker.reachLeft)
    reachRight = Millipixels(style.marker.reachRight)
    headHeight = Millipixels(style.marker.headHeight)
  }
}

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
