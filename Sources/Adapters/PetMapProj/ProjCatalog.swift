import CProj
public import PetMapGeo

/// The projected reference systems of EPSG's registry, for finding the one of points whose system is
/// unknown.
///
/// Safe and unchecked: it owns its context from `init` to `deinit`. Not thread-safe.
@safe
public final class ProjCatalog {
  /// A projected reference system.
  public struct System: Sendable, Hashable {
    /// The code, such as `EPSG:2180`.
    public let code: String
    /// The name, such as `ETRF2000-PL / CS92`.
    public let name: String
    /// The name of the area in which it is used, such as `Poland - onshore and offshore`.
    public let area: String
    /// The box around that area.
    public let box: BoundingBox
  }

  /// The systems, by code. Deprecated ones are left out.
  public let systems: [System]

  private let context: OpaquePointer

  /// Reads the systems from PROJ's database, which takes about 0.1 s.
  ///
  /// - Throws: ``ProjError/library(reason:)``; ``ProjError/database(message:)`` if proj.db is missing.
  public init() throws(ProjError) {
    try openProj()
    guard let context = unsafe cproj_context_create(nil) else {
      throw .library(reason: "out of memory")
    }
    var count = 0
    guard let list = unsafe cproj_systems_create(context, &count) else {
      let message = unsafe String(cString: cproj_context_message(context))
      unsafe cproj_context_destroy(context)
      throw .database(message: message)
    }
    defer { unsafe cproj_systems_destroy(list) }
    systems = (0..<count).compactMap { index in
      let system = unsafe cproj_systems_at(list, index)
      let box = try? BoundingBox(
        west: unsafe system.west, south: unsafe system.south, east: unsafe system.east,
        north: unsafe system.north)
      guard let box else { return nil }
      return unsafe System(
        code: "EPSG:" + String(cString: system.code), name: String(cString: system.name),
        area: String(cString: system.area), box: box)
    }
    unsafe self.context = unsafe context
  }

  deinit { unsafe cproj_context_destroy(context) }

  /// Returns the coordinates of points in a system on its own datum, which may differ from those on
  /// WGS84 by a few hundred meters; `nil` for each point that has none. Returns `nil` if the system is
  /// unknown.
  ///
  /// - Complexity: O(*n*); about 0.4 ms for the first point.
  public func unproject(_ points: [PlanePoint], from code: String) -> [Coordinate?]? {
    guard let conversion = unsafe cproj_transform_conversion(context, code) else { return nil }
    defer { unsafe cproj_transform_destroy(conversion) }
    var points = points
    let count = points.count
    unsafe points.withUnsafeMutableBytes { bytes in
      let numbers = unsafe bytes.assumingMemoryBound(to: Double.self)
      guard let base = numbers.baseAddress else { return }
      unsafe cproj_transform_points(context, conversion, 1, base, count)
    }
    return points.map { point in
      guard point.x.isFinite, abs(point.y) <= 90, abs(point.x) <= 540 else { return nil }
      return Coordinate(validLatitude: point.y, wrappingLongitude: point.x)
    }
  }
}
