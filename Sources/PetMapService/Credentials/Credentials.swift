/// What an `Authorization` header says.
package enum Credentials: Sendable, Hashable {
  /// There is none.
  case absent
  /// An announcement's id and its password (RFC 7617).
  case basic(user: String, password: String)
  /// The scheme is Basic, what follows is of no use.
  case unusableBasic
  /// The administrator's token, with or without the word Bearer (RFC 6750).
  case token(String)

  package init(_ header: String?) {
    guard let header, !header.isEmpty else {
      self = .absent
      return
    }
    let scheme = header.prefix { $0 != " " && $0 != "\t" }
    let rest = header.dropFirst(scheme.count).trimmingBlanks
    if scheme.equalsIgnoringCase("basic") {
      self = Self.pair(rest) ?? .unusableBasic
    } else if scheme.equalsIgnoringCase("bearer") {
      self = .token(rest)
    } else {
      self = .token(header)
    }
  }

  /// `base64(user:password)`; nil when it is not that or one of the two is empty.
  private static func pair(_ text: String) -> Credentials? {
    guard let bytes = Base64.decoded(text), let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let user = String(decoding: bytes[..<colon], as: UTF8.self)
    let password = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
    return user.isEmpty || password.isEmpty ? nil : .basic(user: user, password: password)
  }
}

/// Base64 (RFC 4648, section 4).
package enum Base64 {
  /// The bytes that a text stands for; nil when it has other characters, or no full groups of four.
  package static func decoded(_ text: String) -> [UInt8]? {
    var digits = Array(text.utf8)
    guard digits.count % 4 == 0 else { return nil }
    var padding = 0
    while padding < 2, digits.last == UInt8(ascii: "=") {
      digits.removeLast()
      padding += 1
    }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case 0x41...0x5A: digit - 0x41
    case 0x61...0x7A: digit - 0x61 + 26
    case 0x30...0x39: digit - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
