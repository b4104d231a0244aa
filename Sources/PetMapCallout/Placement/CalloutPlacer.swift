import PetMapDrawing

/// The run of the placement rules for one card.
struct CalloutPlacer<Trace: PlacementTrace> {
  let x: Millipixels
  let y: Millipixels
  let cardHeight: Millipixels
  let width: Millipixels
  let height: Millipixels
  let safe: SafeArea
  var trace: Trace

  init(cardHeight: Double, pin: ScreenPoint, viewport: Viewport, trace: Trace) {
    precondition(cardHeight >= 0 && cardHeight.isFinite, "a card has a height")
    precondition(pin.x.isFinite && pin.y.isFinite, "a pin has a place")
    x = Millipixels(pin.x)
    y = Millipixels(pin.y)
    self.cardHeight = Millipixels(cardHeight)
    width = Millipixels(viewport.width)
    height = Millipixels(viewport.height)
    safe = SafeArea(of: viewport)
    self.trace = trace
  }

  /// Where arrows point, except that of a card below the pin.
  var headY: Millipixels { y - .rise }

  mutating func place(previous: CalloutSide?) -> CalloutPlacement {
    guard pinIsVisible() else { return standAlone(.hidden) }
    let side = sideThatFits(previous: previous) ?? roomierSide()
    guard let side else { return standAlone(.detached) }
    let frame = attachedFrame(side)
    let arrow = arrow(of: frame, on: side)
    guard arrow.lean <= .largestLean else { return standAlone(.detached) }
    return CalloutPlacement(
      pin: point(x, y), side: side, attachment: .attached, frame: frame.rect,
      contentHeight: cardHeight.pixels, arrow: arrow.shape,
      pan: frame.height < cardHeight ? panHint() : .zero)
  }

  private mutating func pinIsVisible() -> Bool {
    let outsideX = max(-x, x - width)
    let outsideY = max(-y, y - height)
    let outside = max(outsideX, outsideY)
    guard outside > .zero else { return true }
    record(.hidden, need: outside, room: .zero, chosen: true)
    return false
  }

  /// The card without an arrow, in the safe rectangle, and the movement that would attach it.
  private mutating func standAlone(_ attachment: CalloutAttachment) -> CalloutPlacement {
    record(.detached, need: cardHeight, room: safe.height, chosen: true)
    let (side, frame) = nearestFrame()
    return CalloutPlacement(
      pin: point(x, y), side: side, attachment: attachment, frame: frame.rect,
      contentHeight: cardHeight.pixels, arrow: nil, pan: panHint())
  }

  func point(_ x: Millipixels, _ y: Millipixels) -> ScreenPoint {
    ScreenPoint(x: x.pixels, y: y.pixels)
  }

  mutating func record(
    _ rule: PlacementStep.Rule, need: Millipixels, room: Millipixels, chosen: Bool
  ) {
    trace.record(rule, need: need, room: room, chosen: chosen)
  }
}
