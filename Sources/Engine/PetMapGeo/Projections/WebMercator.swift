/// The Web Mercator projection (EPSG:3857): a Mercator projection of the sphere with WGS84's
/// semi-major axis, clipped so that the world is a square.
///
/// Positions on the plane are measured in meters, with x east and y north of (0°, 0°); in pixels of
/// an image of the whole world, with y increasing southward; or in units of the world's width (see
/// ``WorldPosition``). Latitudes beyond ±``maximumLatitude`` are projected onto the edge.
public enum WebMercator {
  /// The latitude of the northern edge: atan(sinh π) in degrees.
  public static var maximumLatitude: Double { 85.0511287798066 }

  /// The radius of the sphere.
  public static var radius: Meters { Meters(6_378_137) }

  /// Half the side length of the square, which is half the length of the equator.
  public static var halfEdge: Meters { Meters(radius.value * .pi) }

  /// Returns the position of a coordinate in meters: x east of Greenwich and y north of the
  /// equator.
  public static func project(_ coordinate: Coordinate) -> PlanePoint {
    let latitude = max(-maximumLatitude, min(maximumLatitude, coordinate.latitude))
    return PlanePoint(
      x: halfEdge.value * (coordinate.longitude / 180),
      y: radius.value * isometricLatitude(latitude))
  }

  /// Returns the coordinate of a point in meters; x wraps around the world, and y is clamped to the
  /// square.
  ///
  /// - Precondition: x and y are finite, and x goes around the world less than a million times.
  public static func unproject(_ point: PlanePoint) -> Coordinate {
    precondition(point.y.isFinite)
    let edge = halfEdge.value
    let y = max(-edge, min(edge, point.y))
    let turns = point.x / (2 * edge)
    precondition(abs(turns) < 1_000_000)
    let longitude = (abs(turns) <= 0.5 ? turns : turns - turns.nearestWhole) * 360
    return Coordinate(
      validLatitude: latitude(isometric: y / radius.value), wrappingLongitude: longitude)
  }

  /// Returns the ground distance per pixel at the given latitude in degrees, on the projection's
  /// sphere.
  ///
  /// - Parameter tileSize: The width of a tile in pixels, 512 or 256.
  public static func metersPerPixel(
    latitude: Double, zoom: Zoom, tileSize: Double = 512
  ) -> Meters {
    let parallel = cosine(degrees: max(-maximumLatitude, min(maximumLatitude, latitude)))
    return Meters(2 * halfEdge.value * parallel / (tileSize * zoom.scale))
  }

  /// Returns the zoom at which a pixel covers the given ground distance, at the given latitude in
  /// degrees.
  ///
  /// - Precondition: `meters` is greater than 0.
  public static func zoom(
    metersPerPixel meters: Meters, latitude: Double, tileSize: Double = 512
  ) -> Zoom {
    precondition(meters.value > 0)
    let parallel = cosine(degrees: max(-maximumLatitude, min(maximumLatitude, latitude)))
    return Zoom(scale: 2 * halfEdge.value * parallel / (tileSize * meters.value))
  }

  /// Returns the position of a coordinate in an image of the whole world, in pixels east and south
  /// of the image's northwest corner.
  public static func pixel(
    of coordinate: Coordinate, zoom: Zoom, tileSize: Double = 512
  ) -> PlanePoint {
    let position = WorldPosition(coordinate)
    let size = tileSize * zoom.scale
    return PlanePoint(x: position.x * size, y: position.y * size)
  }

  /// Returns the coordinate of a pixel in an image of the whole world; see
  /// ``WorldPosition/coordinate``.
  public static func coordinate(
    ofPixel pixel: PlanePoint, zoom: Zoom, tileSize: Double = 512
  ) -> Coordinate {
    let size = tileSize * zoom.scale
    return WorldPosition(x: pixel.x / size, y: pixel.y / size).coordinate
  }

  /// Returns ln tan(π/4 + φ/2), computed as atanh(sin φ) to be accurate near the equator.
  static func isometricLatitude(_ degrees: Double) -> Double {
    let s = sine(degrees: degrees)
    // Use the magnitude, so that north and south are bitwise symmetric.
    let magnitude = 0.5 * logarithm(onePlus: 2 * abs(s) / (1 - abs(s)))
    return s < 0 ? -magnitude : magnitude
  }

  /// Returns the latitude in degrees of an isometric latitude: atan(sinh ψ).
  static func latitude(isometric: Double) -> Double {
    let e = exponentialMinusOne(abs(isometric))
    let degrees = min(maximumLatitude, arcTangent2Degrees(y: 0.5 * (e + e / (e + 1)), x: 1))
    return isometric < 0 ? -degrees : degrees
  }
}

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
