import PetMapThreads

/// The one writer of a file: a thread of its own that does what is queued, in order.
///
/// Work that waits together is committed together, so that many small writes share one flush of the
/// disk; each has a savepoint of its own, so that what one does wrong costs no other.
///
/// ```swift
/// let number = try writer.perform { connection throws(SQLiteError) in
///   try connection.run("INSERT INTO pet (name) VALUES ('Rex')")
///   return connection.lastRow
/// }
/// ```
package final class SQLiteWriter: Sendable {
  private let queue: WriterQueue

  /// Starts the thread.
  ///
  /// - Parameter connection: nobody else uses it from now on.
  /// - Throws: ``SQLiteError`` when the system has no thread to spare.
  package init(_ connection: SQLiteConnection) throws(SQLiteError) {
    queue = WriterQueue(path: connection.path)
    guard queue.start(connection) else {
      throw SQLiteError(code: 7, message: "no thread for the writer", path: connection.path)
    }
  }

  deinit { stop() }

  /// Does the work on the writer's thread and blocks the caller until it is on the disk.
  ///
  /// - Parameter isAlone: whether `work` makes its own transactions; else it runs in one that it may
  ///   share with others' work.
  /// - Throws: what `work` throws, and what keeps the commit from the disk; nothing of it has
  ///   happened then, what `work` does alone aside.
  package func perform<Value: Sendable>(
    alone isAlone: Bool = false,
    _ work: @escaping @Sendable (SQLiteConnection) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    let outcome = Outcome<Value>()
    queue.append(
      WriterJob(
        isAlone: isAlone,
        work: { (connection) throws(SQLiteError) in outcome.keep(try work(connection)) },
        finish: { outcome.settle($0) }))
    return try outcome.wait()
  }

  /// Does what is queued and ends the thread. Later work fails.
  package func stop() { queue.stop() }
}

/// What becomes of one piece of work: set by the writer's thread, awaited by the one that asked.
private final class Outcome<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var error: SQLiteError?
    var isSettled = false
  }

  private let state = Guarded(State())

  func keep(_ value: Value) { state.withLock { $0.value = value } }

  func settle(_ error: SQLiteError?) {
    state.change { state in
      state.error = error
      state.isSettled = true
    }
  }

  func wait() throws(SQLiteError) -> Value {
    let settled = state.wait { $0.isSettled ? $0 : nil }
    if let error = settled.error { throw error }
    guard let value = settled.value else { preconditionFailure("work that succeeded has a value") }
    return value
  }
}
