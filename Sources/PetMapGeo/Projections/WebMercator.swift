/// The Web Mercator projection (EPSG:3857), a Mercator projection of the sphere of WGS84's semi-major
/// axis, cut off where the world becomes a square.
///
/// Two kinds of plane coordinates: metres with x east and y north of (0°, 0°), and the unit square
/// with x east of the antimeridian and y **south** of the northern edge, both 0 to 1, as in tiles.
/// Latitudes beyond ±``maximumLatitude`` are projected onto the edge.
public enum WebMercator {
  /// The latitude of the square's northern edge, atan(sinh π) in degrees.
  public static var maximumLatitude: Double { 85.0511287798066 }

  /// The radius of the sphere.
  public static var radius: Meters { Meters(6_378_137) }

  /// Half the length of the square's edge: the equator is twice as long.
  public static var halfEdge: Meters { Meters(radius.value * .pi) }

  /// A place in the unit square: x is 0 at -180° and 1 at 180°, y is 0 at the northern edge.
  ///
  /// - Complexity: a sine and a logarithm, about 20 ns.
  public static func unitPoint(of coordinate: Coordinate) -> PlanePoint {
    PlanePoint(x: coordinate.longitude / 360 + 0.5, y: unitY(latitude: coordinate.latitude))
  }

  /// The y in the unit square of a latitude in degrees, 0 at the northern edge and 1 at the southern.
  public static func unitY(latitude: Double) -> Double {
    if latitude >= maximumLatitude { return 0 }
    if latitude <= -maximumLatitude { return 1 }
    return max(0, min(1, 0.5 - isometricLatitude(latitude) / (2 * .pi)))
  }

  /// The place of a point of the unit square.
  ///
  /// x may lie outside 0...1 and wraps; y is clamped.
  /// - Precondition: x and y are finite, and x is less than a million in magnitude.
  public static func coordinate(ofUnitPoint point: PlanePoint) -> Coordinate {
    precondition(point.y.isFinite && abs(point.x) < 1_000_000)
    let x = point.x >= 0 && point.x <= 1 ? point.x : point.x - point.x.rounded(.down)
    return Coordinate(
      validLatitude: latitude(unitY: point.y), wrappingLongitude: x * 360 - 180)
  }

  /// The latitude in degrees of a y in the unit square, which is clamped to 0...1.
  public static func latitude(unitY y: Double) -> Double {
    if y <= 0 { return maximumLatitude }
    if y >= 1 { return -maximumLatitude }
    return latitude(isometric: (1 - 2 * y) * .pi)
  }

  /// A place in metres: x east of Greenwich and y north of the equator.
  public static func project(_ coordinate: Coordinate) -> PlanePoint {
    let latitude = max(-maximumLatitude, min(maximumLatitude, coordinate.latitude))
    return PlanePoint(
      x: halfEdge.value * (coordinate.longitude / 180),
      y: radius.value * isometricLatitude(latitude))
  }

  /// The place of a point in metres; x wraps around the world, y is clamped to the square.
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

  /// A place in pixels of the whole world's picture, x east and y south of its north-west corner.
  public static func pixel(
    of coordinate: Coordinate, zoom: Zoom, tileSize: Double = 512
  ) -> PlanePoint {
    let unit = unitPoint(of: coordinate)
    let size = tileSize * zoom.scale
    return PlanePoint(x: unit.x * size, y: unit.y * size)
  }

  /// The place of a pixel of the whole world's picture; see ``coordinate(ofUnitPoint:)``.
  public static func coordinate(
    ofPixel pixel: PlanePoint, zoom: Zoom, tileSize: Double = 512
  ) -> Coordinate {
    let size = tileSize * zoom.scale
    return coordinate(ofUnitPoint: PlanePoint(x: pixel.x / size, y: pixel.y / size))
  }

  /// ln tan(π/4 + φ/2) as atanh(sin φ), precise also near the equator.
  private static func isometricLatitude(_ degrees: Double) -> Double {
    let s = sine(degrees: degrees)
    // By magnitude, so that north and south mirror each other to the last bit.
    let magnitude = 0.5 * logarithm(onePlus: 2 * abs(s) / (1 - abs(s)))
    return s < 0 ? -magnitude : magnitude
  }

  /// The latitude in degrees of an isometric latitude: atan(sinh ψ).
  private static func latitude(isometric: Double) -> Double {
    let e = exponentialMinusOne(abs(isometric))
    let degrees = min(maximumLatitude, arcTangent2Degrees(y: 0.5 * (e + e / (e + 1)), x: 1))
    return isometric < 0 ? -degrees : degrees
  }
}
