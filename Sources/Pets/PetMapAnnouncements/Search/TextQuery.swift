/// The words that a person looks for in announcements.
///
/// Each word must begin some word of the announcement's name, species, breed, sex, description, id or
/// microchip number, whatever the letter case and the diacritical marks: `zaz` finds Zażółć and
/// not Gazza. In scripts that write no spaces between words it may stand anywhere. Words are
/// letters and digits; what is between them separates. A word that is repeated counts once.
public struct TextQuery: Sendable, Hashable {
  /// The most scalars of a text that the service searches for.
  public static let lengthLimit = 256
  /// The most distinct words that the service searches for.
  public static let wordLimit = 16

  private let words: [[Unicode.Scalar]]

  /// The number of distinct words.
  public var wordCount: Int { words.count }

  /// Nil when the text has no word.
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

  /// Whether every word begins a word of one of the announcement's texts.
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
