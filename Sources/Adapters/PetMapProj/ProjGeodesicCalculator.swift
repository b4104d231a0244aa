import CProj
public import PetMapGeo

/// Solves geodesic problems with PROJ's `geod_inverse` and `geod_direct`, accurate to 15 nm on
/// WGS84.
///
/// Both functions are thread-safe, and require neither a context nor proj.db.
///
/// ```swift
/// let geodesics = try ProjGeodesicCalculator()
/// geodesics.inverse(from: warsaw, to: cracow).distance.kilometers  // 252.687…
/// ```
///
/// Source: C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87, 43–55 (2013).
public struct ProjGeodesicCalculator: GeodesicCalculator, Sendable {
  private let ellipsoid: cproj_ellipsoid

  /// Creates a solver for WGS84.
  ///
  /// - Throws: ``ProjError/library(reason:)`` if PROJ is not installed.
  public init() throws(ProjError) {
    try self.init(semiMajorAxis: Meters(6_378_137), flattening: 1 / 298.257223563)
  }

  /// Creates a solver for another ellipsoid of revolution.
  ///
  /// - Throws: ``ProjError/library(reason:)`` if PROJ is not installed.
  /// - Precondition: The axis is positive and the flattening is less than 1.
  public init(semiMajorAxis: Meters, flattening: Double) throws(ProjError) {
    precondition(semiMajorAxis.value > 0 && flattening < 1)
    try openProj()
    ellipsoid = cproj_ellipsoid_make(semiMajorAxis.value, flattening)
  }

  /// Returns the shortest path between two coordinates; bearings are 0 for identical coordinates.
  public func inverse(from start: Coordinate, to end: Coordinate) -> Geodesic {
    let geodesic = unsafe withUnsafePointer(to: ellipsoid) { ellipsoid in
      unsafe cproj_inverse(
        ellipsoid, start.latitude, start.longitude, end.latitude, end.longitude)
    }
    guard geodesic.distance > 0 else {
      return Geodesic(distance: Meters(0), initialBearing: 0, finalBearing: 0)
    }
    return Geodesic(
      distance: Meters(geodesic.distance), initialBearing: bearing(geodesic.initial_azimuth),
      finalBearing: bearing(geodesic.final_azimuth))
  }

  /// Returns the end of the geodesic with an initial bearing and a length.
  ///
  /// - Precondition: `bearing` and `distance` are finite.
  public func direct(
    from start: Coordinate, bearing initial: Double, distance: Meters
  ) -> GeodesicDestination {
    precondition(initial.isFinite && distance.value.isFinite)
    let destination = unsafe withUnsafePointer(to: ellipsoid) { ellipsoid in
      unsafe cproj_direct(
        ellipsoid, start.latitude, start.longitude, initial, distance.value)
    }
    return GeodesicDestination(
      coordinate: Coordinate(
        validLatitude: max(-90, min(90, destination.latitude)),
        wrappingLongitude: destination.longitude),
      finalBearing: bearing(destination.final_azimuth))
  }
}

/// Converts an azimuth from -180 to 180 to a bearing from 0 up to but not including 360.
private func bearing(_ azimuth: Double) -> Double {
  guard azimuth < 0 else { return azimuth == 0 ? 0 : azimuth }
  let turned = azimuth + 360
  return turned < 360 ? turned : 0
}

/// Measures on WGS84 with PROJ, which is loaded on first use.
public struct ProjGeodesy: GeodesyProvider {
  /// Creates a provider; PROJ is loaded on first use.
  public init() {}

  /// Returns a geodesic solver.
  ///
  /// - Throws: ``ProjError/library(reason:)`` if PROJ is not installed.
  public func geodesics() throws(ProjError) -> ProjGeodesicCalculator {
    try ProjGeodesicCalculator()
  }

  /// Returns the azimuthal equidistant projection centered on a coordinate.
  ///
  /// - Throws: ``ProjError/library(reason:)`` if PROJ is not installed.
  public func azimuthalEquidistant(
    around center: Coordinate
  ) throws(ProjError) -> ProjTransform {
    try ProjTransform(azimuthalEquidistantAround: center)
  }
}
