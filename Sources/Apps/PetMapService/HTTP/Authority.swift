/// The host and port by which a client calls the service (RFC 3986, 3.2), checked before they are put
/// into links.
package struct Authority: Sendable, Hashable, CustomStringConvertible {
  /// As it was given.
  package let description: String

  /// A name or address, and a port; nil for anything else.
  ///
  /// Names are of letters, digits, hyphens, underscores and dots, 253 at most; an IPv6 address stands
  /// in brackets. User names, percent escapes and zone identifiers are refused: they do not name a
  /// host for others.
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
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
      default: false
      }
    }
  }

  /// Digits, colons and the dots of an IPv4 address at the end; whether the address exists is for
  /// the resolver to say.
  private static func isIPv6(_ bytes: Substring.UTF8View) -> Bool {
    guard (2...45).contains(bytes.count) else { return false }
    return bytes.contains(UInt8(ascii: ":"))
      && bytes.allSatisfy {
        $0.hexadecimalValue != nil || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
  }

  /// Up to five digits of at most 65,535, or nothing after the colon.
  private static func isPort(_ bytes: Substring.UTF8View) -> Bool {
    bytes.count <= 5 && bytes.allSatisfy(\.isASCIIDigit)
      && (bytes.isEmpty || (1...65_535).contains(Int(String(Substring(bytes))) ?? 0))
  }
}
