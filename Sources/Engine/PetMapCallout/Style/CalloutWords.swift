public import PetMapDrawing

/// The words on a callout that are not part of its content.
public struct CalloutWords: Sendable, Hashable {
  /// The text shown if the name is missing.
  public var unknownName: String
  private var badges: [String]

  /// Creates the words for a language.
  ///
  /// - Parameter badge: A closure that returns the badge's text for a status.
  public init(unknownName: String, badge: (PinStatus) -> String) {
    self.unknownName = unknownName
    badges = PinStatus.allCases.map(badge)
  }

  /// English words: `Unknown pet`, and the statuses as in the API.
  public static let english = CalloutWords(unknownName: "Unknown pet") { $0.word }

  /// Returns whether all words are equal, compared byte by byte.
  public static func == (one: CalloutWords, other: CalloutWords) -> Bool {
    one.bytes == other.bytes
  }

  /// Hashes the bytes of all words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes)
  }

  private var bytes: [[UInt8]] { ([unknownName] + badges).map { Array($0.utf8) } }

  /// Returns the badge's text for a status.
  public func badge(_ status: PinStatus) -> String { badges[Int(status.rawValue)] }
}
