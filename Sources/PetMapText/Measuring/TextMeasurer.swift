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

/// What a measurer makes of a run of text: an entry for each of its scalars and, where it knows
/// fonts, its glyphs.
public struct ShapedRun: Sendable {
  /// A scalar of the run.
  public struct Scalar: Sendable, Hashable {
    /// The advance of the cluster that begins here, in 1/65,536 CSS pixel; 0 inside a cluster.
    public var advance: Int64
    /// Whether a line that ends or begins before the scalar changes the glyphs on both sides.
    public var isUnsafeToBreak: Bool

    /// Makes an entry of its parts.
    public init(advance: Int64 = 0, isUnsafeToBreak: Bool = false) {
      self.advance = advance
      self.isUnsafeToBreak = isUnsafeToBreak
    }
  }

  /// The scalars in logical order.
  public var scalars: [Scalar]
  /// The glyphs from left to right, their x from the run's left edge; nil from a measurer that
  /// knows only widths.
  public var glyphs: [GlyphRun]?

  /// Makes a run of its parts.
  public init(scalars: [Scalar], glyphs: [GlyphRun]? = nil) {
    self.scalars = scalars
    self.glyphs = glyphs
  }

  /// The sum of the advances, in 1/65,536 CSS pixel.
  ///
  /// - Complexity: O(n) in the number of scalars.
  package var width: Int64 {
    var width: Int64 = 0
    for scalar in scalars { width += scalar.advance }
    return width
  }
}
