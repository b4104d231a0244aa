package import PetMapSQL
import PetMapSystem

/// A pool of connections for reading a file, one for each concurrent reader. Each read sees a
/// consistent snapshot of the file.
package final class SQLiteReaders: Sendable {
  private static let idleLimit = 8

  private struct State {
    /// The connections that are not in use.
    var idle: [SQLiteConnection] = []
    var isClosed = false
  }

  private let state = Monitor(State())
  private let open: @Sendable () throws(SQLError) -> SQLiteConnection

  /// - Parameter open: Opens a connection for reading.
  package init(_ open: @escaping @Sendable () throws(SQLError) -> SQLiteConnection) {
    self.open = open
  }

  /// Runs `body` on the caller's thread with exclusive use of a connection.
  package func read<Result>(
    _ body: (SQLiteConnection) throws(SQLError) -> Result
  ) throws(SQLError) -> Result {
    let connection =
      if let idle = state.withLock({ $0.idle.popLast() }) { idle } else { try open() }
    defer {
      connection.undo()
      state.withLock { state in
        if !state.isClosed, state.idle.count < Self.idleLimit { state.idle.append(connection) }
      }
    }
    try connection.run("BEGIN")
    return try body(connection)
  }

  /// Closes the connections; each subsequent read opens its own.
  package func close() {
    state.withLock { $0 = State(isClosed: true) }
  }
}
