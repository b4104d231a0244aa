/// A text search for words in announcements.
///
/// Each word must be a prefix of a word in the announcement's name, species, breed, sex,
/// description, colors, collar, markings, ID or microchip number, ignoring case and diacritical marks: `zaz` matches Zażółć
/// but not Gazza. In scripts without spaces between words, it may appear anywhere. Words consist of
/// letters and digits; other characters are separators. Repeated words count once. Presentation forms
/// are the same as the characters that they present, an apostrophe in a word can be omitted, and `ae`,
/// `oe` and `ue` are the same as `ä`, `ö` and `ü`.
public struct TextQuery: Sendable, Hashable {
  /// The maximum number of scalars in a search request to the service.
  public static let lengthLimit = 256
  /// The maximum number of distinct words in a search request to the service.
  public static let wordLimit = 16

  /// A word in the spellings that match.
  private struct Word: Sendable, Hashable {
    /// The folded spellings, the shortest first.
    let spellings: Set<[Unicode.Scalar]>

    init(_ word: [Unicode.Scalar], _ expanded: [Unicode.Scalar]) {
      spellings = [word, expanded, Self.contracted(word)]
    }

    /// Returns a word with one letter in place of `ae`, `oe` and `ue`.
    private static func contracted(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
      var letters: [Unicode.Scalar] = []
      var previous: Unicode.Scalar?
      for letter in word {
        let isUmlaut = letter == "e" && (previous == "a" || previous == "o" || previous == "u")
        if !isUmlaut { letters.append(letter) }
        previous = letter
      }
      return letters
    }
  }

  private let words: [Word]

  /// The number of distinct words.
  public var wordCount: Int { words.count }

  /// Creates a query. Returns `nil` if the text contains no words.
  public init?(_ text: String) {
    var words: [Word] = []
    var known: Set<[Unicode.Scalar]> = []
    let spellings = Self.words(FoldedText(searching: text))
    let expanded = Self.words(FoldedText(searching: Self.expanded(text)))
    for (word, expanded) in zip(spellings, expanded) where known.insert(word).inserted {
      words.append(Word(word, expanded))
    }
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// Returns the words of a text, without apostrophes in them.
  private static func words(_ text: FoldedText) -> [[Unicode.Scalar]] {
    text.scalars.split { !$0.isOfWord && $0 != FoldedText.apostrophe }
      .map { $0.filter { $0 != FoldedText.apostrophe } }
      .filter { !$0.isEmpty }
  }

  /// Returns a text with `ae`, `oe` and `ue` in place of `ä`, `ö` and `ü`. The number of words is the
  /// same.
  private static func expanded(_ text: String) -> String {
    var expanded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "ä", "Ä": expanded += ["a", "e"]
      case "ö", "Ö": expanded += ["o", "e"]
      case "ü", "Ü": expanded += ["u", "e"]
      case "\u{308}" where expanded.last.map { "aouAOU".unicodeScalars.contains($0) } ?? false:
        expanded.append("e")
      default: expanded.append(scalar)
      }
    }
    return String(expanded)
  }

  /// Returns whether every word is a prefix of a word in the announcement's text.
  public func matches(_ announcement: Announcement) -> Bool {
    var missing = words
    for field in PetField.allCases where field.isSearched {
      guard let text = announcement.text(of: field), !text.isEmpty else { continue }
      let folded = FoldedText(searching: text).scalars
      missing.removeAll { word in
        word.spellings.contains { Self.begins($0, aWordOf: folded) }
      }
      if missing.isEmpty { return true }
    }
    return false
  }

  private static func begins(_ word: [Unicode.Scalar], aWordOf text: [Unicode.Scalar]) -> Bool {
    var isInWord = false
    for (start, scalar) in text.enumerated() {
      if scalar == word[0], !isInWord || scalar.mayBeginWordAnywhere,
        begins(word, text[start...])
      {
        return true
      }
      isInWord = scalar.isOfWord
    }
    return false
  }

  /// Returns whether a text begins with a word, ignoring apostrophes in the text.
  private static func begins(_ word: [Unicode.Scalar], _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = word[...]
    for scalar in text {
      if scalar == rest.first {
        rest.removeFirst()
        if rest.isEmpty { return true }
      } else if scalar != FoldedText.apostrophe {
        return false
      }
    }
    return false
  }
}
