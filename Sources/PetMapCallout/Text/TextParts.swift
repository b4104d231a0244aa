/// All that is known of a text that has been measured.
///
/// A class, so that handing it on counts one reference.
final class TextParts: Sendable {
  /// The style it was measured in.
  let style: TextStyle
  /// The base direction of the text.
  let direction: TextDirection
  /// How far below the top of each line its baseline lies, in CSS pixels.
  let baseline: Double

  /// The text with its white space collapsed.
  let text: CollapsedText
  /// What its lines share.
  let source: LineSource
  /// The advance of each scalar as it stands among its neighbours, in 1/65,536 pixel.
  let advances: [Int32]
  /// What is known of the place before each scalar (`Mark`).
  let marks: [UInt8]
  /// The pieces between places where a line may break.
  let segments: [Segment]
  /// The end of each paragraph among them but the last.
  let paragraphEnds: [Int32]
  /// What a hyphen at a soft hyphen adds to a line.
  let hyphenAdvance: Int32
  /// Whether each paragraph runs in one direction only.
  let hasOneLevel: Bool

  init(
    style: TextStyle, direction: TextDirection, baseline: Double, text: CollapsedText,
    source: LineSource, advances: [Int32], marks: [UInt8], segments: [Segment],
    paragraphEnds: [Int32], hyphenAdvance: Int32
  ) {
    self.style = style
    self.direction = direction
    self.baseline = baseline
    self.text = text
    self.source = source
    self.advances = advances
    self.marks = marks
    self.segments = segments
    self.paragraphEnds = paragraphEnds
    self.hyphenAdvance = hyphenAdvance
    hasOneLevel = source.levels.isEmpty || segments.allSatisfy { !$0.changesLevel }
  }

  /// The Unicode scalar values.
  var scalars: [UInt32] { text.scalars }
  /// The bidi level of each scalar; empty where all run to the right.
  var levels: [UInt8] { source.levels }

  /// Where a paragraph ends among the segments.
  @inline(__always)
  func paragraphEnd(_ number: Int) -> Int {
    number < paragraphEnds.count ? Int(paragraphEnds[number]) : segments.count
  }

  /// Bits about the place before a scalar.
  enum Mark {
    /// A grapheme cluster begins.
    static let cluster: UInt8 = 1
    /// A piece that was measured by itself begins.
    static let piece: UInt8 = 2
    /// A line's edge here changes the widths beside it.
    static let unsafe: UInt8 = 4
    /// A paragraph with a base direction to the left.
    static let rightToLeft: UInt8 = 8
  }

  /// Scalars between which a line does not break unless it must.
  struct Segment {
    /// The first scalar.
    var start: Int32
    /// The end of what a line shows of it.
    var contentEnd: Int32
    /// The end with the spaces (or the line feed) behind it.
    var end: Int32
    /// The end of what a line shows that ends with it: with all but the spaces that collapse.
    var textEnd: Int32
    /// The width of all before it in the text, in 1/65,536 pixel, as the next two.
    var begin: Int64
    /// The width of the content.
    var content: Int64
    /// What the spaces behind it add when the line goes on, kerning across them included.
    var trailing: Int64
    /// Whether a line break must follow, whether a hyphen shows at a break behind it, whether
    /// the line's edge there is unsafe.
    var endsParagraph: Bool
    var hyphenates: Bool
    var isUnsafe: Bool
    /// Whether the level changes before one of its scalars.
    var changesLevel: Bool

    /// Whether a line that ends with it is wider or narrower than the sum of its parts.
    var needsCare: Bool { hyphenates || isUnsafe }
  }
}
