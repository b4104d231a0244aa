/// What has become of a found animal, according to its finder.
public enum Custody: UInt8, Sendable, Hashable, CaseIterable {
  /// The finder keeps the animal for now.
  case kept
  /// The finder has handed the animal to a shelter, a vet or the authorities.
  case shelter
  /// The finder only saw the animal.
  case seen

  /// Creates a custody from a word, ignoring case. Returns `nil` for other words.
  public init?<Bytes: Collection<UInt8>>(known word: Bytes) {
    switch ASCIIWord(word) {
    case "kept": self = .kept
    case "shelter": self = .shelter
    case "seen": self = .seen
    default: return nil
    }
  }

  /// The word in JSON and files: `kept`, `shelter` or `seen`.
  public var word: String {
    switch self {
    case .kept: "kept"
    case .shelter: "shelter"
    case .seen: "seen"
    }
  }
}
