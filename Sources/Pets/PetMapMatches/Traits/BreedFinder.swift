import PetMapSynonyms

/// Finds the names of breeds in texts.
struct BreedFinder: Sendable {
  static let shared = BreedFinder()

  private var trie = WordTrie()

  private init() {
    for (index, breed) in BreedNames.all.enumerated() {
      for name in breed.names.split(separator: ",") {
        let words = String(name).spacedWords
        trie.insert(words.joined(separator: " ")) { known in known ?? index }
      }
    }
  }

  /// The length up to which names are often ordinary words, too, such as `lab`.
  private static let ambiguous = 4
  /// Longer names that are ordinary words, too.
  private static let ordinary = ["boston", "staff"].map { Array($0.utf8) }
  /// Names that are ordinary words wherever they are, such as that of the German Shepherd in Polish.
  private static let fieldOnly = ["on"].map { Array($0.utf8) }

  /// Returns the breeds in a text, and the ranges of their names.
  ///
  /// - Parameter isField: Whether the text is a breed. In other texts, a name that has at most four
  ///   letters or is also an ordinary word counts only if it cannot be read as a word (`GSD`), stands
  ///   next to a color, an animal or a mixture (`black lab`), or is all that stands between two
  ///   punctuation marks.
  func breeds(
    in text: TraitText, isField: Bool
  ) -> (set: BreedSet, ranges: [Range<Int>]) {
    var set = BreedSet()
    var ranges: [Range<Int>] = []
    var position = 0
    for token in text.tokens where token.range.lowerBound >= position {
      guard let found = trie.longestPhrase(text.text[token.range.lowerBound...]) else { continue }
      let range = token.range.lowerBound..<found.end
      guard isField || isBreed(range, text) else { continue }
      set.insert(found.value)
      ranges.append(range)
      position = found.end
    }
    return (set, ranges)
  }

  /// Returns whether a name in a description is a breed.
  private func isBreed(_ range: Range<Int>, _ text: TraitText) -> Bool {
    let name = Array(text.text[range])
    if Self.fieldOnly.contains(name) { return false }
    if name.count > Self.ambiguous, !Self.ordinary.contains(name) { return true }
    return isClear(range, text)
  }

  /// Returns whether an ambiguous name in a description is a breed.
  private func isClear(_ range: Range<Int>, _ text: TraitText) -> Bool {
    if !text.text[range].contains(where: { "aeiouy".utf8.contains($0) }) { return true }
    guard let first = text.tokens.firstIndex(where: { $0.range.lowerBound == range.lowerBound }),
      let last = text.tokens.lastIndex(where: { $0.range.upperBound == range.upperBound })
    else { return false }
    let (before, after) = (first - 1, last + 1)
    if !text.areTogether(before, first), !text.areTogether(last, after) { return true }
    return [(before, first), (after, last)].contains { near, own in
      text.areTogether(near, own)
        && (text.has(.animal, at: near) || !text.tokens[near].meaning.colors.isEmpty)
    }
  }
}
