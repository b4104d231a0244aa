public import PetMapGeo

/// A transformation from WGS84 to any reference system supported by PROJ, and back.
///
/// ```swift
/// let poland = try ProjTransform(to: "EPSG:2180")
/// try poland.project([warsaw])  // [PlanePoint(x: 637382.2044…, y: 486757.2095…)]
/// ```
///
/// It is thread-safe. PROJ's contexts are not, so each call borrows an idle one, or creates another
/// if all are in use.
public final class ProjTransform: CoordinateTransform, Sendable {
  private let definition: ProjDefinition
  private let directory: String?
  private let idle: PipelinePool

  /// Creates a transformation to a reference system specified by authority and code (`EPSG:2180`),
  /// name, PROJ string, or WKT; x east and y north in its units.
  ///
  /// - Parameter dataDirectory: The directory in which PROJ first looks for its data; by default,
  ///   PROJ's own rules apply (the environment variable `PROJ_DATA`, then the installation
  ///   directory).
  /// - Throws: ``ProjError/library(reason:)``; ``ProjError/database(message:)`` if proj.db is
  ///   missing; ``ProjError/definition(_:message:)`` if PROJ does not recognize the system.
  public convenience init(
    to system: String, dataDirectory: String? = nil
  ) throws(ProjError) {
    try self.init(.system(system), directory: dataDirectory)
  }

  /// Creates a transformation to the azimuthal equidistant projection of WGS84 centered on a
  /// coordinate: meters east and north of it, with distances from the center equal to those along
  /// the geodesic.
  ///
  /// It does not require proj.db.
  ///
  /// - Throws: ``ProjError/library(reason:)`` if PROJ is not installed.
  public convenience init(azimuthalEquidistantAround center: Coordinate) throws(ProjError) {
    try self.init(
      .pipeline(
        "+proj=pipeline +step +proj=unitconvert +xy_in=deg +xy_out=rad +step +proj=aeqd"
          + " +lat_0=\(center.latitude) +lon_0=\(center.longitude) +ellps=WGS84"),
      directory: nil)
  }

  /// Creates a transformation from a PROJ pipeline that takes degrees of longitude and latitude, in
  /// that order.
  ///
  /// - Throws: Any error that ``init(to:dataDirectory:)`` throws.
  public convenience init(
    pipeline: String, dataDirectory: String? = nil
  ) throws(ProjError) {
    try self.init(.pipeline(pipeline), directory: dataDirectory)
  }

  private init(_ definition: ProjDefinition, directory: String?) throws(ProjError) {
    self.definition = definition
    self.directory = directory
    // Created eagerly, so that errors in the definition are thrown here.
    idle = PipelinePool(try ProjPipeline(definition, directory: directory))
  }

  /// Returns the images of coordinates, x east and y north.
  ///
  /// - Throws: ``ProjError/point(index:message:)`` for the first coordinate without an image.
  /// - Complexity: O(*n*); 0.1 µs per coordinate for EPSG:3857, about 1 µs for azimuthal
  ///   equidistant.
  public func project(_ coordinates: [Coordinate]) throws(ProjError) -> [PlanePoint] {
    var points = coordinates.map { PlanePoint(x: $0.longitude, y: $0.latitude) }
    try run(&points, inverse: false)
    return points
  }

  /// Returns the coordinates whose images are the given points.
  ///
  /// - Throws: ``ProjError/point(index:message:)`` for the first point that is not the image of a
  ///   coordinate.
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
      if let pipeline = idle.acquire() {
        pipeline
      } else {
        try ProjPipeline(definition, directory: directory)
      }
    defer { idle.release(pipeline) }
    try pipeline.transform(&points, inverse: inverse)
  }
}
