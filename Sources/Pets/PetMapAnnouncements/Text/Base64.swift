/// Base64 and base64url (RFC 4648, sections 4 and 5).
package enum Base64 {
  /// Returns bytes encoded as Base64 with padding.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func encoded(_ bytes: [UInt8]) -> String {
    var text = digits(of: bytes, alphabet: letters + "+/")
    while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns bytes encoded as base64url without padding, as in JSON Web Tokens and the keys of push
  /// subscriptions.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func encodedForURL(_ bytes: [UInt8]) -> String {
    String(decoding: digits(of: bytes, alphabet: letters + "-_"), as: UTF8.self)
  }

  /// Returns the bytes of a padded Base64 text, or `nil` if it is malformed.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func decoded(_ text: some Collection<UInt8>) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    return decoded(text, UInt8(ascii: "+"), UInt8(ascii: "/"))
  }

  /// Returns the bytes of a base64url text with or without padding, or `nil` if it is malformed.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func decodedFromURL(_ text: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    guard text.count % 4 == 0 || text.last != UInt8(ascii: "=") else { return nil }
    return decoded(text, UInt8(ascii: "-"), UInt8(ascii: "_"))
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  /// Returns the digits of bytes, without padding.
  private static func digits(of bytes: [UInt8], alphabet: String) -> [UInt8] {
    let alphabet = Array(alphabet.utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | UInt32(group.dropFirst(index).first ?? 0) }
      for index in 0...group.count {
        text.append(alphabet[Int(bits >> UInt32(18 - 6 * index) & 0x3F)])
      }
    }
    return text
  }

  private static func decoded(
    _ text: some Collection<UInt8>, _ digit62: UInt8, _ digit63: UInt8
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var digits = 0
    var padding = 0
    for character in text {
      if character == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      let value: UInt8
      switch character {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
      case digit62: value = 62
      case digit63: value = 63
      default: return nil
      }
      guard padding == 0 else { return nil }
      bits = bits << 6 | UInt32(value)
      digits += 1
      // Each digit after the first of a group completes a byte.
      let spare = UInt32(6 - 2 * ((digits + 3) % 4))
      if digits % 4 != 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> spare)) }
    }
    guard padding <= 2, digits % 4 != 1 else { return nil }
    return bytes
  }
}
