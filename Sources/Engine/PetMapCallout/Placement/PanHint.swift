import PetMapDrawing

/// Computes the smallest movement of the map after which the whole card fits and is attached.
///
/// For each side there is a rectangle of pin positions for which the rules place the whole card
/// there with an acceptable arrow offset; everywhere else in the viewport the card is clipped or
/// detached. The smallest movement therefore leads to the nearest point in any of the four
/// rectangles, by Euclidean distance on the screen; ties are resolved in the order above, below,
/// right, left.
struct PanHint {
  let input: PlacementInput
  let previous: CalloutSide?

  /// Returns the smallest movement, or `nil` if no movement suffices.
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
      .pan, size: length ?? input.cardHeight, availableSpace: input.safe.height, chosen: best != nil
    )
    return best.map { ScreenOffset(dx: $0.dx.pixels, dy: $0.dy.pixels) }
  }

  private struct Movement {
    let dx: Millipixels
    let dy: Millipixels
    var square: Double { dx.squared + dy.squared }
  }

  /// A rectangle of pin positions, including its edges.
  private struct Region {
    var minX: Millipixels
    var minY: Millipixels
    var maxX: Millipixels
    var maxY: Millipixels
  }

  /// Returns the pin positions for which the whole card is placed on a side, or `nil` if there are
  /// none.
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

  /// The topmost pin position with enough space for the whole card above.
  private var firstAbove: Millipixels {
    input.safe.top + input.cardHeight + input.lengths.arrowLength + input.lengths.reachAbove
  }

  /// The bottommost pin position with enough space for the whole card below.
  private var lastBelow: Millipixels {
    input.safe.bottom - input.cardHeight - input.lengths.arrowLength - input.lengths.reachBelow
  }

  /// Returns the positions that the arrow of a card above or below can reach horizontally.
  private func underArrows(from minY: Millipixels, to maxY: Millipixels) -> Region {
    let (safe, lengths) = (input.safe, input.lengths)
    let overhang = lengths.largestOffset - min(lengths.cornerReach, input.cardWidth.half)
    let right = max(safe.right, safe.left + input.cardWidth)
    return Region(minX: safe.left - overhang, minY: minY, maxX: right + overhang, maxY: maxY)
  }

  /// Returns the positions that the arrow of a card to the left or right can reach vertically.
  /// Unless the card was already on that side, the side is considered only for pins with too little
  /// space above and below.
  private func beside(
    _ side: CalloutSide, from minX: Millipixels, to maxX: Millipixels
  ) -> Region {
    let (safe, lengths) = (input.safe, input.lengths)
    let overhang = lengths.largestOffset - min(lengths.cornerReach, input.cardHeight.half)
    var region = Region(
      minX: minX, minY: safe.top - overhang + lengths.headHeight, maxX: maxX,
      maxY: safe.bottom + overhang + lengths.headHeight)
    if previous != side {
      region.minY = max(region.minY, lastBelow + .smallest)
      region.maxY = min(region.maxY, firstAbove - .smallest)
    }
    return region
  }

  /// Returns the part of a region inside the viewport, or `nil` if they do not intersect.
  private func visible(_ region: Region) -> Region? {
    let region = Region(
      minX: max(.zero, region.minX), minY: max(.zero, region.minY),
      maxX: min(input.viewportWidth, region.maxX), maxY: min(input.viewportHeight, region.maxY))
    return region.minX <= region.maxX && region.minY <= region.maxY ? region : nil
  }
}
