/// A source of advances and glyphs: HarfBuzz with font files, a table, or the canvas of a web page.
///
/// A layout measures each word once and caches the result, so a measurer need neither be fast nor
/// cache anything. The same input must always give the same result.
public protocol TextMeasurer {
  /// Returns the ascent and descent of the primary font at a style's size.
  mutating func verticalMetrics(of style: TextStyle) -> VerticalMetrics

  /// Shapes `text[range]`, which consists of scalars of one direction in logical order.
  ///
  /// The text around the range determines contextual forms at its ends, but is not part of the run.
  mutating func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> ShapedRun

  /// Returns the indices at which words begin in a run of Thai, Lao, Khmer, or Burmese, which are
  /// written without spaces between words. Returns an empty array if there is no dictionary.
  mutating func wordStarts(_ text: [UInt32]) -> [Int]

  /// The problems encountered while measuring, without duplicates.
  var warnings: [TextWarning] { get }

  /// An identifier of the fonts and their versions, independent of their location. Measurers with
  /// the same identifier give the same results.
  var fonts: String { get }
}

extension TextMeasurer {
  /// Returns an empty array. This is the default for measurers without a dictionary.
  public mutating func wordStarts(_ text: [UInt32]) -> [Int] { [] }
}

/// The ascent and descent of a font, in CSS pixels.
public struct VerticalMetrics: Sendable, Hashable {
  /// The distance from the baseline to the top; positive.
  public let ascent: Double
  /// The distance from the baseline to the bottom; positive.
  public let descent: Double

  /// Creates metrics.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }
}

/// A problem encountered while measuring; the text is laid out nonetheless.
public enum TextWarning: Sendable, Hashable {
  /// No font has a glyph for the character, which stands for all missing characters of its block of
  /// 128.
  case missingGlyph(UInt32)
  /// The font with this name is not installed.
  case missingFont(String)
  /// The shaping library could not be loaded; the built-in table is used instead.
  case noShaper
  /// The dictionaries for finding words in Thai, Lao, Khmer, and Burmese could not be loaded.
  case noDictionary
}

extension [TextWarning] {
  /// Adds a character that has no glyph to a list of at most 64, once per block of 128 characters.
  package mutating func append(missing scalar: UInt32) {
    guard count < 64 else { return }
    for case .missingGlyph(let known) in self where known >> 7 == scalar >> 7 { return }
    append(.missingGlyph(scalar))
  }
}

/// The weight of a font.
public enum FontWeight: UInt8, Sendable, Hashable {
  /// Weight 400.
  case regular
  /// Weight 700.
  case bold
}

/// The base direction of a paragraph (UAX #9, rules P2 and P3).
public enum TextDirection: UInt8, Sendable, Hashable {
  /// The direction of Latin, Thai, Chinese, and most other scripts.
  case leftToRight
  /// The direction of Arabic, Hebrew, and related scripts.
  case rightToLeft
}

/// The font size, weight, and line height of text.
public struct TextStyle: Sendable, Hashable {
  /// The font size (the em) in CSS pixels.
  public let size: Double
  /// The weight of the font.
  public let weight: FontWeight
  /// The distance between baselines in CSS pixels.
  public let lineHeight: Double

  /// Creates a style.
  ///
  /// - Precondition: `size` and `lineHeight` are positive and at most 1,000.
  public init(size: Double, weight: FontWeight, lineHeight: Double) {
    precondition(size > 0 && size <= 1_000, "a font size is between 0 and 1000 pixels")
    precondition(lineHeight > 0 && lineHeight <= 1_000, "a line height is between 0 and 1000")
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
  }
}
