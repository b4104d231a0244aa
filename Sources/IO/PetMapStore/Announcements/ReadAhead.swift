import PetMapSQLite
import PetMapAnnouncements
import PetMapSystem

/// Passes all announcements of a store from the thread that reads them to the one that consumes
/// them, reading a few batches ahead. For a million announcements, reading takes 2.5 s and
/// consuming takes 2 s; because they overlap, a server starts in the longer of the two times.
final class ReadAhead: Sendable {
  private static let batch = 4096
  private static let batches = 4

  private struct State {
    var pending: [[StoredAnnouncement]] = []
    /// The result of reading.
    var end: Result<Void, SQLiteError>?
  }

  private let state = Guarded(State())
  private let readers: SQLiteReaders

  init(_ readers: SQLiteReaders) { self.readers = readers }

  /// Calls `body` with all announcements, batch by batch, on the caller's thread.
  func run(_ body: ([StoredAnnouncement]) -> Void) throws(SQLiteError) {
    guard let thread = PetMapSystem.Thread({ [self] in read() }) else {
      throw SQLiteError(code: 7, message: "cannot create a thread for reading", path: "")
    }
    defer { thread.join() }
    while let batch = try next() { body(batch) }
  }

  /// Waits for the next batch and returns it, or `nil` after the last one.
  private func next() throws(SQLiteError) -> [StoredAnnouncement]? {
    let next = state.wait { state -> Result<[StoredAnnouncement]?, SQLiteError>? in
      if !state.pending.isEmpty { return .success(state.pending.removeFirst()) }
      return state.end?.map { nil }
    }
    state.announce()
    return try next.get()
  }

  private func read() {
    do throws(SQLiteError) {
      try readers.read { (connection) throws(SQLiteError) in
        var batch: [StoredAnnouncement] = []
        batch.reserveCapacity(Self.batch)
        try AnnouncementTable(connection).forEach { (stored) throws(SQLiteError) in
          batch.append(stored)
          if batch.count == Self.batch {
            enqueue(batch)
            batch.removeAll(keepingCapacity: true)
          }
          return true
        }
        if !batch.isEmpty { enqueue(batch) }
      }
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
