extension DecimalNumber {
  /// Returns digits · 10^exponent, rounded to nearest, ties to even.
  static func round(_ digits: UInt64, _ exponent: Int) -> Double {
    if digits == 0 { return 0 }
    if digits <= 1 << 53, exponent >= -22, exponent <= 22 {
      // Both operands are exact, so the single operation rounds once.
      let number = Double(digits)
      return exponent < 0
        ? number / exactPowersOf10[-exponent] : number * exactPowersOf10[exponent]
    }
    if exponent < 0, exponent >= -19 {
      let divisor = integerPowersOf10[-exponent]
      let zeros = digits.leadingZeroBitCount
      let divisorZeros = divisor.leadingZeroBitCount
      let dividend = digits << UInt64(zeros)
      let (quotient, remainder) = divide(
        high: dividend >> 1, low: dividend << 63, by: divisor << UInt64(divisorZeros))
      return assemble(
        quotient, exponent: divisorZeros - zeros - 63, hasRest: remainder != 0)
    }
    if exponent >= 0, exponent <= 19 {
      let product = digits.multipliedFullWidth(by: integerPowersOf10[exponent])
      if product.high == 0 { return assemble(product.low, exponent: 0, hasRest: false) }
      let zeros = product.high.leadingZeroBitCount
      let top =
        product.high << UInt64(zeros) | (zeros == 0 ? 0 : product.low >> UInt64(64 - zeros))
      return assemble(
        top, exponent: 64 - zeros, hasRest: product.low << UInt64(zeros) != 0)
    }
    var integer = BigNatural(UInt32(truncatingIfNeeded: digits >> 32))
    integer.multiply(by: 0x1_0000, adding: 0)
    integer.multiply(by: 0x1_0000, adding: UInt32(truncatingIfNeeded: digits))
    return round(integer, digitCount: 20, exponent)
  }

  /// Returns the digits in the given range of bytes, which may include a decimal point, times
  /// 10^exponent.
  static func roundExactly(
    _ bytes: borrowing Span<UInt8>, _ range: Range<Int>, _ exponent: Int
  ) -> Double {
    var integer = BigNatural(0)
    var exponent = exponent
    var count = 0
    var hasRest = false
    for index in range {
      let digit = bytes[index] &- zero
      guard digit < 10 else { continue }
      if count == 0, digit == 0 { continue }
      // No tie has more than 767 digits; beyond those, it only matters whether a nonzero digit
      // follows.
      if count < 780 {
        integer.multiply(by: 10, adding: UInt32(digit))
        count += 1
      } else {
        hasRest = hasRest || digit != 0
        exponent += 1
      }
    }
    if hasRest {
      integer.multiply(by: 10, adding: 1)
      count += 1
      exponent -= 1
    }
    return count == 0 ? 0 : round(integer, digitCount: count, exponent)
  }

  /// Returns integer · 10^exponent, computed by long division and rounded to nearest.
  private static func round(_ integer: BigNatural, digitCount: Int, _ exponent: Int) -> Double {
    if exponent + digitCount > 330 { return .infinity }
    if exponent + digitCount < -330 { return 0 }
    var dividend = integer
    var divisor = BigNatural(1)
    for _ in 0..<abs(exponent) {
      if exponent > 0 {
        dividend.multiply(by: 10, adding: 0)
      } else {
        divisor.multiply(by: 10, adding: 0)
      }
    }
    // Normalize so that divisor ≤ dividend < 2 · divisor.
    var power = dividend.bitWidth - divisor.bitWidth
    if power > 0 { divisor.shiftLeft(power) } else { dividend.shiftLeft(-power) }
    if dividend < divisor {
      dividend.shiftLeft(1)
      power -= 1
    }
    var quotient: UInt64 = 0
    for _ in 0..<64 {
      quotient <<= 1
      if !(dividend < divisor) {
        dividend.subtract(divisor)
        quotient |= 1
      }
      dividend.shiftLeft(1)
    }
    return assemble(quotient, exponent: power - 63, hasRest: !dividend.isZero)
  }

  /// Returns significand · 2^exponent, rounded to nearest, ties to even.
  ///
  /// - Parameter hasRest: Whether there is a nonzero remainder below the last bit.
  private static func assemble(_ significand: UInt64, exponent: Int, hasRest: Bool) -> Double {
    let zeros = significand.leadingZeroBitCount
    let normal = significand << UInt64(zeros)
    // The value is normal · 2^(exponent - zeros), with its leading bit worth 2^leading.
    let leading = exponent - zeros + 63
    if leading > 1023 { return .infinity }
    if leading < -1075 { return 0 }
    let dropped = UInt64(leading < -1022 ? 11 - 1022 - leading : 11)
    let kept = dropped == 64 ? 0 : normal >> dropped
    let half: UInt64 = 1 << (dropped - 1)
    let rest = dropped == 64 ? normal : normal & (half << 1 - 1)
    let roundsUp = rest > half || rest == half && (hasRest || kept & 1 == 1)
    // A carry out of the significand increments the exponent.
    let biased = leading < -1022 ? 0 : UInt64(leading + 1022) << 52
    return Double(bitPattern: biased + kept + (roundsUp ? 1 : 0))
  }

  /// Divides a 128-bit number by a 64-bit number whose top bit is set; `high` is less than
  /// `divisor`.
  ///
  /// Source: D. E. Knuth, The Art of Computer Programming 2, §4.3.1, algorithm D with two digits.
  static func divide(
    high: UInt64, low: UInt64, by divisor: UInt64
  ) -> (quotient: UInt64, remainder: UInt64) {
    let (upper, rest) = divideStep(high, low >> 32, by: divisor)
    let (lower, remainder) = divideStep(rest, low & 0xFFFF_FFFF, by: divisor)
    return (upper << 32 | lower, remainder)
  }

  private static func divideStep(
    _ high: UInt64, _ digit: UInt64, by divisor: UInt64
  ) -> (quotient: UInt64, remainder: UInt64) {
    let top = divisor >> 32
    let bottom = divisor & 0xFFFF_FFFF
    var (guess, rest) = high.quotientAndRemainder(dividingBy: top)
    while guess >> 32 != 0 || guess * bottom > rest << 32 | digit {
      guess -= 1
      rest += top
      if rest >> 32 != 0 { break }
    }
    return (guess, (high << 32 | digit) &- guess &* divisor)
  }
}

/// An arbitrary-precision natural number, least significant limb first.
private struct BigNatural {
  private var limbs: [UInt32]

  init(_ value: UInt32) { limbs = value == 0 ? [] : [value] }

  var isZero: Bool { limbs.isEmpty }

  var bitWidth: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0) }

  mutating func multiply(by factor: UInt32, adding addend: UInt32) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func shiftLeft(_ count: Int) {
    guard !isZero, count > 0 else { return }
    multiply(by: 1 << UInt32(count % 32), adding: 0)
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
  }

  /// - Precondition: `other` is not greater than this number.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let subtrahend = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      borrow += Int64(limbs[index]) - subtrahend
      limbs[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func < (a: BigNatural, b: BigNatural) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }
}

/// 10^0 to 10^22, the powers that a `Double` represents exactly.
private let exactPowersOf10: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]

/// 10^0 to 10^19, the powers that fit into 64 bits.
private let integerPowersOf10: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]
