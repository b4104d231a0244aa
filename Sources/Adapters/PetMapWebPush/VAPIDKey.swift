package import PetMapAnnouncements

/// The key pair with which a service identifies itself to push services (VAPID, RFC 8292).
///
/// A subscription is bound to the public key with which it was created, so a service keeps one key as
/// long as its subscriptions are to work.
public struct VAPIDKey: Sendable, Hashable {
  private let key: P256Key

  /// Creates a key pair from the 32 bytes of its private key.
  ///
  /// - Throws: ``CryptographyError/invalidPrivateKey`` if there are not 32 bytes, or if they are not a
  ///   private key of the curve P-256; ``CryptographyError/unavailable``;
  ///   ``CryptographyError/failed``.
  public init(privateKey: [UInt8]) throws(CryptographyError) {
    key = try P256Key(scalar: privateKey)
  }

  private init(_ key: P256Key) { self.key = key }

  /// Returns a new key pair from the system's secure generator.
  ///
  /// - Throws: ``CryptographyError/unavailable``, ``CryptographyError/failed``.
  public static func random() throws(CryptographyError) -> VAPIDKey { VAPIDKey(try .random()) }

  /// The 32 bytes of the private key.
  public var privateKey: [UInt8] { key.scalar }

  /// The public key as browsers take it (`applicationServerKey`): 65 bytes in base64url.
  public var publicKey: String { Base64.encodedForURL(key.point) }

  /// The number of seconds for which a signature is valid. Push services allow at most a day, of which
  /// half is left for clocks that differ.
  static let validity: Int64 = 12 * 3600

  /// Returns the value of the header `Authorization` of a message.
  ///
  /// - Throws: ``CryptographyError/failed``.
  package func authorization(
    for endpoint: PushEndpoint, contact: PushContact, now: Timestamp
  ) throws(CryptographyError) -> String {
    let expiry = now.milliseconds / 1000 + Self.validity
    let header = #"{"typ":"JWT","alg":"ES256"}"#
    // Neither value contains a character that JSON escapes.
    let claims =
      #"{"aud":"\#(endpoint.origin)","exp":\#(expiry),"sub":"\#(contact.description)"}"#
    let signed =
      Base64.encodedForURL(Array(header.utf8)) + "." + Base64.encodedForURL(Array(claims.utf8))
    let signature = try key.signature(of: Array(signed.utf8))
    return "vapid t=\(signed).\(Base64.encodedForURL(signature)), k=\(publicKey)"
  }
}

/// The address at which a push service can reach the operator (RFC 8292, section 2.1).
public struct PushContact: Sendable, Hashable, CustomStringConvertible {
  /// A `mailto:` or `https:` URL.
  public let description: String

  /// Creates a contact from a `mailto:` URL of an e-mail address, or an `https:` URL. Returns `nil` for
  /// any other text.
  public init?(_ text: String) {
    if text.hasPrefix("mailto:") {
      guard let address = try? MailAddress(String(text.dropFirst(7))),
        address.description.utf8.count == text.utf8.count - 7
      else { return nil }
    } else {
      guard let url = PushEndpoint(text), url.isSecure, !text.utf8.contains(UInt8(ascii: "\""))
      else { return nil }
    }
    description = text
  }
}
