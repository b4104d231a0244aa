public import PetMapDrawing

/// The triangle that leads from a card's edge to its pin.
public struct CalloutArrow: Sendable, Hashable {
  /// Where an arrow's tip points: down when the card is above the pin.
  public enum Direction: UInt8, Sendable, Hashable {
    case down
    case up
    case left
    case right

    /// The word in answers.
    public var name: String {
      switch self {
      case .down: "down"
      case .up: "up"
      case .left: "left"
      case .right: "right"
      }
    }
  }

  public let direction: Direction
  /// Always true to the pin: the middle of the marker's head, or just under its tip for a card below.
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
