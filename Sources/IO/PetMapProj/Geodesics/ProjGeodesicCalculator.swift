import CProj
public import PetMapGeo

/// Geodesics by PROJ's `geod_inverse` and `geod_direct`, precise to 15 nm on WGS84.
///
/// They need neither a context nor proj.db and may be used from many threads at one time.
///
/// ```swift
/// let geodesics = try ProjGeodesicCalculator()
/// geodesics.inverse(from: warsaw, to: cracow).distance.kilometers  // 252.687…
/// ```
///
/// Source: C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87, 43–55 (2013).
public struct ProjGeodesicCalculator: GeodesicCalculator, Sendable {
  private let ellipsoid: cproj_ellipsoid

  /// A solver on WGS84.
  /// - Throws: ``ProjError/library(reason:)`` when PROJ is not installed.
  public init() throws(ProjError) {
    try self.init(semiMajorAxis: Meters(6_378_137), flattening: 1 / 298.257223563)
  }

  /// A solver on another ellipsoid of revolution.
  /// - Throws: ``ProjError/library(reason:)`` when PROJ is not installed.
  /// - Precondition: the axis is positive and the flattening less than 1.
  public init(semiMajorAxis: Meters, flattening: Double) throws(ProjError) {
    precondition(semiMajorAxis.value > 0 && flattening < 1)
    try openProj()
    ellipsoid = cproj_ellipsoid_make(semiMajorAxis.value, flattening)
  }

  /// The shortest way between two places; bearings are 0 for the same place.
  public func inverse(from start: Coordinate, to end: Coordinate) -> Geodesic {
    let answer = unsafe withUnsafePointer(to: ellipsoid) { ellipsoid in
      unsafe cproj_inverse(
        ellipsoid, start.latitude, start.longitude, end.latitude, end.longitude)
    }
    guard answer.distance > 0 else {
      return Geodesic(distance: Meters(0), initialBearing: 0, finalBearing: 0)
    }
    return Geodesic(
      distance: Meters(answer.distance), initialBearing: bearing(answer.initial_azimuth),
      finalBearing: bearing(answer.final_azimuth))
  }

  /// The place at `distance` on the geodesic that leaves with `bearing`.
  /// - Precondition: `bearing` and `distance` are finite.
  public func direct(
    from start: Coordinate, bearing initial: Double, distance: Meters
  ) -> GeodesicDestination {
    precondition(initial.isFinite && distance.value.isFinite)
    let answer = unsafe withUnsafePointer(to: ellipsoid) { ellipsoid in
      unsafe cproj_direct(
        ellipsoid, start.latitude, start.longitude, initial, distance.value)
    }
    return GeodesicDestination(
      coordinate: Coordinate(
        validLatitude: max(-90, min(90, answer.latitude)), wrappingLongitude: answer.longitude),
      finalBearing: bearing(answer.final_azimuth))
  }
}

/// An azimuth from -180 to 180 as a bearing from 0 to 360 exclusive.
private func bearing(_ azimuth: Double) -> Double {
  guard azimuth < 0 else { return azimuth == 0 ? 0 : azimuth }
  let turned = azimuth + 360
  return turned < 360 ? turned : 0
}
