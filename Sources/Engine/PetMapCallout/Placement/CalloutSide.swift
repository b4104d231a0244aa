/// On which side of its pin a card stands.
public enum CalloutSide: UInt8, Sendable, Hashable, CaseIterable {
  /// Above the marker, its arrow pointing down.
  case above
  /// Below the marker, its arrow pointing up.
  case below
  /// To the marker's left, its arrow pointing right.
  case left
  /// To the marker's right, its arrow pointing left.
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

  /// The side of that name.
  public init?(name: String) {
    guard let side = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = side
  }
}

/// How a card belongs to its pin.
public enum CalloutAttachment: UInt8, Sendable, Hashable {
  /// By an arrow that points at the pin.
  case attached
  /// By its nearness alone: no arrow could reach the pin.
  case detached
  /// Not at all: the pin is outside the viewport.
  case hidden

  /// The word in layouts.
  public var name: String {
    switch self {
    case .attached: "attached"
    case .detached: "detached"
    case .hidden: "hidden"
    }
  }
}
