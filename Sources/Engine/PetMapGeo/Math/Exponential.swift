// Exponential and natural logarithm. Each is accurate to 0.52 ulp, as measured with a million
// arguments; `exponentialMinusOne` is accurate to 1.6 ulp.

/// Returns e to the power of `x`.
package func exponential(_ x: Double) -> Double {
  guard x < 709.782712893384 else { return x > 0 ? .infinity : x }  // NaN passes through
  guard x > -745.14 else { return 0 }
  let (power, table, rest) = exponentialKernel(x)
  let value = DoubleDouble.quickSum(table.high, table.low + table.high * rest)
  return scale(value.rounded, by: power)
}

/// Returns e to the power of `x`, minus 1; also accurate near zero.
package func exponentialMinusOne(_ x: Double) -> Double {
  guard x > -38 else { return x != x ? x : -1 }
  guard x < 40 else { return exponential(x) }
  let (power, table, rest) = exponentialKernel(x)
  if power == 0, table.high == 1 { return rest }
  let high = scale(table.high, by: power)
  let start = DoubleDouble.sum(high, -1)
  return start.high + (start.low + scale(table.low + table.high * rest, by: power))
}

/// Returns the natural logarithm of `x`: -∞ for zero, NaN for negative numbers.
package func logarithm(_ x: Double) -> Double {
  logarithmKernel(x, 0)
}

/// Returns the natural logarithm of a finite number of at least 1, accurate to 2 ulp at a third of
/// the cost.
///
/// Uses the power series of ln m = 2 artanh s with s = (m - 1) / (m + 1), for m from √½ to √2.
package func quickLogarithm(_ x: Double) -> Double {
  typealias C = Coefficients
  // Subtracting the bits of √½ carries into the exponent for mantissas of √2 and greater.
  let offset = x.bitPattern &- 0x3FE6_A09E_667F_3BCD
  let power = Double(Int32(truncatingIfNeeded: offset &>> 52))
  let mantissa = Double(bitPattern: x.bitPattern &- (offset & 0xFFF0_0000_0000_0000))
  let s = (mantissa - 1) / (mantissa + 1)
  let z = s * s
  let z2 = z * z
  let low = (2 / 3.0 + z * (2 / 5.0)) + z2 * (2 / 7.0 + z * (2 / 9.0))
  let end = (2 / 15.0 + z * (2 / 17.0)) + z2 * (2 / 19.0)
  let high = (2 / 11.0 + z * (2 / 13.0)) + z2 * end
  let tail = s * (z * (low + z2 * z2 * high)) + power * C.naturalLogarithmOf2Low
  return power * C.naturalLogarithmOf2High + (2 * s + tail)
}

/// Returns the natural logarithm of 1 + `x`; also accurate near zero.
package func logarithm(onePlus x: Double) -> Double {
  if abs(x) < 0x1p-60 { return x }
  let sum = DoubleDouble.sum(1, x)
  guard sum.high < .infinity else { return sum.high }
  return logarithmKernel(sum.high, sum.low)
}

/// Returns e^x as 2^power · table · (1 + rest).
@inline(__always)
private func exponentialKernel(
  _ x: Double
) -> (power: Int32, table: DoubleDouble, rest: Double) {
  typealias C = Coefficients
  let steps = (x * 92.33248261893024).nearestWhole  // 64 / ln 2
  let high = x - steps * C.exponentialStepHigh
  let low = -steps * C.exponentialStepLow
  let r = high + low
  let rLow = (high - r) + low
  let upper = C.exponential2 + r * (C.exponential3 + r * C.exponential4)
  let square = r * r
  let rest = r + (rLow + square * (C.exponential0 + r * (C.exponential1 + r * upper)))
  let count = Int32(steps)
  let index = 2 * Int(count & 63)
  return (count >> 6, .init(exponentialTable[index], exponentialTable[index + 1]), rest)
}

/// Returns value · 2^power, rounded once, for values between 0.5 and 4.
@inline(__always)
private func scale(_ value: Double, by power: Int32) -> Double {
  func power2(_ n: Int32) -> Double { Double(bitPattern: UInt64(n + 1023) << 52) }
  if power > 1022 { return value * power2(power - 1) * 2 }
  if power < -1020 { return value * power2(power + 100) * 0x1p-100 }
  return value * power2(power)
}

/// Returns ln(x + low), where |low| is at most half an ulp of x.
private func logarithmKernel(_ x: Double, _ low: Double) -> Double {
  typealias C = Coefficients
  guard x > 0 else { return x == 0 ? -.infinity : .nan }
  guard x < .infinity else { return x }
  var x = x
  var power = 0.0
  if x < Double.leastNormalMagnitude {
    x *= 0x1p54
    power = -54
  }
  power += Double(Int32(truncatingIfNeeded: x.bitPattern >> 52) - 1023)
  var mantissa = Double(bitPattern: x.bitPattern & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
  var shift = mantissa / x
  if mantissa > 1.4142135623730951 {
    mantissa *= 0.5
    shift *= 0.5
    power += 1
  }
  // mantissa · c - 1 without error: c has few bits, and the product is near 1.
  let index = 3 * (Int((mantissa * 128).nearestWhole) - 90)
  let c = logarithmTable[index]
  let (high, rest) = mantissa.split(clearing: 12)
  let exact = DoubleDouble.sum(high * c - 1, rest * c)
  let r = exact + DoubleDouble(low * shift * c, 0)
  let z = r.high
  let upper = C.logarithm4 + z * (C.logarithm5 + z * C.logarithm6)
  let middle = C.logarithm2 + z * (C.logarithm3 + z * upper)
  let series = C.logarithm0 + z * (C.logarithm1 + z * middle)
  let square = z * z
  let tail = r.low * (1 - z) - 0.5 * square + z * (square * series)
  let start = DoubleDouble.sum(
    power * C.naturalLogarithmOf2High + logarithmTable[index + 1], z)
  let fine = power * C.naturalLogarithmOf2Low + logarithmTable[index + 2]
  return start.high + (start.low + (fine + tail))
}
