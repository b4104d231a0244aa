import Synchronization

/// Connections for reading one file, as many as there are readers at a time. Each read sees one
/// state of the file, whatever is written meanwhile.
package final class SQLiteReaders: Sendable {
  private static let kept = 8

  private let idle = Mutex<[SQLiteConnection]>([])
  private let isClosed = Atomic<Bool>(false)
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
      idle.withLock { idle in
        let isKept = idle.count < Self.kept && !isClosed.load(ordering: .relaxed)
        if isKept { idle.append(connection) }
      }
    }
    try connection.run("BEGIN")
    return try body(connection)
  }

  /// Closes the connections; later reads each open one of their own.
  package func close() {
    idle.withLock { idle in
      isClosed.store(true, ordering: .relaxed)
      idle = []
    }
  }
}
