import PetMapDrawing
public import PetMapText

/// Lays out callout content.
///
/// ```swift
/// var typesetter = CalloutTypesetter(measurer: TableMeasurer())
/// let card = typesetter.card(content, width: 258)
/// ```
///
/// A typesetter caches measured words, so reuse it across cards.
public struct CalloutTypesetter<Measurer: TextMeasurer> {
  /// The text layout and its word cache.
  public var text: TextLayout<Measurer>
  /// The cards' dimensions and colors.
  public let style: CalloutStyle
  /// The identifier of the layouts created by this typesetter.
  public let layoutID: LayoutID

  /// Creates a typesetter with a measurer and a style.
  public init(measurer: Measurer, style: CalloutStyle = .standard) {
    self.init(text: TextLayout(measurer: measurer), style: style)
  }

  /// Creates a typesetter that shares the caches of a text layout.
  public init(text: TextLayout<Measurer>, style: CalloutStyle = .standard) {
    self.style = style
    layoutID = LayoutID(fonts: text.measurer.fonts, style: style)
    self.text = text
  }

  /// Returns a card for the given content.
  ///
  /// - Parameter width: The card's width in CSS pixels; see ``CalloutStyle/cardWidth(in:padding:)``.
  /// - Precondition: The width is not less than ``CalloutStyle/leastWidth``.
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func card(_ content: CalloutContent, width: Double) -> CalloutCard {
    precondition(width >= style.leastWidth, "the card is too narrow")
    let column = ScreenRect(
      x: style.sidePadding, y: 0, width: style.contentWidth(ofCard: width), height: 0)
    var fields: [CalloutField] = []
    var bottom = 0.0
    for kind in style.fields {
      var remaining = column
      remaining.y = bottom + style.space(above: kind)
      guard let field = field(kind, of: content, in: remaining) else { continue }
      bottom = field.frame.maxY
      fields.append(field)
    }
    return CalloutCard(
      content: content, style: style, width: width, fields: fields,
      height: bottom + style.verticalPadding)
  }

  /// Returns a field at the top of a column, or `nil` if it is omitted.
  private mutating func field(
    _ kind: CalloutFieldKind, of content: CalloutContent, in column: ScreenRect
  ) -> CalloutField? {
    var frame = column
    guard let textStyle = style.textStyle(of: kind) else {
      frame.height = style.photoHeight
      return CalloutField(kind: kind, frame: frame, text: nil)
    }
    guard let words = content.text(of: kind, words: style.words) else { return nil }
    let block = text.layout(words, style: textStyle, width: column.width)
    guard kind == .badge else {
      frame.height = block.height
      return CalloutField(kind: kind, frame: frame, text: block)
    }
    // The badge is as wide as its word plus padding.
    let word = block.lines.reduce(0) { max($0, $1.width) }
    frame.width = word + 2 * style.badgeSidePadding
    frame.height = block.height + 2 * style.badgeVerticalPadding
    return CalloutField(kind: kind, frame: frame, text: block.moved(to: style.badgeSidePadding))
  }
}
