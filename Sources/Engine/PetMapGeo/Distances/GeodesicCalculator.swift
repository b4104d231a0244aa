/// Solves geodesics on an ellipsoid.
///
/// The engine takes it by generic constraint: PetMapProj's solver where PROJ is, another elsewhere.
public protocol GeodesicCalculator {
  /// The shortest way between two coordinates and how it is headed at both ends.
  func inverse(from start: Coordinate, to end: Coordinate) -> Geodesic

  /// Where one arrives after `distance` on the geodesic that leaves `start` with `bearing` degrees
  /// clockwise from north.
  func direct(from start: Coordinate, bearing: Double, distance: Meters) -> GeodesicDestination
}

/// The shortest way between two coordinates on an ellipsoid.
public struct Geodesic: Sendable, Hashable {
  /// The length of the way.
  public var distance: Meters

  /// Degrees clockwise from north at the start, 0 to 360 exclusive.
  public var initialBearing: Double

  /// Degrees clockwise from north at the end, in the direction of travel, 0 to 360 exclusive.
  public var finalBearing: Double

  /// A geodesic.
  ///
  /// - Parameters:
  ///   - distance: its length.
  ///   - initialBearing: degrees clockwise from north at its start.
  ///   - finalBearing: degrees clockwise from north at its end.
  public init(distance: Meters, initialBearing: Double, finalBearing: Double) {
    self.distance = distance
    self.initialBearing = initialBearing
    self.finalBearing = finalBearing
  }
}

/// The end of a way of given bearing and length.
public struct GeodesicDestination: Sendable, Hashable {
  /// Where the way ends.
  public var coordinate: Coordinate

  /// Degrees clockwise from north at the end, in the direction of travel, 0 to 360 exclusive.
  public var finalBearing: Double

  /// A geodesic's end.
  ///
  /// - Parameters:
  ///   - coordinate: where it ends.
  ///   - finalBearing: degrees clockwise from north there.
  public init(coordinate: Coordinate, finalBearing: Double) {
    self.coordinate = coordinate
    self.finalBearing = finalBearing
  }
}
