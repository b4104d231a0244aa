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
    /// A misspelled word or its beginning.
    case typo

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  private let words: [Unicode.Scalar]

  /// Returns `nil` if the text contains no letters or digits.
  init?(_ text: String) {
    words = Self.folded(text)
    guard !words.isEmpty else { return nil }
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

  /// Returns whether a folded name or the beginning of it is within the edits of a typo: one in up
  /// to eight letters, two in more, none in fewer than four.
  func resembles(folded: [Unicode.Scalar]) -> Bool {
    guard words.count >= 4 else { return false }
    let limit = words.count <= 8 ? 1 : 2
    let lengths = [words.count - 1, words.count, words.count + 1].filter { $0 <= folded.count }
    return lengths.contains { Suggestion.edits(words, Array(folded.prefix($0))) <= limit }
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
