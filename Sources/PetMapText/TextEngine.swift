/// What a layout keeps between texts, and all of its work but measuring.
struct TextEngine {
  let properties = CharacterProperties.shared
  let lineBreaker = LineBreaker(rules: .browser)
  let flags = CharacterProperties.shared.flags
  let traits = TextEngine.traits(.shared)
  /// The script of Latin letters.
  let latin: UInt8
  let graphemeBreaker = GraphemeBreaker(keepsConjuncts: true)
  var blocks = BlockCache()
  var words = TokenCache()
  /// Parts of words that were measured by themselves.
  var pieces = WordCache(sets: 2_048)
  var joints = JointCache()
  /// Parts of words that lines cut.
  var cuts = WordCache(sets: 1_024)
  /// Where words begin in runs of Thai, Lao, Khmer and Burmese.
  var dictionary = WordCache(sets: 1_024)
  /// The latest question, with its answer.
  var question = MeasureQuestion(
    kind: .reach, style: TextStyle(size: 1, weight: .regular, lineHeight: 1))
  var styles: [StyleMetrics] = []
  // Kept between texts to save allocations.
  var tokens = TextTokens()
  var scratch = TextScratch(capacity: 1_024)
  // The word at hand.
  var word: [UInt32] = []
  var hasLetter = false
  var kinds: [UInt8] = []
  var breaks: [Bool] = []
  /// Whether a grapheme cluster begins at each scalar, if some have more than one.
  var clusters: [Bool] = []
  var partsClusters = false

  init() {
    latin = flags[Int(properties.kind(of: 0x61))] >> 3
  }

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

  /// Measures `text[range]`; the answer is in `question.run`.
  ///
  /// - Parameter context: What of the text the measurer may see.
  mutating func askWidths(
    _ text: borrowing Span<UInt32>, of range: Range<Int>, in context: Range<Int>,
    _ style: TextStyle, _ level: UInt8, _ ask: Ask
  ) {
    // The question keeps its memory.
    question.text.removeAll(keepingCapacity: true)
    for position in context { question.text.append(text[position]) }
    let start = range.lowerBound - context.lowerBound
    askWidths(of: start..<(start + range.count), style, level, ask)
  }

  /// Measures a part of `question.text`.
  mutating func askWidths(of range: Range<Int>, _ style: TextStyle, _ level: UInt8, _ ask: Ask) {
    question.kind = .widths
    question.style = style
    question.range = range
    question.direction = level & 1 == 1 ? .rightToLeft : .leftToRight
    question.run.reset(count: range.count)
    ask(&question)
  }
}
