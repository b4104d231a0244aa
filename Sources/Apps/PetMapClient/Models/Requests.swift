/// Tells the answer to the newest request of its kind from late ones.
struct RequestCounter: Sendable {
  private var current = 0

  /// Begins a request; answers to the ones before are late from now on.
  mutating func begin() -> Int {
    current += 1
    return current
  }

  /// Whether a request is the newest.
  func isCurrent(_ request: Int) -> Bool { request == current }
}

/// Where the device is.
public enum LocationAnswer: Sendable, Hashable {
  /// Degrees.
  case position(latitude: Double, longitude: Double)
  /// The person does not allow it.
  case denied
  /// It could not be found.
  case failed
}

/// Asks the device where it is.
public protocol LocationProvider: Sendable {
  /// Asks once, for permission too when it must.
  func position() async -> LocationAnswer
}
