import PetMapDrawing

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
