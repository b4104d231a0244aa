/// An e-mail address to which a message can be sent by any mail system: ASCII, as in RFC 5321, with a
/// local part that needs no quotes.
public struct MailAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address: `ola@example.org`.
  public let description: String
  /// The part after the `@`.
  public let domain: String

  /// A reason why a text is not such an address.
  public enum Problem: Error, Sendable, Hashable {
    /// The text violates the rule for the e-mail addresses of reports.
    case malformed
    /// The text has characters other than ASCII, which only some mail systems support (SMTPUTF8,
    /// RFC 6531). The domain has an ASCII form, which begins with `xn--`.
    case international
    /// The local part has characters that need quotes, or the domain is not one of DNS.
    case unusual
    /// The local part has more than 64 characters, or the address more than 254.
    case tooLong
  }

  /// Creates an address from a text, without surrounding whitespace.
  ///
  /// - Throws: ``Problem``, the first one.
  public init(_ text: String) throws(Problem) {
    let address: String
    do throws(DraftProblem) {
      address = try FieldRule.email(text)
    } catch {
      if case .tooLong = error.reason { throw .tooLong }
      throw .malformed
    }
    guard address.utf8.allSatisfy({ $0 < 0x80 }) else { throw .international }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let (local, domain) = (parts[0], parts[1])
    let atoms = local.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard atoms.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isMailAtom } }) else {
      throw .unusual
    }
    let labels = domain.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.allSatisfy({ Self.isLabel($0) }) else { throw .unusual }
    guard local.utf8.count <= 64, address.utf8.count <= 254 else { throw .tooLong }
    self.description = address
    self.domain = String(domain)
  }

  /// Returns whether a part of a domain consists of 1 to 63 letters, digits, and inner hyphens.
  private static func isLabel(_ label: Substring.UTF8View) -> Bool {
    guard label.count <= 63, let first = label.first, let last = label.last else { return false }
    let hyphen = UInt8(ascii: "-")
    return first != hyphen && last != hyphen
      && label.allSatisfy { $0 == hyphen || $0.isASCIILetterOrDigit }
  }
}

extension UInt8 {
  package var isASCIILetterOrDigit: Bool {
    self | 0x20 &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }

  /// Whether the byte can be part of an atom (RFC 5322, section 3.2.3).
  package var isMailAtom: Bool {
    if isASCIILetterOrDigit { return true }
    switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"):
      return true
    default: return false
    }
  }
}
