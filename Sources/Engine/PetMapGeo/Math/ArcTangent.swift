// Arcsine and arctangent. Each is accurate to 0.63 ulp, as measured with a million
// arguments. The variants in degrees are exact at those multiples of 30° and 45° for which the
// argument is exact.

/// Returns the angle in radians, from -π to π, of the point (x, y) counterclockwise from the x
/// axis. Signed zeros are treated as in IEEE 754: (y: 0, x: -1) is π, (y: -0, x: -1) is -π.
package func arcTangent2(y: Double, x: Double) -> Double {
  angle(.init(y, 0), .init(x, 0), Coefficients.quarterTurn, Coefficients.halfTurn, degrees: false)
}

/// Returns the angle in degrees, from -180 to 180, of the point (x, y) counterclockwise from the x
/// axis.
package func arcTangent2Degrees(y: Double, x: Double) -> Double {
  angle(.init(y, 0), .init(x, 0), .init(90, 0), .init(180, 0), degrees: true)
}

/// Returns the angle in radians, from -π/2 to π/2, whose sine is `x`; NaN outside -1...1.
package func arcSine(_ x: Double) -> Double {
  angle(.init(x, 0), complement(x), Coefficients.quarterTurn, Coefficients.halfTurn, degrees: false)
}

/// Returns the angle in degrees, from -90 to 90, whose sine is `x`; NaN outside -1...1.
package func arcSineDegrees(_ x: Double) -> Double {
  angle(.init(x, 0), complement(x), .init(90, 0), .init(180, 0), degrees: true)
}

/// Returns atan √(y/x) in radians for 0 ≤ y ≤ 1.02 x and x > 0, accurate to 2 ulp at half the cost.
@inline(__always)
func quickArcTangent(ofRootOf y: Double, over x: Double) -> Double {
  typealias C = Coefficients
  let t = (y / x).squareRoot()
  if t < 0.125 {
    let z = t * t
    let z2 = z * z
    let low = (C.arcTangent0 + z * C.arcTangent1) + z2 * (C.arcTangent2 + z * C.arcTangent3)
    let high = (C.arcTangent4 + z * C.arcTangent5) + z2 * (C.arcTangent6 + z * C.arcTangent7)
    return t + t * (z * (low + (z2 * z2) * (high + (z2 * z2) * C.arcTangent8)))
  }
  let k = min(64, (t * 64).nearestWhole)
  let c = k * (1.0 / 64)
  let d = (t - c) / (1 + c * t)
  let z = d * d
  let rest = d + d * (z * (-1.0 / 3 + z * (1.0 / 5 + z * (-1.0 / 7))))
  let index = 2 * Int(Int32(k))
  return arcTangentTable[index] + (arcTangentTable[index + 1] + rest)
}

/// Returns √(1 - x²); NaN outside -1...1.
private func complement(_ x: Double) -> DoubleDouble {
  guard abs(x) <= 1 else { return DoubleDouble(.nan, 0) }
  // The square would be far below the last bit of 1, and parts of it could underflow.
  if abs(x) < 0x1p-60 { return DoubleDouble(1, 0) }
  let square = DoubleDouble.product(x, x)
  let rest = DoubleDouble.sum(1, -square.high)
  return DoubleDouble.quickSum(rest.high, rest.low - square.low).squareRoot
}

/// Returns the angle of the point (x, y), in the unit of the given quarter and half turns.
private func angle(
  _ y: DoubleDouble, _ x: DoubleDouble, _ quarter: DoubleDouble, _ half: DoubleDouble,
  degrees: Bool
) -> Double {
  var y = y
  var x = x
  let isNegative = y.high.sign == .minus
  let isLeft = x.high.sign == .minus
  if isNegative { y = -y }
  if isLeft { x = -x }
  guard y.high == y.high, x.high == x.high else { return .nan }
  if y.high == .infinity || x.high == .infinity {
    y = .init(y.high == .infinity ? 1 : 0, 0)
    x = .init(x.high == .infinity ? 1 : 0, 0)
  }
  let isSteep = y.high > x.high
  let (small, large) = isSteep ? (x, y) : (y, x)
  // For tiny angles, the result is the quotient itself, rounded once.
  if !isSteep, !isLeft, !degrees, small.high < large.high * 0x1p-30 {
    let quotient = (small.high + small.low) / (large.high + large.low)
    return isNegative ? -quotient : quotient
  }
  var result = arcTangentKernel(small, large)
  if degrees { result = result * Coefficients.degreesPerRadian }
  if isSteep { result = quarter + -result }
  if isLeft { result = half + -result }
  return isNegative ? -result.rounded : result.rounded
}

/// Returns atan(y/x) for 0 ≤ y ≤ x.
private func arcTangentKernel(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
  typealias C = Coefficients
  var y = y
  var x = x
  if x.high == 0 { return DoubleDouble(0, 0) }
  // Scale so that products of the parts neither overflow nor underflow.
  if !(x.high < 0x1p500 && x.high > 0x1p-500) {
    let scale = x.high > 1 ? 0x1p-600 : 0x1p600
    y = DoubleDouble(y.high * scale, y.low * scale)
    x = DoubleDouble(x.high * scale, x.low * scale)
  }
  let ratio = y.high / x.high
  if ratio < 0.125 {
    if ratio < 0x1p-300 { return DoubleDouble(ratio, 0) }
    let t = y / x
    let z = ratio * ratio
    let upper = C.arcTangent5 + z * (C.arcTangent6 + z * (C.arcTangent7 + z * C.arcTangent8))
    let middle = C.arcTangent2 + z * (C.arcTangent3 + z * (C.arcTangent4 + z * upper))
    let series = C.arcTangent0 + z * (C.arcTangent1 + z * middle)
    return .quickSum(t.high, (t.low - t.low * z) + t.high * (z * series))
  }
  // atan(y/x) = atan c + atan((y - cx) / (x + cy)), where c = k/64 is nearest to y/x.
  let k = (ratio * 64).nearestWhole
  let c = k * (1.0 / 64)
  let (xHigh, xLow) = x.high.split(clearing: 8)
  let numerator = (y.high - c * xHigh) - c * xLow + (y.low - c * x.low)
  let d = numerator / (x.high + c * y.high)
  let z = d * d
  let rest = d + d * (z * (-1.0 / 3 + z * (1.0 / 5 + z * (-1.0 / 7))))
  let index = 2 * Int(Int32(k))
  return .quickSum(arcTangentTable[index], arcTangentTable[index + 1] + rest)
}
