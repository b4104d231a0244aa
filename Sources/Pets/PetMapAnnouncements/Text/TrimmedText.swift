extension String {
  /// The text without leading and trailing whitespace, as trimmed by the API: characters with the
  /// Unicode property White_Space, including the no-break space, and U+FEFF.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isTrimmed }),
      let last = scalars.lastIndex(where: { !$0.isTrimmed })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Whether the text contains a control character: U+0000 to U+001F except tab, line feed and
  /// carriage return, or U+007F to U+009F.
  var hasControlCharacters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar {
      case "\t", "\n", "\r": false
      case ..<" ", "\u{7F}"..."\u{9F}": true
      default: false
      }
    }
  }
}

extension String? {
  /// The text, or `nil` if it is empty or all whitespace, because sources write `""` for unknown
  /// values.
  package var presence: String? { flatMap { $0.trimmed.isEmpty ? nil : $0 } }
}

extension Unicode.Scalar {
  /// Whether the scalar is whitespace (UAX #44, PropList.txt) or U+FEFF.
  var isTrimmed: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000, 0xFEFF:
      true
    default: false
    }
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
