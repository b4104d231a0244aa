/// Knows how wide text is: HarfBuzz with font files, a table, or the canvas of a web page.
///
/// A layout has each word measured once and remembers the result, so a measurer need not be fast
/// and keeps nothing. The same request must always have the same result.
public protocol TextMeasurer {
  /// The reach of the first font at a style's size.
  mutating func verticalMetrics(of style: TextStyle) -> VerticalMetrics

  /// Shapes `text[range]`, scalars of one direction in logical order.
  ///
  /// What stands beside the range decides the forms of the letters at its ends and is not part of
  /// the run.
  mutating func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> ShapedRun

  /// The indices at which words begin inside a run of Thai, Lao, Khmer or Burmese, scripts that put
  /// no spaces between words. Empty without a dictionary.
  mutating func wordStarts(_ text: [UInt32]) -> [Int]

  /// What could not be measured as it should, each once.
  var warnings: [TextWarning] { get }

  /// Names the fonts and their versions, wherever they are installed. Measurers of one name measure
  /// alike.
  var fonts: String { get }
}

extension TextMeasurer {
  /// No words: the default for a measurer without a dictionary.
  public mutating func wordStarts(_ text: [UInt32]) -> [Int] { [] }
}

/// How far a font reaches above and below its baseline, in CSS pixels.
public struct VerticalMetrics: Sendable, Hashable {
  /// The reach above the baseline; positive.
  public let ascent: Double
  /// The reach below the baseline; positive.
  public let descent: Double

  /// Makes metrics of their parts.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }
}

/// Something that could not be measured as it should; the text is laid out all the same.
public enum TextWarning: Sendable, Hashable {
  /// No font of the chain has a glyph for the character; the first one met of its 128-character
  /// block stands for all of them.
  case missingGlyph(UInt32)
  /// The font of this name was not found where fonts are installed.
  case missingFont(String)
  /// The library that shapes text could not be opened: the built-in table measures instead.
  case noShaper
  /// The dictionaries that find words in Thai, Lao, Khmer and Burmese could not be opened.
  case noDictionary
}

extension [TextWarning] {
  /// Takes up a character without a glyph, once for its block of 128, in a list of 64 at most.
  package mutating func append(missing scalar: UInt32) {
    guard count < 64 else { return }
    for case .missingGlyph(let known) in self where known >> 7 == scalar >> 7 { return }
    append(.missingGlyph(scalar))
  }
}
