/// The species that front ends distinguish. All other values of an announcement's `species` are
/// shown as ``other``.
public enum Species: UInt8, Sendable, Hashable, CaseIterable {
  case dog
  case cat
  case bird
  case rabbit
  case other

  /// Creates the species from a word, ignoring case; unknown words are ``other``.
  public init(_ word: String) {
    self = Self(known: word) ?? .other
  }

  /// Creates the species from a word, ignoring case. Returns `nil` for other words.
  public init?<Bytes: Collection<UInt8>>(known word: Bytes) { self.init(ASCIIWord(word)) }

  /// Like ``init(known:)``, with a string.
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

  /// Returns the normalized form of a word for the species: known words as in the API (`dog`
  /// becomes `DOG`), other words unchanged (`guinea pig`), and `OTHER` for an empty word.
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

  /// Creates the sex from a word, ignoring case. Returns `nil` for other words.
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

  /// Returns the normalized form of a word for the sex: known words as in the API (`Male` becomes
  /// `MALE`), other words unchanged (`Spayed`).
  public static func carried(_ word: String) -> String {
    Sex(ASCIIWord(word))?.word ?? word
  }
}

extension Species {
  /// The name of the species: `Dog`, `Cat`, `Bird`, `Rabbit` or `Other`.
  public var wording: String {
    switch self {
    case .dog: "Dog"
    case .cat: "Cat"
    case .bird: "Bird"
    case .rabbit: "Rabbit"
    case .other: "Other"
    }
  }
}
