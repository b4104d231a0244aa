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

/// The measured widths of a run of text, one entry for each Unicode scalar.
public struct MeasuredRun: Sendable {
  /// The advance of each cluster in 1/65,536 CSS pixel, at the cluster's first scalar; 0 at its
  /// other scalars.
  public var advances: [Int32] = []
  /// Whether a line that ends or begins before this scalar has to be measured anew, because the
  /// glyphs on both sides depend on each other.
  public var unsafeToBreak: [Bool] = []
  /// Whether the run is quickly measured and unlikely to come again, as a telephone number is: then
  /// the layout does not remember it.
  public var isPassing = false

  /// Makes an empty run.
  public init() {}

  /// Makes room for `count` scalars of no width, all safe to break before.
  public mutating func reset(count: Int) {
    isPassing = false
    advances.refill(0, count: count)
    unsafeToBreak.refill(false, count: count)
  }
}

/// Whoever knows how wide text is.
///
/// The layout asks for words, not lines, and keeps the answers: a measurer need not be fast, but
/// the same question must always get the same answer.
public protocol TextMeasurer {
  /// The reach of the first font of the chain at a style's size.
  mutating func verticalMetrics(of style: TextStyle) -> VerticalMetrics

  /// Measures `text[range]`, a run of one direction.
  ///
  /// - Parameters:
  ///   - text: Unicode scalar values; what stands beside the range, five at most on either side,
  ///     may be looked at as context.
  ///   - range: The scalars to measure.
  ///   - style: The font size and weight.
  ///   - direction: The direction of the run.
  ///   - run: Takes the answer; it is already reset to `range.count` scalars.
  mutating func measure(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection,
    into run: inout MeasuredRun)

  /// Marks where words begin in `text[range]`, a run of Thai, Lao, Khmer or Burmese, by setting
  /// `breaks[i]` for a word that begins at `text[i]`; a measurer without dictionary marks nothing.
  mutating func markWords(_ text: [UInt32], _ range: Range<Int>, breaks: inout [Bool])

  /// What could not be measured as it should, each once.
  var warnings: [TextWarning] { get }

  /// Names the fonts and their versions, wherever they are installed: measurers of one name measure
  /// alike.
  var fonts: String { get }
}

extension TextMeasurer {
  public mutating func markWords(_ text: [UInt32], _ range: Range<Int>, breaks: inout [Bool]) {}
}
