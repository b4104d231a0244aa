// Functions of two numbers at a time: lane by lane the same operations in the same order as for
// one, so that the answer does not depend on what the other number is.

/// Sine and cosine of angles in degrees from 0 up to 90, the same as
/// ``quickSineAndCosine(degrees:)``.
@inline(__always) package func quickSineAndCosine(
  degrees: SIMD2<Double>
) -> (sine: SIMD2<Double>, cosine: SIMD2<Double>) {
  typealias C = Coefficients
  let quarters = (degrees * (1 / 90.0)).nearestWhole
  let x = (degrees - quarters * 90) * 0.017453292519943295
  let z = x * x
  let z2 = z * z
  let s =
    line(z, C.sine0, C.sine1) + z2 * (line(z, C.sine2, C.sine3) + z2 * line(z, C.sine4, C.sine5))
  let c =
    line(z, C.cosine0, C.cosine1)
    + z2 * (line(z, C.cosine2, C.cosine3) + z2 * line(z, C.cosine4, C.cosine5))
  let (sine, cosine) = (x + x * (z * s), 1 - (0.5 * z - z2 * c))
  let isTurned = quarters .== 1
  return (
    sine.replacing(with: cosine, where: isTurned), cosine.replacing(with: 0 - sine, where: isTurned)
  )
}

/// The natural logarithms of finite numbers from 1 on, within 2 units in the last place and at a
/// third of the cost.
///
/// ln m = 2 artanh s with s = (m - 1) / (m + 1), by its power series, for m from √½ to √2.
@inline(__always) package func quickLogarithm(_ x: SIMD2<Double>) -> SIMD2<Double> {
  typealias C = Coefficients
  // Subtracting the bits of √½ carries into the exponent from √2 on.
  let offset = x.bits &- 0x3FE6_A09E_667F_3BCD
  // A number's last bits under an exponent of 52 are that number more than 2⁵².
  let power = SIMD2(bits: offset &>> 52 | 0x4330_0000_0000_0000) - 0x1p52
  let mantissa = SIMD2(bits: x.bits &- (offset & 0xFFF0_0000_0000_0000))
  let s = (mantissa - 1) / (mantissa + 1)
  let z = s * s
  let z2 = z * z
  let low = line(z, 2 / 3.0, 2 / 5.0) + z2 * line(z, 2 / 7.0, 2 / 9.0)
  let end = line(z, 2 / 15.0, 2 / 17.0) + z2 * (2 / 19.0)
  let high = line(z, 2 / 11.0, 2 / 13.0) + z2 * end
  let tail = s * (z * (low + z2 * z2 * high)) + power * C.naturalLogarithmOf2Low
  return power * C.naturalLogarithmOf2High + (2 * s + tail)
}

@inline(__always) private func line(
  _ z: SIMD2<Double>, _ start: Double, _ slope: Double
) -> SIMD2<Double> {
  start + z * slope
}

extension SIMD2<Double> {
  @inline(__always) init(bits: SIMD2<UInt64>) { self = unsafe unsafeBitCast(bits, to: Self.self) }

  @inline(__always) var bits: SIMD2<UInt64> { unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self) }

  @inline(__always) var magnitudes: Self { Self(bits: bits & 0x7FFF_FFFF_FFFF_FFFF) }

  /// Numbers of this one's magnitudes, with the signs of others.
  @inline(__always) func withSigns(of signs: Self) -> Self {
    Self(bits: magnitudes.bits | signs.bits & 0x8000_0000_0000_0000)
  }

  /// The nearest whole numbers, ties to even, for magnitudes below 2⁵¹.
  @inline(__always) var nearestWhole: Self {
    let shift = 6_755_399_441_055_744.0  // 1.5 · 2⁵²
    return (self + shift) - shift
  }
}
