import PetMapSystem

/// The stream of a listener, which has a position in the log of a ``ChangeFeed``.
final class ChangeStream: ResponseStream {
  private struct State {
    var position: Int
    /// The bytes to send before events of the log.
    var greeting: [UInt8]
    var isCanceled = false
  }

  private let feed: ChangeFeed
  /// The last change that the listener has seen on a server that is ahead of this one.
  private let last: Int64
  private let state: Guarded<State>

  init(_ feed: ChangeFeed, position: Int, greeting: [UInt8], after last: Int64 = 0) {
    self.feed = feed
    self.last = last
    state = Guarded(State(position: position, greeting: greeting))
  }

  func next(wake: @escaping @Sendable () -> Void) -> [UInt8]? {
    state.withLock { state in
      if !state.greeting.isEmpty {
        defer { state.greeting = [] }
        return state.greeting
      }
      return feed.next(self, from: &state.position, after: last, wake: wake)
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
