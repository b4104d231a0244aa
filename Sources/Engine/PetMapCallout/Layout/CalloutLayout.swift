public import PetMapDrawing

/// A pin as a layout names it.
public struct CalloutPin: Sendable, Hashable {
  /// The announcement's id.
  public let id: String
  /// Degrees north in units of 0.00001, as the product rounds them.
  public let latitude: Int64
  /// Degrees east in units of 0.00001.
  public let longitude: Int64

  /// - Parameters:
  ///   - id: the announcement's id.
  ///   - latitude: degrees north in units of 0.00001.
  ///   - longitude: degrees east in units of 0.00001.
  public init(id: String, latitude: Int64, longitude: Int64) {
    self.id = id
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Everything a front end needs to draw a pin's callout: where it stands, where its arrow points,
/// which words stand on which line.
///
/// ```swift
/// var typesetter = CalloutTypesetter(measurer: TableMeasurer())
/// let layout = typesetter.layout(content, of: pin, at: ScreenPoint(x: 195, y: 600), in: phone)
/// layout.placement.side  // .above
/// ```
///
/// The folders in their order: `Style` has the lengths and colours, `Content` sets what the card says in
/// type, `Placement` finds where it stands, this folder puts both together and writes them as JSON,
/// and `Drawing` draws them. `Selection` is which pin's callout is open.
public struct CalloutLayout: Sendable, Hashable {
  /// The name of everything besides the content that decided the layout.
  public let layoutID: LayoutID
  /// Whose callout it is.
  public let pin: CalloutPin
  /// The screen the callout was placed in.
  public let viewport: Viewport
  /// Where the card stands, and its arrow.
  public let placement: CalloutPlacement
  /// The fields with their lines.
  public let card: CalloutCard
}

extension CalloutTypesetter {
  /// Sets a content in type, in the width that the viewport has for it, and places it at its pin.
  ///
  /// - Parameters:
  ///   - content: what the callout says.
  ///   - pin: how the layout names the pin.
  ///   - point: where the marker's anchor stands; it may be outside the viewport.
  ///   - viewport: the screen and its insets.
  ///   - previous: the side on which the card stood before the map moved.
  /// - Precondition: the point's coordinates are finite.
  /// - Complexity: O(*n*) in the length of the texts.
  public mutating func layout(
    _ content: CalloutContent, of pin: CalloutPin, at point: ScreenPoint, in viewport: Viewport,
    previous: CalloutSide? = nil
  ) -> CalloutLayout {
    let card = card(content, width: style.cardWidth(in: viewport))
    let placement = CalloutPlacement(
      cardHeight: card.height, pin: point, in: viewport, previous: previous, style: style)
    return CalloutLayout(
      layoutID: layoutID, pin: pin, viewport: viewport, placement: placement, card: card)
  }
}
