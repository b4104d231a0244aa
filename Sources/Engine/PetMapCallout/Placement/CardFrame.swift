import PetMapDrawing

/// A card's frame in placement units.
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
  /// Creates the frame of an attached card on a side of the pin, shifted into the safe rectangle
  /// and limited to the available height.
  init(of input: PlacementInput, on side: CalloutSide, _ space: AvailableHeight) {
    width = input.cardWidth
    switch side {
    case .above:
      height = min(input.cardHeight, space.above)
      x = input.shiftedX
      y = space.edgeAbove - height
    case .below:
      height = min(input.cardHeight, space.below)
      x = input.shiftedX
      y = space.edgeBelow
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
  /// The left edge of a card centered on the pin.
  var centeredX: Millipixels { x - cardWidth.half }

  /// The left edge of a card above or below the pin.
  var shiftedX: Millipixels { safe.cardX(near: centeredX, width: cardWidth) }

  /// Returns the top edge of a card to the left or right of the pin, vertically centered on the
  /// marker's head as closely as possible.
  func shiftedY(height: Millipixels) -> Millipixels {
    safe.cardY(near: headY - height.half, height: height)
  }

  /// Returns the edge closest to the pin, for a card attached on the pin's left or right.
  func edgeBeside(_ side: CalloutSide) -> Millipixels {
    side == .right
      ? x + lengths.reachRight + lengths.arrowLength : x - lengths.reachLeft - lengths.arrowLength
  }
}
