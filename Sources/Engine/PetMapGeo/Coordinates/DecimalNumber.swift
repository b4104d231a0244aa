/// Parses decimal numbers from bytes, correctly rounded: the nearest double, ties to even.
///
/// A number is an optional sign, ASCII digits with at most one decimal point, and, where allowed,
/// an exponent: `-118.1829`, `.5`, `5.`, `1e-05`. Hexadecimal numbers, `nan`, `inf`, digit
/// grouping, and decimal commas are not accepted.
///
/// Most numbers in files have at most 15 digits and take one floating-point division (W. D.
/// Clinger, "How to read floating point numbers accurately", 1990); numbers of up to 19 digits take
/// one 128-by-64-bit division.
public enum DecimalNumber {
  /// Parses the number that begins at an offset.
  ///
  /// - Returns: The number and the offset of its end, or `nil` if the text is not a number or is
  ///   outside the range of a `Double`.
  /// - Complexity: O(*n*) in the length of the number.
  public static func scan(
    _ bytes: borrowing Span<UInt8>, at start: Int = 0, allowsExponent: Bool = true
  ) -> (value: Double, end: Int)? {
    var index = start
    var isNegative = false
    if index < bytes.count, bytes[index] == minus || bytes[index] == plus {
      isNegative = bytes[index] == minus
      index += 1
    }
    let firstDigit = index
    var digits: UInt64 = 0
    // Overflows beyond 19 digits; the exact path then rereads the digits.
    while index < bytes.count, case let digit = bytes[index] &- zero, digit < 10 {
      digits = digits &* 10 &+ UInt64(digit)
      index += 1
    }
    var digitCount = index - firstDigit
    var exponent = 0
    if index < bytes.count, bytes[index] == point {
      index += 1
      let firstDecimal = index
      while index < bytes.count, case let digit = bytes[index] &- zero, digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
        index += 1
      }
      digitCount += index - firstDecimal
      exponent = firstDecimal - index
    }
    guard digitCount > 0 else { return nil }
    let end = index
    if allowsExponent, let (power, next) = scanExponent(bytes, at: index) {
      exponent += power
      index = next
    }
    let value: Double
    if digitCount <= 19 {
      value = round(digits, exponent)
    } else {
      value = roundExactly(bytes, firstDigit..<end, exponent)
    }
    guard value < .infinity else { return nil }
    return (isNegative ? -value : value, index)
  }

  /// Parses a number that spans all the bytes, or returns `nil`.
  public static func parse(
    _ bytes: borrowing Span<UInt8>, allowsExponent: Bool = true
  ) -> Double? {
    guard let (value, end) = scan(bytes, allowsExponent: allowsExponent), end == bytes.count
    else { return nil }
    return value
  }

  /// Parses a number that spans the whole text, or returns `nil`.
  public static func parse(_ text: some StringProtocol, allowsExponent: Bool = true) -> Double? {
    parse(Array(text.utf8).span, allowsExponent: allowsExponent)
  }

  /// Parses an exponent, or returns `nil` if no exponent follows.
  private static func scanExponent(
    _ bytes: borrowing Span<UInt8>, at start: Int
  ) -> (power: Int, end: Int)? {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var index = start + 1
    var isNegative = false
    if index < bytes.count, bytes[index] == minus || bytes[index] == plus {
      isNegative = bytes[index] == minus
      index += 1
    }
    let firstDigit = index
    var power = 0
    while index < bytes.count, case let digit = bytes[index] &- zero, digit < 10 {
      power = min(power * 10 + Int(digit), 100_000_000)
      index += 1
    }
    guard index > firstDigit else { return nil }
    return (isNegative ? -power : power, index)
  }

  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
}
