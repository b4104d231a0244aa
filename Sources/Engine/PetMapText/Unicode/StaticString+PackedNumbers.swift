extension StaticString {
  /// Returns a number of a generated table, in which each number has two digits in base 92.
  func packedNumber(at index: Int) -> Int {
    precondition(index >= 0 && 2 * index + 1 < utf8CodeUnitCount)
    let high = unsafe utf8Start[2 * index]
    let low = unsafe utf8Start[2 * index + 1]
    return Self.value(ofDigit: high) * 92 + Self.value(ofDigit: low)
  }

  /// The digits are the printable ASCII characters except the quotation mark and the backslash.
  private static func value(ofDigit digit: UInt8) -> Int {
    Int(digit) - Int(UInt8(ascii: " ")) - (digit > UInt8(ascii: "\"") ? 1 : 0)
      - (digit > UInt8(ascii: "\\") ? 1 : 0)
  }
}
