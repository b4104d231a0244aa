/// The URL at which a push service accepts the messages for a subscription (RFC 8030, section 5).
///
/// Anyone can submit such a URL, so a service sends only to those that its ``PushServices`` admit.
public struct PushEndpoint: Sendable, Hashable, CustomStringConvertible {
  /// The URL as submitted.
  public let description: String
  /// Whether the scheme is `https`; otherwise it is `http`.
  public let isSecure: Bool
  /// The host in lowercase: a name, an IPv4 address, or an IPv6 address in brackets.
  public let host: String
  /// The port, which is 443 or 80 by default.
  public let port: Int

  /// The maximum length of the URL in characters.
  public static let maximumLength = 2048

  /// Creates an endpoint, or returns `nil` if the text is not an `http` or `https` URL of at most
  /// 2,048 visible ASCII characters with a host, or if it has user information or a fragment.
  ///
  /// The host must be written plainly, so that nothing else can understand a different one: names
  /// consist of letters, digits, hyphens, underscores and dots, and do not end with a dot.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength, text.utf8.allSatisfy({ $0.isVisibleASCII }),
      !text.utf8.contains(UInt8(ascii: "#")), !text.utf8.contains(UInt8(ascii: "\\")),
      let origin = Origin(text)
    else { return nil }
    let rest = text.utf8.dropFirst(origin.count)
    guard rest.isEmpty || rest.first == UInt8(ascii: "/") || rest.first == UInt8(ascii: "?")
    else { return nil }
    description = text
    (isSecure, host, port) = (origin.isSecure, origin.host, origin.port)
  }

  /// The origin (RFC 6454, section 6.2), which has no port if that is the scheme's own:
  /// `https://push.example.org`.
  public var origin: String {
    let isDefault = port == Origin.defaultPort(isSecure)
    return (isSecure ? "https://" : "http://") + host + (isDefault ? "" : ":\(port)")
  }

  /// A scheme, a host, and optionally a port at the beginning of a URL.
  struct Origin {
    let isSecure: Bool
    let host: String
    let port: Int
    /// The number of bytes that it occupies in the URL.
    let count: Int

    static func defaultPort(_ isSecure: Bool) -> Int { isSecure ? 443 : 80 }

    init?(_ text: String) {
      let lowered = text.utf8.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
      let schemes = [Array("https://".utf8), Array("http://".utf8)]
      guard let scheme = schemes.first(where: { lowered.starts(with: $0) }) else { return nil }
      let isSecure = scheme.count == 8
      let authority = lowered[scheme.count...].prefix {
        $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?")
      }
      guard let host = HostText(authority) else { return nil }
      self.isSecure = isSecure
      self.host = host.name
      port = host.port ?? Self.defaultPort(isSecure)
      count = authority.endIndex
    }
  }
}

/// A host with an optional port, as in a URL.
struct HostText {
  let name: String
  let port: Int?

  /// - Parameter bytes: Lowercase ASCII.
  init?(_ bytes: ArraySlice<UInt8>) {
    let isAddress = bytes.first == UInt8(ascii: "[")
    let end: Int
    if isAddress {
      guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      end = bracket + 1
    } else {
      end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    }
    let name = bytes[..<end]
    if isAddress {
      let address = String(decoding: name.dropFirst().dropLast(), as: UTF8.self)
      guard !address.utf8.contains(UInt8(ascii: "%")), address.utf8.contains(UInt8(ascii: ":")),
        IPAddress(address) != nil
      else { return nil }
    } else {
      guard Self.isName(name) else { return nil }
    }
    var port: Int?
    let rest = bytes[end...]
    if !rest.isEmpty {
      let digits = rest.dropFirst()
      guard rest.first == UInt8(ascii: ":"), (1...5).contains(digits.count),
        digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
        let number = Int(String(decoding: digits, as: UTF8.self)), (1...65_535).contains(number)
      else { return nil }
      port = number
    }
    self.name = String(decoding: name, as: UTF8.self)
    self.port = port
  }

  /// Returns whether the text consists of labels of 1 to 63 letters, digits, hyphens and
  /// underscores, separated by dots, and has at most 253 characters.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard (1...253).contains(bytes.count) else { return false }
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      (1...63).contains(label.count)
        && label.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
          default: false
          }
        }
    }
  }
}
