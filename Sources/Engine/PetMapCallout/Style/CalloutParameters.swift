/// What a front end chooses of its callouts. Each default is that of the layout contract.
public struct CalloutParameters: Sendable, Hashable {
  /// The photo's place on the card.
  public enum Photo: Sendable, Hashable {
    /// There is none.
    case none
    /// 120 CSS pixels high, also when there is no photo.
    case reserve
    /// So many CSS pixels high, 16 to 600, also when there is no photo.
    case height(Double)
  }

  /// How clearly colors stand out from each other.
  public enum Contrast: Sendable, Hashable {
    /// The product's own colors.
    case standard
    /// Darker badges, on which white text has a contrast of 4.5:1 or more (WCAG 2.2, 1.4.3). The
    /// layout is the same.
    case increased
  }

  /// The card's width in CSS pixels, 120 to 600.
  public var width = 258.0
  /// By how much font sizes and line heights are multiplied, 0.8 to 3. Paddings, radii and the width
  /// stay.
  public var textScale = 1.0
  /// The photo's place.
  public var photo = Photo.reserve
  /// The marker that callouts belong to.
  public var marker = CalloutMarker.standard
  /// The fields that are shown, from top to bottom, each once.
  public var fields = CalloutFieldKind.allCases
  /// The words that a content does not bring.
  public var words = CalloutWords.english
  /// The contrast of the badge; increased where the user has asked the system for more contrast.
  public var contrast = Contrast.standard

  /// The card's widths that can be chosen, in CSS pixels.
  public static let widths = 120.0...600
  /// The scales of text that can be chosen.
  public static let textScales = 0.8...3.0
  /// The heights of a photo that can be chosen, in CSS pixels.
  public static let photoHeights = 16.0...600
  /// The widths and heights of a marker that can be chosen, in CSS pixels.
  public static let markerLengths = 0.0...1000

  /// The defaults.
  public init() {}
}

/// Which of the parameters is out of its range, with the value.
public enum CalloutParameterError: Error, Sendable, Hashable {
  /// A card's width outside ``CalloutParameters/widths``.
  case width(Double)
  /// A scale of text outside ``CalloutParameters/textScales``.
  case textScale(Double)
  /// A photo's height outside ``CalloutParameters/photoHeights``.
  case photoHeight(Double)
  /// A side or gap outside ``CalloutParameters/markerLengths``, or an anchor more than 1,000 pixels from
  /// the marker's corner.
  case marker(Double)
  /// A field that is chosen twice.
  case repeatedField(CalloutFieldKind)
}

extension CalloutStyle {
  /// The style that the parameters choose.
  ///
  /// - Throws: ``CalloutParameterError`` for the first one out of its range.
  public init(_ parameters: CalloutParameters) throws(CalloutParameterError) {
    self.init()
    guard CalloutParameters.widths.contains(parameters.width) else {
      throw .width(parameters.width)
    }
    guard CalloutParameters.textScales.contains(parameters.textScale) else {
      throw .textScale(parameters.textScale)
    }
    let marker = parameters.marker
    for length in [marker.width, marker.height, marker.gap]
    where !CalloutParameters.markerLengths.contains(length) {
      throw .marker(length)
    }
    for anchor in [marker.anchorX, marker.anchorY] where !(abs(anchor) <= 1000) {
      throw .marker(anchor)
    }
    var fields: [CalloutFieldKind] = []
    for kind in parameters.fields {
      if fields.contains(kind) { throw .repeatedField(kind) }
      if kind == .photo, parameters.photo == .none { continue }
      fields.append(kind)
    }
    if case .height(let height) = parameters.photo {
      guard CalloutParameters.photoHeights.contains(height) else { throw .photoHeight(height) }
      photoHeight = height
    }
    width = parameters.width
    textScale = parameters.textScale
    words = parameters.words
    contrast = parameters.contrast
    self.marker = marker
    self.fields = fields
  }
}
