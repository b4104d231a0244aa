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
    /// The folded spellings.
    let spellings: Set<[Unicode.Scalar]>
    #if !hasFeature(Embedded)
      /// Those in ASCII.
      private let ascii: [[UInt8]]
      /// Whether the word may begin a part of a UUID.
      let isHexadecimal: Bool
    #endif

    init(_ word: [Unicode.Scalar], _ expanded: [Unicode.Scalar]) {
      spellings = [word, expanded, Self.contracted(word)]
      #if !hasFeature(Embedded)
        ascii = spellings.filter { $0.allSatisfy { $0.isASCII } }.map { $0.map { UInt8($0.value) } }
        isHexadecimal = word.allSatisfy { ("0"..."9").contains($0) || ("a"..."f").contains($0) }
      #endif
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

    #if !hasFeature(Embedded)
      /// Returns whether the word is a prefix of a word in a text in UTF-8. If the text is in ASCII, as
      /// most are, it need not be folded, which takes ten times as long.
      func begins(aWordOf text: ArraySlice<UInt8>) -> Bool {
        guard text.allSatisfy({ $0 < 0x80 }) else {
          let folded = FoldedText(searching: String(decoding: text, as: UTF8.self)).scalars
          return spellings.contains { TextQuery.begins($0, aWordOf: folded) }
        }
        var isInWord = false
        for start in text.indices {
          let byte = Self.lowercase(text[start])
          if !isInWord, ascii.contains(where: { $0[0] == byte && Self.begins($0, text[start...]) })
          {
            return true
          }
          isInWord = Unicode.Scalar(byte).isOfWord
        }
        return false
      }

      /// Returns whether a text in ASCII begins with a word, ignoring apostrophes in the text.
      private static func begins(_ word: [UInt8], _ text: ArraySlice<UInt8>) -> Bool {
        var count = 0
        for byte in text {
          if lowercase(byte) == word[count] {
            count += 1
            if count == word.count { return true }
          } else if byte != UInt8(ascii: "'") {
            return false
          }
        }
        return false
      }

      private static func lowercase(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      }
    #endif
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

  /// The folded spellings of each word, which contain only letters and digits.
  package var spellings: [Set<[Unicode.Scalar]>] { words.map { $0.spellings } }

  /// Returns whether every word is a prefix of a word in the announcement's text.
  public func matches(_ announcement: Announcement) -> Bool {
    var missing = words
    Self.forEachText(of: announcement) { folded in
      missing.removeAll { word in
        word.spellings.contains { Self.begins($0, aWordOf: folded) }
      }
      return !missing.isEmpty
    }
    return missing.isEmpty
  }

  /// Calls a function with the folded texts of an announcement that are searched, as long as it
  /// returns `true`.
  package static func forEachText(
    of announcement: Announcement, _ body: ([Unicode.Scalar]) -> Bool
  ) {
    for field in PetField.allCases where field.isSearched {
      guard let text = announcement.text(of: field), !text.isEmpty else { continue }
      guard body(FoldedText(searching: text).scalars) else { return }
    }
  }

  /// Calls a function with the rest of a folded text at each position at which a word may begin. A
  /// word is there if its letters follow, ignoring ``FoldedText/apostrophe``.
  package static func forEachBeginning(
    in text: [Unicode.Scalar], _ body: (ArraySlice<Unicode.Scalar>) -> Void
  ) {
    var isInWord = false
    for (start, scalar) in text.enumerated() {
      let isOfWord = scalar.isOfWord
      if isOfWord, !isInWord || scalar.mayBeginWordAnywhere { body(text[start...]) }
      isInWord = isOfWord
    }
  }

  #if !hasFeature(Embedded)
    /// Returns whether every word is a prefix of a word in one of an announcement's texts.
    ///
    /// - Parameter find: Returns whether one of the texts in the fields that are searched, in UTF-8,
    ///   satisfies a condition. The ID need not be passed on unless the second argument is `true`.
    package func matches(
      _ find: (_ condition: (ArraySlice<UInt8>) -> Bool, _ includesUUID: Bool) -> Bool
    ) -> Bool {
      words.allSatisfy { word in find({ word.begins(aWordOf: $0) }, word.isHexadecimal) }
    }
  #endif

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
