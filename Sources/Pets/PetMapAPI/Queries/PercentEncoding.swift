/// Percent-encoding (RFC 3986, section 2.1).
package enum PercentEncoding {
  /// Returns the decoded text, or `nil` if an escape is malformed, if it encodes NUL where that is
  /// not allowed, or if the result is not UTF-8.
  package static func decoded(
    _ bytes: some Collection<UInt8>, plusIsSpace: Bool, allowsNUL: Bool = false
  ) -> String? {
    var result: [UInt8] = []
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = iterator.next()?.hexadecimalValue,
          let low = iterator.next()?.hexadecimalValue
        else { return nil }
        result.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    guard allowsNUL || !result.contains(0) else { return nil }
    return String(validating: result, as: UTF8.self)
  }

  /// Returns a query string with a leading question mark, or an empty string if there are no
  /// parameters.
  package static func query(_ parameters: [QueryParameter]) -> String {
    if parameters.isEmpty { return "" }
    let pairs = parameters.map { encoded($0.name) + "=" + encoded($0.value) }
    return "?" + pairs.joined(separator: "&")
  }

  /// Percent-encodes all but the unreserved characters of a path segment or query value.
  package static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
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
