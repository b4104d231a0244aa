import PetMapDrawing

/// A card's frame in the unit of placement.
struct CardFrame: Hashable, Sendable {
  let x: Millipixels
  let y: Millipixels
  let width: Millipixels
  let height: Millipixels

  var maxX: Millipixels { x + width }
  var maxY: Millipixels { y + height }

  var rect: ScreenRect {
    ScreenRect(x: x.pixels, y: y.pixels, width: width.pixels, height: height.pixels)
  }
}

extension CardFrame {
  /// The frame of an attached card on a side of the pin: shifted into the safe rectangle, no higher
  /// than the room there.
  init(of input: PlacementInput, on side: CalloutSide, _ rooms: PinRooms) {
    width = input.cardWidth
    switch side {
    case .above:
      height = min(input.cardHeight, rooms.above)
      x = input.shiftedX
      y = rooms.edgeAbove - height
    case .below:
      height = min(input.cardHeight, rooms.below)
      x = input.shiftedX
      y = rooms.edgeBelow
    case .left:
      height = input.cardHeight
      x = input.edgeBeside(.left) - width
      y = input.shiftedY(height: height)
    case .right:
      height = input.cardHeight
      x = input.edgeBeside(.right)
      y = input.shiftedY(height: height)
    }
  }
}

extension PlacementInput {
  /// The left edge of a card whose middle is at the pin.
  var centredX: Millipixels { x - cardWidth.half }

  /// The left edge of a card above or below the pin.
  var shiftedX: Millipixels { safe.cardX(near: centredX, width: cardWidth) }

  /// The top edge of a card beside the pin, its middle as near to the marker's head as can be.
  func shiftedY(height: Millipixels) -> Millipixels {
    safe.cardY(near: headY - height.half, height: height)
  }

  /// The edge, nearest to the pin, of an attached card to the pin's left or right.
  func edgeBeside(_ side: CalloutSide) -> Millipixels {
    side == .right
      ? x + lengths.reachRight + lengths.arrowLength : x - lengths.reachLeft - lengths.arrowLength
  }
}
