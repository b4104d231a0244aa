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
