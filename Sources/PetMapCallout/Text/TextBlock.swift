/// One line of laid-out text.
///
/// Lines share the bytes of their text, so that breaking it anew copies none.
public struct TextLine: Sendable {
  /// Where the line begins in the text as given, in UTF-16 code units.
  public let utf16Start: Int
  /// The line's left edge in CSS pixels from the left edge of the block; right-to-left
  /// paragraphs stand at the right.
  public let x: Double
  /// The line's width in CSS pixels, without the spaces that hang at its end.
  public let width: Double

  /// The whole text, the line's part of its bytes and of its scalars.
  private let source: LineSource
  private let byteRange: Range<Int32>
  private let scalarRange: Range<Int32>

  init(
    source: LineSource, byteRange: Range<Int32>, scalarRange: Range<Int32>, utf16Start: Int,
    x: Double, width: Double
  ) {
    self.source = source
    self.byteRange = byteRange
    self.scalarRange = scalarRange
    self.utf16Start = utf16Start
    self.x = x
    self.width = width
  }

  /// What the line shows, in logical order: white space collapsed, no space at its ends.
  ///
  /// A line that breaks at a soft hyphen ends with it (U+00AD): a hyphen is to be drawn there,
  /// and `width` has room for it.
  ///
  /// - Complexity: O(n) in the length of the line.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The same as UTF-8.
  var utf8: ArraySlice<UInt8> {
    source.utf8[Int(byteRange.lowerBound)..<Int(byteRange.upperBound)]
  }

  /// How many bytes that is.
  var byteCount: Int { byteRange.count }

  /// The bidi level of each of the text's scalars, resolved in its paragraph; empty where the
  /// whole text runs to the right.
  package var levels: ArraySlice<UInt8> {
    guard !source.levels.isEmpty else { return [] }
    return source.levels[Int(scalarRange.lowerBound)..<Int(scalarRange.upperBound)]
  }

  /// The line with its left edge elsewhere.
  func moved(to x: Double) -> TextLine {
    TextLine(
      source: source, byteRange: byteRange, scalarRange: scalarRange, utf16Start: utf16Start,
      x: x, width: width)
  }
}

extension TextLine: Hashable {
  public static func == (left: TextLine, right: TextLine) -> Bool {
    left.utf16Start == right.utf16Start && left.x == right.x && left.width == right.width
      && left.utf8 == right.utf8 && left.levels == right.levels
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf16Start)
    hasher.combine(x)
    hasher.combine(width)
    hasher.combine(utf8)
    hasher.combine(levels)
  }
}

/// A text broken into lines.
public struct TextBlock: Sendable, Hashable {
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// The base direction of the text: that of its first strong character.
  public let direction: TextDirection
  /// The sum of the line heights in CSS pixels.
  public let height: Double
  /// How far below the top of each line its baseline lies, in CSS pixels.
  public let baseline: Double

  /// Makes a block of its parts.
  public init(lines: [TextLine], direction: TextDirection, height: Double, baseline: Double) {
    self.lines = lines
    self.direction = direction
    self.height = height
    self.baseline = baseline
  }
}
