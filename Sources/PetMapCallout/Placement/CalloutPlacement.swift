public import PetMapDrawing

/// Where a callout stands in a viewport and where its arrow points.
///
/// ```swift
/// let phone = try Viewport(
///   width: 390, height: 844, insets: ViewportInsets(top: 59, right: 0, bottom: 34, left: 0))
/// let placement = CalloutPlacement(
///   cardHeight: 332, pin: ScreenPoint(x: 195, y: 600), in: phone)
/// placement.side   // .above
/// placement.frame  // 66, 236, 258 × 332
/// ```
///
/// All lengths are whole thousandths of a CSS pixel; the pin and the viewport are rounded to them first.
/// The same input gives the same placement on every machine.
public struct CalloutPlacement: Sendable, Hashable {
  /// The pin's place on the screen, rounded to thousandths: where the marker's tip stands.
  public let pin: ScreenPoint
  /// The side of the pin on which the card stands, also when it is not attached.
  public let side: CalloutSide
  public let attachment: CalloutAttachment
  /// What is seen of the card, in the viewport.
  public let frame: ScreenRect
  /// The whole card's height; larger than the frame's when the content scrolls.
  public let contentHeight: Double
  /// Nil unless the card is attached.
  public let arrow: CalloutArrow?
  /// The smallest movement of the map after which the whole card fits and is attached: zero when it
  /// does already, nil when it never can. See ``PanHint`` for what smallest means.
  public let pan: ScreenOffset?
  /// Whether the frame shows only a part of the card, so that its content scrolls.
  public var scrolls: Bool { frame.height < contentHeight }
}

extension CalloutPlacement {
  /// Places a card beside its pin.
  ///
  /// The rules in their order: the safe rectangle; the previous side while the card fits there; above;
  /// below; right; left; the roomier of above and below with scrolling content. Then the card is shifted
  /// into the safe rectangle, the arrow set, and the card detached where no arrow can reach the pin.
  ///
  /// - Parameters:
  ///   - cardHeight: the whole card's height in CSS pixels, not negative.
  ///   - pin: where the marker's tip stands; it may be outside the viewport.
  ///   - viewport: the screen and its insets.
  ///   - previous: the side on which the card stood before the map moved.
  /// - Precondition: `cardHeight` and `pin` are finite, `cardHeight` is not negative.
  public init(
    cardHeight: Double, pin: ScreenPoint, in viewport: Viewport, previous: CalloutSide? = nil
  ) {
    var placer = CalloutPlacer(
      cardHeight: cardHeight, pin: pin, viewport: viewport, trace: NoTrace())
    self = placer.place(previous: previous)
  }

  /// What the rules compared for the same question, in order.
  ///
  /// A run of its own: whoever only places a card does not pay for the list.
  public static func steps(
    cardHeight: Double, pin: ScreenPoint, in viewport: Viewport, previous: CalloutSide? = nil
  ) -> [PlacementStep] {
    var placer = CalloutPlacer(
      cardHeight: cardHeight, pin: pin, viewport: viewport, trace: StepList())
    _ = placer.place(previous: previous)
    return placer.trace.steps
  }
}
