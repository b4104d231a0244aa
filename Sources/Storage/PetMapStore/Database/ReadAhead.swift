import PetMapSystem

/// Passes batches from the thread that reads them to the one that consumes them, reading a few
/// batches ahead. For a million announcements in SQLite, reading takes 2.5 s and consuming takes
/// 2 s; because they overlap, starting a server takes only as long as the slower of the two.
final class ReadAhead<Batch: Sendable, Failure: Error>: Sendable {
  /// Calls its argument with each batch, until it returns `false`.
  typealias Source = @Sendable (_ receive: (Batch) -> Bool) throws(Failure) -> Void

  private static var batches: Int { 4 }

  private struct State {
    var pending: [Batch] = []
    /// The result of reading, once it has ended.
    var end: Result<Void, Failure>?
    /// Whether the consumer has failed, so that further batches are dropped.
    var isAbandoned = false
  }

  private let state = Monitor(State())
  private let source: Source

  init(_ source: @escaping Source) { self.source = source }

  /// Calls `body` with the batches, on the caller's thread, until it returns `false`.
  func run(_ body: (Batch) throws(Failure) -> Bool) throws(Failure) {
    guard let thread = Thread({ [self] in read() }) else { return try runWithoutThread(body) }
    defer {
      state.change { $0.isAbandoned = true }
      thread.join()
    }
    while let batch = try next(), try body(batch) {}
  }

  private func runWithoutThread(_ body: (Batch) throws(Failure) -> Bool) throws(Failure) {
    var failure: Failure?
    try source { batch in
      do throws(Failure) { return try body(batch) } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Waits for the next batch and returns it, or `nil` after the last one.
  private func next() throws(Failure) -> Batch? {
    let next = state.wait { state -> Result<Batch?, Failure>? in
      if !state.pending.isEmpty { return .success(state.pending.removeFirst()) }
      return state.end?.map { nil }
    }
    state.announce()
    return try next.get()
  }

  private func read() {
    do throws(Failure) {
      try source { enqueue($0) }
      state.change { $0.end = .success(()) }
    } catch {
      state.change { $0.end = .failure(error) }
    }
  }

  /// Adds a batch, waiting until there is space for it.
  ///
  /// - Returns: Whether the consumer wants more.
  private func enqueue(_ batch: Batch) -> Bool {
    let isWanted = state.wait { state -> Bool? in
      if state.isAbandoned { return false }
      guard state.pending.count < Self.batches else { return nil }
      state.pending.append(batch)
      return true
    }
    state.announce()
    return isWanted
  }
}
