/// The sizes that front ends distinguish, relative to other animals of the species.
public enum PetSize: UInt8, Sendable, Hashable, CaseIterable {
  case small, medium, large

  /// Creates a size from a word, ignoring case. Returns `nil` for other words.
  public init?<Bytes: Collection<UInt8>>(known word: Bytes) {
    switch ASCIIWord(word) {
    case "small": self = .small
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }

  /// The word in JSON and files: `SMALL`, `MEDIUM` or `LARGE`.
  public var word: String {
    switch self {
    case .small: "SMALL"
    case .medium: "MEDIUM"
    case .large: "LARGE"
    }
  }

  /// Normalizes a word for a size. Known words are spelled as in the API (`Large` becomes `LARGE`),
  /// and other words are left unchanged (`25 kg`).
  public static func carried(_ word: String) -> String { PetSize(known: word.utf8)?.word ?? word }
}
