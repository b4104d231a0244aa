import PetMapDrawing

/// Where a card stands that no arrow joins to its pin.
extension CalloutPlacer {
  /// The place in the safe rectangle nearest to the pin that leaves the pin free.
  ///
  /// Free means first that the card keeps the distances an attached card keeps: from the arrow's length
  /// over the marker's head to the arrow's length under its tip, and the arrow's length to either
  /// side. Where no place does, that the card does not cover the tip; where the card covers the tip
  /// wherever it stands, the place that would be nearest. Nearest is by the distance from the tip to
  /// the card; of equal ones above goes before below, right and left.
  func nearestFrame() -> (side: CalloutSide, frame: CardFrame) {
    let visible = max(.zero, min(cardHeight, safe.height))
    var best = detachedFrame(.above, visible)
    for side in [CalloutSide.below, .right, .left] {
      let candidate = detachedFrame(side, visible)
      if (candidate.rank, candidate.distance) < (best.rank, best.distance) { best = candidate }
    }
    return (best.side, best.frame)
  }

  private struct Candidate {
    let side: CalloutSide
    let frame: CardFrame
    /// 0 clear of the pin on this side, 1 the tip is free, 2 not even that.
    let rank: Int
    /// From the tip to the card, squared.
    let distance: Double
  }

  private func detachedFrame(_ side: CalloutSide, _ visible: Millipixels) -> Candidate {
    let frame =
      switch side {
      case .above:
        CardFrame(
          x: shiftedX, y: safe.cardY(near: edgeAbove - visible, height: visible), height: visible)
      case .below:
        CardFrame(x: shiftedX, y: safe.cardY(near: edgeBelow, height: visible), height: visible)
      case .left, .right:
        CardFrame(x: safe.cardX(near: besideX(side)), y: besideY(height: visible), height: visible)
      }
    let (gap, wished) =
      switch side {
      case .above: (y - frame.maxY, .rise + .arrowLength)
      case .below: (frame.y - y, .drop + .arrowLength)
      case .right: (frame.x - x, Millipixels.arrowLength)
      case .left: (x - frame.maxX, Millipixels.arrowLength)
      }
    let across = max(.zero, max(frame.x - x, x - frame.maxX))
    let down = max(.zero, max(frame.y - y, y - frame.maxY))
    return Candidate(
      side: side, frame: frame, rank: gap >= wished ? 0 : gap > .zero ? 1 : 2,
      distance: across.squared + down.squared)
  }
}
