import PetMapDrawing

/// Which side of the pin the card stands on.
extension CalloutPlacer {
  /// The bottom edge of a card above the pin: an arrow's length over the middle of the marker's head,
  /// and in the safe rectangle also where the pin itself is under the bar below it.
  var edgeAbove: Millipixels { min(headY - .arrowLength, safe.bottom) }

  /// The top edge of a card below the pin: an arrow's length under the marker's tip, and in the safe
  /// rectangle also where the pin itself is under the bar above it.
  var edgeBelow: Millipixels { max(y + .drop + .arrowLength, safe.top) }

  var roomAbove: Millipixels { edgeAbove - safe.top }
  var roomBelow: Millipixels { safe.bottom - edgeBelow }

  /// The first side on which the whole card fits.
  mutating func sideThatFits(previous: CalloutSide?) -> CalloutSide? {
    if let previous, fits(previous, as: .previous, attachedOnly: true) { return previous }
    if fits(.above, as: .above) { return .above }
    if fits(.below, as: .below) { return .below }
    if fits(.right, as: .right) { return .right }
    if fits(.left, as: .left) { return .left }
    return nil
  }

  /// - Parameter attachedOnly: whether the card must also be in reach of its arrow. The previous
  ///   side is not kept at the price of the arrow.
  private mutating func fits(
    _ side: CalloutSide, as rule: PlacementStep.Rule, attachedOnly: Bool = false
  ) -> Bool {
    let (need, room) = needAndRoom(side)
    let chosen =
      need <= room
      && (!attachedOnly || lean(of: attachedFrame(side), on: side) <= .largestLean)
    record(rule, need: need, room: room, chosen: chosen)
    return chosen
  }

  /// What the card takes on a side and what there is. Beside the pin the width decides, unless the
  /// card is too high for any place beside it.
  private func needAndRoom(_ side: CalloutSide) -> (need: Millipixels, room: Millipixels) {
    switch side {
    case .above: return (cardHeight, roomAbove)
    case .below: return (cardHeight, roomBelow)
    case .left, .right:
      guard cardHeight <= safe.height else { return (cardHeight, safe.height) }
      let edge = besideX(side)
      // A card that would begin under a bar at the pin's own edge of the screen has no room either.
      let overlap = side == .right ? safe.left - edge : edge + .cardWidth - safe.right
      guard overlap <= .zero else { return (.cardWidth, .cardWidth - overlap) }
      return (.cardWidth, side == .right ? safe.right - edge : edge + .cardWidth - safe.left)
    }
  }

  /// The roomier of above and below (above when they are equal), where the content scrolls; nil when
  /// too little of it would show.
  mutating func roomierSide() -> CalloutSide? {
    let isAbove = roomAbove >= roomBelow
    let room = isAbove ? roomAbove : roomBelow
    let chosen = room >= .leastVisibleHeight
    record(.scroll, need: .leastVisibleHeight, room: room, chosen: chosen)
    return chosen ? (isAbove ? .above : .below) : nil
  }

  /// The left edge of a card beside the pin, its arrow pointing at the middle of the marker's head.
  func besideX(_ side: CalloutSide) -> Millipixels {
    side == .right ? x + .arrowLength : x - .arrowLength - .cardWidth
  }

  /// The top edge of a card beside the pin: centred on the marker's head, then clamped.
  func besideY(height: Millipixels) -> Millipixels {
    safe.cardY(near: headY - height.half, height: height)
  }
}
