public import PetMapCallout
public import PetMapDrawing
public import PetMapText
public import PetMapReports

/// Answers where an announcement's callout stands and how its text breaks.
///
/// ```swift
/// var engine = CalloutEngine(measurer: TableMeasurer())
/// let camera = Camera.around(dog.coordinate, in: viewport)
/// let screen = ScreenProjection(camera: camera, viewport: viewport)
/// let answer = engine.answer(for: dog, at: screen.point(of: dog.coordinate), in: viewport)
/// ```
///
/// One engine remembers the words it has measured, so use it for many pins.
public struct CalloutEngine<Measurer: TextMeasurer> {
  /// Sets the cards in type.
  public var typesetter: CalloutTypesetter<Measurer>
  /// The name of this engine's layouts.
  public let layoutID: LayoutID

  /// An engine that asks this measurer.
  public init(measurer: Measurer) {
    layoutID = LayoutID(fonts: measurer.fonts)
    typesetter = CalloutTypesetter(measurer: measurer)
  }

  /// The callout of an announcement whose pin stands at a point of the viewport.
  ///
  /// - Parameter previous: the side on which the card stood before the map moved.
  public mutating func answer(
    for announcement: Announcement, at point: ScreenPoint, in viewport: Viewport,
    previous: CalloutSide? = nil
  ) -> CalloutLayout {
    CalloutLayout(
      typesetter.card(CalloutContent(announcement)), layoutID: layoutID,
      pin: CalloutPin(announcement), at: point, in: viewport, previous: previous)
  }
}
