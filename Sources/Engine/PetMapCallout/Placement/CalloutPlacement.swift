public import PetMapDrawing

/// The position of a callout and its arrow in a viewport.
///
/// ```swift
/// let phone = try Viewport(
///   width: 390, height: 844, insets: ViewportInsets(top: 59, right: 0, bottom: 34, left: 0))
/// let placement = CalloutPlacement(
///   cardHeight: 332, pin: ScreenPoint(x: 195, y: 600), in: phone)
/// placement.side   // .above
/// placement.frame  // 66, 220, 258 × 332
/// ```
///
/// A placement is computed in steps. Each step has a file in this folder and does not depend on
/// later steps:
///
/// 1. the safe rectangle, and the card's width in it (`SafeRectangle`);
/// 2. the available space above and below the marker, and the side chosen accordingly
///    (`SideChoice`);
/// 3. the frame, shifted into the safe rectangle (`CardFrame`);
/// 4. the arrow and its offset (`CalloutArrow`);
/// 5. if the arrow cannot reach the pin, a frame without an arrow (`DetachedFrame`);
/// 6. the pan that would make the whole card fit and be attached (`PanHint`).
///
/// `PlacementInput` is the input of all steps, and `PlacementStep` records their decisions.
///
/// x increases to the right, y increases downward. The available space extends from the marker to
/// the edge of the safe rectangle: a card fits if its size is not greater, and a negative value
/// means that the marker is beyond that edge. An arrow offset is an unsigned distance. A pan's `dx`
/// and `dy` move the map's content, including the pin. All lengths are whole thousandths of a CSS
/// pixel. The pin and the viewport are rounded to this unit first, so the same input gives the same
/// placement on every machine.
///
/// Source: *Callout layout*, section 3.
public struct CalloutPlacement: Sendable, Hashable {
  /// The position of the marker's anchor on the screen, rounded to thousandths.
  public let pin: ScreenPoint
  /// The side of the pin on which the card is placed, even if it is not attached; for a hidden pin,
  /// the side on which it would be placed.
  public let side: CalloutSide
  /// The way the card is connected to its pin.
  public let attachment: CalloutAttachment
  /// The visible frame of the card in the viewport; `nil` if the pin is hidden.
  public let frame: ScreenRect?
  /// The height of the entire card, which exceeds the frame's height if the content scrolls.
  public let contentHeight: Double
  /// The arrow; `nil` unless the card is attached.
  public let arrow: CalloutArrow?
  /// The smallest movement of the map's content after which the whole card fits and is attached:
  /// zero if it already is, `nil` if no movement suffices.
  public let pan: ScreenOffset?
  /// The comparisons made by the rules, in order.
  public let steps: [PlacementStep]

  /// Whether the frame shows only part of the card, so that its content scrolls.
  public var scrolls: Bool { frame.map { $0.height < contentHeight } ?? false }
}

extension CalloutPlacement {
  /// Places a card at its pin.
  ///
  /// - Parameters:
  ///   - cardHeight: The height of the entire card in CSS pixels, not negative. Its width is
  ///     ``CalloutStyle/cardWidth(in:)``.
  ///   - pin: The position of the marker's anchor, which may be outside the viewport.
  ///   - viewport: The viewport and its insets.
  ///   - previous: The side the card was on before the map moved.
  ///   - style: The dimensions of the card, arrow, and marker.
  /// - Precondition: `cardHeight` and `pin` are finite, and `cardHeight` is not negative.
  public init(
    cardHeight: Double, pin: ScreenPoint, in viewport: Viewport, previous: CalloutSide? = nil,
    style: CalloutStyle = .standard
  ) {
    let input = PlacementInput(
      cardHeight: cardHeight, pin: pin, viewport: viewport, style: style)
    var steps: [PlacementStep] = []
    let hint = PanHint(input: input, previous: previous)
    if input.distanceOutside > .zero {
      steps.record(.hidden, size: input.distanceOutside, availableSpace: .zero, chosen: true)
      self.init(
        input, .hidden, DetachedFrame.nearest(input).side, nil, nil,
        pan: hint.movement(steps: &steps), steps: steps)
    } else if let attached = AttachedFrame(input, previous: previous, steps: &steps) {
      let isWhole = attached.frame.height == input.cardHeight
      self.init(
        input, .attached, attached.side, attached.frame, attached.arrow,
        pan: isWhole ? .zero : hint.movement(steps: &steps), steps: steps)
    } else {
      let detached = DetachedFrame.nearest(input)
      steps.record(
        .detached, size: input.cardHeight, availableSpace: input.safe.height, chosen: true)
      self.init(
        input, .detached, detached.side, detached.frame, nil,
        pan: hint.movement(steps: &steps), steps: steps)
    }
  }

  /// Places arbitrary content at a marker.
  ///
  /// ```swift
  /// let dot = CalloutMarker(width: 12, height: 12, anchorX: 6, anchorY: 6, gap: 4)
  /// let placement = CalloutPlacement(
  ///   width: 180, height: 90, pin: ScreenPoint(x: 195, y: 400), in: phone, marker: dot)
  /// ```
  ///
  /// If the safe rectangle is narrower than the content, the frame has the width of the safe
  /// rectangle, but at least 120 CSS pixels or the content's own width, whichever is less. The
  /// content then has a different height; place it again with that height.
  ///
  /// - Parameters:
  ///   - width: The content's width in CSS pixels.
  ///   - height: The content's height in CSS pixels.
  ///   - pin: The position of the marker's anchor, which may be outside the viewport.
  ///   - viewport: The viewport and its insets.
  ///   - marker: The marker, which the content must not cover.
  ///   - previous: The side the content was on before the map moved.
  /// - Precondition: All numbers are finite, and the width and height are not negative.
  public init(
    width: Double, height: Double, pin: ScreenPoint, in viewport: Viewport,
    marker: CalloutMarker = .standard, previous: CalloutSide? = nil
  ) {
    precondition(width >= 0 && width.isFinite, "the width must be finite and not negative")
    var style = CalloutStyle()
    style.leastWidth = min(style.leastWidth, width)
    style.width = width
    style.marker = marker
    self.init(cardHeight: height, pin: pin, in: viewport, previous: previous, style: style)
  }

  private init(
    _ input: PlacementInput, _ attachment: CalloutAttachment, _ side: CalloutSide,
    _ frame: CardFrame?, _ arrow: CalloutArrow?, pan: ScreenOffset?, steps: [PlacementStep]
  ) {
    pin = input.pin
    self.side = side
    self.attachment = attachment
    self.frame = frame?.rect
    contentHeight = input.cardHeight.pixels
    self.arrow = arrow
    self.pan = pan
    self.steps = steps
  }
}

/// A card connected to its pin by an arrow: steps 2 to 4.
private struct AttachedFrame {
  let side: CalloutSide
  let frame: CardFrame
  let arrow: CalloutArrow

  /// Returns `nil` if too little of the card would be visible or the arrow offset would be too
  /// large.
  init?(_ input: PlacementInput, previous: CalloutSide?, steps: inout [PlacementStep]) {
    let space = AvailableHeight(input)
    let choice = SideChoice(input: input, space: space)
    guard let side = choice.side(previous: previous, steps: &steps) else { return nil }
    let frame = CardFrame(of: input, on: side, space)
    let offset = ArrowOffset(of: frame, on: side, input)
    steps.record(shiftOf: frame, on: side, input)
    steps.record(offset, input)
    guard offset.isWithinReach else { return nil }
    self.side = side
    self.frame = frame
    arrow = CalloutArrow(from: frame, on: side, base: offset.base, input)
  }
}
