import PetMapAnnouncements
import PetMapParameters

/// A searched name, compared with the names of places regardless of case and diacritical marks.
struct NamePattern {
  /// The quality of a match, best first.
  enum Fit: Int, Comparable {
    /// The whole name.
    case exact
    /// The beginning of the name.
    case beginning
    /// The beginning of a word in the name.
    case word
    /// The whole name, misspelled.
    case typo
    /// The beginning of the name, misspelled.
    case typoInBeginning

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  private let words: [Unicode.Scalar]
  /// The letters in the words; see ``letters(of:)``.
  private let letters: UInt32

  /// The number of results from which on no typo is assumed.
  static let typoThreshold = 3

  /// Returns `nil` if the text contains no letters or digits.
  init?(_ text: String) {
    words = Self.folded(text)
    guard !words.isEmpty else { return nil }
    letters = Self.letters(of: words)
  }

  /// Returns how well a name fits, or `nil` if it does not.
  func fit(_ name: String) -> Fit? { fit(folded: Self.folded(name)) }

  /// Returns how well a folded name fits, or `nil` if it does not.
  func fit(folded: [Unicode.Scalar]) -> Fit? {
    guard folded.count >= words.count else { return nil }
    if folded.starts(with: words) { return folded.count == words.count ? .exact : .beginning }
    let starts = folded.indices.dropLast(words.count - 1).dropFirst().filter {
      folded[$0 - 1] == " "
    }
    return starts.contains { folded[$0...].starts(with: words) } ? .word : nil
  }

  /// Returns how well a folded name fits if the edits of a typo are forgiven, or `nil` if it does
  /// not: one in up to eight letters, two in more, none in fewer than four.
  func typo(folded: [Unicode.Scalar]) -> Fit? {
    guard words.count >= 4 else { return nil }
    let limit = words.count <= 8 ? 1 : 2
    // Each letter that the name lacks is an edit, which is faster to find out than the distance.
    let missing = letters & ~Self.letters(of: folded)
    guard missing.nonzeroBitCount <= limit else { return nil }
    if abs(folded.count - words.count) <= limit, Suggestion.edits(words, folded) <= limit {
      return .typo
    }
    let lengths = [words.count - 1, words.count, words.count + 1].filter { $0 < folded.count }
    let isBeginning = lengths.contains {
      Suggestion.edits(words, Array(folded.prefix($0))) <= limit
    }
    return isBeginning ? .typoInBeginning : nil
  }

  /// Returns a bit for each letter, which some letters share.
  private static func letters(of word: [Unicode.Scalar]) -> UInt32 {
    word.reduce(0) { $0 | 1 << ($1.value & 31) }
  }

  /// Returns the folded letters and digits in a string, with a single space in place of each run of
  /// other characters.
  static func folded(_ text: String) -> [Unicode.Scalar] {
    let words = FoldedText(searching: text).scalars.split {
      !$0.properties.isAlphabetic && !("0"..."9").contains($0)
    }
    return Array(words.joined(separator: [" "]))
  }
}
