import PetMapDrawing

/// Where an arrow's base stands on the card's edge, and how far its tip stands beside the middle of
/// it.
struct Lean {
  /// The middle of the base along the edge: its x above and below the pin, its y beside it.
  let base: Millipixels
  let length: Millipixels
  let isInReach: Bool

  init(of frame: CardFrame, on side: CalloutSide, _ input: PlacementInput) {
    let corner = input.lengths.cornerReach
    switch side {
    case .above, .below:
      base = input.x.clamped(frame.x + corner, frame.maxX - corner)
      length = (input.x - base).magnitude
    case .left, .right:
      // A card lower than two corners has the base in its middle.
      let reach = min(corner, frame.height.half)
      base = input.headY.clamped(frame.y + reach, frame.maxY - reach)
      length = (input.headY - base).magnitude
    }
    isInReach = length <= input.lengths.largestLean
  }
}

extension CalloutArrow {
  /// The arrow from a frame's edge to the pin's marker.
  init(from frame: CardFrame, on side: CalloutSide, base: Millipixels, _ input: PlacementInput) {
    let lengths = input.lengths
    let (first, last) = (base - lengths.halfArrowWidth, base + lengths.halfArrowWidth)
    func point(_ x: Millipixels, _ y: Millipixels) -> ScreenPoint {
      ScreenPoint(x: x.pixels, y: y.pixels)
    }
    switch side {
    case .above:
      tip = point(input.x, input.y - lengths.rise)
      (baseStart, baseEnd) = (point(first, frame.maxY), point(last, frame.maxY))
    case .below:
      tip = point(input.x, input.y + lengths.drop)
      (baseStart, baseEnd) = (point(first, frame.y), point(last, frame.y))
    case .left:
      tip = point(input.x - lengths.reachLeft, input.headY)
      (baseStart, baseEnd) = (point(frame.maxX, first), point(frame.maxX, last))
    case .right:
      tip = point(input.x + lengths.reachRight, input.headY)
      (baseStart, baseEnd) = (point(frame.x, first), point(frame.x, last))
    }
    direction = side.arrowDirection
  }
}
