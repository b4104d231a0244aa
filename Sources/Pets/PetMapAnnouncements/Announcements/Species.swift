/// The species that front ends distinguish. All other values of an announcement's `species` are
/// shown as ``other``.
public enum Species: UInt8, Sendable, Hashable, CaseIterable {
  case dog
  case cat
  case bird
  case rabbit
  case other

  /// Creates a species from a word, ignoring case; unknown words become ``other``.
  public init(_ word: String) {
    self = Self(known: word) ?? .other
  }

  /// Creates a species from a word, ignoring case. Returns `nil` for other words.
  public init?<Bytes: Collection<UInt8>>(known word: Bytes) { self.init(ASCIIWord(word)) }

  /// Like ``init(known:)``, but takes a string.
  package init?(known word: String) { self.init(ASCIIWord(word)) }

  private init?(_ word: ASCIIWord) {
    switch word {
    case "dog": self = .dog
    case "cat": self = .cat
    case "bird": self = .bird
    case "rabbit": self = .rabbit
    case "other": self = .other
    default: return nil
    }
  }

  /// The word in JSON and files: `DOG`, `CAT`, `BIRD`, `RABBIT` or `OTHER`.
  public var word: String {
    switch self {
    case .dog: "DOG"
    case .cat: "CAT"
    case .bird: "BIRD"
    case .rabbit: "RABBIT"
    case .other: "OTHER"
    }
  }

  /// Normalizes a word for a species. Known words are spelled as in the API (`dog` becomes `DOG`),
  /// other words are left unchanged (`guinea pig`), and an empty word becomes `OTHER`.
  public static func carried(_ word: String) -> String {
    if word.isEmpty { return Species.other.word }
    return Species(known: word)?.word ?? word
  }
}

/// The sexes that front ends distinguish.
public enum Sex: UInt8, Sendable, Hashable, CaseIterable {
  case male
  case female
  case unknown

  /// Creates a sex from a word, ignoring case. Returns `nil` for other words.
  public init?<Bytes: Collection<UInt8>>(known word: Bytes) { self.init(ASCIIWord(word)) }

  private init?(_ word: ASCIIWord) {
    switch word {
    case "male": self = .male
    case "female": self = .female
    case "unknown": self = .unknown
    default: return nil
    }
  }

  /// The word in JSON and files: `MALE`, `FEMALE` or `UNKNOWN`.
  public var word: String {
    switch self {
    case .male: "MALE"
    case .female: "FEMALE"
    case .unknown: "UNKNOWN"
    }
  }

  /// Normalizes a word for a sex. Known words are spelled as in the API (`Male` becomes `MALE`),
  /// and other words are left unchanged (`Spayed`).
  public static func carried(_ word: String) -> String {
    Sex(ASCIIWord(word))?.word ?? word
  }
}
