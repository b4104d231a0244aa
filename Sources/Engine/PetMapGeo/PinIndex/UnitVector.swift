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
