/// A line of laid-out text.
public struct TextLine: Sendable {
  /// The line's left edge relative to the block's left edge, in CSS pixels; right-to-left
  /// paragraphs are right-aligned.
  public internal(set) var x: Double
  /// The line's width in CSS pixels, not counting trailing spaces.
  public let width: Double

  /// The text that the line is part of.
  let source: MeasuredText
  /// The scalars shown on the line, including trailing whitespace and ideographic spaces.
  private(set) var range: Range<Int>
  /// The pieces cut at the line's edges, reshaped.
  let cuts: [CutPiece]
  /// Whether the line ends with a hyphen, because a soft hyphen breaks a word.
  let isHyphenated: Bool

  init(
    source: MeasuredText, range: Range<Int>, cuts: [CutPiece], isHyphenated: Bool, x: Double,
    width: Double
  ) {
    self.source = source
    self.range = range
    self.cuts = cuts
    self.isHyphenated = isHyphenated
    self.x = x
    self.width = width
  }

  /// Extends the line by the invisible characters that follow it.
  mutating func extend(to end: Int) { range = range.lowerBound..<end }

  /// The position of the line's first visible character in the original text, in UTF-16 code units.
  ///
  /// - Complexity: O(*n*) in the number of invisible characters at the line's start.
  public var utf16Start: Int {
    let visible = range.first {
      source.width($0..<($0 + 1)) != 0 && !Self.isWhiteSpace(source.collapsed.scalars[$0])
    }
    return source.collapsed.offsets[visible ?? range.lowerBound]
  }

  private static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The text of the line in logical order, with whitespace collapsed and trimmed.
  ///
  /// If the line breaks at a soft hyphen (U+00AD), the text ends with that character. Draw a hyphen
  /// there; `width` includes it.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  public var text: String {
    var text = String.UnicodeScalarView()
    for value in source.collapsed.scalars[range] {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}

/// The part of a piece that a line's edge cuts at an unsafe boundary, reshaped.
struct CutPiece: Sendable {
  let range: Range<Int>
  let run: ShapedRun
}

extension TextLine: Hashable {
  /// Returns whether two lines show the same text at the same x, regardless of the text around
  /// them.
  public static func == (left: TextLine, right: TextLine) -> Bool {
    left.utf16Start == right.utf16Start && left.x == right.x && left.width == right.width
      && left.scalars == right.scalars && left.levels == right.levels
  }

  /// Hashes the components that `==` compares, except the levels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf16Start)
    hasher.combine(x)
    hasher.combine(width)
    hasher.combine(scalars)
  }

  private var scalars: ArraySlice<UInt32> { source.collapsed.scalars[range] }
  private var levels: [UInt8] { range.map { source.levels[$0] } }
}

/// Text broken into lines.
public struct TextBlock: Sendable, Hashable {
  /// The lines, from top to bottom.
  public private(set) var lines: [TextLine]
  /// The base direction of the text, determined by its first strong character.
  public let direction: TextDirection
  /// The sum of the line heights, in CSS pixels.
  public let height: Double
  /// The distance from the top of each line to its baseline, in CSS pixels.
  public let baseline: Double

  init(_ lines: [TextLine], of text: MeasuredText) {
    self.lines = lines
    direction = text.direction
    height = Double(lines.count) * text.style.lineHeight
    baseline = text.baseline
  }

  /// Returns the block with the left edges of its lines at `x`, in CSS pixels.
  package func moved(to x: Double) -> TextBlock {
    var block = self
    for index in lines.indices { block.lines[index].x = x }
    return block
  }
}

/// The way lines are filled.
public enum WrapMode: Sendable, Hashable {
  /// Each line contains as many words as fit.
  case greedy
  /// Each paragraph has as many lines as with ``greedy``, but of about equal width.
  case balanced
}

/// The width that Chromium's rounding adds to a line with several bidi levels: each level run is
/// rounded up to a whole 1/64 pixel.
struct BidiRounding {
  /// The line's first scalar.
  private let start: Int
  /// The start of the next segment's part.
  private var index: Int
  /// The start of the current level run, relative to the line.
  private var runStart: Int64 = 0
  /// The width added so far.
  private var extra: Int64 = 0
  /// Whether the previous segment has several levels, in which case its spaces may as well.
  private var changedLevel = false

  /// - Parameter start: The line's first scalar.
  init(start: Int) {
    self.start = start
    index = start
  }

  /// Advances past the spaces before a segment and past its content, and returns the width added so
  /// far.
  ///
  /// - Parameter before: The width of the line up to the segment.
  mutating func advance(over segment: Segment, of text: MeasuredText, before: Int64) -> Int64 {
    let end = max(index, segment.contentEnd)
    if changedLevel || segment.changesLevel {
      let first = max(start, segment.start)
      for index in index..<end
      where index > start && text.levels[index] != text.levels[index - 1] {
        let edge = before + (index > first ? text.width(first..<index) : 0)
        let run = edge - runStart
        extra += Self.up(run) - run
        runStart = edge
      }
    }
    changedLevel = segment.changesLevel
    index = end
    return extra
  }

  /// Rounds a width in 1/65,536 pixel up to a whole 1/64 pixel.
  static func up(_ width: Int64) -> Int64 { (width + 1_023) & ~1_023 }
}
