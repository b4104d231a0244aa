/// A solver of geodesic problems on an ellipsoid.
///
/// The engine takes a solver as a generic parameter; PetMapProj provides one that uses PROJ.
public protocol GeodesicCalculator {
  /// Returns the shortest path between two coordinates, with its bearings at both ends.
  func inverse(from start: Coordinate, to end: Coordinate) -> Geodesic

  /// Returns the end of the geodesic of length `distance` that leaves `start` at a bearing of
  /// `bearing` degrees clockwise from north.
  func direct(from start: Coordinate, bearing: Double, distance: Meters) -> GeodesicDestination
}

/// The shortest path between two coordinates on an ellipsoid.
public struct Geodesic: Sendable, Hashable {
  /// The length of the path.
  public var distance: Meters

  /// The bearing at the start, in degrees clockwise from north, from 0 up to but not including 360.
  public var initialBearing: Double

  /// The bearing at the end, in the direction of travel, in degrees clockwise from north, from 0 up
  /// to but not including 360.
  public var finalBearing: Double

  /// Creates a geodesic.
  ///
  /// - Parameters:
  ///   - distance: The length.
  ///   - initialBearing: The bearing at the start, in degrees clockwise from north.
  ///   - finalBearing: The bearing at the end, in degrees clockwise from north.
  public init(distance: Meters, initialBearing: Double, finalBearing: Double) {
    self.distance = distance
    self.initialBearing = initialBearing
    self.finalBearing = finalBearing
  }
}

/// The endpoint of a geodesic with a given initial bearing and length.
public struct GeodesicDestination: Sendable, Hashable {
  /// The coordinate of the end.
  public var coordinate: Coordinate

  /// The bearing at the end, in the direction of travel, in degrees clockwise from north, from 0 up
  /// to but not including 360.
  public var finalBearing: Double

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate of the end.
  ///   - finalBearing: The bearing at the end, in degrees clockwise from north.
  public init(coordinate: Coordinate, finalBearing: Double) {
    self.coordinate = coordinate
    self.finalBearing = finalBearing
  }
}

/// The WGS84 ellipsoid (NIMA TR8350.2, third edition, table 3.1), in meters.
package enum WGS84 {
  package static let equatorialRadius = 6_378_137.0
  package static let squaredEccentricity = 0.006694379990141317

  /// The smallest radius of curvature: b²/a, along the meridian at the equator.
  package static let leastCurvatureRadius = 6_335_439.327292464

  /// The largest radius of curvature: a²/b, at the poles.
  package static let greatestCurvatureRadius = 6_399_593.625758493
}
