/// The Web Mercator projection (EPSG:3857), a Mercator projection of the sphere of WGS84's
/// semi-major axis, cut off where the world becomes a square.
///
/// Its plane is measured in metres with x east and y north of (0°, 0°), in pixels of the whole
/// world's picture with y south, or in widths of the world, see ``WorldPosition``. Latitudes beyond
/// ±``maximumLatitude`` are projected onto the edge.
public enum WebMercator {
  /// The latitude of the square's northern edge, atan(sinh π) in degrees.
  public static var maximumLatitude: Double { 85.0511287798066 }

  /// The radius of the sphere.
  public static var radius: Meters { Meters(6_378_137) }

  /// Half the length of the square's edge: the equator is twice as long.
  public static var halfEdge: Meters { Meters(radius.value * .pi) }

  /// A coordinate in metres: x east of Greenwich and y north of the equator.
  public static func project(_ coordinate: Coordinate) -> PlanePoint {
    let latitude = max(-maximumLatitude, min(maximumLatitude, coordinate.latitude))
    return PlanePoint(
      x: halfEdge.value * (coordinate.longitude / 180),
      y: radius.value * isometricLatitude(latitude))
  }

  /// The coordinate of a point in metres; x wraps around the world, y is clamped to the square.
  /// - Precondition: x and y are finite, and x is less than a million times around.
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

  /// Metres on the ground that a pixel shows at a latitude in degrees, on the projection's sphere.
  ///
  /// - Parameter tileSize: how many pixels a tile is wide, 512 or 256.
  public static func metersPerPixel(
    latitude: Double, zoom: Zoom, tileSize: Double = 512
  ) -> Meters {
    let parallel = cosine(degrees: max(-maximumLatitude, min(maximumLatitude, latitude)))
    return Meters(2 * halfEdge.value * parallel / (tileSize * zoom.scale))
  }

  /// The zoom at which a pixel shows so many metres at a latitude in degrees.
  /// - Precondition: `meters` is greater than 0.
  public static func zoom(
    metersPerPixel meters: Meters, latitude: Double, tileSize: Double = 512
  ) -> Zoom {
    precondition(meters.value > 0)
    let parallel = cosine(degrees: max(-maximumLatitude, min(maximumLatitude, latitude)))
    return Zoom(scale: 2 * halfEdge.value * parallel / (tileSize * meters.value))
  }

  /// A coordinate in pixels of the whole world's picture, x east and y south of its north-west
  /// corner.
  public static func pixel(
    of coordinate: Coordinate, zoom: Zoom, tileSize: Double = 512
  ) -> PlanePoint {
    let position = WorldPosition(coordinate)
    let size = tileSize * zoom.scale
    return PlanePoint(x: position.x * size, y: position.y * size)
  }

  /// The coordinate of a pixel of the whole world's picture; see ``WorldPosition/coordinate``.
  public static func coordinate(
    ofPixel pixel: PlanePoint, zoom: Zoom, tileSize: Double = 512
  ) -> Coordinate {
    let size = tileSize * zoom.scale
    return WorldPosition(x: pixel.x / size, y: pixel.y / size).coordinate
  }

  /// ln tan(π/4 + φ/2) as atanh(sin φ), precise also near the equator.
  static func isometricLatitude(_ degrees: Double) -> Double {
    let s = sine(degrees: degrees)
    // By magnitude, so that north and south mirror each other to the last bit.
    let magnitude = 0.5 * logarithm(onePlus: 2 * abs(s) / (1 - abs(s)))
    return s < 0 ? -magnitude : magnitude
  }

  /// The latitude in degrees of an isometric latitude: atan(sinh ψ).
  static func latitude(isometric: Double) -> Double {
    let e = exponentialMinusOne(abs(isometric))
    let degrees = min(maximumLatitude, arcTangent2Degrees(y: 0.5 * (e + e / (e + 1)), x: 1))
    return isometric < 0 ? -degrees : degrees
  }
}
