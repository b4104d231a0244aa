/// The digests that a store keeps for a create request with an `Idempotency-Key`. It stores neither
/// the key nor the body itself.
public struct CreationKey: Sendable, Hashable {
  /// The header that carries the key.
  public static let headerName = "Idempotency-Key"
  /// How long a store keeps the key of a published announcement, in milliseconds.
  public static let lifetime: Int64 = 86_400_000

  /// The digest of the key, by which it is looked up.
  public let digest: [UInt8]
  /// The authentication code of the request body under the key. Contact data cannot be guessed from
  /// it without the key.
  public let bodyDigest: [UInt8]

  /// - Parameters:
  ///   - text: The value of the header.
  ///   - body: The bytes of the request body.
  /// - Returns: `nil` unless the key has 1 to 255 visible ASCII characters.
  /// - Complexity: O(*n*) in the lengths of both.
  public init?(_ text: String, body: [UInt8]) {
    guard let digest = Self.digest(of: text) else { return nil }
    self.digest = digest
    bodyDigest = SHA256.authenticationCode(of: body, key: Array(text.utf8))
  }

  /// Returns the digest of a key, or `nil` unless the key has 1 to 255 visible ASCII characters.
  public static func digest(of text: String) -> [UInt8]? {
    let key = Array(text.utf8)
    guard (1...255).contains(key.count),
      key.allSatisfy({ (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) })
    else {
      return nil
    }
    return SHA256.digest(of: Array("petmap idempotency key ".utf8) + key)
  }
}

/// A new announcement to insert into a store.
public struct NewAnnouncement: Sendable {
  /// The submitted report.
  public var draft: AnnouncementDraft
  /// The unique ID.
  public var id: AnnouncementID
  /// The hash of the management password.
  public var passwordHash: PasswordHash
  /// The digest of the management token, or `nil` if there is no link for managing it.
  public var tokenDigest: [UInt8]?
  /// The key that identifies repeated requests, if any.
  public var key: CreationKey?
  /// The reporter's network, or `nil` if unknown; see ``PeerNetwork/reporterText``.
  public var network: String?
  /// Whether a moderator has to see a report without a photo before others do.
  public var isReviewed: Bool

  /// Creates a new announcement.
  public init(
    _ draft: AnnouncementDraft, id: AnnouncementID, passwordHash: PasswordHash,
    tokenDigest: [UInt8]? = nil, key: CreationKey? = nil, network: String? = nil,
    isReviewed: Bool = false
  ) {
    self.draft = draft
    self.id = id
    self.passwordHash = passwordHash
    self.tokenDigest = tokenDigest
    self.key = key
    self.network = network
    self.isReviewed = isReviewed
  }
}
