/// Breaks text into lines.
///
///     var layout = TextLayout(measurer: TableMeasurer())
///     let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)
///     let block = layout.layout("A grey cat with a white tip", style: style, width: 216)
///
/// White space collapses as in CSS `white-space: pre-line`; a line breaks where UAX #14 and
/// browsers let it, between grapheme clusters only where a word is wider than the line. A layout
/// keeps the words it has measured (a bounded number), so use one for many texts.
public struct TextLayout<Measurer: TextMeasurer> {
  /// Whoever knows how wide text is.
  public var measurer: Measurer

  let properties = CharacterProperties.shared
  let lineBreaker = LineBreaker(rules: .browser)
  let graphemeBreaker = GraphemeBreaker(keepsConjuncts: true)
  var cache = WordCache()
  var pairs = WordCache()
  var run = MeasuredRun()
  var styles: [StyleMetrics] = []
  // Kept between texts to save allocations.
  var kinds: [UInt8] = []
  var breaks: [Bool] = []
  var clusters: [Bool] = []

  /// What a style always needs.
  struct StyleMetrics {
    var style: TextStyle
    var baseline: Double
    var space: Int32
    var ideographicSpace: Int32
    var hyphen: Int32
  }

  /// Makes a layout that asks this measurer.
  public init(measurer: Measurer) {
    self.measurer = measurer
  }

  /// What could not be measured as it should, each once.
  public var warnings: [TextWarning] { measurer.warnings }

  /// Breaks a text into lines no wider than `width` CSS pixels.
  ///
  /// - Complexity: O(n) in the length of the text.
  public mutating func layout(
    _ text: String, style: TextStyle, width: Double, mode: WrapMode = .greedy
  ) -> TextBlock {
    wrap(measure(text, style: style), width: width, mode: mode)
  }
}

/// How lines are filled.
public enum WrapMode: Sendable, Hashable {
  /// Each line takes as many words as it can.
  case greedy
  /// The same number of lines in each paragraph, of about the same width.
  case balanced
}
