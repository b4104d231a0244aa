/// A browser's subscription to push messages, as created by `PushManager.subscribe()` (W3C Push API).
public struct PushSubscription: Sendable, Hashable {
  /// The URL to which messages are sent.
  public let url: PushEndpoint
  /// The browser's public key (`p256dh`): the 65 bytes of an uncompressed point. That the point is on
  /// the curve P-256 is checked when a message is encrypted.
  public let key: [UInt8]
  /// The 16 bytes that authenticate messages (`auth`).
  public let secret: [UInt8]

  /// The URL as text.
  public var endpoint: String { url.description }

  /// The length of ``key`` in bytes.
  public static let keyCount = 65
  /// The length of ``secret`` in bytes.
  public static let secretCount = 16

  /// A value that is malformed.
  public enum Problem: Error, Sendable, Hashable {
    /// The endpoint is not a URL as described at ``PushEndpoint/init(_:)``.
    case endpoint
    /// The key is not an uncompressed point.
    case key
    case secret
  }

  /// Creates a subscription.
  ///
  /// - Throws: ``Problem``, the first malformed value.
  public init(endpoint: String, key: [UInt8], secret: [UInt8]) throws(Problem) {
    guard let url = PushEndpoint(endpoint) else { throw .endpoint }
    guard key.count == Self.keyCount, key[0] == 4 else { throw .key }
    guard secret.count == Self.secretCount else { throw .secret }
    self.url = url
    self.key = key
    self.secret = secret
  }

  /// Creates a subscription from the members of a browser's `PushSubscription.toJSON()`.
  ///
  /// - Parameters:
  ///   - key: The member `keys.p256dh`, in base64url.
  ///   - secret: The member `keys.auth`, in base64url.
  /// - Throws: ``Problem``, the first malformed value.
  public init(
    endpoint: String, encodedKey key: String, encodedSecret secret: String
  ) throws(Problem) {
    // Longer texts are malformed in any case.
    try self.init(
      endpoint: endpoint, key: Base64.decodedFromURL(key.utf8.prefix(256)) ?? [],
      secret: Base64.decodedFromURL(secret.utf8.prefix(256)) ?? [])
  }
}
