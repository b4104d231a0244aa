public import PetMapDrawing

/// Where a callout stands in a viewport and where its arrow points.
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
/// A placement is made in steps, each a file of this folder that knows nothing of the later ones:
///
/// 1. the safe rectangle, and in it the card's width (`SafeRectangle`);
/// 2. the rooms above and below the marker, and the side that they decide (`SideChoice`);
/// 3. the frame, shifted into the safe rectangle (`CardFrame`);
/// 4. the arrow and its lean (`CalloutArrow`);
/// 5. where the arrow cannot reach the pin, a frame without one (`DetachedFrame`);
/// 6. the movement of the map that would attach the whole card (`PanHint`).
///
/// `PlacementInput` is what all of them know, `PlacementStep` what they tell of how they decided.
///
/// x grows right, y grows down. A room is what there is, from the marker to the safe rectangle's edge:
/// a card fits where its need is no larger, and a negative room says that the marker is beyond that
/// edge. A lean is a distance without a direction; a movement's `dx` and `dy` are those of the map's
/// content, pin included. All lengths are whole thousandths of a CSS pixel, to which the pin and the
/// viewport are rounded first, so the same input gives the same placement on every machine.
///
/// Source: section 3 of the layout contract.
public struct CalloutPlacement: Sendable, Hashable {
  /// The pin's position on the screen, rounded to thousandths: where the marker's anchor stands.
  public let pin: ScreenPoint
  /// The side of the pin on which the card stands, also when it is not attached; of a hidden pin's
  /// card the side on which it would stand.
  public let side: CalloutSide
  /// How the card belongs to its pin.
  public let attachment: CalloutAttachment
  /// What is seen of the card, in the viewport; nil when the pin is hidden.
  public let frame: ScreenRect?
  /// The whole card's height; larger than the frame's when the content scrolls.
  public let contentHeight: Double
  /// The arrow; nil unless the card is attached.
  public let arrow: CalloutArrow?
  /// The smallest movement of the map's content after which the whole card fits and is attached:
  /// zero when it does already, nil when it never can.
  public let pan: ScreenOffset?
  /// What the rules compared, in order.
  public let steps: [PlacementStep]

  /// Whether the frame shows only a part of the card, so that its content scrolls.
  public var scrolls: Bool { frame.map { $0.height < contentHeight } ?? false }
}

extension CalloutPlacement {
  /// Places a card at its pin.
  ///
  /// - Parameters:
  ///   - cardHeight: the whole card's height in CSS pixels, not negative. Its width is that of
  ///     ``CalloutStyle/cardWidth(in:)``.
  ///   - pin: where the marker's anchor stands; it may be outside the viewport.
  ///   - viewport: the screen and its insets.
  ///   - previous: the side on which the card stood before the map moved.
  ///   - style: the lengths of card, arrow and marker.
  /// - Precondition: `cardHeight` and `pin` are finite, `cardHeight` is not negative.
  public init(
    cardHeight: Double, pin: ScreenPoint, in viewport: Viewport, previous: CalloutSide? = nil,
    style: CalloutStyle = .standard
  ) {
    let input = PlacementInput(
      cardHeight: cardHeight, pin: pin, viewport: viewport, style: style)
    var steps: [PlacementStep] = []
    let hint = PanHint(input: input, previous: previous)
    if input.distanceOutside > .zero {
      steps.record(.hidden, need: input.distanceOutside, room: .zero, chosen: true)
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
      steps.record(.detached, need: input.cardHeight, room: input.safe.height, chosen: true)
      self.init(
        input, .detached, detached.side, detached.frame, nil,
        pan: hint.movement(steps: &steps), steps: steps)
    }
  }

  /// Places content of any kind at a marker.
  ///
  /// ```swift
  /// let dot = CalloutMarker(width: 12, height: 12, anchorX: 6, anchorY: 6, gap: 4)
  /// let placement = CalloutPlacement(
  ///   width: 180, height: 90, pin: ScreenPoint(x: 195, y: 400), in: phone, marker: dot)
  /// ```
  ///
  /// Where the safe rectangle is narrower than the content, the frame is as wide as that, not under
  /// 120 CSS pixels (or the content's own width, if that is less): the content then has another
  /// height, with which it is placed again.
  ///
  /// - Parameters:
  ///   - width: the content's, in CSS pixels.
  ///   - height: the content's, in CSS pixels.
  ///   - pin: where the marker's anchor stands; it may be outside the viewport.
  ///   - viewport: the screen and its insets.
  ///   - marker: what the content must not cover.
  ///   - previous: the side on which the content stood before the map moved.
  /// - Precondition: all numbers are finite; width and height are not negative.
  public init(
    width: Double, height: Double, pin: ScreenPoint, in viewport: Viewport,
    marker: CalloutMarker = .standard, previous: CalloutSide? = nil
  ) {
    precondition(width >= 0 && width.isFinite, "content has a width")
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

/// A card that an arrow joins to its pin: steps 2 to 4.
private struct AttachedFrame {
  let side: CalloutSide
  let frame: CardFrame
  let arrow: CalloutArrow

  /// Nil where too little of the card would show, or the arrow would lean too far.
  init?(_ input: PlacementInput, previous: CalloutSide?, steps: inout [PlacementStep]) {
    let rooms = PinRooms(input)
    let choice = SideChoice(input: input, rooms: rooms)
    guard let side = choice.side(previous: previous, steps: &steps) else { return nil }
    let frame = CardFrame(of: input, on: side, rooms)
    let lean = Lean(of: frame, on: side, input)
    steps.record(shiftOf: frame, on: side, input)
    steps.record(lean, input)
    guard lean.isInReach else { return nil }
    self.side = side
    self.frame = frame
    arrow = CalloutArrow(from: frame, on: side, base: lean.base, input)
  }
}
