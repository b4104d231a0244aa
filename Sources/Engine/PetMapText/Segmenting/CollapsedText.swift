/// Text with its whitespace collapsed as in CSS with `white-space: pre-line`.
///
/// Runs of spaces, tabs, and carriage returns are replaced with a single space, or removed next to
/// a line feed and at either end, so each space is between two words. Line feeds are preserved.
struct CollapsedText: Sendable {
  /// The remaining scalar values.
  private(set) var scalars: [UInt32] = []
  /// The UTF-16 offset of each scalar in the original text or, for a replacement, of the whitespace
  /// that it replaces.
  private(set) var offsets: [Int] = []

  /// Collapses the whitespace of a string.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count)
    var offset = 0
    var space: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\r":
        if space == nil { space = offset }
      case "\n":
        append(.lineFeed, offset)
        space = nil
      default:
        if let space, let last = scalars.last, last != .lineFeed { append(.space, space) }
        append(scalar.value, offset)
        space = nil
      }
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
  }

  private mutating func append(_ scalar: UInt32, _ offset: Int) {
    scalars.append(scalar)
    offsets.append(offset)
  }

  /// Returns the end of the word that begins at the given index, or the index itself if there is a
  /// space or line feed at the index.
  func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < scalars.count && scalars[end] != .space && scalars[end] != .lineFeed { end += 1 }
    return end
  }
}

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
