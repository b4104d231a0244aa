public import PetMapAnnouncements

/// The user name and password for HTTP Basic authentication (RFC 7617): an announcement's ID and
/// its management password.
public struct BasicCredentials: Sendable, Hashable {
  /// The text before the first colon.
  public let user: String
  /// The text after the first colon.
  public let password: String

  /// - Parameters:
  ///   - user: The user name, which must not contain a colon.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }

  /// Creates credentials from an `Authorization` header. Returns `nil` if the scheme is not Basic
  /// (ignoring case), the value is not Base64-encoded UTF-8, or the text does not have a user name
  /// and a password separated by a colon.
  public init?(header: String) {
    guard let encoded = Self.parameter(of: "basic", in: header),
      let bytes = Base64.decoded(encoded), let text = String(validating: bytes, as: UTF8.self),
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    user = String(text[..<colon])
    password = String(text[text.utf8.index(after: colon)...])
    if user.isEmpty || password.isEmpty { return nil }
  }

  /// The value of the header: `Basic …`.
  public var header: String { "Basic " + Base64.encoded(Array("\(user):\(password)".utf8)) }

  /// Returns the value that follows the scheme's name and spaces, or `nil` if the header has a
  /// different scheme.
  ///
  /// - Parameter scheme: The name of the scheme in lowercase.
  static func parameter(of scheme: String, in header: String) -> ArraySlice<UInt8>? {
    var rest = Array(header.utf8)[...]
    while rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: "\t") { rest.removeFirst() }
    while rest.last == UInt8(ascii: " ") || rest.last == UInt8(ascii: "\t") { rest.removeLast() }
    for letter in scheme.utf8 {
      guard let byte = rest.popFirst(), byte | 0x20 == letter else { return nil }
    }
    guard rest.first == UInt8(ascii: " ") else { return nil }
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    return rest
  }
}

/// The admin token, which authorizes access to all announcements.
public struct AdminToken: Sendable {
  private let digest: [UInt8]

  /// - Parameter text: 16 or more characters from `!` to `~`; any other string results in `nil`.
  public init?(_ text: String) {
    guard text.utf8.count >= 16, text.utf8.allSatisfy({ $0.isVisibleASCII }) else {
      return nil
    }
    digest = SHA1.digest(of: Array(text.utf8))
  }

  /// Returns the administrator who sent an `Authorization` header with the token: alone, after
  /// `Bearer`, or as the password of the Basic scheme, whose user is then the administrator's name.
  /// Returns `nil` for any other header.
  public func administrator(header: String) -> AuditActor? {
    if let credentials = BasicCredentials(header: header) {
      return isEqual(to: Array(credentials.password.utf8))
        ? .administrator(credentials.user) : nil
    }
    let token = BasicCredentials.parameter(of: "bearer", in: header) ?? Array(header.utf8)[...]
    return isEqual(to: Array(token)) ? .administrator() : nil
  }

  /// The digests are compared in constant time, so timing reveals nothing about the token.
  private func isEqual(to token: [UInt8]) -> Bool {
    let other = SHA1.digest(of: token)
    var difference: UInt8 = 0
    for index in digest.indices { difference |= digest[index] ^ other[index] }
    return difference == 0
  }
}
