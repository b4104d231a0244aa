import PetMapSystem

/// Connections for reading one file, as many as there are readers at a time. Each read sees one
/// state of the file, whatever is written meanwhile.
package final class SQLiteReaders: Sendable {
  private static let kept = 8

  private struct State {
    /// Connections that nobody uses.
    var idle: [SQLiteConnection] = []
    var isClosed = false
  }

  private let state = Guarded(State())
  private let open: @Sendable () throws(SQLiteError) -> SQLiteConnection

  /// - Parameter open: opens a connection for reading.
  package init(_ open: @escaping @Sendable () throws(SQLiteError) -> SQLiteConnection) {
    self.open = open
  }

  /// Runs `body` on the caller's thread with a connection that nobody else uses meanwhile.
  package func read<Result>(
    _ body: (SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let connection = if let one = state.withLock({ $0.idle.popLast() }) { one } else { try open() }
    defer {
      connection.undo()
      state.withLock { state in
        if !state.isClosed, state.idle.count < Self.kept { state.idle.append(connection) }
      }
    }
    try connection.run("BEGIN")
    return try body(connection)
  }

  /// Closes the connections; later reads each open one of their own.
  package func close() {
    state.withLock { $0 = State(isClosed: true) }
  }
}
