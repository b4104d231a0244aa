import PetMapDrawing

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
  /// The scale of font sizes and line heights, from 0.8 to 3.2. Padding, radii, and the width are not
  /// scaled.
  public var textScale = 1.0
  /// The space reserved for the photo.
  public var photo = Photo.reserve
  /// The marker of the callouts' pins.
  public var marker = CalloutMarker.standard
  /// The size of the arrow, whose width and height are from 0 to 200 CSS pixels.
  public var arrow = CalloutArrowSize.standard
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
  public static let textScales = 0.8...3.2
  /// The valid photo heights in CSS pixels.
  public static let photoHeights = 16.0...600
  /// The valid marker widths and heights in CSS pixels.
  public static let markerLengths = 0.0...1000
  /// The valid distances from a marker's corner to its anchor in CSS pixels.
  public static let markerAnchors = -1000.0...1000
  /// The valid arrow widths and heights in CSS pixels.
  public static let arrowLengths = 0.0...200

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
  /// An arrow width or height outside ``CalloutParameters/arrowLengths``.
  case arrow(Double)
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
    for anchor in [marker.anchorX, marker.anchorY]
    where !CalloutParameters.markerAnchors.contains(anchor) {
      throw .marker(anchor)
    }
    for length in [parameters.arrow.width, parameters.arrow.height]
    where !CalloutParameters.arrowLengths.contains(length) {
      throw .arrow(length)
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
    (arrowWidth, arrowLength) = (parameters.arrow.width, parameters.arrow.height)
    self.fields = fields
  }
}

/// The size of an arrow. If either length is 0, there is no arrow, but the height is still the distance
/// from the card to the position of the tip.
public struct CalloutArrowSize: Sendable, Hashable {
  /// The width of the base on the card's edge, in CSS pixels.
  public let width: Double
  /// The distance from the card's edge to the tip, in CSS pixels.
  public let height: Double

  /// The size of the arrow of an ordinary card.
  public static let standard = CalloutArrowSize(
    width: CalloutStyle.standard.arrowWidth, height: CalloutStyle.standard.arrowLength)

  /// Creates a size from lengths in CSS pixels.
  ///
  /// - Precondition: Both lengths are finite and not negative.
  public init(width: Double, height: Double) {
    precondition(width >= 0 && height >= 0, "lengths must not be negative")
    precondition(width.isFinite && height.isFinite, "lengths must be finite")
    self.width = width
    self.height = height
  }
}

/// The size of a marker and the clearance a callout keeps around it.
///
/// Neither the card nor the arrow covers the marker. All lengths are in CSS pixels, and the pin is
/// the position of the marker's anchor. Source: *Callout layout*, section 3.
public struct CalloutMarker: Sendable, Hashable {
  /// The marker's width.
  public let width: Double
  /// The marker's height.
  public let height: Double
  /// The distance from the marker's left edge to its anchor.
  public let anchorX: Double
  /// The distance from the marker's top edge to its anchor.
  public let anchorY: Double
  /// The clearance between the marker and an arrow's tip.
  public let gap: Double

  /// The marker drawn by `map` and `callout`: a teardrop anchored at its tip.
  public static let standard = CalloutMarker(
    width: PinMarker.width, height: PinMarker.height, anchorX: PinMarker.width / 2,
    anchorY: PinMarker.height)

  /// Creates a marker with a size and an anchor relative to its upper-left corner, in CSS pixels.
  ///
  /// - Parameters:
  ///   - anchorX: The anchor's x; `nil` for the middle of the width.
  ///   - anchorY: The anchor's y; `nil` for the bottom edge.
  /// - Precondition: All values are finite; sizes and the gap are not negative.
  public init(
    width: Double, height: Double, anchorX: Double? = nil, anchorY: Double? = nil,
    gap: Double = 2
  ) {
    precondition(width >= 0 && height >= 0 && gap >= 0, "sizes and the gap must not be negative")
    self.width = width
    self.height = height
    self.anchorX = anchorX ?? width / 2
    self.anchorY = anchorY ?? height
    self.gap = gap
  }

  /// The distance from the pin up to the arrow tip of a card above it.
  public var reachAbove: Double { anchorY + gap }
  /// The distance from the pin down to the arrow tip of a card below it.
  public var reachBelow: Double { height - anchorY + 2 * gap }
  /// The distance from the pin to the arrow tip of a card on its right.
  public var reachRight: Double { width - anchorX + gap }
  /// The distance from the pin to the arrow tip of a card on its left.
  public var reachLeft: Double { anchorX + gap }
  /// The distance from the pin up to the center of the marker's head, at which arrows from the left
  /// and right point. The center is half the marker's shorter side below its top edge.
  public var headHeight: Double { anchorY - min(width, height) / 2 }
}
