import PetMapAnnouncements
import PetMapSystem

/// Passes all announcements of a store from the thread that reads them to the one that consumes
/// them, reading a few batches ahead. For a million announcements in SQLite, reading takes 2.5 s
/// and consuming takes 2 s; because they overlap, starting a server takes only as long as the
/// slower of the two.
final class ReadAhead<Failure: Error>: Sendable {
  /// Calls its argument with each batch.
  typealias Source = @Sendable (_ receive: ([StoredAnnouncement]) -> Void) throws(Failure) -> Void

  private static var batches: Int { 4 }

  private struct State {
    var pending: [[StoredAnnouncement]] = []
    /// The result of reading, once it has ended.
    var end: Result<Void, Failure>?
  }

  private let state = Guarded(State())
  private let source: Source

  init(_ source: @escaping Source) { self.source = source }

  /// Calls `body` with all announcements, in batches, on the caller's thread.
  func run(_ body: ([StoredAnnouncement]) -> Void) throws(Failure) {
    guard let thread = PetMapSystem.Thread({ [self] in read() }) else { return try source(body) }
    defer { thread.join() }
    while let batch = try next() { body(batch) }
  }

  /// Waits for the next batch and returns it, or `nil` after the last one.
  private func next() throws(Failure) -> [StoredAnnouncement]? {
    let next = state.wait { state -> Result<[StoredAnnouncement]?, Failure>? in
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
  private func enqueue(_ batch: [StoredAnnouncement]) {
    state.wait { state -> Void? in
      guard state.pending.count < Self.batches else { return nil }
      state.pending.append(batch)
      return ()
    }
    state.announce()
  }
}
