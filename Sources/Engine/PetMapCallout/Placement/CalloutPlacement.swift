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
/// 3. the frame, aligned with the marker and shifted into the safe rectangle (`CardFrame`);
/// 4. the arrow and its offset (`CalloutArrow`);
/// 5. if the arrow cannot reach the pin, a frame without an arrow (`DetachedFrame`);
/// 6. if the frame covers obstacles, the one that covers least (`ObstacleSearch`);
/// 7. the pan that would make the whole card fit and be attached (`PanHint`).
///
/// ``PlacementOptions`` restrict the sides and set the alignment, the padding and the obstacles.
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
  /// The arrow; `nil` unless the card is attached, or if the style has no arrow.
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
  ///     ``CalloutStyle/cardWidth(in:padding:)``.
  ///   - pin: The position of the marker's anchor, which may be outside the viewport.
  ///   - viewport: The viewport and its insets.
  ///   - previous: The side the card was on before the map moved.
  ///   - style: The dimensions of the card, arrow, and marker.
  ///   - options: The allowed sides, the alignment, the padding, and the obstacles.
  /// - Precondition: `cardHeight` and `pin` are finite, and `cardHeight` is not negative.
  /// - Complexity: O(*n*²) in the number of obstacles.
  @inline(never)
  public init(
    cardHeight: Double, pin: ScreenPoint, in viewport: Viewport, previous: CalloutSide? = nil,
    style: CalloutStyle = .standard, options: PlacementOptions = .standard
  ) {
    let input = PlacementInput(
      cardHeight: cardHeight, pin: pin, viewport: viewport, style: style, options: options)
    let hint = PanHint(input: input, previous: previous)
    var steps: [PlacementStep] = []
    self.pin = input.pin
    contentHeight = input.cardHeight.pixels
    if input.distanceOutside > .zero {
      steps.record(.hidden, size: input.distanceOutside, availableSpace: .zero, chosen: true)
      side = DetachedFrame.nearest(input).side
      (attachment, frame, arrow) = (.hidden, nil, nil)
      pan = hint.movement(steps: &steps)
    } else {
      let card = PlacedCard(input, previous: previous, steps: &steps)
      side = card.side
      attachment = card.base == nil ? .detached : .attached
      frame = card.frame.rect
      arrow = card.base.flatMap { base in
        input.lengths.hasArrow
          ? CalloutArrow(from: card.frame, on: card.side, base: base, input) : nil
      }
      let isWhole = card.base != nil && card.frame.height == input.cardHeight
      pan = isWhole ? .zero : hint.movement(steps: &steps)
    }
    self.steps = steps
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
  ///   - arrow: The size of the arrow.
  ///   - previous: The side the content was on before the map moved.
  ///   - options: The allowed sides, the alignment, the padding, and the obstacles.
  /// - Precondition: All numbers are finite, and the width and height are not negative.
  /// - Complexity: O(*n*²) in the number of obstacles.
  public init(
    width: Double, height: Double, pin: ScreenPoint, in viewport: Viewport,
    marker: CalloutMarker = .standard, arrow: CalloutArrowSize = .standard,
    previous: CalloutSide? = nil, options: PlacementOptions = .standard
  ) {
    precondition(width >= 0 && width.isFinite, "the width must be finite and not negative")
    var style = CalloutStyle()
    style.leastWidth = min(style.leastWidth, width)
    style.width = width
    style.marker = marker
    (style.arrowWidth, style.arrowLength) = (arrow.width, arrow.height)
    self.init(
      cardHeight: height, pin: pin, in: viewport, previous: previous, style: style,
      options: options)
  }
}

/// A card in the viewport.
struct PlacedCard {
  let side: CalloutSide
  let frame: CardFrame
  /// The middle of the arrow's base along the card's edge; `nil` if the card is detached.
  let base: Millipixels?
}

extension PlacedCard {
  /// Creates a card without an arrow.
  init(_ detached: DetachedFrame) {
    self.init(side: detached.side, frame: detached.frame, base: nil)
  }

  /// Places the card of a pin in the viewport: steps 2 to 6.
  init(_ input: PlacementInput, previous: CalloutSide?, steps: inout [PlacementStep]) {
    if let attached = PlacedCard(attached: input, previous: previous, steps: &steps) {
      self = attached
    } else {
      self.init(DetachedFrame.nearest(input))
      steps.record(
        .detached, size: input.cardHeight, availableSpace: input.safe.height, chosen: true)
    }
    let search = ObstacleSearch(input)
    let area = search.area(frame)
    guard area > 0 else { return }
    let before = frame
    self = search.card(previous: previous)
    steps.append(
      PlacementStep(
        rule: .obstacles, size: Double(area) / 1e6,
        availableSpace: Double(search.area(frame)) / 1e6, chosen: frame != before))
    guard base != nil, frame != before else { return }
    steps.record(shiftOf: frame, on: side, input)
    steps.record(ArrowOffset(of: frame, on: side, input), input)
  }

  /// Places a card that is connected to its pin by an arrow: steps 2 to 4. Returns `nil` if too
  /// little of the card would be visible or the arrow offset would be too large.
  private init?(
    attached input: PlacementInput, previous: CalloutSide?, steps: inout [PlacementStep]
  ) {
    let choice = SideChoice(input)
    guard let side = choice.side(previous: previous, steps: &steps) else { return nil }
    let frame = CardFrame(of: input, on: side, choice.space)
    let offset = ArrowOffset(of: frame, on: side, input)
    steps.record(shiftOf: frame, on: side, input)
    steps.record(offset, input)
    guard offset.isWithinReach else { return nil }
    self.init(side: side, frame: frame, base: offset.base)
  }
}
