/// The direction of a coordinate from the centre of a sphere: x towards 0° N 0° E, y towards 0° N
/// 90° E, z towards the north pole, in units of the radius.
///
/// Two coordinates are as far apart as the straight chord between their directions says, everywhere
/// on the earth alike: neither the poles nor the antimeridian are special.
struct UnitVector {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The direction, each component true to 1e-15.
  init(latitude: Double, longitude: Double) {
    let up = latitude * Self.radians
    let half = longitude * (Self.radians / 2)
    let cosine = Self.cosine(up)
    let (sineHalf, cosineHalf) = (Self.sine(half), Self.cosine(half))
    x = cosine * (1 - 2 * sineHalf * sineHalf)
    y = cosine * (2 * sineHalf * cosineHalf)
    z = Self.sine(up)
  }

  /// The straight distance between the ends of two vectors from the same point.
  func chord(to other: UnitVector) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }

  /// The sine of an angle of -π/2 to π/2 without a branch: Taylor's series to the 21st power.
  static func sine(_ angle: Double) -> Double {
    let s = angle * angle
    var sum: Double = 1 / 51_090_942_171_709_440_000
    sum = sum * s - 1 / 121_645_100_408_832_000
    sum = sum * s + 1 / 355_687_428_096_000
    sum = sum * s - 1 / 1_307_674_368_000
    sum = sum * s + 1 / 6_227_020_800
    sum = sum * s - 1 / 39_916_800
    sum = sum * s + 1 / 362_880
    sum = sum * s - 1 / 5_040
    sum = sum * s + 1 / 120
    sum = sum * s - 1 / 6
    return angle + angle * (s * sum)
  }

  /// The sine of half of a radius, from -π/2 to π/2: by a series to the 9th power for those of most
  /// searches.
  static func sine(halfRadius angle: Double) -> Double {
    guard abs(angle) < 0.125 else { return sine(angle) }
    let s = angle * angle
    var sum: Double = 1 / 362_880
    sum = sum * s - 1 / 5_040
    sum = sum * s + 1 / 120
    sum = sum * s - 1 / 6
    return angle + angle * (s * sum)
  }

  /// The cosine of an angle of -π/2 to π/2 without a branch: Taylor's series to the 20th power.
  static func cosine(_ angle: Double) -> Double {
    let s = angle * angle
    var sum: Double = 1 / 2_432_902_008_176_640_000
    sum = sum * s - 1 / 6_402_373_705_728_000
    sum = sum * s + 1 / 20_922_789_888_000
    sum = sum * s - 1 / 87_178_291_200
    sum = sum * s + 1 / 479_001_600
    sum = sum * s - 1 / 3_628_800
    sum = sum * s + 1 / 40_320
    sum = sum * s - 1 / 720
    sum = sum * s + 1 / 24
    return 1 + s * (s * sum - 0.5)
  }

  static let radians = 0.017453292519943295
}

/// Directions in single precision, several at once: what a leaf of the index holds.
enum UnitVectors {
  /// Rounds the directions of eight coordinates. The series are cut where their error is below
  /// 1e-9.
  @inline(__always)
  static func directions(
    latitude: SIMD8<Double>, longitude: SIMD8<Double>
  ) -> (x: SIMD8<Float>, y: SIMD8<Float>, z: SIMD8<Float>) {
    let up = latitude * UnitVector.radians
    let half = longitude * (UnitVector.radians / 2)
    let cosine = self.cosine(up)
    let (sineHalf, cosineHalf) = (sine(half), self.cosine(half))
    let x = cosine * (1 - 2 * sineHalf * sineHalf)
    let y = cosine * (2 * sineHalf * cosineHalf)
    return (SIMD8<Float>(x), SIMD8<Float>(y), SIMD8<Float>(sine(up)))
  }

  @inline(__always)
  private static func sine(_ angle: SIMD8<Double>) -> SIMD8<Double> {
    let s = angle * angle
    var sum = s * (1 / 6_227_020_800) - 1 / 39_916_800
    sum = sum * s + 1 / 362_880
    sum = sum * s - 1 / 5_040
    sum = sum * s + 1 / 120
    sum = sum * s - 1 / 6
    return angle + angle * (s * sum)
  }

  @inline(__always)
  private static func cosine(_ angle: SIMD8<Double>) -> SIMD8<Double> {
    let s = angle * angle
    var sum = s * (-1 / 87_178_291_200) + 1 / 479_001_600
    sum = sum * s - 1 / 3_628_800
    sum = sum * s + 1 / 40_320
    sum = sum * s - 1 / 720
    sum = sum * s + 1 / 24
    return 1 + s * (s * sum - 0.5)
  }
}
