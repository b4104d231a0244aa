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
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = bytes[index + 1].hexadecimalValue, let low = bytes[index + 2].hexadecimalValue
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether the byte is a visible ASCII character: neither a control character nor a space.
  package var isVisibleASCII: Bool { (UInt8(ascii: "!")...UInt8(ascii: "~")).contains(self) }

  /// The value of a hexadecimal digit, or `nil` for other bytes.
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
