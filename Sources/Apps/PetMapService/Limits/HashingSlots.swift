import PetMapSystem

/// Limits the number of password hashes that are computed at the same time. More hashes than
/// processors would not be faster, and each takes 19 MiB.
///
/// Requests are served in order of arrival. One that cannot be served in time is rejected with 503,
/// so that the wait for a slot is bounded under any load.
package final class HashingSlots: Sendable {
  private struct State {
    var free: Int
    /// The number of requests so far.
    var count = 0
    /// The numbers of the waiting requests, in order.
    var waiting: [Int] = []
  }

  /// The maximum time to wait for a slot, in seconds.
  package static let patience = 2.0
  private let state: Monitor<State>

  package init(_ count: Int) { state = Monitor(State(free: count)) }

  /// Runs `body` when a slot is free.
  ///
  /// - Throws: Any error from `body`, or ``ServiceError/overloaded``.
  package func run<Result>(
    atMost seconds: Double = HashingSlots.patience,
    _ body: () throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    let number = state.withLock { state in
      state.count += 1
      state.waiting.append(state.count)
      return state.count
    }
    let isTaken = state.wait(atMost: seconds) { state -> Bool? in
      guard state.free > 0, state.waiting.first == number else { return nil }
      state.free -= 1
      state.waiting.removeFirst()
      return true
    }
    guard isTaken == true else {
      state.change { state in state.waiting.removeAll { $0 == number } }
      throw ServiceError.overloaded
    }
    // Another slot may be free for the next request.
    state.announce()
    defer { state.change { $0.free += 1 } }
    return try body()
  }
}
