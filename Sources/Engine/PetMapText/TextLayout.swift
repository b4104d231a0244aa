/// Breaks text into lines.
///
/// ```swift
/// var layout = TextLayout(measurer: TableMeasurer())
/// let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)
/// let block = layout.layout("A grey cat with a white tip", style: style, width: 216)
/// print(block.lines.map(\.text))  // ["A grey cat with a white tip"]
/// ```
///
/// White space collapses as in CSS's `white-space: pre-line`. A line ends where UAX #14 and
/// browsers let it, between grapheme clusters only where a word is wider than the line. A layout
/// remembers what it has measured, in caches of one kind (`BoundedCache`), so use one for many
/// texts; a copy of it shares them.
///
/// The way of a text, folder by folder, each step a value:
///
/// 1. `Segmenting`: its white space collapses (`CollapsedText`), its paragraphs get bidi levels
///    (`TextLevels`), its words line break opportunities (`WordBreaks`) and pieces (`PieceCutter`).
/// 2. `Shaping`: `TextShaper` has the pieces of a word shaped by the measurer, which is what
///    `Measuring` is about, as a `ShapedWord`, and puts the words side by side as a ``MeasuredText``.
/// 3. `Breaking`: `LineFiller` fills the lines of a ``TextBlock``. A ``TextLine`` keeps its glyphs.
///
/// `Unicode` has the tables and algorithms for all.
public struct TextLayout<Measurer: TextMeasurer> {
  /// Knows how wide text is.
  public private(set) var measurer: Measurer

  private let memory = TextMemory()

  /// Makes a layout that remembers nothing yet.
  public init(measurer: Measurer) {
    self.measurer = measurer
  }

  /// What could not be measured as it should, each once.
  public var warnings: [TextWarning] { measurer.warnings }

  /// Breaks a text into lines no wider than `width` CSS pixels.
  ///
  /// The blocks of the latest texts are remembered (a bounded number): a callout is laid out again
  /// whenever the map moves below it.
  ///
  /// - Complexity: O(n) in the length of the text.
  public mutating func layout(
    _ text: String, style: TextStyle, width: Double, mode: WrapMode = .greedy
  ) -> TextBlock {
    let key = BlockKey(text: Array(text.utf8), style: style, width: width, mode: mode)
    if let block = memory.blocks.find(key) { return block }
    let block = wrap(measure(text, style: style), width: width, mode: mode)
    memory.blocks.insert(block, for: key, cost: key.text.count + 64)
    return block
  }

  /// Measures a text once, to be wrapped at one width or several.
  ///
  /// - Complexity: O(n) in the length of the text; words seen before are not measured again.
  public mutating func measure(_ text: String, style: TextStyle) -> MeasuredText {
    memory.shaper.measure(text, style: style, &measurer)
  }

  /// Breaks a measured text into lines no wider than `width` CSS pixels.
  ///
  /// - Complexity: O(s) in the number of line break opportunities; words that break inside are
  ///   shaped anew at their ends.
  public mutating func wrap(
    _ text: MeasuredText, width: Double, mode: WrapMode = .greedy
  ) -> TextBlock {
    TextBlock(
      LineFiller.lines(of: text, width: width, mode: mode, memory.shaper, &measurer), of: text)
  }
}

extension TextLayout: GlyphSource where Measurer: GlyphSource {
  /// The measurer's outline of a glyph.
  public mutating func outline(of glyph: UInt32, in font: FontFace) -> GlyphOutline? {
    measurer.outline(of: glyph, in: font)
  }

  /// The measurer's picture of a glyph.
  public mutating func bitmap(of glyph: UInt32, in font: FontFace) -> GlyphBitmap? {
    measurer.bitmap(of: glyph, in: font)
  }
}

/// What a layout and its copies remember.
private final class TextMemory {
  let shaper = TextShaper()
  var blocks = BoundedCache<BlockKey, TextBlock>(capacity: 1 << 18)
}

/// A text that is to be laid out. Its bytes, not a `String`: canonical equivalents have other
/// indices.
private struct BlockKey: Hashable {
  let text: [UInt8]
  let style: TextStyle
  let width: Double
  let mode: WrapMode

  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(style.size)
    // All bytes at once: one by one would take as long as all else for a card that was seen before.
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
