extension JSONWriter {
  /// Appends an integer.
  public mutating func number(_ number: Int) { raw(number.description) }

  /// Appends a number with the fewest digits that parse as the same `Double`, without a fraction if
  /// it is an integer.
  ///
  /// - Precondition: `number` is finite.
  public mutating func number(_ number: Double) {
    precondition(number.isFinite)
    var text = number.description
    text.withUTF8 { text in
      let text = unsafe text.span
      let isWhole =
        text.count > 2 && text[text.count - 2] == UInt8(ascii: ".")
        && text[text.count - 1] == UInt8(ascii: "0")
      raw(utf8: text.extracting(first: isWhole ? text.count - 2 : text.count))
    }
  }

  /// Appends a number rounded to the given number of decimal places, half away from zero, without
  /// trailing zeros or negative zero.
  ///
  /// ```swift
  /// writer.number(21.0125, decimals: 3)   // 21.013
  /// writer.number(-0.0004, decimals: 3)   // 0
  /// ```
  ///
  /// A number that is too large to be represented with that many decimal places in 64 bits is not
  /// rounded.
  ///
  /// - Precondition: `number` is finite, and `decimals` is between 0 and 9.
  public mutating func number(_ number: Double, decimals: Int) {
    let units = (number * Double(Self.powerOf10(decimals))).rounded()
    guard let units = Int64(exactly: units) else { return self.number(number) }
    self.number(units: units, decimals: decimals)
  }

  /// Appends a number given in units of its last decimal place: 5,222,970 units with five decimal
  /// places are `52.2297`.
  ///
  /// - Precondition: `decimals` is between 0 and 9.
  public mutating func number(units: Int64, decimals: Int) {
    let scale = Self.powerOf10(decimals)
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: scale)
    raw(capacity: 22) { output in
      if units < 0 { output.append(UInt8(ascii: "-")) }
      var power: UInt64 = 1
      while whole / power >= 10 { power *= 10 }
      while power > 0 {
        output.append(UInt8(ascii: "0") + UInt8(whole / power % 10))
        power /= 10
      }
      guard rest > 0 else { return }
      output.append(UInt8(ascii: "."))
      var (left, place) = (rest, scale)
      while left > 0 {
        place /= 10
        output.append(UInt8(ascii: "0") + UInt8(left / place))
        left %= place
      }
    }
  }

  private static func powerOf10(_ exponent: Int) -> UInt64 {
    precondition(exponent >= 0 && exponent <= 9)
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
