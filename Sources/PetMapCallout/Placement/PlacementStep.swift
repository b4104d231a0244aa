/// What one rule of the placement compared, and what came of it.
///
/// A rule that had nothing to decide leaves no step: a card that stands above its pin at the first
/// attempt, unshifted and whole, has the one step `above`.
public struct PlacementStep: Sendable, Hashable {
  /// The rules, in the order in which they are asked.
  public enum Rule: UInt8, Sendable, Hashable {
    /// The pin is outside the viewport. `need`: how far; `room`: 0.
    case hidden
    /// The side of the previous placement is asked first. `need` and `room` as for that side.
    case previous
    /// `need`: the card's height; `room`: the height above the marker.
    case above
    /// `need`: the card's height; `room`: the height below the marker.
    case below
    /// `need`: the card's width, or its height where that is what does not fit; `room`: what there is.
    case right
    /// As for the right.
    case left
    /// The card scrolls on the roomier side of above and below. `need`: the least that must show;
    /// `room`: the room there.
    case scroll
    /// The card moved sideways into the safe rectangle. `need`: by how much; `room`: how far a card can
    /// move in the safe rectangle.
    case shift
    /// The arrow leans. `need`: by how much; `room`: the largest lean.
    case lean
    /// The card stands without an arrow. `need`: its height; `room`: the safe rectangle's height.
    case detached
    /// The map has to move for the whole card to fit. `need`: how far; `room`: the safe rectangle's
    /// height. Not chosen where no movement helps.
    case pan

    /// The rule's name in answers.
    public var name: String {
      switch self {
      case .hidden: "hidden"
      case .previous: "previous"
      case .above: "above"
      case .below: "below"
      case .right: "right"
      case .left: "left"
      case .scroll: "scroll"
      case .shift: "shift"
      case .lean: "lean"
      case .detached: "detached"
      case .pan: "pan"
      }
    }
  }

  public let rule: Rule
  /// CSS pixels.
  public let need: Double
  /// CSS pixels; negative where the marker is beyond the safe rectangle's edge.
  public let room: Double
  /// Whether the rule decided.
  public let chosen: Bool

  public init(rule: Rule, need: Double, room: Double, chosen: Bool) {
    self.rule = rule
    self.need = need
    self.room = room
    self.chosen = chosen
  }
}
