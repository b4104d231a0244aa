public import PetMapDrawing

/// The triangle that connects a card's edge to its pin.
public struct CalloutArrow: Sendable, Hashable {
  /// The direction in which an arrow's tip points: down if the card is above the pin.
  public enum Direction: UInt8, Sendable, Hashable {
    /// The card is above its pin.
    case down
    /// The card is below its pin.
    case up
    /// The card is to the right of its pin.
    case left
    /// The card is to the left of its pin.
    case right

    /// The direction's name in layouts.
    public var name: String {
      switch self {
      case .down: "down"
      case .up: "up"
      case .left: "left"
      case .right: "right"
      }
    }
  }

  /// The direction in which the tip points.
  public let direction: Direction
  /// The tip at the marker, always aligned with the pin: above its top, below its anchor, or next
  /// to its head.
  public let tip: ScreenPoint
  /// The left or top end of the base on the card's edge.
  public let baseStart: ScreenPoint
  /// The other end of the base.
  public let baseEnd: ScreenPoint
}

extension CalloutSide {
  /// The direction of the arrow of a card on this side of the pin.
  var arrowDirection: CalloutArrow.Direction {
    switch self {
    case .above: .down
    case .below: .up
    case .left: .right
    case .right: .left
    }
  }
}

/// The position of an arrow's base on the card's edge, and the offset of its tip from the middle of
/// the base.
struct ArrowOffset {
  /// The middle of the base along the edge: its x above and below the pin, its y to the left and
  /// right of it.
  let base: Millipixels
  let length: Millipixels
  let isWithinReach: Bool

  init(of frame: CardFrame, on side: CalloutSide, _ input: PlacementInput) {
    let corner = input.lengths.cornerReach
    // On an edge too short for two corners and the base, the base is centered.
    switch side {
    case .above, .below:
      let reach = min(corner, frame.width.half)
      base = input.x.clamped(frame.x + reach, frame.maxX - reach)
      length = (input.x - base).magnitude
    case .left, .right:
      let reach = min(corner, frame.height.half)
      base = input.headY.clamped(frame.y + reach, frame.maxY - reach)
      length = (input.headY - base).magnitude
    }
    isWithinReach = length <= input.lengths.largestOffset
  }
}

extension CalloutArrow {
  /// Creates the arrow from a frame's edge to the pin's marker.
  init(from frame: CardFrame, on side: CalloutSide, base: Millipixels, _ input: PlacementInput) {
    let lengths = input.lengths
    let (first, last) = (base - lengths.halfArrowWidth, base + lengths.halfArrowWidth)
    func point(_ x: Millipixels, _ y: Millipixels) -> ScreenPoint {
      ScreenPoint(x: x.pixels, y: y.pixels)
    }
    switch side {
    case .above:
      tip = point(input.x, input.y - lengths.reachAbove)
      (baseStart, baseEnd) = (point(first, frame.maxY), point(last, frame.maxY))
    case .below:
      tip = point(input.x, input.y + lengths.reachBelow)
      (baseStart, baseEnd) = (point(first, frame.y), point(last, frame.y))
    case .left:
      tip = point(input.x - lengths.reachLeft, input.headY)
      (baseStart, baseEnd) = (point(frame.maxX, first), point(frame.maxX, last))
    case .right:
      tip = point(input.x + lengths.reachRight, input.headY)
      (baseStart, baseEnd) = (point(frame.x, first), point(frame.x, last))
    }
    direction = side.arrowDirection
  }
}
