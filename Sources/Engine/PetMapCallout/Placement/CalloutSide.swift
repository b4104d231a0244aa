/// The side of its pin on which a card is placed.
public enum CalloutSide: UInt8, Sendable, Hashable, CaseIterable {
  /// Above the marker, with the arrow pointing down.
  case above
  /// Below the marker, with the arrow pointing up.
  case below
  /// To the left of the marker, with the arrow pointing right.
  case left
  /// To the right of the marker, with the arrow pointing left.
  case right

  /// The side's name in layouts and on the command line.
  public var name: String {
    switch self {
    case .above: "above"
    case .below: "below"
    case .left: "left"
    case .right: "right"
    }
  }

  /// Creates the side with the given name, or returns `nil` if the name is unknown.
  public init?(name: String) {
    guard let side = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = side
  }
}

/// The way a card is connected to its pin.
public enum CalloutAttachment: UInt8, Sendable, Hashable {
  /// An arrow points at the pin.
  case attached
  /// The card is near the pin, but has no arrow because none could reach it.
  case detached
  /// No card is shown, because the pin is outside the viewport.
  case hidden

  /// The attachment's name in layouts.
  public var name: String {
    switch self {
    case .attached: "attached"
    case .detached: "detached"
    case .hidden: "hidden"
    }
  }
}
