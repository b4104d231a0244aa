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
