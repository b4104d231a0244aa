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

/// A shaped word (the text between two spaces), independent of its text: indices are relative to
/// its start.
///
/// It is a class so that all occurrences share the word, and a cache lookup retains a single
/// object.
final class ShapedWord: Sendable {
  /// A scalar and the boundary before it.
  struct Scalar: Sendable {
    /// The advance of the grapheme cluster that begins here, in 1/65,536 pixel; 0 within a cluster.
    let advance: Int64
    let marks: BoundaryMarks
  }

  /// The kerning between two pieces at a line break opportunity before a scalar, in 1/65,536 pixel.
  struct Kerning: Sendable {
    let index: Int
    let width: Int64
  }

  /// Glyphs of one font, with x and cluster relative to the start of a piece.
  struct PieceGlyphs: Sendable {
    let piece: Range<Int>
    let run: GlyphRun
  }

  let scalars: [Scalar]
  /// The nonzero kerning values, in ascending order of index.
  let kernings: [Kerning]
  /// The glyphs by piece in logical order; within a piece, from left to right.
  let glyphs: [PieceGlyphs]
  /// The script of the last character that has its own script, or else the script before the word.
  let script: UInt8
  /// Whether the text that follows begins a new segment, even if it is a space.
  let endsLine: Bool

  init(
    scalars: [Scalar], kernings: [Kerning], glyphs: [PieceGlyphs], script: UInt8, endsLine: Bool
  ) {
    self.scalars = scalars
    self.kernings = kernings
    self.glyphs = glyphs
    self.script = script
    self.endsLine = endsLine
  }
}

/// The properties of the boundary before a scalar.
struct BoundaryMarks: OptionSet, Sendable {
  let rawValue: UInt8
  /// A grapheme cluster begins.
  static let cluster = BoundaryMarks(rawValue: 1)
  /// A piece, which is shaped as a unit, or whitespace begins.
  static let piece = BoundaryMarks(rawValue: 2)
  /// A segment begins: this is a line break opportunity.
  static let segment = BoundaryMarks(rawValue: 4)
  /// Breaking the line here changes the glyphs on either side.
  static let unsafeToBreak = BoundaryMarks(rawValue: 8)
}
