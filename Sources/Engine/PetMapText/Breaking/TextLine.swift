/// A line of laid-out text.
public struct TextLine: Sendable {
  /// The line's left edge in CSS pixels from the left edge of the block; right-to-left paragraphs
  /// stand at the right.
  public internal(set) var x: Double
  /// The line's width in CSS pixels, without the spaces that hang at its end.
  public let width: Double

  /// The whole text.
  let source: MeasuredText
  /// The scalars that the line shows, white space and wide spaces at its end included.
  private(set) var range: Range<Int>
  /// What its edges cut, shaped anew.
  let cuts: [CutPiece]
  /// Whether a hyphen shows at its end, where a soft hyphen breaks a word.
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

  /// Takes in invisible characters behind the line.
  mutating func extend(to end: Int) { range = range.lowerBound..<end }

  /// Where the line's first visible character begins in the text as given, in UTF-16 code units.
  ///
  /// - Complexity: O(n) in the number of invisible characters at the line's start.
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

  /// What the line shows, in logical order: white space collapsed, no space at its ends.
  ///
  /// A line that ends at a soft hyphen ends with it (U+00AD): a hyphen is to be drawn there, and
  /// `width` has room for it.
  ///
  /// - Complexity: O(n) in the length of the line.
  public var text: String {
    var text = String.UnicodeScalarView()
    for value in source.collapsed.scalars[range] {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}

/// The part of a piece that a line's edge cuts where glyphs depend on each other, shaped anew.
struct CutPiece: Sendable {
  let range: Range<Int>
  let run: ShapedRun
}

extension TextLine: Hashable {
  /// Whether two lines show the same at the same x, wherever in their texts.
  public static func == (left: TextLine, right: TextLine) -> Bool {
    left.utf16Start == right.utf16Start && left.x == right.x && left.width == right.width
      && left.scalars == right.scalars && left.levels == right.levels
  }

  /// Feeds what `==` compares, but for the levels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf16Start)
    hasher.combine(x)
    hasher.combine(width)
    hasher.combine(scalars)
  }

  private var scalars: ArraySlice<UInt32> { source.collapsed.scalars[range] }
  private var levels: [UInt8] { range.map { source.levels[$0] } }
}
