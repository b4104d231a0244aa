/// The secret in the link with which a reporter manages an announcement: `/manage/{token}`.
///
/// Like the management password, it is returned once, in the response to the create request. It has
/// 130 random bits, so it cannot be guessed, and a plain digest suffices to store it.
public struct ManagementToken: Sendable, Hashable {
  /// The number of characters.
  public static let length = 26

  /// The digits and lowercase letters except `i`, `l`, `o` and `u`, which are easily misread
  /// (Crockford's Base32).
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// The characters of the token.
  public let text: String

  /// Creates a random token.
  public init(randomFrom generator: inout some RandomNumberGenerator) {
    text = String(
      decoding: (0..<Self.length).map { _ in
        Self.alphabet[Int(truncatingIfNeeded: generator.next() & 31)]
      }, as: UTF8.self)
  }

  /// Creates a token from at least 26 bytes of a key stream.
  init(_ bytes: [UInt8]) {
    text = String(
      decoding: bytes.prefix(Self.length).map { Self.alphabet[Int($0 & 31)] }, as: UTF8.self)
  }

  /// Creates a token from its text. Returns `nil` for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == Self.length, text.utf8.allSatisfy(Self.alphabet.contains) else {
      return nil
    }
    self.text = text
  }

  /// The path of the page on which the reporter manages the announcement: `/manage/{token}`.
  public var path: String { "/manage/" + text }

  /// The digest by which a store finds the announcement.
  public var digest: [UInt8] {
    SHA256.digest(of: Array("petmap management token ".utf8) + text.utf8)
  }

  /// The digest by which a store finds an alert; see ``AlertID/token(_:)``.
  public var alertDigest: [UInt8] {
    SHA256.digest(of: Array("petmap alert token ".utf8) + text.utf8)
  }

  /// The digest of the token with which the sender of a sighting erases it. Such a token manages
  /// nothing else.
  public var sightingDigest: [UInt8] {
    SHA256.digest(of: Array("petmap sighting token ".utf8) + text.utf8)
  }
}
