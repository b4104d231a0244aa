import CSQLite
package import PetMapSQL
package import PetMapSystem

/// The right to write to a file, which connections of all processes take in turn. Waiting for
/// SQLite's own lock is unfair: it polls with growing pauses, so a writer can wait while another one
/// commits again and again.
///
/// Checkpoints happen within a turn, too: SQLite 3.7.0 to 3.51.2 can damage a file if one connection
/// begins to overwrite the write-ahead log while another one begins a checkpoint (the "WAL-reset
/// bug").
package final class SQLiteTurn: Sendable {
  private let descriptor: Int32
  /// Whether a thread of this process has the turn.
  private let isTaken = Monitor(false)

  /// - Parameter path: The file, next to which a file with the suffix `.turn` is created.
  package init(of path: String) throws(SystemError) {
    descriptor = try FileSystem.openLockFile(path + ".turn")
  }

  deinit { Descriptor.close(descriptor) }

  /// Waits for the turn.
  package func take() throws(SQLError) {
    isTaken.wait { isTaken -> Void? in
      if isTaken { return nil }
      isTaken = true
      return ()
    }
    do throws(SystemError) {
      try FileSystem.lock(descriptor)
    } catch {
      isTaken.change { $0 = false }
      throw SQLError(error)
    }
  }

  /// Passes the turn on.
  package func give() {
    FileSystem.releaseLock(descriptor)
    isTaken.change { $0 = false }
  }
}

extension SQLiteConnection {
  /// The number of pages in the write-ahead log from which a checkpoint is worth its flushes.
  private static let checkpointPages = 1000

  /// Moves the write-ahead log into the file if it is long, without waiting for readers.
  package func checkpoint() throws(SQLError) {
    guard pagesInLog >= Self.checkpointPages else { return }
    try run("PRAGMA wal_checkpoint(PASSIVE)")
  }
}

extension SQLiteConnection {
  /// The version of the library, such as `3.51.3`.
  package static var libraryVersion: String { unsafe String(cString: sqlite3_libversion()) }

  /// Whether the library has the WAL-reset bug, which is fixed in 3.51.3, 3.50.7, and 3.44.6.
  package static var hasLogResetBug: Bool { hasLogResetBug(Int(sqlite3_libversion_number())) }

  /// Returns whether a version of the library has the WAL-reset bug.
  ///
  /// - Parameter version: The number of the version: 3051003 for 3.51.3.
  package static func hasLogResetBug(_ version: Int) -> Bool {
    switch version {
    case 3_044_006..<3_045_000, 3_050_007..<3_051_000: false
    default: (3_007_000..<3_051_003).contains(version)
    }
  }
}
