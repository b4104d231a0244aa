/// Cuts a word into pieces, each to be shaped by itself, so that it is found again in other words.
///
/// A piece is of one bidi level and one script, and an ideographic space (U+3000) stands alone.
/// East Asian text is cut wherever a line may end.
struct PieceCutter {
  private let word: [UInt32]
  private let breaks: WordBreaks
  private let levels: TextLevels
  /// The word's first scalar in its text.
  private let origin: Int
  private var start = 0
  /// The script of the last character so far that has one of its own: punctuation belongs to the
  /// script before it, as in an Arabic text with a Latin name in quotation marks.
  private(set) var script: UInt8

  /// No more scalars are shaped at once, unless they are one grapheme cluster.
  private static let longest = 256

  /// - Parameters:
  ///   - levels: The levels of the whole text.
  ///   - origin: The word's first scalar in that text.
  ///   - script: The script before the word.
  init(
    _ word: [UInt32], _ breaks: WordBreaks, _ levels: TextLevels, origin: Int, script: UInt8
  ) {
    self.word = word
    self.breaks = breaks
    self.levels = levels
    self.origin = origin
    self.script = script
  }

  /// The next piece, or nil behind the last.
  mutating func next() -> Range<Int>? {
    guard start < word.count else { return nil }
    let piece = start..<end()
    start = piece.upperBound
    return piece
  }

  private mutating func end() -> Int {
    if word[start] == 0x3000 { return start + 1 }
    let properties = CharacterProperties.shared
    var wasEastAsian = false
    for index in start..<word.count {
      let kind = breaks.kinds[index]
      let isEastAsian = properties.flags[Int(kind)] & CharacterProperties.eastAsian != 0
      let own = properties.script(ofKind: kind)
      if index > start {
        if word[index] == 0x3000 || levels[origin + index] != levels[origin + start] {
          return index
        }
        if (isEastAsian || wasEastAsian) && breaks.lines[index] { return index }
        let changesScript = own != 0 && script != 0 && own != script
        if (changesScript || index - start >= Self.longest) && breaks.clusters[index] {
          return index
        }
      }
      if own != 0 { script = own }
      wasEastAsian = isEastAsian
    }
    return word.count
  }
}
