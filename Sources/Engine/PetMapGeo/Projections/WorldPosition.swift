/// A position on the unit square of Web Mercator: x increases eastward from 0 at -180° to 1 at
/// 180°, y increases **southward** from 0 at the northern limit of 85.051129° to 1 at the southern
/// limit.
///
/// An x outside 0 to 1 is in another copy of the world. The y of a coordinate is clamped to the
/// square; the y of a node in a ``ClusterTree`` may lie outside it.
public struct WorldPosition: Sendable, Hashable {
  /// The distance east of the antimeridian, in units of the world's width.
  public var x: Double
  /// The distance south of the northern limit, in units of the world's width.
  public var y: Double

  /// Creates a position from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the position of a coordinate; latitudes beyond ±85.051129° are projected onto the
  /// limit.
  ///
  /// - Complexity: One sine and one logarithm, about 20 ns.
  public init(_ coordinate: Coordinate) {
    x = Self.x(longitude: coordinate.longitude)
    y = Self.y(latitude: coordinate.latitude)
  }

  /// The coordinate at the position: x is taken modulo 1, and y is clamped to 0 to 1.
  ///
  /// - Precondition: x and y are finite, and the magnitude of x is less than a million.
  public var coordinate: Coordinate {
    precondition(y.isFinite && abs(x) < 1_000_000)
    let turn = x >= 0 && x <= 1 ? x : x - x.rounded(.down)
    return Coordinate(
      validLatitude: Self.latitude(y: y), wrappingLongitude: turn * 360 - 180)
  }

  /// Returns the x of a longitude in degrees.
  public static func x(longitude: Double) -> Double { longitude / 360 + 0.5 }

  /// Returns the y of a latitude in degrees: 0 at the northern limit and beyond it, 1 at the
  /// southern.
  public static func y(latitude: Double) -> Double {
    if latitude >= WebMercator.maximumLatitude { return 0 }
    if latitude <= -WebMercator.maximumLatitude { return 1 }
    return max(0, min(1, 0.5 - WebMercator.isometricLatitude(latitude) / (2 * .pi)))
  }

  /// Returns the latitude in degrees of a y, which is clamped to 0 to 1.
  public static func latitude(y: Double) -> Double {
    if y <= 0 { return WebMercator.maximumLatitude }
    if y >= 1 { return -WebMercator.maximumLatitude }
    return WebMercator.latitude(isometric: (1 - 2 * y) * .pi)
  }
}
