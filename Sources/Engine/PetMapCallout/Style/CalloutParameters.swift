/// The parameters of a front end's callouts. The defaults are those in *Callout layout*.
public struct CalloutParameters: Sendable, Hashable {
  /// The space reserved for the photo on the card.
  public enum Photo: Sendable, Hashable {
    /// No photo.
    case none
    /// A height of 120 CSS pixels, with a placeholder if there is no photo.
    case reserve
    /// The given height in CSS pixels, from 16 to 600, with a placeholder if there is no photo.
    case height(Double)
  }

  /// The color contrast.
  public enum Contrast: Sendable, Hashable {
    /// The product's own colors.
    case standard
    /// Darker badges, against which white text has a contrast of at least 4.5:1 (WCAG 2.2, 1.4.3).
    /// The layout does not change.
    case increased
  }

  /// The card's width in CSS pixels, from 120 to 600.
  public var width = 258.0
  /// The scale of font sizes and line heights, from 0.8 to 3. Padding, radii, and the width are not
  /// scaled.
  public var textScale = 1.0
  /// The space reserved for the photo.
  public var photo = Photo.reserve
  /// The marker of the callouts' pins.
  public var marker = CalloutMarker.standard
  /// The fields to show, from top to bottom, without duplicates.
  public var fields = CalloutFieldKind.allCases
  /// The words that are not part of the content.
  public var words = CalloutWords()
  /// The contrast of the badge; use increased contrast if the user has enabled it in the system's
  /// settings.
  public var contrast = Contrast.standard

  /// The valid card widths in CSS pixels.
  public static let widths = 120.0...600
  /// The valid text scales.
  public static let textScales = 0.8...3.0
  /// The valid photo heights in CSS pixels.
  public static let photoHeights = 16.0...600
  /// The valid marker widths and heights in CSS pixels.
  public static let markerLengths = 0.0...1000

  /// Creates the default parameters.
  public init() {}
}

/// An invalid parameter and its value.
public enum CalloutParameterError: Error, Sendable, Hashable {
  /// A card width outside ``CalloutParameters/widths``.
  case width(Double)
  /// A text scale outside ``CalloutParameters/textScales``.
  case textScale(Double)
  /// A photo height outside ``CalloutParameters/photoHeights``.
  case photoHeight(Double)
  /// A marker size or gap outside ``CalloutParameters/markerLengths``, or an anchor more than 1,000
  /// pixels from the marker's corner.
  case marker(Double)
  /// A field that occurs more than once.
  case repeatedField(CalloutFieldKind)
}

extension CalloutStyle {
  /// Creates a style from the given parameters.
  ///
  /// - Throws: ``CalloutParameterError`` for the first invalid parameter.
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
