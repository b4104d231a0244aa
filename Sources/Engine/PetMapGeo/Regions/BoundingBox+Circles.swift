/// A model of the earth on which a radius is measured.
public enum EarthModel: Sendable, Hashable, CaseIterable {
  /// The sphere used for great-circle distances; see ``Sphere``.
  case sphere
  /// The WGS84 ellipsoid used for geodesic distances.
  case ellipsoid

  /// A radius such that no path on the model is shorter than this radius times the angle between
  /// its ends, with the latitudes and longitudes of the ends taken on a sphere.
  ///
  /// On the ellipsoid, it is the smallest radius of curvature, b²/a: the radii of curvature of both
  /// the meridian and the prime vertical are at least that everywhere.
  var leastRadius: Double {
    switch self {
    case .sphere: Sphere.radius.value
    case .ellipsoid: WGS84.leastCurvatureRadius
    }
  }
}

extension BoundingBox {
  /// Creates a box that contains everything within `radius` of the center.
  ///
  /// It is the smallest such box, except for a margin of 10^-13 degrees for rounding and, on the
  /// ellipsoid, of half a percent. If the circle contains a pole, the box spans all longitudes.
  ///
  /// Source: J. P. Matuschek, "Finding points within a distance of a latitude/longitude" (2009).
  ///
  /// - Precondition: `radius` is not negative and not NaN.
  public init(around center: Coordinate, radius: Meters, on model: EarthModel = .sphere) {
    let point = BoundingBox(
      validWest: center.longitude, south: center.latitude, east: center.longitude,
      north: center.latitude)
    self = point.expanded(by: radius, on: model)
  }

  /// Returns a box that contains everything within `radius` of any coordinate of this box.
  ///
  /// See ``init(around:radius:on:)`` for its margin.
  ///
  /// - Precondition: `radius` is not negative and not NaN.
  public func expanded(by radius: Meters, on model: EarthModel = .sphere) -> BoundingBox {
    precondition(radius.value >= 0)
    let angle = min(radius.value / model.leastRadius, 4) * (1 + 1e-15)
    let degrees = angle * (180 / .pi) + Self.margin
    let lower = south - degrees
    let upper = north + degrees
    let south = max(-90, lower.nextDown)
    let north = min(90, upper.nextUp)
    let all = BoundingBox(validWest: -180, south: south, east: 180, north: north)
    if south == -90 || north == 90 || isAllAround { return all }
    // The meridians tangent to a circle are farthest apart for the circle nearest to a pole.
    let parallel = cosine(degrees: max(abs(self.south), abs(self.north)))
    let ratio = sine(angle) / parallel * (1 + 1e-14)
    guard ratio < 1 else { return all }
    let reach = arcSineDegrees(ratio) + Self.margin
    guard longitudeSpan + 2 * reach < 360 - Self.margin else { return all }
    let west = self.west - reach
    let east = self.east + reach
    return BoundingBox(
      validWest: west < -180 ? (west + 360).nextDown : west.nextDown, south: south,
      east: east > 180 ? (east - 360).nextUp : east.nextUp, north: north)
  }

  /// A margin in degrees that exceeds the rounding error of an edge.
  private static var margin: Double { 1e-13 }
}
