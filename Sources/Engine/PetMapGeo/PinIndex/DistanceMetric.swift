/// How the distance between two coordinates is measured.
///
/// The index finds out by straight chords which pins are surely within a distance and surely not;
/// a metric measures only those in the narrow ring of doubt.
public protocol DistanceMetric {
  /// Why a distance cannot be told.
  associatedtype Failure: Error

  /// The surface that distances are measured on.
  var surface: DistanceSurface { get }

  /// The distances of coordinates from a center, in their order.
  func distances(
    from center: Coordinate, to coordinates: [Coordinate]
  ) throws(Failure) -> [Meters]
}

/// A surface that distances are measured on.
public enum DistanceSurface: Sendable, Hashable {
  /// The sphere of ``Sphere``.
  case sphere
  /// The ellipsoid of WGS84. The metric's distances differ from the geodesic's length by no more
  /// than the tolerance.
  case ellipsoid(tolerance: Meters)
}

/// Great circles by the haversine formula on ``Sphere``.
public struct GreatCircleMetric: DistanceMetric, Sendable {
  /// The metric; it needs nothing.
  public init() {}

  /// The sphere.
  public var surface: DistanceSurface { .sphere }

  /// The distance from the center to each coordinate, in their order.
  public func distances(from center: Coordinate, to coordinates: [Coordinate]) -> [Meters] {
    coordinates.map { center.distance(to: $0) }
  }
}

/// Geodesics on the ellipsoid of WGS84.
public struct GeodesicMetric<Calculator: GeodesicCalculator>: DistanceMetric {
  private let calculator: Calculator

  /// - Parameter calculator: a solver for WGS84 that is true to a micrometre.
  public init(_ calculator: Calculator) { self.calculator = calculator }

  /// The ellipsoid, to a micrometre.
  public var surface: DistanceSurface { .ellipsoid(tolerance: Meters(1e-6)) }

  /// The distance from the center to each coordinate, in their order.
  public func distances(from center: Coordinate, to coordinates: [Coordinate]) -> [Meters] {
    coordinates.map { calculator.inverse(from: center, to: $0).distance }
  }
}

/// Straight distances on the plane of the azimuthal equidistant projection of WGS84 around the
/// center.
public struct ProjectedMetric<Transform: CoordinateTransform>: DistanceMetric {
  private let transform: Transform

  /// - Parameter transform: the azimuthal equidistant projection of WGS84 in metres whose origin is
  ///   the center of the search.
  public init(_ transform: Transform) { self.transform = transform }

  /// The ellipsoid, to a millimetre.
  public var surface: DistanceSurface { .ellipsoid(tolerance: Meters(1e-3)) }

  /// The distance from the center to each coordinate, in their order.
  public func distances(
    from center: Coordinate, to coordinates: [Coordinate]
  ) throws(Transform.Failure) -> [Meters] {
    try transform.project(coordinates).map { Meters(($0.x * $0.x + $0.y * $0.y).squareRoot()) }
  }
}
