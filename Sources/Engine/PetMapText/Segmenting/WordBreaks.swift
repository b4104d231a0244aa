/// The boundaries in a word (the text between two spaces): line break opportunities (UAX #14, as
/// implemented by browsers) and grapheme clusters (UAX #29).
struct WordBreaks {
  /// The kind (``CharacterProperties``) of each scalar.
  let kinds: [UInt8]
  /// Whether there is a line break opportunity before each scalar; never before the first.
  private(set) var lines: [Bool]
  /// For each scalar, whether it starts a grapheme cluster.
  private(set) var clusters: [Bool]
  /// The runs of Thai, Lao, Khmer, and Burmese in which a dictionary must find the words.
  private(set) var dictionaryRuns: [Range<Int>] = []

  private static let lineBreaker = LineBreaker(rules: .browser)
  private static let graphemeBreaker = GraphemeBreaker(keepsConjuncts: true)

  /// Finds the boundaries in a word.
  ///
  /// - Complexity: O(*n*) in the length of the word.
  init(_ word: [UInt32]) {
    let properties = CharacterProperties.shared
    kinds = word.map(properties.kind)
    lines = Self.lineBreaker.opportunities(in: word, kinds: kinds)
    clusters = Self.graphemeBreaker.starts(kinds: kinds)
    let classes = properties.lineBreak
    var start: Int?
    for (index, kind) in kinds.enumerated() {
      let value = classes[Int(kind)]
      if value == LineBreakClass.sa || value == LineBreakClass.saMark {
        if start == nil { start = index }
      } else if let first = start {
        dictionaryRuns.append(first..<index)
        start = nil
      }
    }
    if let start { dictionaryRuns.append(start..<kinds.count) }
    dictionaryRuns.removeAll { $0.count == 1 }
  }

  /// Whether the text after the word begins a new segment, as after U+2028.
  var endsLine: Bool { Self.lineBreaker.endsLine(kinds[kinds.count - 1]) }

  /// Adds line break opportunities before words found by a dictionary, except within grapheme
  /// clusters.
  mutating func addWords(_ starts: [Int], in run: Range<Int>) {
    for start in starts { lines[run.lowerBound + start] = true }
    for index in run where !clusters[index] { lines[index] = false }
  }
}
