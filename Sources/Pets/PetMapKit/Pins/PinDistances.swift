public import PetMapGeo
public import PetMapAPI

/// Measures the distances of pins from the center of a circle.
public struct PinDistances<Geodesy: GeodesyProvider> {
  private let circle: PinCircle
  private let geodesy: Geodesy
  /// The calculator, which is created when a pin first requires it.
  private var calculator: Geodesy.Calculator?
  private var projection: Geodesy.Projection?

  /// Creates an instance that obtains a calculator from the provider on first use.
  public init(from circle: PinCircle, by geodesy: Geodesy) {
    self.circle = circle
    self.geodesy = geodesy
  }

  /// Returns whether a pin may be within the radius, according to its distance on the sphere.
  ///
  /// The great-circle distance on 6371 km exceeds the geodesic distance by at most the ratio of
  /// 6371 km to b²/a, which is the smallest radius of curvature of WGS84.
  public func mayReach(_ pin: Coordinate) -> Bool {
    let sphere = circle.center.distance(to: pin).value
    if circle.metric == .haversine { return sphere <= circle.radius.value }
    let excess = Sphere.radius.value / WGS84.leastCurvatureRadius
    return sphere <= circle.radius.value * excess + 0.001
  }

  /// Returns whether a pin is certainly within the radius, according to its distance on the sphere.
  ///
  /// The geodesic distance exceeds the great-circle distance on 6371 km by at most the ratio of
  /// a²/b to 6371 km.
  public func surelyReaches(_ pin: Coordinate) -> Bool {
    let sphere = circle.center.distance(to: pin).value
    if circle.metric == .haversine { return sphere <= circle.radius.value }
    let excess = WGS84.greatestCurvatureRadius / Sphere.radius.value
    return sphere * excess + 0.001 < circle.radius.value
  }

  /// Returns the distances and bearings of pins, with `nil` for pins outside the radius.
  ///
  /// - Throws: Errors from the provider; never throws for great-circle distances.
  public mutating func bearings(
    to pins: [Coordinate]
  ) throws(Geodesy.Failure) -> [PinBearing?] {
    try measured(pins).map { $0.distance <= circle.radius ? $0 : nil }
  }

  private mutating func measured(
    _ pins: [Coordinate]
  ) throws(Geodesy.Failure) -> [PinBearing] {
    guard !pins.isEmpty else { return [] }
    let center = circle.center
    switch circle.metric {
    case .haversine:
      return pins.map {
        PinBearing(distance: center.distance(to: $0), bearing: center.initialBearing(to: $0))
      }
    case .geodesic:
      let calculator = if let calculator { calculator } else { try geodesy.geodesics() }
      self.calculator = calculator
      return pins.map { pin in
        let geodesic = calculator.inverse(from: center, to: pin)
        return PinBearing(
          distance: geodesic.distance, bearing: geodesic.initialBearing)
      }
    case .projected:
      let projection =
        if let projection { projection } else {
          try geodesy.azimuthalEquidistant(around: center)
        }
      self.projection = projection
      return try projection.project(pins).map { point in
        let bearing = arcTangent2Degrees(y: point.x, x: point.y)
        return PinBearing(
          distance: Meters((point.x * point.x + point.y * point.y).squareRoot()),
          bearing: bearing < 0 ? bearing + 360 : bearing)
      }
    }
  }
}
