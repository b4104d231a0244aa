import PetMapDrawing

/// The frame of a card without an arrow: in the safe rectangle, as near to the pin as possible
/// without covering the marker.
///
/// A card covers the marker if it is nearer to the pin than an arrow's tip on that side would be.
/// If it does so on all sides, a position that does not cover the pin itself is preferred, then the
/// nearest one. Candidates are compared by the distance from the pin to the card; ties are resolved
/// in the order of the allowed sides.
struct DetachedFrame {
  let side: CalloutSide
  let frame: CardFrame
  private let covers: Covered
  /// The covered area of the obstacles to avoid.
  private let area: Int64
  /// The squared distance from the pin to the card.
  private let distance: Double

  /// What a card covers, in order of increasing severity.
  private enum Covered: UInt8 {
    case nothing, marker, pin
  }

  /// Returns the best frame on an allowed side.
  ///
  /// - Parameter search: The search for positions that avoid obstacles. The area that is covered of
  ///   them counts less than the marker, but more than the distance.
  static func nearest(
    _ input: PlacementInput, avoiding search: ObstacleSearch? = nil
  ) -> DetachedFrame {
    var best = DetachedFrame(input, on: input.sides[0], avoiding: search)
    for side in input.sides {
      let other = DetachedFrame(input, on: side, avoiding: search)
      if other.rank < best.rank { best = other }
    }
    return best
  }

  private var rank: (UInt8, Int64, Double) { (covers.rawValue, area, distance) }

  /// Creates the nearest frame on a side of the pin within the safe rectangle.
  private init(
    _ input: PlacementInput, on side: CalloutSide, avoiding search: ObstacleSearch?
  ) {
    let (x, y, lengths, safe) = (input.x, input.y, input.lengths, input.safe)
    let width = input.cardWidth
    let height = max(.zero, min(input.cardHeight, safe.height))
    let left: Millipixels
    let top: Millipixels
    switch side {
    case .above:
      left = input.shiftedX
      top = safe.cardY(near: y - lengths.reachAbove - height, height: height)
    case .below:
      left = input.shiftedX
      top = safe.cardY(near: y + lengths.reachBelow, height: height)
    case .right:
      left = safe.cardX(near: x + lengths.reachRight, width: width)
      top = input.topBeside(height: height)
    case .left:
      left = safe.cardX(near: x - lengths.reachLeft - width, width: width)
      top = input.topBeside(height: height)
    }
    var frame = CardFrame(x: left, y: top, width: width, height: height)
    if let search {
      frame = search.clearest(
        frame, on: side, in: safe.positions(of: side.isVertical ? width : height, on: side))
    }
    self.frame = frame
    area = search?.area(frame) ?? 0
    let (gap, clearance) =
      switch side {
      case .above: (y - frame.maxY, lengths.reachAbove)
      case .below: (frame.y - y, lengths.reachBelow)
      case .right: (frame.x - x, lengths.reachRight)
      case .left: (x - frame.maxX, lengths.reachLeft)
      }
    self.side = side
    covers = gap >= clearance ? .nothing : gap > .zero ? .marker : .pin
    let across = max(.zero, frame.x - x, x - frame.maxX)
    let down = max(.zero, frame.y - y, y - frame.maxY)
    distance = across.squared + down.squared
  }
}

extension PlacementInput {
  /// Returns the top edge of a detached card to the left or right of the pin: level with the
  /// marker's head, but not past the pin, to which the distance is measured.
  fileprivate func topBeside(height: Millipixels) -> Millipixels {
    safe.cardY(near: alignedY(height: height).clamped(y - height, y), height: height)
  }
}
