/// Where a search for a pet stands.
public enum AnnouncementStatus: UInt8, Sendable, Hashable, CaseIterable {
  case missing
  case found
  case closed

  /// The status that a word of the API or of a file stands for, letter case ignored; nil for an
  /// unknown word.
  ///
  /// `ACTIVE` is the historical word for ``missing``.
  public init?(_ word: String) {
    self.init(ascii: word.utf8)
  }

  /// Like ``init(_:)``, from the word's bytes.
  @inlinable
  public init?<Bytes: Collection<UInt8>>(ascii word: Bytes) {
    switch word.count {
    case 5 where Self.spells(word, "found"): self = .found
    case 6 where Self.spells(word, "closed"): self = .closed
    case 6 where Self.spells(word, "active"): self = .missing
    case 7 where Self.spells(word, "missing"): self = .missing
    default: return nil
    }
  }

  /// The word in JSON and files: `MISSING`, `FOUND` or `CLOSED`.
  public var word: String {
    switch self {
    case .missing: "MISSING"
    case .found: "FOUND"
    case .closed: "CLOSED"
    }
  }

  @inlinable
  static func spells<Bytes: Collection<UInt8>>(_ word: Bytes, _ lowered: String) -> Bool {
    word.elementsEqual(lowered.utf8) { byte, letter in byte | 0x20 == letter }
  }
}
