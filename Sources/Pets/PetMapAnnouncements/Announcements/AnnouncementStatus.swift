/// The status of an announcement.
public enum AnnouncementStatus: UInt8, Sendable, Hashable, CaseIterable {
  case missing
  case found
  case closed

  /// Creates a status from the word used for it in the API or in a file, ignoring case. Returns
  /// `nil` for unknown words.
  ///
  /// `ACTIVE` is a legacy word for ``missing``.
  public init?(_ word: String) {
    switch ASCIIWord(word) {
    case "found": self = .found
    case "closed": self = .closed
    case "active", "missing": self = .missing
    default: return nil
    }
  }

  /// The statuses of announcements that are still open, in the order in which they are listed.
  public static let open: [AnnouncementStatus] = [.missing, .found]

  /// The word in JSON and files: `MISSING`, `FOUND` or `CLOSED`.
  public var word: String {
    switch self {
    case .missing: "MISSING"
    case .found: "FOUND"
    case .closed: "CLOSED"
    }
  }
}

/// A short word of ASCII letters packed into an integer, for case-insensitive comparison.
struct ASCIIWord: ExpressibleByStringLiteral, Equatable {
  let letters: UInt64

  /// Words longer than eight bytes match no pattern.
  init<Bytes: Collection<UInt8>>(_ word: Bytes) {
    var letters: UInt64 = 0
    if word.count <= 8 {
      // Setting the lowercase bit cannot turn any other byte into a letter.
      for byte in word { letters = letters << 8 | UInt64(byte | 0x20) }
    }
    self.letters = letters
  }

  init(_ word: String) {
    var word = word
    self = word.withUTF8 { unsafe ASCIIWord($0) }
  }

  init(stringLiteral word: StaticString) {
    var letters: UInt64 = 0
    word.withUTF8Buffer { bytes in
      for index in bytes.indices { letters = unsafe letters << 8 | UInt64(bytes[index]) }
    }
    self.letters = letters
  }

  static func ~= (pattern: ASCIIWord, word: ASCIIWord) -> Bool { pattern.letters == word.letters }
}
