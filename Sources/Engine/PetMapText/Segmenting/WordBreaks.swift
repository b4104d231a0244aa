/// Where a word, what stands between two spaces, may be cut: line break opportunities (UAX #14 as
/// browsers have it) and grapheme clusters (UAX #29).
struct WordBreaks {
  /// The kind (``CharacterProperties``) of each scalar.
  let kinds: [UInt8]
  /// Whether a line may end before each scalar; never before the first.
  private(set) var lines: [Bool]
  /// Whether a grapheme cluster begins at each scalar.
  private(set) var clusters: [Bool]
  /// The runs of Thai, Lao, Khmer and Burmese in which a dictionary has to find words.
  private(set) var dictionaryRuns: [Range<Int>] = []

  private static let lineBreaker = LineBreaker(rules: .browser)
  private static let graphemeBreaker = GraphemeBreaker(keepsConjuncts: true)

  /// Finds the breaks of a word.
  ///
  /// - Complexity: O(n) in the length of the word.
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

  /// Whether a line that goes on behind the word begins a segment of its own there, as behind
  /// U+2028.
  var endsLine: Bool { Self.lineBreaker.endsLine(kinds[kinds.count - 1]) }

  /// Lets lines end before the words that a dictionary found in a run, never inside a cluster.
  mutating func addWords(_ starts: [Int], in run: Range<Int>) {
    for start in starts { lines[run.lowerBound + start] = true }
    for index in run where !clusters[index] { lines[index] = false }
  }
}
