/// A point on the ground in degrees of latitude and longitude on WGS84.
///
/// ```swift
/// let warsaw = try Coordinate(latitude: 52.2297, longitude: 21.0122)
/// ```
///
/// No invalid coordinate exists: the initialiser refuses what is out of range, NaN and infinities.
public struct Coordinate: Sendable, Hashable {
  /// Degrees north of the equator, -90 to 90 inclusive.
  public let latitude: Double

  /// Degrees east of Greenwich, -180 to 180 inclusive.
  public let longitude: Double

  /// - Throws: ``CoordinateError/latitude(_:)`` or ``CoordinateError/longitude(_:)`` with the
  ///   refused value when it is not a finite number in range. Latitude is checked first.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard latitude >= -90, latitude <= 90 else { throw .latitude(latitude) }
    guard longitude >= -180, longitude <= 180 else { throw .longitude(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinate {
  /// A coordinate from a latitude in range and a longitude at most a turn out of it.
  package init(validLatitude latitude: Double, wrappingLongitude longitude: Double) {
    precondition(abs(latitude) <= 90 && abs(longitude) <= 540)
    self.latitude = latitude
    self.longitude =
      longitude > 180 ? longitude - 360 : (longitude < -180 ? longitude + 360 : longitude)
  }
}

/// Why a pair of numbers is not a coordinate.
public enum CoordinateError: Error, Sendable, Hashable {
  /// The latitude is not a number from -90 to 90.
  case latitude(Double)
  /// The longitude is not a number from -180 to 180.
  case longitude(Double)
}
