import PetMapDrawing

/// How far the map has to move for the whole card to fit, attached.
///
/// For every side there is a rectangle of pin positions from which the rules put the whole card
/// there and its arrow leans no more than it may; everywhere else in the viewport the card is
/// clipped or detached. So the smallest movement is the one to the nearest point of the four
/// rectangles. Smallest is by its length on the screen (Euclid); of equal ones above goes before
/// below, right and left.
struct PanHint {
  let input: PlacementInput
  let previous: CalloutSide?

  /// The smallest movement; nil when none helps.
  func movement(steps: inout [PlacementStep]) -> ScreenOffset? {
    var best: Movement?
    for side in [CalloutSide.above, .below, .right, .left] {
      guard let region = region(side) else { continue }
      let movement = Movement(
        dx: input.x.clamped(region.minX, region.maxX) - input.x,
        dy: input.y.clamped(region.minY, region.maxY) - input.y)
      if let best, best.square <= movement.square { continue }
      best = movement
    }
    let length = best.map { Millipixels($0.square.squareRoot() / 1_000) }
    steps.record(
      .pan, need: length ?? input.cardHeight, room: input.safe.height, chosen: best != nil)
    return best.map { ScreenOffset(dx: $0.dx.pixels, dy: $0.dy.pixels) }
  }

  private struct Movement {
    let dx: Millipixels
    let dy: Millipixels
    var square: Double { dx.squared + dy.squared }
  }

  /// Positions of the pin, edges included.
  private struct Region {
    var minX: Millipixels
    var minY: Millipixels
    var maxX: Millipixels
    var maxY: Millipixels
  }

  /// Where the pin must be for the whole card to stand on a side; nil when no position serves.
  private func region(_ side: CalloutSide) -> Region? {
    let (safe, lengths) = (input.safe, input.lengths)
    guard input.cardHeight <= safe.height else { return nil }
    switch side {
    case .above: return visible(underArrows(from: firstAbove, to: input.viewportHeight))
    case .below: return visible(underArrows(from: .zero, to: lastBelow))
    case .right:
      let edge = lengths.reachRight + lengths.arrowLength
      return visible(
        beside(.right, from: safe.left - edge, to: safe.right - input.cardWidth - edge))
    case .left:
      let edge = lengths.reachLeft + lengths.arrowLength
      return visible(
        beside(.left, from: safe.left + input.cardWidth + edge, to: safe.right + edge))
    }
  }

  /// The highest pin with room for the whole card above.
  private var firstAbove: Millipixels {
    input.safe.top + input.cardHeight + input.lengths.arrowLength + input.lengths.rise
  }

  /// The lowest pin with room for the whole card below.
  private var lastBelow: Millipixels {
    input.safe.bottom - input.cardHeight - input.lengths.arrowLength - input.lengths.drop
  }

  /// As far to the left and right as the arrow of a card above or below reaches.
  private func underArrows(from minY: Millipixels, to maxY: Millipixels) -> Region {
    let (safe, lengths) = (input.safe, input.lengths)
    let overhang = lengths.largestLean - min(lengths.cornerReach, input.cardWidth.half)
    let right = max(safe.right, safe.left + input.cardWidth)
    return Region(minX: safe.left - overhang, minY: minY, maxX: right + overhang, maxY: maxY)
  }

  /// As far up and down as the arrow of a card beside the pin reaches. Unless the card stood there
  /// before, that side is tried only for pins with room neither above nor below.
  private func beside(
    _ side: CalloutSide, from minX: Millipixels, to maxX: Millipixels
  ) -> Region {
    let (safe, lengths) = (input.safe, input.lengths)
    let overhang = lengths.largestLean - min(lengths.cornerReach, input.cardHeight.half)
    var region = Region(
      minX: minX, minY: safe.top - overhang + lengths.headRise, maxX: maxX,
      maxY: safe.bottom + overhang + lengths.headRise)
    if previous != side {
      region.minY = max(region.minY, lastBelow + .smallest)
      region.maxY = min(region.maxY, firstAbove - .smallest)
    }
    return region
  }

  /// The part of a region in the viewport; nil when there is none.
  private func visible(_ region: Region) -> Region? {
    let region = Region(
      minX: max(.zero, region.minX), minY: max(.zero, region.minY),
      maxX: min(input.viewportWidth, region.maxX), maxY: min(input.viewportHeight, region.maxY))
    return region.minX <= region.maxX && region.minY <= region.maxY ? region : nil
  }
}
