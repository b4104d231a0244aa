import PetMapSystem

/// The stream of a listener, which has a position in the log of a ``ChangeFeed``.
final class ChangeStream: ResponseStream {
  /// The last event that a listener has received on an earlier connection.
  struct Last: Sendable {
    let event: EventID
    /// The number of readings of the store that had begun when it arrived, if other servers share the
    /// store; see ``ChangeFeed/noteReading(_:)``.
    let reading: Int?
    /// The number of times that changes had been taken back or lost when it arrived.
    let replacements: Int
  }

  private struct State {
    var position: Int
    var last: Last?
    /// The bytes to send before events of the log.
    var greeting: [UInt8]
    var isCanceled = false
  }

  private let feed: ChangeFeed
  private let state: Guarded<State>

  init(_ feed: ChangeFeed, position: Int, greeting: [UInt8], after last: Last? = nil) {
    self.feed = feed
    state = Guarded(State(position: position, last: last, greeting: greeting))
  }

  func next(wake: @escaping @Sendable () -> Void) -> [UInt8]? {
    state.withLock { state in
      if !state.greeting.isEmpty {
        defer { state.greeting = [] }
        return state.greeting
      }
      return feed.next(self, from: &state.position, after: &state.last, wake: wake)
    }
  }

  func cancel() {
    let isFirst = state.withLock { state in
      defer { state.isCanceled = true }
      return !state.isCanceled
    }
    if isFirst { feed.remove(self) }
  }
}
