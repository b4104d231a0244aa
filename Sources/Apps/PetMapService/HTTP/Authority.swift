import PetMapAnnouncements

/// The host and port that a client uses for the service (RFC 3986, section 3.2), validated before
/// they are used in links.
package struct Authority: Sendable, Hashable, CustomStringConvertible {
  /// The original text.
  package let description: String

  /// Creates an authority from a name or address with a port. Returns `nil` for any other text.
  ///
  /// Names consist of at most 253 letters, digits, hyphens, underscores and dots. IPv6 addresses
  /// are enclosed in brackets. User names, percent-escapes and zone identifiers are rejected,
  /// because they are meaningless to anyone else.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "[") else {
      let parts = text.utf8.split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard Self.isName(parts[0]), parts.count == 1 || Self.isPort(parts[1]) else { return nil }
      description = text
      return
    }
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let rest = text.utf8[text.utf8.index(after: end)...]
    guard Self.isIPv6(text.utf8[..<end].dropFirst()),
      rest.isEmpty || rest.first == UInt8(ascii: ":") && Self.isPort(rest.dropFirst())
    else { return nil }
    description = text
  }

  private static func isName(_ bytes: Substring.UTF8View) -> Bool {
    guard (1...253).contains(bytes.count) else { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
      default: false
      }
    }
  }

  /// Returns whether the text consists of the characters that an IPv6 address can contain, possibly
  /// with an IPv4 address at the end. The resolver decides whether it is valid.
  private static func isIPv6(_ bytes: Substring.UTF8View) -> Bool {
    guard (2...45).contains(bytes.count) else { return false }
    return bytes.contains(UInt8(ascii: ":"))
      && bytes.allSatisfy {
        $0.hexadecimalValue != nil || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
  }

  /// Returns whether the text is empty or a port number of at most 65,535.
  private static func isPort(_ bytes: Substring.UTF8View) -> Bool {
    bytes.count <= 5 && bytes.allSatisfy(\.isASCIIDigit)
      && (bytes.isEmpty || (1...65_535).contains(Int(String(Substring(bytes))) ?? 0))
  }
}
