package import PetMapClient

/// Whether a person allows an app to know the device's position.
package enum LocationAccess: Sendable, Hashable {
  case undecided
  case allowed
  case denied
}

/// What a location service reports.
package enum LocationEvent: Sendable, Hashable {
  /// The access, also when it did not change.
  case access(LocationAccess)
  /// Degrees.
  case position(latitude: Double, longitude: Double)
  case failure(isDenied: Bool)
}

/// What a location service is to be told next.
package enum LocationWork: Sendable, Hashable {
  case askForAccess
  case findPosition
  /// All requests end with the answer.
  case answer(LocationAnswer)
}

/// The requests for a position, from asking for access to the answer. Requests that come while one is
/// under way share its answer.
package struct PositionRequests: Sendable {
  private enum Phase: Sendable {
    case idle
    case asking
    case finding
  }

  private var phase = Phase.idle

  /// No request yet.
  package init() {}

  /// Begins a request.
  ///
  /// - Returns: nil while an earlier one is under way.
  package mutating func begin(_ access: LocationAccess) -> LocationWork? {
    guard phase == .idle else { return nil }
    phase = .asking
    return access == .undecided ? .askForAccess : handle(.access(access))
  }

  /// Takes in what the service reports; late reports change nothing.
  package mutating func handle(_ event: LocationEvent) -> LocationWork? {
    switch (phase, event) {
    case (.idle, _), (.asking, .access(.undecided)), (.asking, .position),
      (.finding, .access(.undecided)), (.finding, .access(.allowed)):
      return nil
    case (.asking, .access(.allowed)):
      phase = .finding
      return .findPosition
    case (.asking, .access(.denied)), (.finding, .access(.denied)): return end(.denied)
    case (.finding, .position(let latitude, let longitude)):
      // NaN is in no range.
      let isOnEarth = abs(latitude) <= 90 && abs(longitude) <= 180
      return end(isOnEarth ? .position(latitude: latitude, longitude: longitude) : .failed)
    case (.asking, .failure(let isDenied)), (.finding, .failure(let isDenied)):
      return end(isDenied ? .denied : .failed)
    }
  }

  /// Forgets the request under way.
  package mutating func cancel() { phase = .idle }

  private mutating func end(_ answer: LocationAnswer) -> LocationWork {
    phase = .idle
    return .answer(answer)
  }
}
