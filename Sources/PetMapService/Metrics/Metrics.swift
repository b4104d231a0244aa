import PetMapThreads

/// What the service counts of itself.
package final class Metrics: Sendable {
  /// Upper ends of the durations' buckets, in seconds.
  static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

  struct Key: Hashable {
    /// The route's name, `none` for no route.
    let operation: String
    let method: String
    let status: Int
  }

  /// How long requests took.
  struct Durations {
    /// One more than there are bounds: the last holds what took longer than all.
    var buckets = Array(repeating: 0, count: bounds.count + 1)
    var sum = 0.0
    var count: Int { buckets.reduce(0, +) }
  }

  struct State {
    var requests: [Key: Int] = [:]
    var durations: [String: Durations] = [:]
  }

  private let state = Guarded(State())

  /// Counts a request that was answered.
  ///
  /// - Parameter seconds: from its first line until its response was out.
  func note(operation: String, method: String, status: Int, seconds: Double) {
    // Whatever a client calls a method must not become a name here.
    let known = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"].contains(method)
    let key = Key(operation: operation, method: known ? method : "other", status: status)
    let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
    state.withLock { state in
      state.requests[key, default: 0] += 1
      state.durations[operation, default: Durations()].buckets[bucket] += 1
      state.durations[operation, default: Durations()].sum += seconds
    }
  }

  func snapshot() -> State { state.withLock { $0 } }
}
