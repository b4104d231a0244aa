/// The ellipsoid of WGS84 (NIMA TR8350.2, third edition, table 3.1), in metres.
enum Ellipsoid {
  static let equatorialRadius = 6_378_137.0
  static let squaredEccentricity = 0.006694379990141317

  /// The least radius of curvature: b²/a, along the meridian at the equator.
  static let least = 6_335_439.327292464

  /// The greatest radius of curvature: a²/b, at the poles.
  static let greatest = 6_399_593.625758493

  /// No geodesic that is the shortest way is longer than half a meridian, 20,003,931.4586 m.
  static let longestGeodesic = 20_003_931.459

  /// The chord of an arc on a circle of radius 1; of more than half of it, the diameter.
  static func chord(_ arc: Double) -> Double {
    arc < .pi ? 2 * UnitVector.sine(halfRadius: arc / 2) : 2
  }

  /// The point of the surface whose normal has a direction.
  static func place(_ normal: UnitVector) -> UnitVector {
    let across =
      equatorialRadius / (1 - squaredEccentricity * normal.z * normal.z).squareRoot()
    return UnitVector(
      x: across * normal.x, y: across * normal.y,
      z: across * (1 - squaredEccentricity) * normal.z)
  }
}
