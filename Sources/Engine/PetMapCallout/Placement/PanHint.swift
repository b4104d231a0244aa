import PetMapDrawing

/// Computes the smallest movement of the map after which the whole card fits and is attached.
///
/// The positions of the pin for which that is the case form rectangles on the screen, whose edges are
/// where a rule changes its outcome. The nearest position therefore has the pin's own x or that of
/// an edge, and likewise for y. Ties are resolved in the order of the allowed sides. Obstacles do not
/// count.
struct PanHint {
  let input: PlacementInput
  let previous: CalloutSide?

  /// Returns the smallest movement, or `nil` if no movement suffices.
  func movement(steps: inout [PlacementStep]) -> ScreenOffset? {
    let best = input.cardHeight <= input.safe.height ? smallest : nil
    let length = best.map { Millipixels($0.square.squareRoot() / 1_000) }
    steps.record(
      .pan, size: length ?? input.cardHeight, availableSpace: input.safe.height, chosen: best != nil
    )
    return best.map { ScreenOffset(dx: $0.dx.pixels, dy: $0.dy.pixels) }
  }

  private struct Movement {
    let dx: Millipixels
    let dy: Millipixels
    /// The index of the side among the allowed ones.
    var rank = 0
    var square: Double { dx.squared + dy.squared }
  }

  private var smallest: Movement? {
    var best: Movement?
    let moved = PlacementInput(input)
    for y in rows {
      for x in columns {
        var movement = Movement(dx: x - input.x, dy: y - input.y)
        if let best, best.square < movement.square { continue }
        (moved.x, moved.y) = (x, y)
        guard moved.distanceOutside <= .zero, let side = wholeSide(moved) else { continue }
        movement.rank = input.sides.firstIndex(of: side) ?? 0
        if let best, best.square == movement.square, best.rank <= movement.rank { continue }
        best = movement
      }
    }
    return best
  }

  /// Returns the side on which the whole card is attached.
  private func wholeSide(_ moved: PlacementInput) -> CalloutSide? {
    let choice = SideChoice(moved)
    guard let side = choice.wholeSide(previous: previous), choice.isReached(from: side) else {
      return nil
    }
    return side
  }

  /// The edges of the pin's positions at which a card fits to its left or right, at which an arrow
  /// above or below can reach it, and of the viewport.
  private var columns: [Millipixels] {
    let (safe, lengths, width) = (input.safe, input.lengths, input.cardWidth)
    let overhang = lengths.largestOffset - min(lengths.cornerReach, width.half)
    let right = lengths.reachRight + lengths.arrowLength
    let left = lengths.reachLeft + lengths.arrowLength
    return [
      input.x, safe.left - overhang, max(safe.right, safe.left + width) + overhang,
      .zero, input.viewportWidth,
    ]
      + edges(from: safe.left - right, to: safe.right - width - right)
      + edges(from: safe.left + width + left, to: safe.right + left)
  }

  /// The edges of the pin's positions at which a card fits above or below it, at which an arrow to
  /// the side can reach its marker, and of the viewport.
  private var rows: [Millipixels] {
    let (safe, lengths, height) = (input.safe, input.lengths, input.cardHeight)
    let overhang = lengths.largestOffset - min(lengths.cornerReach, height.half)
    let above = safe.top + height + lengths.arrowLength + lengths.reachAbove
    let below = safe.bottom - height - lengths.arrowLength - lengths.reachBelow
    return [
      input.y, safe.top - overhang + lengths.headHeight,
      safe.bottom + overhang + lengths.headHeight, .zero, input.viewportHeight, above,
      above - .smallest, below, below + .smallest,
    ]
  }

  /// The edges of a range, and the positions just outside it.
  private func edges(from first: Millipixels, to last: Millipixels) -> [Millipixels] {
    [first, first - .smallest, last, last + .smallest]
  }
}
