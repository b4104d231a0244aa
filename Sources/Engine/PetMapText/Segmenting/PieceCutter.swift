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

/// The bidi levels of text, resolved by paragraph (UAX #9).
struct TextLevels: Sendable {
  /// The direction of the first strong character in any paragraph.
  private(set) var direction = TextDirection.leftToRight
  /// The level of each scalar; empty if the whole text is left-to-right.
  private var levels: [UInt8] = []
  /// The base level of each scalar's paragraph; empty if the whole text is left-to-right.
  private var bases: [UInt8] = []

  /// Resolves the levels of the scalars. A paragraph without strong characters has the direction of
  /// the text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ scalars: [UInt32]) {
    let properties = CharacterProperties.shared
    func bidiClass(_ scalar: UInt32) -> UInt8 { properties.bidi[Int(properties.kind(of: scalar))] }
    // No character before the Hebrew block is right-to-left.
    guard scalars.contains(where: { $0 >= 0x590 && BidiParagraph.needsLevels(bidiClass($0)) })
    else { return }
    let classes = scalars.map(bidiClass)
    let paragraphs = scalars.split(separator: .lineFeed, omittingEmptySubsequences: false)
    let strong = paragraphs.map { BidiParagraph.firstStrongLevel(classes, $0.indices) }
    let first = strong.lazy.compactMap { $0 }.first ?? 0
    if first == 1 { direction = .rightToLeft }
    for (paragraph, strong) in zip(paragraphs, strong) {
      let base = strong ?? first
      let resolved = BidiParagraph(
        scalars: Array(paragraph), classes: Array(classes[paragraph.indices]), baseLevel: base)
      // A line feed has the base level.
      levels += resolved.levels + CollectionOfOne(base)
      bases += repeatElement(base, count: paragraph.count + 1)
    }
  }

  /// The level of a scalar: even for left-to-right, odd for right-to-left.
  subscript(index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// Whether all scalars have level 0.
  var areAllZero: Bool { levels.isEmpty }

  /// Returns whether the paragraph of a scalar has a right-to-left base direction.
  func runsLeft(_ index: Int) -> Bool { !bases.isEmpty && bases[index] == 1 }

  /// Returns whether the level changes before any of the given scalars.
  func changes(in range: Range<Int>) -> Bool {
    !levels.isEmpty && range.contains { $0 > 0 && levels[$0] != levels[$0 - 1] }
  }
}

extension TextDirection {
  /// Creates the direction of a bidi level.
  init(level: UInt8) { self = level & 1 == 1 ? .rightToLeft : .leftToRight }
}
