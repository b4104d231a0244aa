public import PetMapDrawing
public import PetMapText

/// A field of a callout with its frame on the card.
public struct CalloutField: Sendable, Hashable {
  /// The kind of field.
  public let kind: CalloutFieldKind
  /// The frame in CSS pixels, relative to the top left corner of the unscrolled card.
  public let frame: ScreenRect
  /// The field's lines, with `x` relative to the frame's left edge; `nil` for the photo.
  public let text: TextBlock?
}

/// A callout's content after layout: all fields with their complete frames.
///
/// A card depends only on the content, the fonts, the style, and the width, so it is valid for any
/// position of the pin.
public struct CalloutCard: Sendable, Hashable {
  /// The content of the card.
  public let content: CalloutContent
  /// The lengths and colors of the card.
  public let style: CalloutStyle
  /// The card's width in CSS pixels.
  public let width: Double
  /// The fields that are present, from top to bottom.
  public let fields: [CalloutField]
  /// The height of the entire card in CSS pixels.
  public let height: Double

  /// Returns the distance from a field's top edge to the top of its first line, in CSS pixels.
  public func textInset(of kind: CalloutFieldKind) -> Double {
    kind == .badge ? style.badgeVerticalPadding : 0
  }
}
