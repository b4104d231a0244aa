import PetMapDrawing

/// What the steps of a placement know: the pin, the card's size, the viewport and the style's
/// lengths.
struct PlacementInput: Sendable {
  /// The pin, on which the marker's anchor stands.
  let x: Millipixels
  let y: Millipixels
  let cardWidth: Millipixels
  let cardHeight: Millipixels
  let viewportWidth: Millipixels
  let viewportHeight: Millipixels
  let safe: SafeRectangle
  let lengths: PlacementLengths

  init(cardHeight: Double, pin: ScreenPoint, viewport: Viewport, style: CalloutStyle) {
    precondition(cardHeight >= 0 && cardHeight.isFinite, "a card has a height")
    precondition(pin.x.isFinite && pin.y.isFinite, "a pin has a position")
    x = Millipixels(pin.x)
    y = Millipixels(pin.y)
    cardWidth = Millipixels(style.cardWidth(in: viewport))
    self.cardHeight = Millipixels(cardHeight)
    viewportWidth = Millipixels(viewport.width)
    viewportHeight = Millipixels(viewport.height)
    lengths = PlacementLengths(style)
    safe = SafeRectangle(of: viewport, margin: lengths.margin)
  }

  /// The height at which arrows beside the marker point.
  var headY: Millipixels { y - lengths.headRise }

  /// How far the pin is outside the viewport; not positive inside.
  var distanceOutside: Millipixels {
    max(-x, x - viewportWidth, max(-y, y - viewportHeight))
  }

  var pin: ScreenPoint { ScreenPoint(x: x.pixels, y: y.pixels) }
}
