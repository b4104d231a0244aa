public import PetMapDrawing
public import PetMapText

/// A field of a callout in its place on the card.
public struct CalloutField: Sendable, Hashable {
  public let kind: CalloutFieldKind
  /// In CSS pixels from the card's top left corner, the card unscrolled.
  public let frame: ScreenRect
  /// The field's lines, their `x` from the frame's left edge; nil for the photo.
  public let text: TextBlock?

  /// From the frame's top edge to the first line's, in CSS pixels.
  public var textInset: Double { kind == .badge ? CalloutMetrics.badgeVerticalPadding : 0 }
}

/// A callout's content set in type: every field in its place, whole.
///
/// It depends on the content and the fonts alone, so it serves wherever the pin is on the screen.
public struct CalloutCard: Sendable, Hashable {
  public let content: CalloutContent
  /// The fields that are not left out, from top to bottom.
  public let fields: [CalloutField]
  /// The whole card's height in CSS pixels.
  public let height: Double
}

/// Sets the content of callouts in type.
///
/// ```swift
/// var typesetter = CalloutTypesetter(measurer: TableMeasurer())
/// let card = typesetter.card(content)
/// ```
///
/// One typesetter remembers the words it has measured, so use it for many cards.
public struct CalloutTypesetter<Measurer: TextMeasurer> {
  /// The text layout with its memory of words.
  public var text: TextLayout<Measurer>

  /// A typesetter that asks this measurer.
  public init(measurer: Measurer) {
    text = TextLayout(measurer: measurer)
  }

  /// The card of a content.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public mutating func card(_ content: CalloutContent) -> CalloutCard {
    var fields: [CalloutField] = []
    fields.reserveCapacity(CalloutFieldKind.allCases.count)
    var bottom = 0.0
    for kind in CalloutFieldKind.allCases {
      guard let field = field(kind, of: content, below: bottom) else { continue }
      bottom = field.frame.maxY
      fields.append(field)
    }
    return CalloutCard(
      content: content, fields: fields, height: bottom + CalloutMetrics.verticalPadding)
  }

  private mutating func field(
    _ kind: CalloutFieldKind, of content: CalloutContent, below bottom: Double
  ) -> CalloutField? {
    let left = CalloutMetrics.sidePadding
    let top = bottom + kind.spaceAbove
    guard let style = kind.textStyle else {
      let frame = ScreenRect(
        x: left, y: top, width: CalloutMetrics.contentWidth, height: CalloutMetrics.photoHeight)
      return CalloutField(kind: kind, frame: frame, text: nil)
    }
    guard let words = content.text(of: kind) else { return nil }
    let block = text.layout(words, style: style, width: CalloutMetrics.contentWidth)
    guard kind == .badge else {
      let frame = ScreenRect(
        x: left, y: top, width: CalloutMetrics.contentWidth, height: block.height)
      return CalloutField(kind: kind, frame: frame, text: block)
    }
    return Self.badge(block, left: left, top: top)
  }

  /// The badge is as wide as its word, with padding around it.
  private static func badge(_ block: TextBlock, left: Double, top: Double) -> CalloutField {
    let padding = CalloutMetrics.badgeSidePadding
    let width = block.lines.reduce(0) { max($0, $1.width) }
    let frame = ScreenRect(
      x: left, y: top, width: width + padding * 2,
      height: block.height + CalloutMetrics.badgeVerticalPadding * 2)
    return CalloutField(kind: .badge, frame: frame, text: block.moved(to: padding))
  }
}
