/// Computes directions in single precision, eight at a time. Computing them one at a time takes
/// three times as long, which makes building an index a sixth slower.
enum UnitVectors {
  private static let radians = 0.017453292519943295

  /// Returns the rounded directions of a leaf's pins.
  @inline(__always)
  static func directions(
    _ degrees: (longitude: SIMD16<Double>, latitude: SIMD16<Double>)
  ) -> (x: SIMD16<Float>, y: SIMD16<Float>, z: SIMD16<Float>) {
    let low = directions(degrees.longitude.lowHalf, degrees.latitude.lowHalf)
    let high = directions(degrees.longitude.highHalf, degrees.latitude.highHalf)
    return (
      SIMD16(lowHalf: low.x, highHalf: high.x), SIMD16(lowHalf: low.y, highHalf: high.y),
      SIMD16(lowHalf: low.z, highHalf: high.z)
    )
  }

  /// The series are truncated where the error is below 1e-9. Not inlined, because browsers would have
  /// to load the code twice.
  @inline(never)
  private static func directions(
    _ longitude: SIMD8<Double>, _ latitude: SIMD8<Double>
  ) -> (x: SIMD8<Float>, y: SIMD8<Float>, z: SIMD8<Float>) {
    let up = latitude * radians
    let half = longitude * (radians / 2)
    let cosine = self.cosine(up)
    let (sineHalf, cosineHalf) = (sine(half), self.cosine(half))
    let x = cosine * (1 - 2 * sineHalf * sineHalf)
    let y = cosine * (2 * sineHalf * cosineHalf)
    return (SIMD8<Float>(x), SIMD8<Float>(y), SIMD8<Float>(sine(up)))
  }

  // Without the types of the coefficients, the compiler takes seconds to find them.

  @inline(__always)
  private static func sine(_ angle: SIMD8<Double>) -> SIMD8<Double> {
    let s = angle * angle
    var sum = s * (1 / 6_227_020_800 as Double)
    sum -= 1 / 39_916_800 as Double
    sum = sum * s + (1 / 362_880 as Double)
    sum = sum * s - (1 / 5_040 as Double)
    sum = sum * s + (1 / 120 as Double)
    sum = sum * s - (1 / 6 as Double)
    return angle + angle * (s * sum)
  }

  @inline(__always)
  private static func cosine(_ angle: SIMD8<Double>) -> SIMD8<Double> {
    let s = angle * angle
    var sum = s * (-1 / 87_178_291_200 as Double)
    sum += 1 / 479_001_600 as Double
    sum = sum * s - (1 / 3_628_800 as Double)
    sum = sum * s + (1 / 40_320 as Double)
    sum = sum * s - (1 / 720 as Double)
    sum = sum * s + (1 / 24 as Double)
    return 1 + s * (s * sum - 0.5)
  }
}

/// The direction of a coordinate from the center of a sphere: x toward 0° N 0° E, y toward 0° N 90°
/// E, z toward the north pole, in units of the radius.
///
/// The straight chord between two directions determines the distance between coordinates uniformly
/// everywhere on earth: the poles and the antimeridian are not special.
struct UnitVector {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// Creates the direction of a coordinate; each component is accurate to 1e-15.
  @inline(__always)
  init(latitude: Double, longitude: Double) {
    let up = quickSineAndCosine(degrees: latitude)
    let round = quickSineAndCosine(degrees: longitude)
    self.init(x: up.cosine * round.cosine, y: up.cosine * round.sine, z: up.sine)
  }

  /// Returns the straight-line distance between the ends of two vectors.
  func chord(to other: UnitVector) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }

  /// Returns the chord of an arc in radians, or the diameter for half a circle or more.
  static func chord(ofArc arc: Double) -> Double { arc < .pi ? 2 * sine(arc / 2) : 2 }
}
