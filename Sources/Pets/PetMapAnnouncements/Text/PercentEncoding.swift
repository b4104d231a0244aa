/// Percent-encoding (RFC 3986, section 2.1).
package enum PercentEncoding {
  /// Percent-encodes the bytes that do not satisfy a predicate: by default, all but the unreserved
  /// characters.
  package static func encoded(
    _ text: String, keeping isPlain: (UInt8) -> Bool = isUnreserved
  ) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns whether a byte is a character that has no special meaning in any part of a URL.
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns the bytes with escapes decoded. Malformed escapes are kept.
  package static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    decode(bytes, plusIsSpace: false).bytes
  }

  /// Returns the decoded text, or `nil` if an escape is malformed, if it encodes NUL where that is
  /// not allowed, or if the result is not UTF-8.
  package static func decoded(
    _ bytes: some Collection<UInt8>, plusIsSpace: Bool, allowsNUL: Bool = false
  ) -> String? {
    let decoded = decode(bytes, plusIsSpace: plusIsSpace)
    guard decoded.isValid, allowsNUL || !decoded.bytes.contains(0) else { return nil }
    return String(validating: decoded.bytes, as: UTF8.self)
  }

  /// Decodes escapes and returns whether all of them are well-formed. Malformed escapes are kept.
  private static func decode(
    _ bytes: some Collection<UInt8>, plusIsSpace: Bool
  ) -> (bytes: [UInt8], isValid: Bool) {
    var result: [UInt8] = []
    var isValid = true
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        if let high = rest.first?.hexadecimalValue,
          let low = rest.dropFirst().first?.hexadecimalValue
        {
          result.append(high << 4 | low)
          rest.removeFirst(2)
        } else {
          result.append(byte)
          isValid = false
        }
      case UInt8(ascii: "+") where plusIsSpace: result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    return (result, isValid)
  }
}
