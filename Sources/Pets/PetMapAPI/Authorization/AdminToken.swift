import PetMapAnnouncements

/// The token that opens every announcement to the operator.
public struct AdminToken: Sendable {
  private let digest: [UInt8]

  /// - Parameter text: 16 or more characters from `!` to `~`; nil for every other text.
  public init?(_ text: String) {
    guard text.utf8.count >= 16, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return nil
    }
    digest = SHA1.digest(of: Array(text.utf8))
  }

  /// Whether an `Authorization` header is the token, alone or after `Bearer`.
  ///
  /// Digests are compared, all of their bytes: how long it takes says nothing about the token.
  public func opens(header: String) -> Bool {
    var token = Array(header.utf8)[...]
    if let parameter = BasicCredentials.parameter(of: "bearer", in: header) { token = parameter }
    let other = SHA1.digest(of: Array(token))
    var difference: UInt8 = 0
    for index in digest.indices { difference |= digest[index] ^ other[index] }
    return difference == 0
  }
}
