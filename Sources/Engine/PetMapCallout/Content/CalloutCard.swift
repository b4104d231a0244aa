public import PetMapDrawing
public import PetMapText

/// A field of a callout with its frame on the card.
public struct CalloutField: Sendable, Hashable {
  /// Which field it is.
  public let kind: CalloutFieldKind
  /// In CSS pixels from the card's top left corner, the card unscrolled.
  public let frame: ScreenRect
  /// The field's lines, their `x` from the frame's left edge; nil for the photo.
  public let text: TextBlock?
}

/// A callout's content set in type: every field with its frame, whole.
///
/// It depends on the content, the fonts, the style and the width alone, so it serves wherever the
/// pin is on the screen.
public struct CalloutCard: Sendable, Hashable {
  /// What the card says.
  public let content: CalloutContent
  /// The lengths and colours the card is made with.
  public let style: CalloutStyle
  /// The card's width in CSS pixels.
  public let width: Double
  /// The fields that are not left out, from top to bottom.
  public let fields: [CalloutField]
  /// The whole card's height in CSS pixels.
  public let height: Double

  /// From a field's top edge to its first line's, in CSS pixels.
  public func textInset(of kind: CalloutFieldKind) -> Double {
    kind == .badge ? style.badgeVerticalPadding : 0
  }
}
