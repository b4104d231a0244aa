/// The user and password of HTTP's Basic scheme (RFC 7617): an announcement's id and its
/// management password.
public struct BasicCredentials: Sendable, Hashable {
  /// The text before the first colon.
  public let user: String
  /// The text after the first colon.
  public let password: String

  /// - Parameters:
  ///   - user: without a colon.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }

  /// The credentials of an `Authorization` header; nil when its scheme is not Basic in any letter
  /// case, when it is not base 64 of UTF-8, has no colon, or one part is empty. The first colon
  /// separates.
  public init?(header: String) {
    guard let encoded = Self.parameter(of: "basic", in: header),
      let bytes = Base64.decoded(encoded), let text = String(validating: bytes, as: UTF8.self),
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    user = String(text[..<colon])
    password = String(text[text.utf8.index(after: colon)...])
    if user.isEmpty || password.isEmpty { return nil }
  }

  /// The header's value: `Basic …`.
  public var header: String { "Basic " + Base64.encoded(Array("\(user):\(password)".utf8)) }

  /// What follows a scheme's name and the spaces after it; nil for another scheme.
  ///
  /// - Parameter scheme: in lower case.
  static func parameter(of scheme: String, in header: String) -> ArraySlice<UInt8>? {
    var rest = Array(header.utf8)[...]
    while rest.first == 0x20 || rest.first == 0x09 { rest.removeFirst() }
    while rest.last == 0x20 || rest.last == 0x09 { rest.removeLast() }
    for letter in scheme.utf8 {
      guard let byte = rest.popFirst(), byte | 0x20 == letter else { return nil }
    }
    guard rest.first == 0x20 else { return nil }
    while rest.first == 0x20 { rest.removeFirst() }
    return rest
  }
}
