import PetMapDrawing

/// Where a card stands that no arrow joins to its pin: in the safe rectangle, as near to the pin as
/// it can be without covering the marker.
///
/// A card covers the marker where it comes nearer to the pin than an arrow's tip on that side would.
/// Where it does so on all sides, a position that leaves the pin itself free is taken, and where
/// there is none either, the nearest one. Nearest is by the distance from the pin to the card; of
/// equal ones above goes before below, right and left.
struct DetachedFrame {
  let side: CalloutSide
  let frame: CardFrame
  private let covers: Covered
  /// From the pin to the card, squared.
  private let distance: Double

  /// What the card covers, the least first.
  private enum Covered: UInt8 {
    case nothing, marker, pin
  }

  /// The best of the four sides.
  static func nearest(_ input: PlacementInput) -> DetachedFrame {
    var best = DetachedFrame(input, on: .above)
    for side in [CalloutSide.below, .right, .left] {
      let other = DetachedFrame(input, on: side)
      let (cover, least) = (other.covers.rawValue, best.covers.rawValue)
      if (cover, other.distance) < (least, best.distance) { best = other }
    }
    return best
  }

  /// The nearest position on a side of the pin that the safe rectangle has.
  private init(_ input: PlacementInput, on side: CalloutSide) {
    let (x, y, lengths, safe) = (input.x, input.y, input.lengths, input.safe)
    let width = input.cardWidth
    let height = max(.zero, min(input.cardHeight, safe.height))
    let left: Millipixels
    let top: Millipixels
    switch side {
    case .above:
      left = input.shiftedX
      top = safe.cardY(near: y - lengths.rise - height, height: height)
    case .below:
      left = input.shiftedX
      top = safe.cardY(near: y + lengths.drop, height: height)
    case .right:
      left = safe.cardX(near: x + lengths.reachRight, width: width)
      top = input.topBeside(height: height)
    case .left:
      left = safe.cardX(near: x - lengths.reachLeft - width, width: width)
      top = input.topBeside(height: height)
    }
    frame = CardFrame(x: left, y: top, width: width, height: height)
    let (gap, wished) =
      switch side {
      case .above: (y - frame.maxY, lengths.rise)
      case .below: (frame.y - y, lengths.drop)
      case .right: (frame.x - x, lengths.reachRight)
      case .left: (x - frame.maxX, lengths.reachLeft)
      }
    self.side = side
    covers = gap >= wished ? .nothing : gap > .zero ? .marker : .pin
    let across = max(.zero, frame.x - x, x - frame.maxX)
    let down = max(.zero, frame.y - y, y - frame.maxY)
    distance = across.squared + down.squared
  }
}

extension PlacementInput {
  /// The top edge of a detached card beside the pin: at the marker's body, but not past the pin, to
  /// which the distance counts.
  fileprivate func topBeside(height: Millipixels) -> Millipixels {
    safe.cardY(near: (headY - height.half).clamped(y - height, y), height: height)
  }
}
