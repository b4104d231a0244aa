import PetMapSystem

/// The events for one listener: its position in the log of a ``ChangeFeed``.
final class ChangeStream: ResponseStream {
  private struct State {
    var position: Int
    /// What is sent before the log's events.
    var greeting: [UInt8]
    var isCanceled = false
  }

  private let feed: ChangeFeed
  private let state: Guarded<State>

  init(_ feed: ChangeFeed, position: Int, greeting: [UInt8]) {
    self.feed = feed
    state = Guarded(State(position: position, greeting: greeting))
  }

  func next(wake: @escaping @Sendable () -> Void) -> [UInt8]? {
    state.withLock { state in
      if !state.greeting.isEmpty {
        defer { state.greeting = [] }
        return state.greeting
      }
      return feed.next(self, from: &state.position, wake: wake)
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
