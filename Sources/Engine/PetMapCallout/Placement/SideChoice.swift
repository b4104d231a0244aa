import PetMapDrawing

/// How much height there is for a card above and below a pin's marker.
///
/// A card above a pin that stands under the bar at the bottom, and one below a pin under the bar at
/// the top, stay in the safe rectangle; their arrow is that much longer.
struct PinRooms: Sendable {
  /// The bottom edge of a card above the marker.
  let edgeAbove: Millipixels
  /// The top edge of a card below the marker.
  let edgeBelow: Millipixels
  /// Negative where the edge is beyond the safe rectangle.
  let above: Millipixels
  /// Negative where the edge is beyond the safe rectangle.
  let below: Millipixels

  init(_ input: PlacementInput) {
    let lengths = input.lengths
    let safe = input.safe
    edgeAbove = min(input.y - lengths.rise - lengths.arrowLength, safe.bottom)
    edgeBelow = max(input.y + lengths.drop + lengths.arrowLength, safe.top)
    above = edgeAbove - safe.top
    below = safe.bottom - edgeBelow
  }
}

/// Which side of the pin an attached card stands on.
struct SideChoice {
  let input: PlacementInput
  let rooms: PinRooms

  /// The previous side while the card fits there, else the first of above, below, right and left on
  /// which it fits, else the roomier one of above and below; nil where that shows too little.
  func side(previous: CalloutSide?, steps: inout [PlacementStep]) -> CalloutSide? {
    if let previous {
      let fit = Fit(of: previous, self)
      // The previous side is not kept at the price of the arrow.
      let frame = CardFrame(of: input, on: previous, rooms)
      let isKept = fit.isEnough && Lean(of: frame, on: previous, input).isInReach
      steps.record(.previous, need: fit.need, room: fit.room, chosen: isKept)
      if isKept { return previous }
    }
    for (side, rule) in Self.order {
      let fit = Fit(of: side, self)
      steps.record(rule, need: fit.need, room: fit.room, chosen: fit.isEnough)
      if fit.isEnough { return side }
    }
    return roomierSide(steps: &steps)
  }

  private static let order: [(CalloutSide, PlacementStep.Rule)] = [
    (.above, .above), (.below, .below), (.right, .right), (.left, .left),
  ]

  /// Where the content scrolls; above when both rooms are equal.
  private func roomierSide(steps: inout [PlacementStep]) -> CalloutSide? {
    let room = max(rooms.above, rooms.below)
    let least = input.lengths.leastVisibleHeight
    steps.record(.scroll, need: least, room: room, chosen: room >= least)
    guard room >= least else { return nil }
    return rooms.above >= rooms.below ? .above : .below
  }

  /// What a whole card takes on a side, and what there is.
  private struct Fit {
    let need: Millipixels
    let room: Millipixels
    var isEnough: Bool { need <= room }

    init(of side: CalloutSide, _ choice: SideChoice) {
      let input = choice.input
      switch side {
      case .above: (need, room) = (input.cardHeight, choice.rooms.above)
      case .below: (need, room) = (input.cardHeight, choice.rooms.below)
      case .left, .right:
        // Beside the pin the width decides, unless the card is too high for the safe rectangle.
        guard input.cardHeight <= input.safe.height else {
          (need, room) = (input.cardHeight, input.safe.height)
          return
        }
        need = input.cardWidth
        room = Self.roomBeside(side, input)
      }
    }

    /// The width from the arrow's base to the safe rectangle's far edge. A card that would begin
    /// outside the near edge lacks what is missing there.
    private static func roomBeside(_ side: CalloutSide, _ input: PlacementInput) -> Millipixels {
      let safe = input.safe
      let edge = input.edgeBeside(side)
      let missing = side == .right ? safe.left - edge : edge - safe.right
      if missing > .zero { return input.cardWidth - missing }
      return side == .right ? safe.right - edge : edge - safe.left
    }
  }
}
