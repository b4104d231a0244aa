/// The result of a location request.
public enum LocationAnswer: Sendable, Hashable {
  /// The location in degrees.
  case position(latitude: Double, longitude: Double)
  /// The user denied access to the location.
  case denied
  /// The location could not be determined.
  case failed
}

/// A provider of the device's location.
public protocol LocationProvider: Sendable {
  /// Requests the location once, and permission if needed.
  func position() async -> LocationAnswer
}
