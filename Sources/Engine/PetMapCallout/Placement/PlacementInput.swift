public import PetMapDrawing

/// The input of all placement steps: the pin, the card's size, the viewport, the options, and the
/// style's dimensions.
///
/// All steps share one object. If it were a structure, each step would copy all of its numbers, and
/// browsers would have to load the code that does so.
final class PlacementInput {
  /// The x of the pin, which is the position of the marker's anchor.
  var x: Millipixels
  var y: Millipixels
  let cardWidth: Millipixels
  let cardHeight: Millipixels
  let viewportWidth: Millipixels
  let viewportHeight: Millipixels
  let safe: SafeRectangle
  let lengths: PlacementLengths
  /// The allowed sides, preferred ones first.
  let sides: [CalloutSide]
  let alignment: CalloutAlignment
  let obstacles: [CardFrame]

  init(
    cardHeight: Double, pin: ScreenPoint, viewport: Viewport, style: CalloutStyle,
    options: PlacementOptions
  ) {
    precondition(
      cardHeight >= 0 && cardHeight.isFinite, "the height must be finite and not negative")
    precondition(pin.x.isFinite && pin.y.isFinite, "the pin's position must be finite")
    x = Millipixels(pin.x)
    y = Millipixels(pin.y)
    cardWidth = Millipixels(style.cardWidth(in: viewport, padding: options.padding))
    self.cardHeight = Millipixels(cardHeight)
    viewportWidth = Millipixels(viewport.width)
    viewportHeight = Millipixels(viewport.height)
    lengths = PlacementLengths(style)
    safe = SafeRectangle(of: viewport, padding: options.padding)
    sides = options.sides
    alignment = options.alignment
    obstacles = options.obstacles.map { rect in
      CardFrame(
        x: Millipixels(rect.x), y: Millipixels(rect.y), width: Millipixels(rect.width),
        height: Millipixels(rect.height))
    }
  }

  /// Creates a copy whose pin can be moved.
  init(_ other: PlacementInput) {
    (x, y) = (other.x, other.y)
    (cardWidth, cardHeight) = (other.cardWidth, other.cardHeight)
    (viewportWidth, viewportHeight) = (other.viewportWidth, other.viewportHeight)
    (safe, lengths) = (other.safe, other.lengths)
    (sides, alignment, obstacles) = (other.sides, other.alignment, other.obstacles)
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
  let arrowLength: Millipixels
  let halfArrowWidth: Millipixels
  let hasArrow: Bool
  let largestOffset: Millipixels
  let leastVisibleHeight: Millipixels
  /// The minimum distance from a card's corner to the middle of an arrow's base; 0 without an arrow.
  let cornerReach: Millipixels
  let reachAbove: Millipixels
  let reachBelow: Millipixels
  let reachLeft: Millipixels
  let reachRight: Millipixels
  let headHeight: Millipixels
  /// The distances from the pin to the marker's edges.
  let markerTop: Millipixels
  let markerRight: Millipixels
  let markerBottom: Millipixels
  let markerLeft: Millipixels

  init(_ style: CalloutStyle) {
    arrowLength = Millipixels(style.arrowLength)
    halfArrowWidth = Millipixels(style.arrowWidth / 2)
    hasArrow = style.arrowWidth > 0 && style.arrowLength > 0
    largestOffset = Millipixels(style.maximumArrowOffset)
    leastVisibleHeight = Millipixels(style.leastVisibleHeight)
    cornerReach = hasArrow ? Millipixels(style.cornerRadius + style.arrowWidth / 2) : .zero
    let marker = style.marker
    reachAbove = Millipixels(marker.reachAbove)
    reachBelow = Millipixels(marker.reachBelow)
    reachLeft = Millipixels(marker.reachLeft)
    reachRight = Millipixels(marker.reachRight)
    headHeight = Millipixels(marker.headHeight)
    markerTop = Millipixels(marker.anchorY)
    markerRight = Millipixels(marker.width - marker.anchorX)
    markerBottom = Millipixels(marker.height - marker.anchorY)
    markerLeft = Millipixels(marker.anchorX)
  }
}

/// The part of a viewport in which a card may be placed: the viewport minus its insets and the
/// padding on each side.
///
/// If the viewport is smaller than its insets and padding, opposite edges are swapped.
struct SafeRectangle: Hashable, Sendable {
  let left: Millipixels
  let top: Millipixels
  let right: Millipixels
  let bottom: Millipixels

  init(of viewport: Viewport, padding: ViewportInsets) {
    let insets = viewport.insets
    left = Millipixels(insets.left) + Millipixels(padding.left)
    top = Millipixels(insets.top) + Millipixels(padding.top)
    right =
      Millipixels(viewport.width) - Millipixels(insets.right) - Millipixels(padding.right)
    bottom =
      Millipixels(viewport.height) - Millipixels(insets.bottom) - Millipixels(padding.bottom)
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

  /// Returns the positions in the rectangle of a card's left or top edge along a side.
  func positions(of length: Millipixels, on side: CalloutSide) -> ClosedRange<Millipixels> {
    let (low, high) = side.isVertical ? (left, right) : (top, bottom)
    return low...max(low, high - length)
  }
}

extension CalloutStyle {
  /// Returns the width of a card in a viewport, in CSS pixels: ``width``, or the safe rectangle's
  /// width if that is less, but at least ``leastWidth``.
  ///
  /// - Parameter padding: The space between the card and the viewport's insets.
  public func cardWidth(
    in viewport: Viewport, padding: ViewportInsets = CalloutStyle.padding
  ) -> Double {
    let safe = SafeRectangle(of: viewport, padding: padding)
    return safe.width.clamped(Millipixels(leastWidth), Millipixels(width)).pixels
  }
}
