public import PetMapCallout
public import PetMapDrawing
public import PetMapText
public import PetMapAnnouncements

/// Lays out callouts of announcements: where each stands and how its text breaks.
///
/// ```swift
/// var engine = CalloutEngine(measurer: TableMeasurer())
/// let camera = Camera.around(dog.coordinate, in: viewport)
/// let screen = ScreenProjection(camera: camera, viewport: viewport)
/// let layout = engine.layout(for: dog, at: screen.point(of: dog.coordinate), in: viewport)
/// ```
///
/// One engine remembers the words it has measured, so use it for many pins.
public struct CalloutEngine<Measurer: TextMeasurer> {
  /// Sets the cards in type and places them.
  public var typesetter: CalloutTypesetter<Measurer>
  /// The name of this engine's layouts.
  public var layoutID: LayoutID { typesetter.layoutID }

  /// What the species, the date, the badge and an absent name are said in.
  public let words: Words
  /// The language of everything that a caller does not translate.
  public var language: Language { words.language }

  /// An engine that measures with this measurer.
  public init(measurer: Measurer) {
    typesetter = CalloutTypesetter(measurer: measurer)
    words = .english
  }

  /// An engine that measures with this measurer and makes cards as the parameters choose.
  ///
  /// - Parameters:
  ///   - parameters: their words are replaced by the language's.
  ///   - language: that of the species, the date, the badge and an absent name.
  /// - Throws: `CalloutParameterError` for the first parameter out of its range.
  public init(
    measurer: Measurer, parameters: CalloutParameters, language: Language = .english
  ) throws(CalloutParameterError) {
    try self.init(measurer: measurer, parameters: parameters, words: Words(language))
  }

  /// An engine that measures with this measurer, makes cards as the parameters choose, and speaks a
  /// caller's words.
  ///
  /// - Parameter parameters: their words are replaced.
  /// - Throws: `CalloutParameterError` for the first parameter out of its range.
  public init(
    measurer: Measurer, parameters: CalloutParameters = CalloutParameters(), words: Words
  ) throws(CalloutParameterError) {
    var parameters = parameters
    parameters.words = CalloutWords(words)
    typesetter = CalloutTypesetter(measurer: measurer, style: try CalloutStyle(parameters))
    self.words = words
  }

  /// The callout of an announcement whose pin stands at a point of the viewport.
  ///
  /// - Parameters:
  ///   - announcement: what the callout tells of.
  ///   - point: where the marker's anchor stands; it may be outside the viewport.
  ///   - viewport: the screen and its insets.
  ///   - previous: the side on which the card stood before the map moved.
  /// - Precondition: the point's coordinates are finite.
  /// - Complexity: O(*n*) in the length of the announcement's texts.
  public mutating func layout(
    for announcement: Announcement, at point: ScreenPoint, in viewport: Viewport,
    previous: CalloutSide? = nil
  ) -> CalloutLayout {
    typesetter.layout(
      CalloutContent(announcement, words: words), of: CalloutPin(announcement), at: point,
      in: viewport,
      previous: previous)
  }
}
