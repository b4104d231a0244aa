import PetMapDrawing

/// The card in its place beside the pin, and the arrow between the two.
extension CalloutPlacer {
  /// The frame of a card on a side of the pin, shifted into the safe rectangle, no higher than the
  /// room there.
  func attachedFrame(_ side: CalloutSide) -> CardFrame {
    switch side {
    case .above:
      let visible = min(cardHeight, roomAbove)
      return CardFrame(x: shiftedX, y: edgeAbove - visible, height: visible)
    case .below:
      return CardFrame(x: shiftedX, y: edgeBelow, height: min(cardHeight, roomBelow))
    case .left, .right:
      return CardFrame(x: besideX(side), y: besideY(height: cardHeight), height: cardHeight)
    }
  }

  /// The left edge of a card above or below the pin.
  var shiftedX: Millipixels { safe.cardX(near: centredX) }

  private var centredX: Millipixels { x - Millipixels.cardWidth.half }

  /// How far the tip stands beside the middle of the base.
  func lean(of frame: CardFrame, on side: CalloutSide) -> Millipixels {
    switch side {
    case .above, .below: (x - baseX(of: frame)).magnitude
    case .left, .right: (headY - baseY(of: frame)).magnitude
    }
  }

  private func baseX(of frame: CardFrame) -> Millipixels {
    x.clamped(frame.x + .cornerReach, frame.maxX - .cornerReach)
  }

  /// A card lower than two corners has the base in its middle.
  private func baseY(of frame: CardFrame) -> Millipixels {
    let reach = min(Millipixels.cornerReach, frame.height.half)
    return headY.clamped(frame.y + reach, frame.maxY - reach)
  }

  /// The arrow of an attached card, and how far it leans.
  mutating func arrow(
    of frame: CardFrame, on side: CalloutSide
  ) -> (shape: CalloutArrow, lean: Millipixels) {
    let lean = lean(of: frame, on: side)
    if side == .above || side == .below, frame.x != centredX {
      record(
        .shift, need: (frame.x - centredX).magnitude, room: safe.width - .cardWidth, chosen: true)
    }
    if lean > .zero {
      record(.lean, need: lean, room: .largestLean, chosen: lean <= .largestLean)
    }
    let half = Millipixels.halfArrowWidth
    switch side {
    case .above, .below:
      let base = baseX(of: frame)
      let edge = side == .above ? frame.maxY : frame.y
      let shape = CalloutArrow(
        direction: side.arrowDirection, tip: point(x, side == .above ? headY : y + .drop),
        baseStart: point(base - half, edge), baseEnd: point(base + half, edge))
      return (shape, lean)
    case .left, .right:
      let base = baseY(of: frame)
      let edge = side == .right ? frame.x : frame.maxX
      let shape = CalloutArrow(
        direction: side.arrowDirection, tip: point(x, headY),
        baseStart: point(edge, base - half), baseEnd: point(edge, base + half))
      return (shape, lean)
    }
  }
}
