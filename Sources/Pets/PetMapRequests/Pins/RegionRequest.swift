public import PetMapGeo
public import PetMapKit
public import PetMapParameters

/// The region of a query for pins.
public struct RegionRequest: ParameterSet, Hashable {
  /// The box that contains the pins.
  public var box: BoundingBox?
  /// The coordinate from which distances are measured.
  public var near: Coordinate?
  /// The radius around ``near``, or `nil` for no limit.
  public var radius: Meters?
  /// The metric for distances, or `nil` for the surface's.
  public var metric: PinCircle.Metric?

  /// Creates a request for pins everywhere.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    visitor.group("Region")
    try Self.visit(box: &box, &visitor)
    try visitor.visit(
      &near, "near", .coordinate,
      "Measure distances from this coordinate, and sort by distance unless `sort` is given.")
    try visitor.visit(
      &radius, "radius", .distance,
      "Search within this radius (inclusive) around `near`, in m, km, mi or nmi. The default unit "
        + "is km.", .requires("near", .otherwise("no limit")))
    try visitor.visit(
      &metric, "metric", .metric,
      "Measure distances on the WGS84 ellipsoid, on a 6371 km sphere, or in an azimuthal "
        + "equidistant projection centered on the coordinate.", Self.metricTraits)
  }

  /// Passes the box to a visitor.
  package static func visit(
    box: inout BoundingBox?, _ visitor: inout some ParameterVisitor
  ) throws(ParameterError) {
    try visitor.visit(
      &box, "bbox", .box,
      "Search this box, in degrees. Edges are included. If west is greater than east, the box "
        + "crosses the antimeridian.")
  }

  private static var metricTraits: ParameterTraits {
    var traits = ParameterTraits.only(.commandLine, elsewhere: "haversine")
    traits.otherwise = "geodesic"
    return traits
  }

  /// Sets the region, and the origin of distances, of a query.
  ///
  /// - Parameter standard: The metric if none is given.
  public func apply(to query: inout PinQuery, metric standard: PinCircle.Metric) {
    if let box { query.region = .box(box) }
    guard let near else { return }
    let circle = PinCircle(
      center: near, radius: radius ?? Meters(.infinity), metric: metric ?? standard)
    // Without a radius, the distances of all pins are measured.
    if box == nil, radius != nil { query.region = .circle(circle) } else { query.origin = circle }
  }
}

extension ParameterKind where Value == PinCircle.Metric {
  /// The name of a metric.
  public static var metric: Self {
    choice([("geodesic", .geodesic), ("haversine", .haversine), ("projected", .projected)])
  }
}

/// The circle that a map and its list are limited to.
public struct CircleRequest: ParameterSet, Hashable {
  /// The radius if only the center is given.
  public static let standardRadius = Meters.kilometers(10)
  /// The radii that the page's form offers.
  public static let radii = [1, 2, 5, 10, 25, 50, 100].map { Meters.kilometers($0) }

  /// The center.
  public var near: Coordinate?
  /// The radius, or `nil` for ``standardRadius``.
  public var radius: Meters?

  /// Creates a request without a circle.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &near, "near", .coordinate, "Include only pins in a circle around this coordinate.")
    try visitor.visit(
      &radius, "radius", .distance,
      "Set the circle's radius in m, km, mi or nmi. The default unit is km.",
      .requires("near", .otherwise(ParameterKind.distance.write(Self.standardRadius))))
  }

  /// The circle, or `nil` if no center is given.
  public var circle: PinCircle? {
    near.map {
      PinCircle(center: $0, radius: radius ?? Self.standardRadius, metric: .haversine)
    }
  }
}
