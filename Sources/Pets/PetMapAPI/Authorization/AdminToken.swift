import PetMapAnnouncements

/// The administrator's token, which authorizes access to all announcements.
public struct AdminToken: Sendable {
  private let digest: [UInt8]

  /// - Parameter text: 16 or more characters from `!` to `~`. For any other text, the result is
  ///   `nil`.
  public init?(_ text: String) {
    guard text.utf8.count >= 16, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return nil
    }
    digest = SHA1.digest(of: Array(text.utf8))
  }

  /// Returns whether an `Authorization` header contains the token, alone or after `Bearer`.
  ///
  /// All bytes of the digests are compared, so the time reveals nothing about the token.
  public func opens(header: String) -> Bool {
    var token = Array(header.utf8)[...]
    if let parameter = BasicCredentials.parameter(of: "bearer", in: header) { token = parameter }
    let other = SHA1.digest(of: Array(token))
    var difference: UInt8 = 0
    for index in digest.indices { difference |= digest[index] ^ other[index] }
    return difference == 0
  }
}
