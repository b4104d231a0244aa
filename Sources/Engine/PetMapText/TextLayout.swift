/// Breaks text into lines.
///
/// ```swift
/// var layout = TextLayout(measurer: TableMeasurer())
/// let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)
/// let block = layout.layout("A gray cat with a white tip", style: style, width: 216)
/// print(block.lines.map(\.text))  // ["A gray cat with a white tip"]
/// ```
///
/// Whitespace collapses as in CSS with `white-space: pre-line`. Lines break at line break
/// opportunities (UAX #14, as implemented by browsers), and between grapheme clusters only if a
/// word is wider than the line. A layout caches what it has measured (`BoundedCache`), so reuse it;
/// copies share the caches.
///
/// Text passes through the folders in this order, and each step produces a value:
///
/// 1. `Segmenting`: collapses whitespace (`CollapsedText`), resolves the bidi levels of paragraphs
///    (`TextLevels`), and finds the line break opportunities (`WordBreaks`) and pieces
///    (`PieceCutter`) of words.
/// 2. `Shaping`: `TextShaper` shapes the pieces of a word with the measurer (see `Measuring`) into
///    a `ShapedWord`, and arranges the words in a ``MeasuredText``.
/// 3. `Breaking`: `LineFiller` fills the lines of a ``TextBlock``. A ``TextLine`` keeps its glyphs.
///
/// `Unicode` contains the tables and algorithms used by all of them.
public struct TextLayout<Measurer: TextMeasurer> {
  /// The source of advances and glyphs.
  public private(set) var measurer: Measurer

  private let caches = TextCaches()

  /// Creates a layout with empty caches.
  public init(measurer: Measurer) {
    self.measurer = measurer
  }

  /// The problems encountered while measuring, without duplicates.
  public var warnings: [TextWarning] { measurer.warnings }

  /// Breaks text into lines no wider than `width` CSS pixels.
  ///
  /// Recent results are cached, because a callout is laid out again whenever the map moves.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func layout(
    _ text: String, style: TextStyle, width: Double, mode: WrapMode = .greedy
  ) -> TextBlock {
    let key = BlockKey(text: Array(text.utf8), style: style, width: width, mode: mode)
    if let block = caches.blocks.find(key) { return block }
    let block = wrap(measure(text, style: style), width: width, mode: mode)
    caches.blocks.insert(block, for: key, cost: key.text.count + 64)
    return block
  }

  /// Measures text, which can then be wrapped at several widths.
  ///
  /// - Complexity: O(*n*) in the length of the text; cached words are not measured again.
  public mutating func measure(_ text: String, style: TextStyle) -> MeasuredText {
    caches.shaper.measure(text, style: style, &measurer)
  }

  /// Breaks measured text into lines no wider than `width` CSS pixels.
  ///
  /// - Complexity: O(*s*) in the number of line break opportunities; words that break internally
  ///   are reshaped at the break.
  public mutating func wrap(
    _ text: MeasuredText, width: Double, mode: WrapMode = .greedy
  ) -> TextBlock {
    TextBlock(
      LineFiller.lines(of: text, width: width, mode: mode, caches.shaper, &measurer), of: text)
  }
}

extension TextLayout: GlyphSource where Measurer: GlyphSource {
  /// Returns the measurer's outline of a glyph.
  public mutating func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline? {
    measurer.outline(of: glyph, in: font)
  }

  /// Returns the measurer's bitmap of a glyph.
  public mutating func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? {
    measurer.bitmap(of: glyph, in: font)
  }
}

/// The caches shared by a layout and its copies.
private final class TextCaches {
  let shaper = TextShaper()
  var blocks = BoundedCache<BlockKey, TextBlock>(capacity: 1 << 18)
}

/// The cache key of a layout request. It stores UTF-8 rather than a `String`, because canonically
/// equivalent strings have different indices.
private struct BlockKey: Hashable {
  let text: [UInt8]
  let style: TextStyle
  let width: Double
  let mode: WrapMode

  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(style.size)
    // Hash the buffer as a whole: hashing one byte at a time takes as long as all the other work
    // for a cached card.
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
