public import PetMapDrawing

/// The triangle that leads from a card's edge to its pin.
public struct CalloutArrow: Sendable, Hashable {
  /// Where an arrow's tip points: down when the card is above the pin.
  public enum Direction: UInt8, Sendable, Hashable {
    /// Of a card above its pin.
    case down
    /// Of a card below its pin.
    case up
    /// Of a card to the right of its pin.
    case left
    /// Of a card to the left of its pin.
    case right

    /// The word in layouts.
    public var name: String {
      switch self {
      case .down: "down"
      case .up: "up"
      case .left: "left"
      case .right: "right"
      }
    }
  }

  /// Where the tip points.
  public let direction: Direction
  /// The end at the marker, always true to the pin: over its top, under its anchor or beside its
  /// head.
  public let tip: ScreenPoint
  /// The end of the base on the card's edge that is further left or further up.
  public let baseStart: ScreenPoint
  /// The other end of the base.
  public let baseEnd: ScreenPoint
}

extension CalloutSide {
  /// Where the arrow of a card on this side of the pin points.
  var arrowDirection: CalloutArrow.Direction {
    switch self {
    case .above: .down
    case .below: .up
    case .left: .right
    case .right: .left
    }
  }
}

/// Where an arrow's base stands on the card's edge, and how far its tip stands beside the middle of
/// it.
struct Lean {
  /// The middle of the base along the edge: its x above and below the pin, its y beside it.
  let base: Millipixels
  let length: Millipixels
  let isInReach: Bool

  init(of frame: CardFrame, on side: CalloutSide, _ input: PlacementInput) {
    let corner = input.lengths.cornerReach
    // An edge too short for two corners and the base has the base in its middle.
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
    isInReach = length <= input.lengths.largestLean
  }
}

extension CalloutArrow {
  /// The arrow from a frame's edge to the pin's marker.
  init(from frame: CardFrame, on side: CalloutSide, base: Millipixels, _ input: PlacementInput) {
    let lengths = input.lengths
    let (first, last) = (base - lengths.halfArrowWidth, base + lengths.halfArrowWidth)
    func point(_ x: Millipixels, _ y: Millipixels) -> ScreenPoint {
      ScreenPoint(x: x.pixels, y: y.pixels)
    }
    switch side {
    case .above:
      tip = point(input.x, input.y - lengths.rise)
      (baseStart, baseEnd) = (point(first, frame.maxY), point(last, frame.maxY))
    case .below:
      tip = point(input.x, input.y + lengths.drop)
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
