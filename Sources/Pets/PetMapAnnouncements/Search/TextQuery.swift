/// A text search for words in announcements.
///
/// Each word must be a prefix of a word in the announcement's name, species, breed, sex,
/// description, ID or microchip number, ignoring case and diacritical marks: `zaz` matches Zażółć
/// but not Gazza. In scripts without spaces between words, it may appear anywhere. Words consist of
/// letters and digits; other characters are separators. Repeated words count once.
public struct TextQuery: Sendable, Hashable {
  /// The maximum number of scalars in a search request to the service.
  public static let lengthLimit = 256
  /// The maximum number of distinct words in a search request to the service.
  public static let wordLimit = 16

  private let words: [[Unicode.Scalar]]

  /// The number of distinct words.
  public var wordCount: Int { words.count }

  /// Creates a query. Returns `nil` if the text contains no words.
  public init?(_ text: String) {
    var words: [[Unicode.Scalar]] = []
    var known: Set<[Unicode.Scalar]> = []
    for word in FoldedText(text).scalars.split(whereSeparator: { !$0.isOfWord }).map(Array.init)
    where known.insert(word).inserted {
      words.append(word)
    }
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// Returns whether every word is a prefix of a word in the announcement's text.
  public func matches(_ announcement: Announcement) -> Bool {
    var missing = words
    for field in PetField.allCases where field.isSearched {
      guard let text = announcement.text(of: field), !text.isEmpty else { continue }
      let folded = FoldedText(text).scalars
      missing.removeAll { Self.begins($0, aWordOf: folded) }
      if missing.isEmpty { return true }
    }
    return false
  }

  private static func begins(_ word: [Unicode.Scalar], aWordOf text: [Unicode.Scalar]) -> Bool {
    guard word.count <= text.count else { return false }
    var isInWord = false
    for start in 0...(text.count - word.count) {
      let scalar = text[start]
      if scalar == word[0], !isInWord || scalar.mayBeginWordAnywhere,
        text[start..<(start + word.count)].elementsEqual(word)
      {
        return true
      }
      isInWord = scalar.isOfWord
    }
    return false
  }
}
