/// What a store remembers of a create request's `Idempotency-Key`: digests, neither the key nor the
/// body.
public struct CreationKey: Sendable, Hashable {
  /// The header that carries the key.
  public static let headerName = "Idempotency-Key"
  /// Milliseconds for which a store remembers a key.
  public static let lifetime: Int64 = 86_400_000

  /// The key's digest, by which it is found.
  public let digest: [UInt8]
  /// The authentication code of the request's body under the key. Contact data cannot be guessed
  /// from it without the key.
  public let bodyDigest: [UInt8]

  /// - Parameters:
  ///   - text: the header's value.
  ///   - body: the request's body, byte for byte.
  /// - Returns: nil unless the key has 1 to 255 visible ASCII characters.
  /// - Complexity: O(n) in the lengths of both.
  public init?(_ text: String, body: [UInt8]) {
    guard let digest = Self.digest(of: text) else { return nil }
    self.digest = digest
    bodyDigest = SHA256.authenticationCode(of: body, key: Array(text.utf8))
  }

  /// The digest of a key; nil unless the key has 1 to 255 visible ASCII characters.
  public static func digest(of text: String) -> [UInt8]? {
    let key = Array(text.utf8)
    guard (1...255).contains(key.count), key.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    return SHA256.digest(of: Array("petmap idempotency key ".utf8) + key)
  }
}

/// An announcement on its way into a store.
public struct NewAnnouncement: Sendable {
  /// What its reporter sent.
  public var draft: AnnouncementDraft
  /// Its id, which no other announcement has.
  public var id: AnnouncementID
  /// The hash of the password that opens it.
  public var passwordHash: PasswordHash
  /// The key by which a repeated request is recognized; nil without one.
  public var key: CreationKey?
  /// Where it comes from, see ``PeerNetwork/reporterText``; nil where that is not known.
  public var network: String?

  /// An announcement from its parts.
  public init(
    _ draft: AnnouncementDraft, id: AnnouncementID, passwordHash: PasswordHash,
    key: CreationKey? = nil, network: String? = nil
  ) {
    self.draft = draft
    self.id = id
    self.passwordHash = passwordHash
    self.key = key
    self.network = network
  }
}
