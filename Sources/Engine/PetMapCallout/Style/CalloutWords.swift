public import PetMapDrawing

/// The words on a callout that its content does not bring.
public struct CalloutWords: Sendable, Hashable {
  /// What stands for an absent name.
  public var unknownName: String
  private var badges: [String]

  /// The words of a language.
  ///
  /// - Parameter badge: what the badge says for a status.
  public init(unknownName: String, badge: (PinStatus) -> String) {
    self.unknownName = unknownName
    badges = PinStatus.allCases.map(badge)
  }

  /// `Unknown pet`, and badges as everywhere in the API.
  public static let english = CalloutWords(unknownName: "Unknown pet") { $0.word }

  /// Whether all words are the same, byte by byte.
  public static func == (one: CalloutWords, other: CalloutWords) -> Bool {
    one.bytes == other.bytes
  }

  /// Hashes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes)
  }

  private var bytes: [[UInt8]] { ([unknownName] + badges).map { Array($0.utf8) } }

  /// What the badge says for a status.
  public func badge(_ status: PinStatus) -> String { badges[Int(status.rawValue)] }
}
