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

  init(_ input: PlacementInput) {
    self.input = input
    space = AvailableHeight(input)
  }

  /// Returns the previous side if the card still fits there, otherwise the first allowed side on
  /// which it fits, otherwise the side on which its content scrolls; `nil` if too little of the card
  /// would be visible.
  func side(previous: CalloutSide?, steps: inout [PlacementStep]) -> CalloutSide? {
    let whole = wholeSide(previous: previous)
    if let previous, input.sides.contains(previous) {
      let isKept = keeps(previous)
      steps.record(.previous, fit(on: previous), chosen: isKept)
      if isKept { return previous }
    }
    for side in input.sides {
      steps.record(PlacementStep.Rule(side), fit(on: side), chosen: side == whole)
      if side == whole { return side }
    }
    return scrollingSide(steps: &steps)
  }

  /// Returns the side on which the whole card is placed, even if the arrow's offset would be too
  /// large; `nil` if it fits on no allowed side.
  func wholeSide(previous: CalloutSide?) -> CalloutSide? {
    if let previous, keeps(previous) { return previous }
    return input.sides.first { fit(on: $0).isEnough }
  }

  /// Returns whether a card that was on a side stays there.
  private func keeps(_ previous: CalloutSide) -> Bool {
    input.sides.contains(previous) && fit(on: previous).isEnough && isReached(from: previous)
  }

  /// Returns whether the arrow of a card on a side can reach the marker.
  @inline(never)
  func isReached(from side: CalloutSide) -> Bool {
    ArrowOffset(of: CardFrame(of: input, on: side, space), on: side, input).isWithinReach
  }

  /// Returns the side on which the content scrolls: the one with the most available height, or the
  /// first one of several.
  private func scrollingSide(steps: inout [PlacementStep]) -> CalloutSide? {
    var best: (side: CalloutSide, height: Millipixels)?
    for side in input.sides {
      guard let height = scrollingHeight(on: side) else { continue }
      if best.map({ $0.height < height }) ?? true { best = (side, height) }
    }
    guard let best else { return nil }
    let isEnough = scrolls(on: best.side)
    steps.record(
      .scroll, size: input.lengths.leastVisibleHeight, availableSpace: best.height,
      chosen: isEnough)
    return isEnough ? best.side : nil
  }

  /// Returns whether enough of a card on a side would be visible if its content scrolled.
  func scrolls(on side: CalloutSide) -> Bool {
    scrollingHeight(on: side).map { $0 >= input.lengths.leastVisibleHeight } ?? false
  }

  /// Returns the available height on a side on which content may scroll: above and below or, if
  /// neither is allowed, to the left and right.
  @inline(never)
  private func scrollingHeight(on side: CalloutSide) -> Millipixels? {
    switch side {
    case .above: return space.above
    case .below: return space.below
    case .left, .right:
      guard !input.sides.contains(where: { $0.isVertical }), widthFit(on: side).isEnough else {
        return nil
      }
      return input.safe.height
    }
  }

  /// Returns the required size of a whole card on a side, and the available space.
  @inline(never)
  func fit(on side: CalloutSide) -> Fit {
    switch side {
    case .above: return Fit(size: input.cardHeight, availableSpace: space.above)
    case .below: return Fit(size: input.cardHeight, availableSpace: space.below)
    case .left, .right:
      // To the left and right, the width is compared, unless the card is taller than the safe
      // rectangle.
      guard input.cardHeight <= input.safe.height else {
        return Fit(size: input.cardHeight, availableSpace: input.safe.height)
      }
      return widthFit(on: side)
    }
  }

  /// Returns the width of a card to the left or right, and the width from the arrow's base to the far
  /// edge of the safe rectangle. If the card would begin outside the near edge, the excess is
  /// subtracted.
  private func widthFit(on side: CalloutSide) -> Fit {
    let (safe, width, edge) = (input.safe, input.cardWidth, input.edgeBeside(side))
    let missing = side == .right ? safe.left - edge : edge - safe.right
    if missing > .zero { return Fit(size: width, availableSpace: width - missing) }
    return Fit(
      size: width, availableSpace: side == .right ? safe.right - edge : edge - safe.left)
  }

  /// A required size and the available space.
  struct Fit {
    let size: Millipixels
    let availableSpace: Millipixels
    var isEnough: Bool { size <= availableSpace }
  }
}

extension [PlacementStep] {
  fileprivate mutating func record(
    _ rule: PlacementStep.Rule, _ fit: SideChoice.Fit, chosen: Bool
  ) {
    record(rule, size: fit.size, availableSpace: fit.availableSpace, chosen: chosen)
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

  /// Whether the card is above or below the pin.
  var isVertical: Bool { self == .above || self == .below }

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
