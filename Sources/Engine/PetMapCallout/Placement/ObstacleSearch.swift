import PetMapDrawing

/// Finds the placement that covers the least of the obstacles.
///
/// The candidates are the positions along each allowed side in the safe rectangle at which the
/// arrow's offset is not too large. Whole cards are preferred to those whose content scrolls. Then
/// the smallest covered area decides, then the greatest visible height, then the order of the sides,
/// starting with the previous one, and then the distance from the position without obstacles.
struct ObstacleSearch {
  private let input: PlacementInput

  init(_ input: PlacementInput) { self.input = input }

  /// Returns the area that a frame covers, summed over the obstacles, in millionths of a square
  /// pixel.
  func area(_ frame: CardFrame) -> Int64 {
    var area: Int64 = 0
    for obstacle in input.obstacles { area += frame.overlap(with: obstacle) }
    return area
  }

  /// Returns the best card.
  ///
  /// - Complexity: O(*n*²) in the number of obstacles.
  func card(previous: CalloutSide?) -> PlacedCard {
    let choice = SideChoice(input)
    var best: Candidate?
    for side in sides(startingWith: previous) {
      let isWhole = choice.fit(on: side).isEnough
      guard isWhole || choice.scrolls(on: side) else { continue }
      let frame = CardFrame(of: input, on: side, choice.space)
      guard let positions = input.positions(of: frame, on: side) else { continue }
      let moved = clearest(frame, on: side, in: positions)
      let candidate = Candidate(side: side, frame: moved, isWhole: isWhole, area: area(moved))
      if best.map({ candidate.rank < $0.rank }) ?? true { best = candidate }
    }
    guard let best else { return PlacedCard(.nearest(input, avoiding: self)) }
    return PlacedCard(
      side: best.side, frame: best.frame,
      base: ArrowOffset(of: best.frame, on: best.side, input).base)
  }

  private struct Candidate {
    let side: CalloutSide
    let frame: CardFrame
    let isWhole: Bool
    let area: Int64

    var rank: (Int, Int64, Millipixels) { (isWhole ? 0 : 1, area, -frame.height) }
  }

  private func sides(startingWith previous: CalloutSide?) -> [CalloutSide] {
    guard let previous, input.sides.contains(previous) else { return input.sides }
    return [previous] + input.sides.filter { $0 != previous }
  }

  /// Returns a frame at the position along a side at which it covers least, as close to its own
  /// position as possible.
  ///
  /// Along a side, the covered area is piecewise linear, and its slope increases only where the
  /// frame begins or stops touching an obstacle. One of these positions, an end of the range or the
  /// frame's own position is therefore the best one.
  func clearest(
    _ frame: CardFrame, on side: CalloutSide, in positions: ClosedRange<Millipixels>
  ) -> CardFrame {
    let own = side.isVertical ? frame.x : frame.y
    var candidates = [
      own.clamped(positions.lowerBound, positions.upperBound), positions.lowerBound,
      positions.upperBound,
    ]
    for obstacle in input.obstacles {
      candidates.append(side.isVertical ? obstacle.x - frame.width : obstacle.y - frame.height)
      candidates.append(side.isVertical ? obstacle.maxX : obstacle.maxY)
    }
    var best = frame
    var least: (Int64, Millipixels, Millipixels)?
    for position in candidates where positions.contains(position) {
      var moved = frame
      if side.isVertical { moved.x = position } else { moved.y = position }
      let rank = (area(moved), (position - own).magnitude, position)
      if let least, least <= rank { continue }
      (best, least) = (moved, rank)
    }
    return best
  }
}

extension CardFrame {
  /// Returns the area that a frame shares with another, in millionths of a square pixel.
  fileprivate func overlap(with other: CardFrame) -> Int64 {
    let across = min(maxX, other.maxX) - max(x, other.x)
    let down = min(maxY, other.maxY) - max(y, other.y)
    return across > .zero && down > .zero ? across.thousandths * down.thousandths : 0
  }
}

extension PlacementInput {
  /// Returns the positions of a frame's left or top edge along a side at which it is in the safe
  /// rectangle and the arrow's offset is not too large, or `nil` if there are none.
  fileprivate func positions(
    of frame: CardFrame, on side: CalloutSide
  ) -> ClosedRange<Millipixels>? {
    let (tip, length) = side.isVertical ? (x, frame.width) : (headY, frame.height)
    let safe = safe.positions(of: length, on: side)
    let corner = min(lengths.cornerReach, length.half)
    let first = max(safe.lowerBound, tip - length + corner - lengths.largestOffset)
    let last = min(safe.upperBound, tip - corner + lengths.largestOffset)
    return first <= last ? first...last : nil
  }
}
