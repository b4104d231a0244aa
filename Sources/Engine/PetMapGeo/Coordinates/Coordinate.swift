/// A point on the ground in degrees of latitude and longitude on WGS84.
///
/// ```swift
/// let warsaw = try Coordinate(latitude: 52.2297, longitude: 21.0122)
/// ```
///
/// A coordinate is always valid: the initializer rejects values that are out of range, NaN, or
/// infinite.
public struct Coordinate: Sendable, Hashable, BitwiseCopyable {
  /// Degrees north of the equator, from -90 to 90.
  public let latitude: Double

  /// Degrees east of Greenwich, from -180 to 180.
  public let longitude: Double

  /// Creates a coordinate from a latitude and longitude in degrees.
  ///
  /// - Throws: ``CoordinateError/latitude(_:)`` or ``CoordinateError/longitude(_:)`` with the
  ///   invalid value if it is not a finite number in range. The latitude is checked first.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard latitude >= -90, latitude <= 90 else { throw .latitude(latitude) }
    guard longitude >= -180, longitude <= 180 else { throw .longitude(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinate {
  /// Creates a coordinate from a valid latitude and a longitude at most one turn out of range.
  package init(validLatitude latitude: Double, wrappingLongitude longitude: Double) {
    precondition(abs(latitude) <= 90 && abs(longitude) <= 540)
    self.latitude = latitude
    self.longitude =
      longitude > 180 ? longitude - 360 : (longitude < -180 ? longitude + 360 : longitude)
  }
}

extension Coordinate {
  /// The longitudes that ``init(latitude:wrappingLongitude:)`` accepts: ten turns in both
  /// directions, which map libraries return after a user has moved the map around the world.
  public static let wrappedLongitudes = -3600.0...3600

  /// Creates a coordinate from a latitude and a longitude that may be several turns out of range,
  /// such as 190 for -170. 180 and -180 are left unchanged.
  ///
  /// - Throws: Like ``init(latitude:longitude:)``, if the longitude is not in
  ///   ``wrappedLongitudes``.
  public init(
    latitude: Double, wrappingLongitude longitude: Double
  ) throws(CoordinateError) {
    guard let wrapped = Self.wrapped(longitude) else { throw .longitude(longitude) }
    try self.init(latitude: latitude, longitude: wrapped)
  }

  /// Returns a longitude from -180 to 180, or `nil` if it is not in ``wrappedLongitudes``.
  static func wrapped(_ longitude: Double) -> Double? {
    guard wrappedLongitudes.contains(longitude) else { return nil }
    var longitude = longitude
    // Each step is exact, because it does not increase the magnitude.
    while longitude > 180 { longitude -= 360 }
    while longitude < -180 { longitude += 360 }
    return longitude
  }
}

/// An invalid latitude or longitude.
public enum CoordinateError: Error, Sendable, Hashable {
  /// The latitude is not a number between -90 and 90.
  case latitude(Double)
  /// The longitude is not a number between -180 and 180.
  case longitude(Double)
}

extension Coordinate {
  /// Returns the coordinate with its degrees rounded to the given number of decimal places, half
  /// away from zero.
  ///
  /// - Precondition: `decimals` is between 0 and 15.
  public func rounded(toDecimals decimals: Int) -> Coordinate {
    precondition((0...15).contains(decimals))
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    func rounded(_ degrees: Double) -> Double { (degrees * scale).rounded() / scale + 0 }
    return Coordinate(
      validLatitude: max(-90, min(90, rounded(latitude))),
      wrappingLongitude: max(-180, min(180, rounded(longitude))))
  }
}

/// A point on a plane, with x increasing eastward and y northward: in meters on a projected plane,
/// or in degrees of longitude and latitude in a ``PlanePolygon``.
public struct PlanePoint: Sendable, Hashable {
  /// The distance east of the origin.
  public var x: Double
  /// The distance north of the origin.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
