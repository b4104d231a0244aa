import PetMapSynonyms

/// What a word says about an animal.
package struct WordMeaning: Sendable {
  /// Roles of a word in a description.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt16
    /// A color that counts only next to another one or the animal.
    static let weakColor = Roles(rawValue: 1)
    static let light = Roles(rawValue: 2)
    static let coat = Roles(rawValue: 4)
    static let collar = Roles(rawValue: 8)
    static let negation = Roles(rawValue: 16)
    static let small = Roles(rawValue: 32)
    static let medium = Roles(rawValue: 64)
    static let large = Roles(rawValue: 128)
    static let animal = Roles(rawValue: 256)
    static let male = Roles(rawValue: 512)
    static let female = Roles(rawValue: 1024)
    static let connection = Roles(rawValue: 2048)
    static let eye = Roles(rawValue: 4096)
  }

  package var colors = ColorSet()
  var markings = MarkingSet()
  var roles: Roles = []

  mutating func formUnion(_ other: WordMeaning) {
    colors.formUnion(other.colors)
    markings.bits |= other.markings.bits
    roles.formUnion(other.roles)
  }
}

/// The meanings of all words, from the tables in this folder.
package struct Lexicon: Sendable {
  package static let shared = Lexicon()

  private var trie = WordTrie()
  private var meanings: [WordMeaning] = []

  private init() {
    for (colors, words) in ColorWords.table {
      var meaning = WordMeaning()
      for color in colors { meaning.colors.formUnion(ColorSet(color)) }
      add(words, meaning)
    }
    for (marking, words) in MarkingWords.table {
      var meaning = WordMeaning()
      meaning.markings.insert(marking)
      // A color next to it is that of the eyes.
      if marking == .eye { meaning.roles = .eye }
      add(words, meaning)
    }
    let roles: KeyValuePairs<WordMeaning.Roles, String> = [
      .weakColor: ColorWords.weak, .light: ColorWords.light, .coat: ColorWords.coat,
      .collar: OtherWords.collars, .negation: OtherWords.negations, .small: OtherWords.small,
      .medium: OtherWords.medium, .large: OtherWords.large, .animal: OtherWords.animals,
      .male: OtherWords.male, .female: OtherWords.female, .connection: OtherWords.connections,
    ]
    for (roles, words) in roles {
      var meaning = WordMeaning()
      meaning.roles = roles
      add(words, meaning)
    }
  }

  private mutating func add(_ words: String, _ meaning: WordMeaning) {
    for word in words.spacedWords {
      trie.insert(word) { known in
        if let known {
          meanings[known].formUnion(meaning)
          return known
        }
        meanings.append(meaning)
        return meanings.count - 1
      }
    }
  }

  /// The length of the shortest stem that is recognized inside a compound such as `schwarzweiss`.
  private static let shortestPart = 4

  /// Returns what a folded word says: the meanings of all of its stems and, if it is a compound of
  /// colors, of each of its parts.
  package func meaning(of word: ArraySlice<UInt8>) -> WordMeaning {
    var meaning = WordMeaning()
    var end = word.startIndex
    trie.forEachMatch(word) { value, matched in
      meaning.formUnion(meanings[value])
      end = matched
    }
    let isPart = !meaning.colors.isEmpty || meaning.roles.contains(.light)
    guard isPart || end == word.startIndex, word.count >= 8 else { return meaning }
    while end + Self.shortestPart <= word.endIndex {
      var next = end + 1
      trie.forEachMatch(word[end...]) { value, matched in
        guard matched - end >= Self.shortestPart, !meanings[value].colors.isEmpty else { return }
        meaning.colors.formUnion(meanings[value].colors)
        next = matched
      }
      end = next
    }
    return meaning
  }
}
