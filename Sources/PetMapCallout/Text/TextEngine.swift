/// What a layout keeps between texts, and all of its work but measuring.
struct TextEngine {
  let properties = CharacterProperties.shared
  let lineBreaker = LineBreaker(rules: .browser)
  let graphemeBreaker = GraphemeBreaker(keepsConjuncts: true)
  var blocks = BlockCache()
  var cache = WordCache(sets: 4_096)
  var pairs = WordCache(sets: 4_096)
  /// Parts of words that lines cut.
  var cuts = WordCache(sets: 1_024)
  /// Where words begin in runs of Thai, Lao, Khmer and Burmese.
  var dictionary = WordCache(sets: 1_024)
  var run = MeasuredRun()
  var styles: [StyleMetrics] = []
  // Kept between texts to save allocations.
  var filler = LineFiller()
  var kinds: [UInt8] = []
  var breaks: [Bool] = []
  var clusters: [Bool] = []

  /// What a style always needs.
  struct StyleMetrics {
    var style: TextStyle
    var baseline: Double
    /// What is known of ASCII characters with a space between, by the first and then the last.
    var joints: [Int32]
    var space: Int32
    var ideographicSpace: Int32
    var hyphen: Int32
  }

  /// Measures `text[range]`; the answer is in `run`.
  mutating func askWidths(
    _ text: [UInt32], _ range: Range<Int>, _ style: TextStyle, _ level: UInt8, _ ask: Ask
  ) {
    var question = MeasureQuestion(kind: .widths, style: style)
    question.text = text
    question.range = range
    question.direction = level & 1 == 1 ? .rightToLeft : .leftToRight
    swap(&question.run, &run)
    question.run.reset(count: range.count)
    ask(&question)
    swap(&question.run, &run)
  }
}
