/// What bounds geodesics and chords on the ellipsoid of ``WGS84``, in metres.
enum Ellipsoid {
  static var equatorialRadius: Double { WGS84.equatorialRadius }
  static var squaredEccentricity: Double { WGS84.squaredEccentricity }
  static var least: Double { WGS84.leastCurvatureRadius }
  static var greatest: Double { WGS84.greatestCurvatureRadius }

  /// No geodesic that is the shortest way is longer than half a meridian, 20,003,931.4586 m.
  static let longestGeodesic = 20_003_931.459

  /// The chord of an arc on a circle of radius 1; of more than half of it, the diameter.
  static func chord(_ arc: Double) -> Double {
    arc < .pi ? 2 * UnitVector.sine(halfRadius: arc / 2) : 2
  }

  /// Bounds of the radii of curvature in all directions at coordinates whose normals are at most so
  /// many radians from one.
  ///
  /// They lie between the meridian's a(1 - e²)(1 - e²t)^-3/2 and the prime vertical's
  /// a(1 - e²t)^-1/2 for the squared sine t of the latitude, which changes by at most a radian in a
  /// radian. Both are convex in t: the one is above its tangent at the equator, the other below its
  /// chord.
  static func curvature(
    around normal: UnitVector, reach: Double
  ) -> (least: Double, greatest: Double) {
    let t = normal.z * normal.z
    return (
      least + max(0, t - reach) * (least * 1.5 * squaredEccentricity),
      equatorialRadius + min(1, t + reach) * (greatest - equatorialRadius)
    )
  }

  /// The point of the surface whose normal has a direction.
  static func position(_ normal: UnitVector) -> UnitVector {
    let across =
      equatorialRadius / (1 - squaredEccentricity * normal.z * normal.z).squareRoot()
    return UnitVector(
      x: across * normal.x, y: across * normal.y,
      z: across * (1 - squaredEccentricity) * normal.z)
  }
}
