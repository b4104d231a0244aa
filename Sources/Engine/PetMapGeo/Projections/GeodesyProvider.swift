/// Provides a geodesic solver and projections for the WGS84 ellipsoid, created on first use.
///
/// PetMapProj has a provider that loads PROJ. Where it is unavailable, ``SphereOnly`` restricts
/// measurements to great circles.
public protocol GeodesyProvider: Sendable {
  /// The error thrown when a resource is unavailable or a measurement fails.
  associatedtype Failure: Error
  associatedtype Calculator: GeodesicCalculator
  associatedtype Projection: CoordinateTransform where Projection.Failure == Failure

  /// Returns a geodesic solver for WGS84 that is accurate to a micrometer.
  func geodesics() throws(Failure) -> Calculator

  /// Returns the azimuthal equidistant projection of WGS84 around a coordinate, in meters.
  func azimuthalEquidistant(around center: Coordinate) throws(Failure) -> Projection
}

/// A provider for front ends that cannot measure on the ellipsoid.
public struct SphereOnly: GeodesyProvider {
  /// Creates the provider.
  public init() {}

  /// The error thrown instead of measuring on the ellipsoid.
  public struct Unavailable: Error, Sendable, Hashable {}

  /// An uninhabited calculator and transform.
  public enum Nothing: GeodesicCalculator, CoordinateTransform {
    /// Never called, because the type has no values.
    public func inverse(from start: Coordinate, to end: Coordinate) -> Geodesic {
      switch self {}
    }

    /// Never called, because the type has no values.
    public func direct(
      from start: Coordinate, bearing: Double, distance: Meters
    ) -> GeodesicDestination {
      switch self {}
    }

    /// Never called, because the type has no values.
    public func project(
      _ coordinates: [Coordinate]
    ) throws(Unavailable) -> [PlanePoint] {
      switch self {}
    }

    /// Never called, because the type has no values.
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

/// A transform of coordinates between two reference systems, in batches.
public protocol CoordinateTransform {
  /// The error thrown when a transform fails.
  associatedtype Failure: Error

  /// Projects coordinates to the plane: x east and y north, in units of the target system, which
  /// are meters for projected systems.
  ///
  /// - Throws: The error for the first coordinate that has no image.
  func project(_ coordinates: [Coordinate]) throws(Failure) -> [PlanePoint]

  /// Returns the coordinates whose images are the given points.
  ///
  /// - Throws: The error for the first point that is not the image of a coordinate.
  func unproject(_ points: [PlanePoint]) throws(Failure) -> [Coordinate]
}
