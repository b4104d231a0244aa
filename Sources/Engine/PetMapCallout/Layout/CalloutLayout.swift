public import PetMapDrawing

/// A pin, as identified in a layout.
public struct CalloutPin: Sendable, Hashable {
  /// The announcement's ID.
  public let id: String
  /// The latitude in units of 0.00001°, as rounded for display.
  public let latitude: Int64
  /// The longitude in units of 0.00001°.
  public let longitude: Int64

  /// Creates a pin.
  ///
  /// - Parameters:
  ///   - id: The announcement's ID.
  ///   - latitude: The latitude in units of 0.00001°.
  ///   - longitude: The longitude in units of 0.00001°.
  public init(id: String, latitude: Int64, longitude: Int64) {
    self.id = id
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Everything a front end needs to draw a pin's callout: the position of the card, the arrow, and
/// the words on each line.
///
/// ```swift
/// var typesetter = CalloutTypesetter(measurer: TableMeasurer())
/// let layout = typesetter.layout(content, of: pin, at: ScreenPoint(x: 195, y: 600), in: phone)
/// layout.placement.side  // .above
/// ```
///
/// Folders, in dependency order: `Style` defines dimensions and colors, `Content` lays out the
/// card's text, `Placement` positions the card and tracks which pin's callout is open, and this
/// folder combines them, encodes the result as JSON, and draws it.
public struct CalloutLayout: Sendable, Hashable {
  /// Identifies everything that determines the layout apart from its content.
  public let layoutID: LayoutID
  /// The pin the callout belongs to.
  public let pin: CalloutPin
  /// The viewport in which the callout was placed.
  public let viewport: Viewport
  /// The position of the card and its arrow.
  public let placement: CalloutPlacement
  /// The card with its fields and lines.
  public let card: CalloutCard
}

extension CalloutTypesetter {
  /// Lays out content at the width available in a viewport and places it at its pin.
  ///
  /// - Parameters:
  ///   - content: The content of the callout.
  ///   - pin: The pin identified in the layout.
  ///   - point: The position of the marker's anchor, which may be outside the viewport.
  ///   - viewport: The viewport and its insets.
  ///   - previous: The side the card was on before the map moved.
  ///   - options: The allowed sides, the alignment, the padding, and the obstacles.
  /// - Precondition: The point's coordinates are finite.
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func layout(
    _ content: CalloutContent, of pin: CalloutPin, at point: ScreenPoint, in viewport: Viewport,
    previous: CalloutSide? = nil, options: PlacementOptions = .standard
  ) -> CalloutLayout {
    let card = card(
      content, width: style.cardWidth(in: viewport, padding: options.padding))
    let placement = CalloutPlacement(
      cardHeight: card.height, pin: point, in: viewport, previous: previous, style: style,
      options: options)
    return CalloutLayout(
      layoutID: layoutID, pin: pin, viewport: viewport, placement: placement, card: card)
  }
}
