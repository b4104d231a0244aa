import PetMapAnnouncements

/// A text split into folded words, each with its meaning.
struct TraitText {
  struct Token {
    var meaning = WordMeaning()
    /// The value of a number.
    var number: Int?
    /// The word's range in ``TraitText/text``.
    var range: Range<Int>
    /// The number of the clause, which ends at a punctuation mark.
    var clause: Int
  }

  /// The folded words, separated by single spaces.
  private(set) var text: [UInt8] = []
  private(set) var tokens: [Token] = []

  /// The number of words that are read.
  private static let limit = 400

  init(_ string: String) {
    var clause = 0
    var word: [UInt8] = []
    func isBreak(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case ",", ".", ";", "!", "?", "(", ")", "|", "\n", "•", "–", "—": true
      default: false
      }
    }
    for scalar in FoldedText(string).scalars {
      switch scalar {
      case "a"..."z", "0"..."9":
        word.append(UInt8(truncatingIfNeeded: scalar.value))
      case "'", "’": continue
      case _ where !scalar.isASCII && scalar.properties.isAlphabetic:
        // No table has words in other scripts.
        word.append(UInt8(ascii: "?"))
      default:
        append(&word, clause)
        if isBreak(scalar) { clause += 1 }
      }
      if tokens.count == Self.limit { return }
    }
    append(&word, clause)
  }

  private mutating func append(_ word: inout [UInt8], _ clause: Int) {
    guard !word.isEmpty else { return }
    if !text.isEmpty { text.append(UInt8(ascii: " ")) }
    let start = text.count
    text += word
    var token = Token(range: start..<text.count, clause: clause)
    if word[0] &- UInt8(ascii: "0") < 10 {
      var digits = word.prefix { $0 &- UInt8(ascii: "0") < 10 }[...]
      if digits.count < 6 {
        token.number = digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
      }
      digits = []
    } else {
      token.meaning = Lexicon.shared.meaning(of: text[token.range])
    }
    tokens.append(token)
    word.removeAll(keepingCapacity: true)
  }

  /// Returns the word of a token.
  func word(_ token: Token) -> ArraySlice<UInt8> { text[token.range] }

  func has(_ roles: WordMeaning.Roles, at index: Int) -> Bool {
    tokens.indices.contains(index) && !tokens[index].meaning.roles.isDisjoint(with: roles)
  }

  /// Whether two words are in the same clause.
  func areTogether(_ one: Int, _ other: Int) -> Bool {
    tokens.indices.contains(one) && tokens.indices.contains(other)
      && tokens[one].clause == tokens[other].clause
  }
}
