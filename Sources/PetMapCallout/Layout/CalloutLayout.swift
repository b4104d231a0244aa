public import PetMapDrawing

/// A pin as an answer names it.
public struct CalloutPin: Sendable, Hashable {
  public let id: String
  /// Degrees north in units of 0.00001, as the product rounds them.
  public let latitude: Int64
  /// Degrees east in units of 0.00001.
  public let longitude: Int64

  /// - Parameters:
  ///   - latitude: degrees north in units of 0.00001.
  ///   - longitude: degrees east in units of 0.00001.
  public init(id: String, latitude: Int64, longitude: Int64) {
    self.id = id
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Everything a front end needs to draw a pin's callout: where it stands, where its arrow points, which
/// words stand on which line.
public struct CalloutLayout: Sendable, Hashable {
  public let layoutID: LayoutID
  public let pin: CalloutPin
  public let viewport: Viewport
  public let placement: CalloutPlacement
  /// What the placement's rules compared, in order.
  public let steps: [PlacementStep]
  public let card: CalloutCard

  /// Places a card beside its pin; see ``CalloutPlacement/init(cardHeight:pin:in:previous:)``.
  public init(
    _ card: CalloutCard, layoutID: LayoutID, pin: CalloutPin, at point: ScreenPoint,
    in viewport: Viewport, previous: CalloutSide? = nil
  ) {
    self.layoutID = layoutID
    self.pin = pin
    self.viewport = viewport
    self.card = card
    placement = CalloutPlacement(
      cardHeight: card.height, pin: point, in: viewport, previous: previous)
    steps = CalloutPlacement.steps(
      cardHeight: card.height, pin: point, in: viewport, previous: previous)
  }
}
