/// Text with measured words, which can be broken into lines of any width.
///
/// All lengths are in 1/65,536 CSS pixel, and all indices refer to the scalars of the collapsed
/// text. It is a class so that its lines share it.
public final class MeasuredText: Sendable {
  /// The style of the text.
  public let style: TextStyle
  /// The base direction of the text, determined by its first strong character.
  public var direction: TextDirection { levels.direction }
  /// The distance from the top of each line to its baseline, in CSS pixels.
  public let baseline: Double

  /// The text with its whitespace collapsed.
  let collapsed: CollapsedText
  /// The bidi levels of the scalars.
  let levels: TextLevels
  /// The sum of the advances before each scalar, and of all advances; not including kerning between
  /// pieces.
  let positions: [Int64]
  /// The properties of the boundary before each scalar, and of the boundary at the end.
  let marks: [BoundaryMarks]
  /// The words with their glyphs, in logical order.
  let words: [PlacedWord]
  /// The text between line break opportunities, in logical order.
  let segments: [Segment]
  /// The hyphen shown if a line breaks at a soft hyphen.
  let hyphen: ShapedRun

  init(
    style: TextStyle, baseline: Double, collapsed: CollapsedText, levels: TextLevels,
    positions: [Int64], marks: [BoundaryMarks], words: [PlacedWord], segments: [Segment],
    hyphen: ShapedRun
  ) {
    self.style = style
    self.baseline = baseline
    self.collapsed = collapsed
    self.levels = levels
    self.positions = positions
    self.marks = marks
    self.words = words
    self.segments = segments
    self.hyphen = hyphen
  }

  /// Returns the sum of the advances in the given range.
  func width(_ range: Range<Int>) -> Int64 {
    positions[range.upperBound] - positions[range.lowerBound]
  }

  /// Returns whether breaking the line before a scalar changes the glyphs on either side, which
  /// must then be reshaped.
  func isUnsafeToBreak(at index: Int) -> Bool {
    marks[index].contains(.unsafeToBreak) && !marks[index].contains(.piece)
  }
}

/// A word with its position in the text.
struct PlacedWord: Sendable {
  /// The index of the word's first scalar.
  let start: Int
  let word: ShapedWord
}

/// A range of scalars without internal line break opportunities, and the whitespace after it.
struct Segment: Sendable {
  /// The first scalar.
  var start: Int
  /// The end of the scalars that count toward the width of a line that ends with this segment.
  var contentEnd: Int
  /// The end of the scalars shown on such a line, including ideographic spaces (U+3000) but no
  /// spaces or line feeds.
  var textEnd: Int
  /// The end including all whitespace.
  var end: Int
  /// The width of everything before the segment, including kerning between pieces.
  var left: Int64
  /// The same width, including the segment's content.
  var right: Int64
  /// Whether the segment ends a paragraph.
  var endsParagraph = false
  /// Whether the bidi level changes within the segment.
  var changesLevel = false
}
