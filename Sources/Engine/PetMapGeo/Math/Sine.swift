// Sine, cosine, and tangent. Sine and cosine are accurate to 0.9 ulp and tangent to 1.1 ulp, as
// measured with a million arguments each. Results that are short fractions are exact: the sine of
// 30° is 0.5, and the sine of 180° is 0.

/// Returns the sine of an angle in degrees.
package func sine(degrees: Double) -> Double { sineAndCosine(degrees: degrees).sine }

/// Returns the cosine of an angle in degrees.
package func cosine(degrees: Double) -> Double { sineAndCosine(degrees: degrees).cosine }

/// Returns the sine and cosine of an angle in degrees, with exact argument reduction; NaN for
/// infinities and NaN.
package func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let (quadrant, angle) = reduce(degrees: degrees)
  return turn(sineKernel(angle).rounded, cosineKernel(angle).rounded, quadrant)
}

/// Returns the sine and cosine of an angle of less than 2^40 degrees, accurate to 2 ulp at half the
/// cost; also exact at quarter turns.
@inline(__always)
package func quickSineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  typealias C = Coefficients
  let quarters = (degrees * (1 / 90.0)).nearestWhole
  let x = (degrees - quarters * 90) * 0.017453292519943295
  let z = x * x
  let z2 = z * z
  let s =
    (C.sine0 + z * C.sine1) + z2 * ((C.sine2 + z * C.sine3) + z2 * (C.sine4 + z * C.sine5))
  let c =
    (C.cosine0 + z * C.cosine1)
    + z2 * ((C.cosine2 + z * C.cosine3) + z2 * (C.cosine4 + z * C.cosine5))
  return turn(x + x * (z * s), 1 - (0.5 * z - z2 * c), lowBits(quarters))
}

/// Returns the sine of an angle in radians.
package func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }

/// Returns the sine and cosine of an angle of up to a million radians; NaN beyond ±2^20 quarter
/// turns.
package func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  let (quadrant, angle) = reduce(radians: radians)
  return turn(sineKernel(angle).rounded, cosineKernel(angle).rounded, quadrant)
}

/// Returns the tangent of an angle of up to a million radians; NaN beyond ±2^20 quarter turns.
package func tangent(_ radians: Double) -> Double {
  let (quadrant, angle) = reduce(radians: radians)
  if angle.high == 0 {
    return quadrant & 1 == 0 ? angle.high : (quadrant & 2 == 0 ? .infinity : -.infinity)
  }
  let s = sineKernel(angle)
  let c = cosineKernel(angle)
  return quadrant & 1 == 0 ? (s / c).rounded : -(c / s).rounded
}

/// Reduces an angle to a number of quarter turns and a remainder of at most 45°, in radians.
@inline(__always)
private func reduce(degrees: Double) -> (quadrant: Int32, angle: DoubleDouble) {
  var angle = degrees
  if !(abs(angle) < 0x1p40) { angle = remainderOfFullTurns(angle) }
  let quarters = (angle * (1 / 90.0)).nearestWhole
  // Exact: both terms are multiples of the angle's last bit, and the difference is smaller than the
  // angle.
  let rest = angle - quarters * 90
  guard rest.isFinite else { return (0, DoubleDouble(.nan, 0)) }
  return (lowBits(quarters), DoubleDouble.radians(rest))
}

/// Returns the remainder of a huge angle in degrees after removing full turns; NaN for infinities.
private func remainderOfFullTurns(_ degrees: Double) -> Double {
  guard degrees.isFinite else { return .nan }
  var rest = degrees.significandBitPattern | 1 << 52
  for _ in 0..<(degrees.exponent - 52 < 0 ? 0 : degrees.exponent - 52) { rest = rest * 2 % 360 }
  let whole = Double(rest) * (degrees.exponent < 52 ? 1 / Double(1 << (52 - degrees.exponent)) : 1)
  return degrees < 0 ? -whole : whole
}

@inline(__always)
private func reduce(radians: Double) -> (quadrant: Int32, angle: DoubleDouble) {
  guard abs(radians) < 1_647_099 else { return (0, DoubleDouble(.nan, 0)) }
  let quarters = (radians * (2 / 3.141592653589793)).nearestWhole
  if quarters == 0 { return (0, DoubleDouble(radians, 0)) }
  let coarse = radians - quarters * Coefficients.quarterTurnPart1
  let fine = DoubleDouble.sum(coarse, -quarters * Coefficients.quarterTurnPart2)
  let low = fine.low - quarters * Coefficients.quarterTurnPart3
  return (lowBits(quarters), .quickSum(fine.high, low))
}

/// Returns the low bits of an integer below 2^51, in two's complement.
@inline(__always)
private func lowBits(_ whole: Double) -> Int32 {
  Int32(truncatingIfNeeded: (whole + 6_755_399_441_055_744).bitPattern)
}

@inline(__always)
private func turn(
  _ sine: Double, _ cosine: Double, _ quadrant: Int32
) -> (sine: Double, cosine: Double) {
  let odd = quadrant & 1 != 0
  let s = odd ? cosine : sine
  let c = odd ? sine : cosine
  // Subtracting from zero avoids -0, which negation would produce at multiples of quarter turns.
  return (quadrant & 2 != 0 ? 0 - s : s, (quadrant &+ 1) & 2 != 0 ? 0 - c : c)
}

/// Returns the sine of an angle of at most π/4.
@inline(__always)
private func sineKernel(_ angle: DoubleDouble) -> DoubleDouble {
  typealias C = Coefficients
  let x = angle.high
  let z = x * x
  let upper = C.sine3 + z * (C.sine4 + z * C.sine5)
  let series = C.sine0 + z * (C.sine1 + z * (C.sine2 + z * upper))
  return .quickSum(x, angle.low * (1 - 0.5 * z) + x * (z * series))
}

/// Returns the cosine of an angle of at most π/4.
@inline(__always)
private func cosineKernel(_ angle: DoubleDouble) -> DoubleDouble {
  typealias C = Coefficients
  let x = angle.high
  let z = x * x
  let upper = C.cosine3 + z * (C.cosine4 + z * C.cosine5)
  let series = C.cosine0 + z * (C.cosine1 + z * (C.cosine2 + z * upper))
  let start = DoubleDouble.quickSum(1, -0.5 * z)
  return .quickSum(start.high, start.low + (z * z * series - x * angle.low))
}

extension DoubleDouble {
  /// Converts an angle in degrees to radians.
  @inline(__always) static func radians(_ degrees: Double) -> DoubleDouble {
    let factor = Coefficients.radiansPerDegree
    let high = product(degrees, factor.high)
    return quickSum(high.high, high.low + degrees * factor.low)
  }
}
