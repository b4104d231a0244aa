public import PetMapGeo

/// A transformation from WGS84 to any reference system that PROJ knows, and back.
///
/// ```swift
/// let poland = try ProjTransform(to: "EPSG:2180")
/// try poland.project([warsaw])  // [PlanePoint(x: 637382.2044…, y: 486757.2095…)]
/// ```
///
/// It may be used from many threads at one time. PROJ's contexts may not, so each call borrows one
/// that is idle and makes another when none is: there are as many as calls have run at one time.
public final class ProjTransform: CoordinateTransform, Sendable {
  private let definition: ProjDefinition
  private let directory: String?
  private let idle: PipelinePool

  /// To a reference system by authority and code (`EPSG:2180`), name, or PROJ or WKT string; x
  /// east and y north in its units.
  ///
  /// - Parameter dataDirectory: where PROJ's data is looked for first; without it PROJ's own rules
  ///   hold (the environment's `PROJ_DATA`, then the place it was installed with).
  /// - Throws: ``ProjError/library(reason:)``; ``ProjError/database(message:)`` when proj.db is
  ///   missing; ``ProjError/definition(_:message:)`` when PROJ does not know the system.
  public convenience init(
    to system: String, dataDirectory: String? = nil
  ) throws(ProjError) {
    try self.init(.system(system), directory: dataDirectory)
  }

  /// To the azimuthal equidistant projection of WGS84 around a place: metres east and north of
  /// it, in which the distance from the centre is the geodesic's.
  ///
  /// It needs no proj.db.
  /// - Throws: ``ProjError/library(reason:)`` when PROJ is not installed.
  public convenience init(azimuthalEquidistantAround center: Coordinate) throws(ProjError) {
    try self.init(
      .pipeline(
        "+proj=pipeline +step +proj=unitconvert +xy_in=deg +xy_out=rad +step +proj=aeqd"
          + " +lat_0=\(center.latitude) +lon_0=\(center.longitude) +ellps=WGS84"),
      directory: nil)
  }

  /// By a PROJ pipeline that takes degrees of longitude and latitude, in this order.
  /// - Throws: as ``init(to:dataDirectory:)``.
  public convenience init(
    pipeline: String, dataDirectory: String? = nil
  ) throws(ProjError) {
    try self.init(.pipeline(pipeline), directory: dataDirectory)
  }

  private init(_ definition: ProjDefinition, directory: String?) throws(ProjError) {
    self.definition = definition
    self.directory = directory
    // Made at once, so that what is wrong with the definition comes up here.
    idle = PipelinePool(try ProjPipeline(definition, directory: directory))
  }

  /// The images of the places, x east and y north.
  /// - Throws: ``ProjError/point(index:message:)`` for the first place without an image.
  /// - Complexity: O(n); 0.1 µs a place for EPSG:3857, about 1 µs for azimuthal equidistant.
  public func project(_ coordinates: [Coordinate]) throws(ProjError) -> [PlanePoint] {
    var points = coordinates.map { PlanePoint(x: $0.longitude, y: $0.latitude) }
    try run(&points, inverse: false)
    return points
  }

  /// The places whose images are the points.
  /// - Throws: ``ProjError/point(index:message:)`` for the first point that is no place's image.
  public func unproject(_ points: [PlanePoint]) throws(ProjError) -> [Coordinate] {
    var points = points
    try run(&points, inverse: true)
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(points.count)
    for (index, point) in points.enumerated() {
      guard abs(point.y) <= 90, abs(point.x) <= 540 else {
        throw .point(index: index, message: "\(point.x), \(point.y)")
      }
      coordinates.append(Coordinate(validLatitude: point.y, wrappingLongitude: point.x))
    }
    return coordinates
  }

  private func run(_ points: inout [PlanePoint], inverse: Bool) throws(ProjError) {
    let pipeline =
      if let pipeline = idle.take() {
        pipeline
      } else {
        try ProjPipeline(definition, directory: directory)
      }
    defer { idle.giveBack(pipeline) }
    try pipeline.transform(&points, inverse: inverse)
  }
}
