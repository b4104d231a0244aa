package import PetMapAPI

/// The user's decision on whether the app may access the device's position.
package enum LocationAccess: Sendable, Hashable {
  case undecided
  case allowed
  case denied
}

/// An event reported by a location service.
package enum LocationEvent: Sendable, Hashable {
  /// The current authorization, even if it has not changed.
  case access(LocationAccess)
  /// A position in degrees.
  case position(latitude: Double, longitude: Double)
  case failure(isDenied: Bool)
}

/// The next action for a location service.
package enum LocationWork: Sendable, Hashable {
  case askForAccess
  case findPosition
  /// Complete all requests with the same answer.
  case answer(LocationAnswer)
}

/// The state machine for position requests, from requesting authorization to the answer. Concurrent
/// requests share one answer.
package struct PositionRequests: Sendable {
  private enum Phase: Sendable {
    case idle
    case asking
    case finding
  }

  private var phase = Phase.idle

  /// Creates a state machine without requests.
  package init() {}

  /// Begins a request.
  ///
  /// - Returns: The next action, or `nil` while an earlier request is in progress.
  package mutating func begin(_ access: LocationAccess) -> LocationWork? {
    guard phase == .idle else { return nil }
    phase = .asking
    return access == .undecided ? .askForAccess : handle(.access(access))
  }

  /// Handles an event from the service; late events have no effect.
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
      // These comparisons are false for NaN.
      let isOnEarth = abs(latitude) <= 90 && abs(longitude) <= 180
      return end(isOnEarth ? .position(latitude: latitude, longitude: longitude) : .failed)
    case (.asking, .failure(let isDenied)), (.finding, .failure(let isDenied)):
      return end(isDenied ? .denied : .failed)
    }
  }

  /// Cancels the request in progress.
  package mutating func cancel() { phase = .idle }

  private mutating func end(_ answer: LocationAnswer) -> LocationWork {
    phase = .idle
    return .answer(answer)
  }
}
