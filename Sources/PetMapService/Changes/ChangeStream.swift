import PetMapThreads

/// The events that one listener has not been sent yet.
final class ChangeStream: ResponseStream {
  private struct State {
    var pending: [UInt8] = []
    var wake: (@Sendable () -> Void)?
    var isEnded = false
  }

  /// A listener that is so far behind is dropped; it comes back and is told what it missed.
  private static let limit = 1 << 20

  private let state = Guarded(State())
  private let removal: @Sendable (ChangeStream) -> Void

  /// - Parameter removal: called when nobody reads any more.
  init(removal: @escaping @Sendable (ChangeStream) -> Void) { self.removal = removal }

  func append(_ bytes: [UInt8]) {
    wake { state in
      state.pending += bytes
      if state.pending.count > Self.limit { state.isEnded = true }
    }
  }

  func end() { wake { $0.isEnded = true } }

  private func wake(_ change: (inout State) -> Void) {
    let wake = state.withLock { state in
      change(&state)
      defer { state.wake = nil }
      return state.wake
    }
    wake?()
  }

  func next(wake: @escaping @Sendable () -> Void) -> [UInt8]? {
    state.withLock { state in
      if !state.pending.isEmpty {
        let bytes = state.pending
        state.pending = []
        return bytes
      }
      if state.isEnded { return nil }
      state.wake = wake
      return []
    }
  }

  func cancel() { removal(self) }
}
