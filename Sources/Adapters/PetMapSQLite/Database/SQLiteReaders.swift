import Synchronization

/// Connections for reading one file, as many as there are readers at a time. Each read sees one
/// state of the file, whatever is written meanwhile.
package final class SQLiteReaders: Sendable {
  private static let kept = 8

  private let idle = Mutex<[SQLiteConnection]>([])
  private let open: @Sendable () throws(SQLiteError) -> SQLiteConnection

  /// - Parameter open: opens a connection for reading.
  package init(_ open: @escaping @Sendable () throws(SQLiteError) -> SQLiteConnection) {
    self.open = open
  }

  /// Runs `body` on the caller's thread with a connection that nobody else uses meanwhile.
  package func read<Result>(
    _ body: (SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let connection = if let one = idle.withLock({ $0.popLast() }) { one } else { try open() }
    defer {
      connection.undo()
      idle.withLock { if $0.count < Self.kept { $0.append(connection) } }
    }
    try connection.run("BEGIN")
    return try body(connection)
  }
}
