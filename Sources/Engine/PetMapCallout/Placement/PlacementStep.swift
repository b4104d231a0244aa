import PetMapDrawing

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
    /// `need`: the card's width, or its height where that is what does not fit; `room`: what there
    /// is.
    case right
    /// As for the right.
    case left
    /// The card scrolls on the roomier side of above and below. `need`: the least that must show;
    /// `room`: the room there.
    case scroll
    /// The card moved sideways into the safe rectangle. `need`: by how much; `room`: how far a card
    /// can move in the safe rectangle.
    case shift
    /// The arrow leans. `need`: by how much; `room`: the largest lean.
    case lean
    /// The card stands without an arrow. `need`: its height; `room`: the safe rectangle's height.
    case detached
    /// The map has to move for the whole card to fit. `need`: how far; `room`: the safe rectangle's
    /// height. Not chosen where no movement helps.
    case pan

    /// The rule's name in layouts.
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

  /// Which rule it was.
  public let rule: Rule
  /// What the rule needed, in CSS pixels.
  public let need: Double
  /// What there was, in CSS pixels; negative where the marker is beyond the safe rectangle's edge.
  public let room: Double
  /// Whether the rule decided.
  public let chosen: Bool

  /// A step with its comparison in CSS pixels.
  public init(rule: Rule, need: Double, room: Double, chosen: Bool) {
    self.rule = rule
    self.need = need
    self.room = room
    self.chosen = chosen
  }
}

extension [PlacementStep] {
  mutating func record(
    _ rule: PlacementStep.Rule, need: Millipixels, room: Millipixels, chosen: Bool
  ) {
    append(PlacementStep(rule: rule, need: need.pixels, room: room.pixels, chosen: chosen))
  }

  /// Takes down by how much a card above or below was shifted, if it was.
  mutating func record(shiftOf frame: CardFrame, on side: CalloutSide, _ input: PlacementInput) {
    guard side == .above || side == .below, frame.x != input.centredX else { return }
    record(
      .shift, need: (frame.x - input.centredX).magnitude,
      room: input.safe.width - input.cardWidth, chosen: true)
  }

  /// Takes down how far an arrow leans, if it does.
  mutating func record(_ lean: Lean, _ input: PlacementInput) {
    guard lean.length > .zero else { return }
    record(.lean, need: lean.length, room: input.lengths.largestLean, chosen: lean.isInReach)
  }
}
