import PetMapDrawing

/// A comparison made by a placement rule, and its outcome.
///
/// A rule that has nothing to decide does not record a step: a card that fits above its pin on the
/// first attempt, without a shift, has the single step `above`.
public struct PlacementStep: Sendable, Hashable {
  /// The placement rules, in evaluation order.
  public enum Rule: UInt8, Sendable, Hashable {
    /// The pin is outside the viewport. The size is its distance; the available space is 0.
    case hidden
    /// The side of the previous placement is tried first. The values are those of that side.
    case previous
    /// The card's height is compared with the available height above the marker.
    case above
    /// The card's height is compared with the available height below the marker.
    case below
    /// The card's width, or its height if that does not fit, is compared with the available space.
    case right
    /// The same as for `right`.
    case left
    /// The card scrolls, above or below, where more height is available, or to the side if neither
    /// is allowed. The minimum visible height is compared with the available height.
    case scroll
    /// The card was shifted horizontally into the safe rectangle or off an obstacle. The shift is
    /// compared with the maximum shift of a card in the safe rectangle.
    case shift
    /// The arrow has an offset, which is compared with the maximum offset.
    case arrowOffset
    /// The card is placed without an arrow. Its height is compared with that of the safe rectangle.
    case detached
    /// The card would cover obstacles, and the placement that covers least is used. The area that
    /// it would cover is compared with the area that it covers, both in square CSS pixels. Not
    /// chosen if both are the same placement.
    case obstacles
    /// The map must move for the whole card to fit. The distance is compared with the safe
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
      case .arrowOffset: "lean"
      case .detached: "detached"
      case .obstacles: "obstacles"
      case .pan: "pan"
      }
    }
  }

  /// The rule.
  public let rule: Rule
  /// The required size in CSS pixels.
  public let size: Double
  /// The available space in CSS pixels; negative if the marker is beyond the safe rectangle's edge.
  public let availableSpace: Double
  /// Whether the rule determined the placement.
  public let chosen: Bool

  /// Creates a step from a comparison in CSS pixels.
  public init(rule: Rule, size: Double, availableSpace: Double, chosen: Bool) {
    self.rule = rule
    self.size = size
    self.availableSpace = availableSpace
    self.chosen = chosen
  }
}

extension PlacementStep.Rule {
  /// The rule that compares the size of a card with the available space on a side.
  init(_ side: CalloutSide) {
    switch side {
    case .above: self = .above
    case .below: self = .below
    case .left: self = .left
    case .right: self = .right
    }
  }
}

extension [PlacementStep] {
  @inline(never)
  mutating func record(
    _ rule: PlacementStep.Rule, size: Millipixels, availableSpace: Millipixels, chosen: Bool
  ) {
    append(
      PlacementStep(
        rule: rule, size: size.pixels, availableSpace: availableSpace.pixels, chosen: chosen))
  }

  /// Records the shift of a card above or below, unless it is zero.
  mutating func record(shiftOf frame: CardFrame, on side: CalloutSide, _ input: PlacementInput) {
    guard side.isVertical, frame.x != input.alignedX else { return }
    record(
      .shift, size: (frame.x - input.alignedX).magnitude,
      availableSpace: input.safe.width - input.cardWidth, chosen: true)
  }

  /// Records an arrow's offset, unless it is zero.
  mutating func record(_ offset: ArrowOffset, _ input: PlacementInput) {
    guard offset.length > .zero else { return }
    record(
      .arrowOffset, size: offset.length, availableSpace: input.lengths.largestOffset,
      chosen: offset.isWithinReach)
  }
}
