/// One line of laid-out text.
public struct TextLine: Sendable, Hashable {
  /// What the line shows, in logical order: white space collapsed, no space at its ends.
  ///
  /// A line that breaks at a soft hyphen ends with it (U+00AD): a hyphen is to be drawn there,
  /// and `width` has room for it.
  public let text: String
  /// Where the line begins in the text as given, in UTF-16 code units.
  public let utf16Start: Int
  /// The line's left edge in CSS pixels from the left edge of the block; right-to-left
  /// paragraphs stand at the right.
  public let x: Double
  /// The line's width in CSS pixels, without the spaces that hang at its end.
  public let width: Double
  /// The bidi level of each of the text's scalars, resolved in its paragraph; empty where the
  /// whole line runs to the right.
  package let levels: [UInt8]

  /// Makes a line of its parts.
  public init(text: String, utf16Start: Int, x: Double, width: Double) {
    self.init(text: text, utf16Start: utf16Start, x: x, width: width, levels: [])
  }

  init(text: String, utf16Start: Int, x: Double, width: Double, levels: [UInt8]) {
    self.text = text
    self.utf16Start = utf16Start
    self.x = x
    self.width = width
    self.levels = levels
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
