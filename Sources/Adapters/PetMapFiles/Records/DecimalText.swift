/// Decimal numbers of text files: an optional sign, digits with an optional fraction, an optional
/// exponent. Nothing else is a number here: no hexadecimal digits, no `nan`, no decimal comma.
enum DecimalText {
  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The nearest `Double`, ties to even; nil when the text is no such number or is beyond all
  /// `Double`s.
  ///
  /// Few digits and a small power of ten are exact in one multiplication or division (Clinger,
  /// "How to Read Floating Point Numbers Accurately", PLDI 1990); the standard library does the
  /// rest.
  static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let count = text.count
    var isNegative = false
    if index < count, unsafe text[index] == 0x2D || text[index] == 0x2B {
      isNegative = unsafe text[index] == 0x2D
      index &+= 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var significant = 0
    var scale = 0
    var afterPoint = false
    while index < count {
      let byte = unsafe text[index]
      let digit = byte &- 0x30
      if digit < 10 {
        digits &+= 1
        if significant > 0 || digit > 0 { significant &+= 1 }
        if significant <= 19 { mantissa = mantissa &* 10 &+ UInt64(digit) }
        if afterPoint { scale &-= 1 }
      } else if byte == 0x2E && !afterPoint {
        afterPoint = true
      } else {
        break
      }
      index &+= 1
    }
    guard digits > 0 else { return nil }
    if index < count {
      guard unsafe text[index] | 0x20 == 0x65, let exponent = unsafe exponent(text, from: index + 1)
      else { return nil }
      scale &+= exponent
    }
    if significant <= 19, mantissa <= 1 << 53, scale >= -22, scale <= 22 {
      let whole = Double(mantissa)
      let magnitude = scale < 0 ? whole / powers[-scale] : whole * powers[scale]
      return isNegative ? -magnitude : magnitude
    }
    guard let number = unsafe Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }

  private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    var isNegative = false
    if index < text.count, unsafe text[index] == 0x2D || text[index] == 0x2B {
      isNegative = unsafe text[index] == 0x2D
      index &+= 1
    }
    guard index < text.count else { return nil }
    var value = 0
    while index < text.count {
      let digit = unsafe text[index] &- 0x30
      guard digit < 10 else { return nil }
      value = min(value &* 10 &+ Int(digit), 100_000)
      index &+= 1
    }
    return isNegative ? -value : value
  }
}
