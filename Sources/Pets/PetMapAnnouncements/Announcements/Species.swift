/// The kinds of animal that front ends know; every other word of an announcement's `species`
/// shows as ``other``.
public enum Species: UInt8, Sendable, Hashable, CaseIterable {
  case dog
  case cat
  case bird
  case rabbit
  case other

  /// The species that a word stands for, letter case ignored; ``other`` for unknown words.
  public init(_ word: String) {
    self = Self(known: word) ?? .other
  }

  /// The species whose word this is, letter case ignored; nil for every other word.
  public init?<Bytes: Collection<UInt8>>(known word: Bytes) { self.init(ASCIIWord(word)) }

  /// Like ``init(known:)``, from a text.
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

  /// How an announcement carries a word for its species: the known ones as the API spells them
  /// (`dog` becomes `DOG`), any other as it is (`guinea pig`), an empty one as `OTHER`.
  public static func carried(_ word: String) -> String {
    if word.isEmpty { return Species.other.word }
    return Species(known: word)?.word ?? word
  }
}

/// The sexes that front ends know.
public enum Sex: UInt8, Sendable, Hashable, CaseIterable {
  case male
  case female
  case unknown

  /// The sex whose word this is, letter case ignored; nil for every other word.
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

  /// How an announcement carries a word for its pet's sex: the known ones as the API spells them
  /// (`Male` becomes `MALE`), any other as it is (`Spayed`).
  public static func carried(_ word: String) -> String {
    Sex(ASCIIWord(word))?.word ?? word
  }
}
