public import PetMapCallout
public import PetMapDrawing
public import PetMapText
public import PetMapAnnouncements

/// Lays out the callouts of announcements: their placement and their line breaks.
///
/// ```swift
/// var engine = CalloutEngine(measurer: TableMeasurer())
/// let camera = Camera.around(dog.coordinate, in: viewport)
/// let screen = ScreenProjection(camera: camera, viewport: viewport)
/// let layout = engine.layout(for: dog, at: screen.point(of: dog.coordinate), in: viewport)
/// ```
///
/// An engine caches text measurements, so use the same engine for many pins.
public struct CalloutEngine<Measurer: TextMeasurer> {
  /// The typesetter that lays out cards.
  public var typesetter: CalloutTypesetter<Measurer>
  /// The ID of this engine's layouts.
  public var layoutID: LayoutID { typesetter.layoutID }

  /// The words for the species, the date, the badge and a missing name.
  public let words: Words
  /// The language used for words without a custom translation.
  public var language: Language { words.language }

  /// Creates an engine with a measurer.
  public init(measurer: Measurer) {
    var style = CalloutStyle.standard
    style.words = .english
    typesetter = CalloutTypesetter(measurer: measurer, style: style)
    words = .english
  }

  /// Creates an engine with a measurer and parameters for cards.
  ///
  /// - Parameters:
  ///   - parameters: The parameters; their words are replaced with those for `language`.
  ///   - language: The language for the species, the date, the badge and a missing name.
  /// - Throws: `CalloutParameterError` for the first parameter that is out of range.
  public init(
    measurer: Measurer, parameters: CalloutParameters, language: Language = .english
  ) throws(CalloutParameterError) {
    try self.init(measurer: measurer, parameters: parameters, words: Words(language))
  }

  /// Creates an engine with a measurer, parameters for cards and custom words.
  ///
  /// - Parameter parameters: The parameters; their words are replaced.
  /// - Throws: `CalloutParameterError` for the first parameter that is out of range.
  public init(
    measurer: Measurer, parameters: CalloutParameters = CalloutParameters(), words: Words
  ) throws(CalloutParameterError) {
    try self.init(text: TextLayout(measurer: measurer), parameters: parameters, words: words)
  }

  /// Creates an engine that shares the caches of a text layout.
  ///
  /// Cached measurements do not depend on the parameters or the words, so engines with different
  /// parameters can share a layout, one after another.
  ///
  /// - Parameter parameters: The parameters; their words are replaced.
  /// - Throws: `CalloutParameterError` for the first parameter that is out of range.
  public init(
    text: TextLayout<Measurer>, parameters: CalloutParameters, words: Words
  ) throws(CalloutParameterError) {
    var parameters = parameters
    parameters.words = CalloutWords(words)
    typesetter = CalloutTypesetter(text: text, style: try CalloutStyle(parameters))
    self.words = words
  }

  /// Returns the callout for an announcement whose pin is at the given point in the viewport.
  ///
  /// - Parameters:
  ///   - announcement: The announcement to show.
  ///   - point: The position of the marker's anchor, which may be outside the viewport.
  ///   - viewport: The viewport with its insets.
  ///   - previous: The side on which the card was before the map moved.
  ///   - options: The allowed sides, the alignment, the padding, and the obstacles.
  /// - Precondition: The coordinates of the point are finite.
  /// - Complexity: O(*n*) in the length of the announcement's text.
  public mutating func layout(
    for announcement: Announcement, at point: ScreenPoint, in viewport: Viewport,
    previous: CalloutSide? = nil, options: PlacementOptions = .standard
  ) -> CalloutLayout {
    typesetter.layout(
      CalloutContent(announcement, words: words), of: CalloutPin(announcement), at: point,
      in: viewport, previous: previous, options: options)
  }
}
