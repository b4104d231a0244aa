/// A method of measuring the distance between two coordinates.
///
/// The index uses straight chords to decide which pins are certainly within a distance and which
/// are certainly not; the metric measures only the pins in the narrow ring in between.
public protocol DistanceMetric {
  /// The error thrown when a distance cannot be measured.
  associatedtype Failure: Error

  /// The surface on which distances are measured.
  var surface: DistanceSurface { get }

  /// Returns the distances from a center to coordinates, in the same order.
  func distances(
    from center: Coordinate, to coordinates: [Coordinate]
  ) throws(Failure) -> [Meters]
}

/// A surface on which distances are measured.
public enum DistanceSurface: Sendable, Hashable {
  /// The sphere defined by ``Sphere``.
  case sphere
  /// The WGS84 ellipsoid. The metric's distances differ from geodesic lengths by at most the
  /// tolerance.
  case ellipsoid(tolerance: Meters)
}

/// Great-circle distances on ``Sphere``, computed with the haversine formula.
public struct GreatCircleMetric: DistanceMetric, Sendable {
  /// Creates the metric.
  public init() {}

  /// The sphere.
  public var surface: DistanceSurface { .sphere }

  /// Returns the distances from the center to the coordinates, in the same order.
  public func distances(from center: Coordinate, to coordinates: [Coordinate]) -> [Meters] {
    coordinates.map { center.distance(to: $0) }
  }
}

/// Geodesic distances on the WGS84 ellipsoid.
public struct GeodesicMetric<Calculator: GeodesicCalculator>: DistanceMetric {
  private let calculator: Calculator

  /// Creates a metric.
  ///
  /// - Parameter calculator: A solver for WGS84 that is accurate to a micrometer.
  public init(_ calculator: Calculator) { self.calculator = calculator }

  /// The ellipsoid, with a tolerance of a micrometer.
  public var surface: DistanceSurface { .ellipsoid(tolerance: Meters(1e-6)) }

  /// Returns the distances from the center to the coordinates, in the same order.
  public func distances(from center: Coordinate, to coordinates: [Coordinate]) -> [Meters] {
    coordinates.map { calculator.inverse(from: center, to: $0).distance }
  }
}

/// Straight-line distances on the plane of the azimuthal equidistant projection of WGS84 around the
/// center.
public struct ProjectedMetric<Transform: CoordinateTransform>: DistanceMetric {
  private let transform: Transform

  /// Creates a metric.
  ///
  /// - Parameter transform: The azimuthal equidistant projection of WGS84, in meters, whose origin
  ///   is the center of the search.
  public init(_ transform: Transform) { self.transform = transform }

  /// The ellipsoid, with a tolerance of a millimeter.
  public var surface: DistanceSurface { .ellipsoid(tolerance: Meters(1e-3)) }

  /// Returns the distances from the center to the coordinates, in the same order.
  public func distances(
    from center: Coordinate, to coordinates: [Coordinate]
  ) throws(Transform.Failure) -> [Meters] {
    try transform.project(coordinates).map { Meters(($0.x * $0.x + $0.y * $0.y).squareRoot()) }
  }
}
