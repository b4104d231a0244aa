import PetMapDrawing

/// A card's frame in placement units.
struct CardFrame: Hashable, Sendable {
  var x: Millipixels
  var y: Millipixels
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
      height = min(input.cardHeight, input.safe.height)
      x = input.edgeBeside(.left) - width
      y = input.shiftedY(height: height)
    case .right:
      height = min(input.cardHeight, input.safe.height)
      x = input.edgeBeside(.right)
      y = input.shiftedY(height: height)
    }
  }
}

extension PlacementInput {
  /// The left edge of a card above or below the pin that is not shifted into the safe rectangle.
  var alignedX: Millipixels {
    aligned(
      cardWidth, with: x - lengths.markerLeft, x + lengths.markerRight, pointingAt: x)
  }

  /// Returns the top edge of a card to the left or right of the pin that is not shifted into the
  /// safe rectangle.
  func alignedY(height: Millipixels) -> Millipixels {
    aligned(
      height, with: y - lengths.markerTop, y + lengths.markerBottom, pointingAt: headY)
  }

  /// Returns the start of an edge that is aligned with a marker's edge. Unless it is centered on the
  /// arrow's tip, it is as close to being flush with the marker as an upright arrow permits.
  private func aligned(
    _ length: Millipixels, with start: Millipixels, _ end: Millipixels, pointingAt tip: Millipixels
  ) -> Millipixels {
    let corner = min(lengths.cornerReach, length.half)
    switch alignment {
    case .start: return start.clamped(tip - length + corner, tip - corner)
    case .center: return tip - length.half
    case .end: return (end - length).clamped(tip - length + corner, tip - corner)
    }
  }

  /// The left edge of a card above or below the pin.
  var shiftedX: Millipixels { safe.cardX(near: alignedX, width: cardWidth) }

  /// Returns the top edge of a card to the left or right of the pin.
  func shiftedY(height: Millipixels) -> Millipixels {
    safe.cardY(near: alignedY(height: height), height: height)
  }

  /// Returns the edge closest to the pin, for a card attached on the pin's left or right.
  func edgeBeside(_ side: CalloutSide) -> Millipixels {
    side == .right
      ? x + lengths.reachRight + lengths.arrowLength : x - lengths.reachLeft - lengths.arrowLength
  }
}
