import Testing

import PetMapMatches

@Suite struct LexiconTests {
  private static let tables =
    ColorWords.table.map { $0.value } + MarkingWords.table.map { $0.value } + [
      ColorWords.weak, ColorWords.light, ColorWords.coat, OtherWords.collars,
      OtherWords.negations, OtherWords.small, OtherWords.medium, OtherWords.large,
      OtherWords.animals, OtherWords.male, OtherWords.female, OtherWords.connections,
    ]

  @Test func `every word is folded`() {
    for table in Self.tables {
      for word in table.split(whereSeparator: \.isWhitespace) {
        let letters = word.hasSuffix("*") ? word.dropLast() : word
        #expect(letters.allSatisfy { ("a"..."z").contains($0) }, "\(word)")
      }
    }
  }

  @Test func `every word for a color names it`() {
    for (colors, words) in ColorWords.table {
      for word in words.split(whereSeparator: \.isWhitespace) {
        let bytes = Array(word.filter { $0 != "*" }.utf8)
        let meaning = Lexicon.shared.meaning(of: bytes[...])
        for color in colors { #expect(meaning.colors.contains(color), "\(word)") }
      }
    }
  }

  @Test func `a stem matches the words that begin with it, and a word only itself`() {
    var trie = WordTrie()
    trie.insert("bia*") { _ in 1 }
    trie.insert("bialy") { _ in 2 }
    func values(_ word: String) -> [Int] {
      var values: [Int] = []
      trie.forEachMatch(Array(word.utf8)[...]) { value, _ in values.append(value) }
      return values
    }
    #expect(values("biala") == [1])
    #expect(values("bialy") == [1, 2])
    #expect(values("bialym") == [1])
    #expect(values("bi") == [])
  }

  @Test func `a phrase ends at the end of a word`() {
    var trie = WordTrie()
    trie.insert("pit") { _ in 1 }
    trie.insert("pit bull") { _ in 2 }
    func phrase(_ text: String) -> Int? { trie.longestPhrase(Array(text.utf8)[...])?.value }
    #expect(phrase("pit bull mix") == 2)
    #expect(phrase("pit bulls") == 1)
    #expect(phrase("pitbull") == nil)
  }
}
