/// Cuts a word into pieces that are shaped separately, so that they can be cached and reused in
/// other words.
///
/// A piece has a single bidi level and script; an ideographic space (U+3000) is a separate piece.
/// East Asian text is cut at every line break opportunity.
struct PieceCutter {
  private let word: [UInt32]
  private let breaks: WordBreaks
  private let levels: TextLevels
  /// The index of the word's first scalar in its text.
  private let origin: Int
  private var start = 0
  /// The script of the last character whose script is neither Common nor Inherited. Punctuation
  /// takes the script of the text before it, such as quotation marks around a Latin name in Arabic text.
  private(set) var script: UInt8

  /// The maximum number of scalars shaped at once, unless they are a single grapheme cluster.
  private static let longest = 256

  /// - Parameters:
  ///   - levels: The levels of the whole text.
  ///   - origin: The index of the word's first scalar in that text.
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

  /// Returns the next piece, or `nil` after the last one.
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
      let ownScript = properties.script(ofKind: kind)
      if index > start {
        if word[index] == 0x3000 || levels[origin + index] != levels[origin + start] {
          return index
        }
        if (isEastAsian || wasEastAsian) && breaks.lines[index] { return index }
        let changesScript = ownScript != 0 && script != 0 && ownScript != script
        if (changesScript || index - start >= Self.longest) && breaks.clusters[index] {
          return index
        }
      }
      if ownScript != 0 { script = ownScript }
      wasEastAsian = isEastAsian
    }
    return word.count
  }
}
