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

  /// What its lines share.
  let source: LineSource
  /// The text with its white space collapsed, as Unicode scalar values.
  let scalars: [UInt32]
  /// The advance of each scalar as it stands among its neighbours, in 1/65,536 pixel.
  let advances: [Int32]
  /// What is known of the place before each scalar (`Mark`).
  let marks: [UInt8]
  /// The pieces between places where a line may break.
  let segments: [Segment]
  /// Where the content of each segment ends, as `Segment.begin` has it: to fill lines takes little
  /// more.
  let edges: [Int64]
  /// The end of each paragraph among them but the last.
  let paragraphEnds: [Int32]
  /// What a hyphen at a soft hyphen adds to a line.
  let hyphenAdvance: Int32
  /// Whether each paragraph runs in one direction only.
  let hasOneLevel: Bool
  /// The text's line if one is wide enough for all of it.
  private let whole: LinePlace
  private let wholeIsAtRight: Bool
  /// Lines wider than this have room for all of the text, in 1/65,536 pixel.
  private let widest: Int64

  init(
    style: TextStyle, direction: TextDirection, baseline: Double, source: LineSource,
    scalars: [UInt32], advances: [Int32], marks: [UInt8], segments: [Segment],
    edges: [Int64], hyphenAdvance: Int32, hasOneLevel: Bool
  ) {
    self.style = style
    self.direction = direction
    self.baseline = baseline
    self.source = source
    self.scalars = scalars
    self.advances = advances
    self.marks = marks
    self.segments = segments
    self.edges = edges
    paragraphEnds = segments.indices.dropLast().filter { segments[$0].endsParagraph }.map {
      Int32($0 + 1)
    }
    self.hyphenAdvance = hyphenAdvance
    self.hasOneLevel = hasOneLevel
    var places = LinePlaces()
    let isOne =
      paragraphEnds.isEmpty && !segments.isEmpty && hasOneLevel
      && places.fill(
        segments.span, edges.span, advances.span, source, from: 0, hasOneLevel: true,
        width: 1_000_000) == segments.count
      && places.count == 1
    whole = isOne ? places[0] : LinePlace.none
    wholeIsAtRight = isOne && segments[0].flags & Segment.Flag.rightToLeft != 0
    widest = isOne ? edges.reduce(.min) { max($0, $1) } - segments[0].begin : .max
  }

  /// The place of the line if there is only one of this width, and all that it takes is known.
  func onlyLine(width: Double) -> LinePlace? {
    guard widest < TextEngine.limit(width) else { return nil }
    var place = whole
    if wholeIsAtRight { place.x = width - place.width }
    return place
  }

  /// The bidi level of each scalar; empty where all run to the right.
  var levels: [UInt8] { source.levels }

  /// Where a paragraph ends among the segments.
  @inline(__always)
  func paragraphEnd(_ number: Int) -> Int {
    number < paragraphEnds.count ? Int(paragraphEnds[number]) : segments.count
  }

  /// What stands between the widths of two paragraphs: no line is as wide.
  static let paragraphGap: Int64 = 1 << 37

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
    /// Where it begins among the bytes of the collapsed text.
    var byteStart: Int32
    /// Where it begins in the text as given, in UTF-16 code units.
    var utf16Start: Int32
    /// The width of all before it in its paragraph, in 1/65,536 pixel as the next two, and a gap
    /// for each paragraph before that.
    var begin: Int64
    /// The width of the content.
    var content: Int64
    /// What the spaces behind it add when the line goes on, kerning across them included.
    var trailing: Int64
    /// What else is known of it (`Flag`).
    var flags: UInt8

    /// Bits about a segment.
    enum Flag {
      /// A line break must follow.
      static let endsParagraph: UInt8 = 1
      /// A hyphen shows at a break behind it.
      static let hyphenates: UInt8 = 2
      /// The line's edge behind it is unsafe.
      static let isUnsafe: UInt8 = 4
      /// The level changes before one of its scalars.
      static let changesLevel: UInt8 = 8
      /// Its first scalar shows something.
      static let startsVisibly: UInt8 = 16
      /// Its paragraph has a base direction to the left.
      static let rightToLeft: UInt8 = 32
    }

    var endsParagraph: Bool { flags & Flag.endsParagraph != 0 }
    var hyphenates: Bool { flags & Flag.hyphenates != 0 }
    var isUnsafe: Bool { flags & Flag.isUnsafe != 0 }
    var changesLevel: Bool { flags & Flag.changesLevel != 0 }
    /// Whether a line that ends with it is wider or narrower than the sum of its parts.
    var needsCare: Bool { flags & (Flag.hyphenates | Flag.isUnsafe) != 0 }
  }
}
