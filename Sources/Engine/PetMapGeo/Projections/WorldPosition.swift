/// A position on the unit square of Web Mercator: x grows east from 0 at -180° to 1 at 180°, y
/// grows **south** from 0 at the northern limit of 85.051129° to 1 at the southern.
///
/// x may lie outside of 0 to 1, in another copy of the world. The y of a coordinate is brought onto
/// the square; that of a pin or a cluster of a ``ClusterTree`` may lie outside of it.
public struct WorldPosition: Sendable, Hashable {
  /// How far east of the antimeridian, in widths of the world.
  public var x: Double
  /// How far south of the northern limit, in widths of the world.
  public var y: Double

  /// A position from its two numbers.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Where a coordinate stands; latitudes beyond ±85.051129° are projected onto the limit.
  ///
  /// - Complexity: a sine and a logarithm, about 20 ns.
  public init(_ coordinate: Coordinate) {
    x = Self.x(longitude: coordinate.longitude)
    y = Self.y(latitude: coordinate.latitude)
  }

  /// What stands at the position: x is taken modulo 1, y is brought into 0 to 1.
  ///
  /// - Precondition: x and y are finite, and x is less than a million in magnitude.
  public var coordinate: Coordinate {
    precondition(y.isFinite && abs(x) < 1_000_000)
    let turn = x >= 0 && x <= 1 ? x : x - x.rounded(.down)
    return Coordinate(
      validLatitude: Self.latitude(y: y), wrappingLongitude: turn * 360 - 180)
  }

  /// The x of a longitude in degrees.
  public static func x(longitude: Double) -> Double { longitude / 360 + 0.5 }

  /// The y of a latitude in degrees, 0 at the northern limit and beyond it, 1 at the southern.
  public static func y(latitude: Double) -> Double {
    if latitude >= WebMercator.maximumLatitude { return 0 }
    if latitude <= -WebMercator.maximumLatitude { return 1 }
    return max(0, min(1, 0.5 - WebMercator.isometricLatitude(latitude) / (2 * .pi)))
  }

  /// The latitude in degrees of a y, which is brought into 0 to 1.
  public static func latitude(y: Double) -> Double {
    if y <= 0 { return WebMercator.maximumLatitude }
    if y >= 1 { return -WebMercator.maximumLatitude }
    return WebMercator.latitude(isometric: (1 - 2 * y) * .pi)
  }
}
