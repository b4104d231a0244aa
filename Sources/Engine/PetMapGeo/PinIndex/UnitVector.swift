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
  @inline(__always)
  init(latitude: Double, longitude: Double) {
    let up = quickSineAndCosine(degrees: latitude)
    let round = quickSineAndCosine(degrees: longitude)
    self.init(x: up.cosine * round.cosine, y: up.cosine * round.sine, z: up.sine)
  }

  /// The straight distance between the ends of two vectors from the same point.
  func chord(to other: UnitVector) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return (dx * dx + dy * dy + dz * dz).squareRoot()
  }

  /// The chord of an arc in radians; of half of the circle and more, the diameter.
  static func chord(ofArc arc: Double) -> Double { arc < .pi ? 2 * sine(arc / 2) : 2 }
}
