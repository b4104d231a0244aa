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

  /// Short names that are also ordinary words, which count only in a breed's own field.
  private static let ambiguous = 4

  /// Returns the breeds in a text, and the ranges of their names.
  ///
  /// - Parameter isField: Whether the text is a breed. Otherwise, names of up to four letters are
  ///   ignored.
  func breeds(
    in text: TraitText, isField: Bool
  ) -> (set: BreedSet, ranges: [Range<Int>]) {
    var set = BreedSet()
    var ranges: [Range<Int>] = []
    var position = 0
    for token in text.tokens where token.range.lowerBound >= position {
      guard let found = trie.longestPhrase(text.text[token.range.lowerBound...]) else { continue }
      guard isField || found.end - token.range.lowerBound > Self.ambiguous else { continue }
      set.insert(found.value)
      ranges.append(token.range.lowerBound..<found.end)
      position = found.end
    }
    return (set, ranges)
  }
}
