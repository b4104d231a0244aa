/// The body on which a radius is measured.
public enum EarthModel: Sendable, Hashable, CaseIterable {
  /// The sphere of great-circle distances; see ``Sphere``.
  case sphere
  /// The WGS84 ellipsoid of geodesic distances.
  case ellipsoid

  /// A radius such that a way on the model is never shorter than the angle between its ends (as
  /// latitudes and longitudes on a sphere) times that radius.
  ///
  /// On the ellipsoid it is the least radius of curvature, b²/a: both the meridian's and the
  /// prime vertical's are at least that everywhere, so every arc is at least as long.
  var leastRadius: Double {
    switch self {
    case .sphere: Sphere.radius.value
    case .ellipsoid: WGS84.leastCurvatureRadius
    }
  }
}

extension BoundingBox {
  /// A box that contains everything within `radius` of the centre.
  ///
  /// It is the smallest such box but for a margin of 10^-13 degrees that keeps rounding on the
  /// safe side, and on the ellipsoid for half a percent. A circle that has a pole in it has every
  /// longitude.
  ///
  /// Source: J. P. Matuschek, "Finding points within a distance of a latitude/longitude" (2009).
  /// - Precondition: `radius` is not negative and not NaN.
  public init(around center: Coordinate, radius: Meters, on model: EarthModel = .sphere) {
    let point = BoundingBox(
      validWest: center.longitude, south: center.latitude, east: center.longitude,
      north: center.latitude)
    self = point.expanded(by: radius, on: model)
  }

  /// A box that contains everything within `radius` of any coordinate of this box.
  ///
  /// See ``init(around:radius:on:)`` for its margin.
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
    // The meridians that touch a circle are farthest apart for the circle nearest to a pole.
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

  /// Degrees that outweigh the rounding of an edge.
  private static var margin: Double { 1e-13 }
}
