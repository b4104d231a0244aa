import PetMapDrawing

/// A comparison made by a placement rule, and its outcome.
///
/// A rule that has nothing to decide does not record a step: a card that fits above its pin on the
/// first attempt, without a shift, has the single step `above`.
public struct PlacementStep: Sendable, Hashable {
  /// The placement rules, in evaluation order.
  public enum Rule: UInt8, Sendable, Hashable {
    /// The pin is outside the viewport. `need`: the distance; `room`: 0.
    case hidden
    /// The side of the previous placement is tried first. `need` and `room` are the values for that
    /// side.
    case previous
    /// `need`: the card's height; `room`: the available height above the marker.
    case above
    /// `need`: the card's height; `room`: the available height below the marker.
    case below
    /// `need`: the card's width, or its height if that does not fit; `room`: the available space.
    case right
    /// The same as for `right`.
    case left
    /// The card scrolls, above or below, where more height is available. `need`: the minimum
    /// visible height; `room`: the available height.
    case scroll
    /// The card was shifted horizontally into the safe rectangle. `need`: the shift; `room`: the
    /// maximum shift of a card in the safe rectangle.
    case shift
    /// The arrow has an offset. `need`: the offset; `room`: the maximum offset.
    case lean
    /// The card is placed without an arrow. `need`: its height; `room`: the safe rectangle's
    /// height.
    case detached
    /// The map must move for the whole card to fit. `need`: the distance; `room`: the safe
    /// rectangle's height. Not chosen if no movement helps.
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

  /// The rule.
  public let rule: Rule
  /// The required size in CSS pixels.
  public let need: Double
  /// The available space in CSS pixels; negative if the marker is beyond the safe rectangle's edge.
  public let room: Double
  /// Whether the rule determined the placement.
  public let chosen: Bool

  /// Creates a step from a comparison in CSS pixels.
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

  /// Records the shift of a card above or below, unless it is zero.
  mutating func record(shiftOf frame: CardFrame, on side: CalloutSide, _ input: PlacementInput) {
    guard side == .above || side == .below, frame.x != input.centeredX else { return }
    record(
      .shift, need: (frame.x - input.centeredX).magnitude,
      room: input.safe.width - input.cardWidth, chosen: true)
  }

  /// Records an arrow's offset, unless it is zero.
  mutating func record(_ offset: ArrowOffset, _ input: PlacementInput) {
    guard offset.length > .zero else { return }
    record(
      .lean, need: offset.length, room: input.lengths.largestOffset, chosen: offset.isWithinReach)
  }
}
