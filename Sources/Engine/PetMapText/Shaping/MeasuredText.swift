/// A text whose words are measured, ready to be broken into lines at any width.
///
/// All lengths are in 1/65,536 CSS pixel, all indices those of the collapsed text's scalars. A
/// class, so that its lines share it.
public final class MeasuredText: Sendable {
  /// The style it was measured in.
  public let style: TextStyle
  /// The base direction of the text: that of its first strong character.
  public var direction: TextDirection { levels.direction }
  /// How far below the top of each line its baseline lies, in CSS pixels.
  public let baseline: Double

  /// The text with its white space collapsed.
  let collapsed: CollapsedText
  /// The bidi levels of its scalars.
  let levels: TextLevels
  /// The sum of the advances before each scalar, and of all; without the kerning between pieces.
  let positions: [Int64]
  /// What begins at the boundary before each scalar, and at the end.
  let marks: [BoundaryMarks]
  /// The words in logical order, with their glyphs.
  let words: [PlacedWord]
  /// What stands between places where a line may end, in logical order.
  let segments: [Segment]
  /// The hyphen that shows where a line ends at a soft hyphen.
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

  /// The sum of the advances of some scalars.
  func width(_ range: Range<Int>) -> Int64 {
    positions[range.upperBound] - positions[range.lowerBound]
  }

  /// Whether a line's edge before a scalar changes the glyphs on both sides, which are then shaped
  /// anew.
  func isUnsafeToBreak(at index: Int) -> Bool {
    marks[index].contains(.unsafeToBreak) && !marks[index].contains(.piece)
  }
}

/// A word where it stands in a text.
struct PlacedWord: Sendable {
  /// The index of its first scalar.
  let start: Int
  let word: ShapedWord
}

/// Scalars inside which a line does not end unless it must, and the white space behind them.
struct Segment: Sendable {
  /// The first scalar.
  var start: Int
  /// The end of what counts for the width of a line that ends with it.
  var contentEnd: Int
  /// The end of what such a line shows: wide spaces (U+3000), but no space or line feed.
  var textEnd: Int
  /// The end with all white space.
  var end: Int
  /// The width of all before it in the text, with the kerning between pieces.
  var left: Int64
  /// The same with its content.
  var right: Int64
  /// Whether a paragraph ends with it.
  var endsParagraph = false
  /// Whether the bidi level changes before one of its scalars.
  var changesLevel = false
}
