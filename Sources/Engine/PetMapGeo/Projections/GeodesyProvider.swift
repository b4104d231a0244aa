/// Gives what it takes to measure on the ellipsoid of WGS84, when it is first needed.
///
/// PetMapProj has one that opens PROJ. Where there is none, ``SphereOnly`` measures great circles.
public protocol GeodesyProvider: Sendable {
  /// Why something cannot be had or measured.
  associatedtype Failure: Error
  associatedtype Calculator: GeodesicCalculator
  associatedtype Projection: CoordinateTransform where Projection.Failure == Failure

  /// A solver for geodesics on WGS84 that is true to a micrometre.
  func geodesics() throws(Failure) -> Calculator

  /// The azimuthal equidistant projection of WGS84 in metres around a coordinate.
  func azimuthalEquidistant(around center: Coordinate) throws(Failure) -> Projection
}

/// The provider of a front end that has nothing to measure on the ellipsoid with.
public struct SphereOnly: GeodesyProvider {
  /// The provider; it needs nothing.
  public init() {}

  /// Always thrown by what would measure on the ellipsoid.
  public struct Unavailable: Error, Sendable, Hashable {}

  /// A calculator and a transform of which there is no value.
  public enum Nothing: GeodesicCalculator, CoordinateTransform {
    /// Cannot be called: there is no value of this type.
    public func inverse(from start: Coordinate, to end: Coordinate) -> Geodesic {
      switch self {}
    }

    /// Cannot be called: there is no value of this type.
    public func direct(
      from start: Coordinate, bearing: Double, distance: Meters
    ) -> GeodesicDestination {
      switch self {}
    }

    /// Cannot be called: there is no value of this type.
    public func project(
      _ coordinates: [Coordinate]
    ) throws(Unavailable) -> [PlanePoint] {
      switch self {}
    }

    /// Cannot be called: there is no value of this type.
    public func unproject(_ points: [PlanePoint]) throws(Unavailable) -> [Coordinate] {
      switch self {}
    }
  }

  /// Always throws ``Unavailable``.
  public func geodesics() throws(Unavailable) -> Nothing { throw Unavailable() }

  /// Always throws ``Unavailable``.
  public func azimuthalEquidistant(
    around center: Coordinate
  ) throws(Unavailable) -> Nothing {
    throw Unavailable()
  }
}
