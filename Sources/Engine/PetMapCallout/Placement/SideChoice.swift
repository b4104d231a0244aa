import PetMapDrawing

/// The available height for a card above and below a pin's marker.
///
/// A card above a pin under the bottom bar, or below a pin under the top bar, stays in the safe
/// rectangle, so its arrow is longer.
struct AvailableHeight: Sendable {
  /// The bottom edge of a card above the marker.
  let edgeAbove: Millipixels
  /// The top edge of a card below the marker.
  let edgeBelow: Millipixels
  /// The available height above the marker; negative if the card's edge is beyond the safe
  /// rectangle.
  let above: Millipixels
  /// The available height below the marker; negative if the card's edge is beyond the safe
  /// rectangle.
  let below: Millipixels

  init(_ input: PlacementInput) {
    let lengths = input.lengths
    let safe = input.safe
    edgeAbove = min(input.y - lengths.reachAbove - lengths.arrowLength, safe.bottom)
    edgeBelow = max(input.y + lengths.reachBelow + lengths.arrowLength, safe.top)
    above = edgeAbove - safe.top
    below = safe.bottom - edgeBelow
  }
}

/// Chooses the side of the pin for an attached card.
struct SideChoice {
  let input: PlacementInput
  let space: AvailableHeight

  /// Returns the previous side if the card still fits there, otherwise the first of above, below,
  /// right, and left on which it fits, otherwise the side above or below with more space; `nil` if
  /// too little of the card would be visible.
  func side(previous: CalloutSide?, steps: inout [PlacementStep]) -> CalloutSide? {
    if let previous {
      let fit = Fit(of: previous, self)
      // Do not keep the previous side if the arrow could not reach the pin.
      let frame = CardFrame(of: input, on: previous, space)
      let isKept = fit.isEnough && ArrowOffset(of: frame, on: previous, input).isWithinReach
      steps.record(.previous, size: fit.size, availableSpace: fit.availableSpace, chosen: isKept)
      if isKept { return previous }
    }
    for (side, rule) in Self.order {
      let fit = Fit(of: side, self)
      steps.record(rule, size: fit.size, availableSpace: fit.availableSpace, chosen: fit.isEnough)
      if fit.isEnough { return side }
    }
    return scrollingSide(steps: &steps)
  }

  private static let order: [(CalloutSide, PlacementStep.Rule)] = [
    (.above, .above), (.below, .below), (.right, .right), (.left, .left),
  ]

  /// Returns the side on which the content scrolls: the one with more available height, or above if
  /// both have the same.
  private func scrollingSide(steps: inout [PlacementStep]) -> CalloutSide? {
    let availableSpace = max(space.above, space.below)
    let least = input.lengths.leastVisibleHeight
    steps.record(
      .scroll, size: least, availableSpace: availableSpace, chosen: availableSpace >= least)
    guard availableSpace >= least else { return nil }
    return space.above >= space.below ? .above : .below
  }

  /// The required size of a whole card on a side, and the available space.
  private struct Fit {
    let size: Millipixels
    let availableSpace: Millipixels
    var isEnough: Bool { size <= availableSpace }

    init(of side: CalloutSide, _ choice: SideChoice) {
      let input = choice.input
      switch side {
      case .above: (size, availableSpace) = (input.cardHeight, choice.space.above)
      case .below: (size, availableSpace) = (input.cardHeight, choice.space.below)
      case .left, .right:
        // To the left and right, the width is compared, unless the card is taller than the safe
        // rectangle.
        guard input.cardHeight <= input.safe.height else {
          (size, availableSpace) = (input.cardHeight, input.safe.height)
          return
        }
        size = input.cardWidth
        availableSpace = Self.availableWidth(side, input)
      }
    }

    /// Returns the width from the arrow's base to the far edge of the safe rectangle. If the card
    /// would begin outside the near edge, the excess is subtracted.
    private static func availableWidth(
      _ side: CalloutSide, _ input: PlacementInput
    ) -> Millipixels {
      let safe = input.safe
      let edge = input.edgeBeside(side)
      let missing = side == .right ? safe.left - edge : edge - safe.right
      if missing > .zero { return input.cardWidth - missing }
      return side == .right ? safe.right - edge : edge - safe.left
    }
  }
}

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
