import CSQLite

/// A prepared statement; its connection keeps it for the next use when it goes.
///
/// ```swift
/// let names = try connection.prepare("SELECT name FROM pet WHERE age > ?")
/// try names.rows(.integer(3)) { $0.text(0) }
/// ```
///
/// However a run ends, the statement is reset: it is ready for the next, and holds no lock.
///
/// Safe: it has no copies, nobody else has its handle, and it keeps the connection alive.
@safe
package struct SQLiteStatement: ~Copyable {
  private let handle: OpaquePointer
  private let text: String
  private let connection: SQLiteConnection

  init(_ handle: OpaquePointer, _ text: String, of connection: SQLiteConnection) {
    unsafe self.handle = handle
    self.text = text
    self.connection = connection
  }

  deinit {
    unsafe sqlite3_clear_bindings(handle)
    unsafe connection.keep(handle, text)
  }

  /// Runs the statement with these values, in the order of its parameters, to its end.
  package func run(_ values: SQLiteValue...) throws(SQLiteError) { try run(values) }

  /// Runs the statement with these values, in the order of its parameters, to its end.
  package func run(_ values: [SQLiteValue]) throws(SQLiteError) {
    try forEach(values) { (_) throws(SQLiteError) in true }
  }

  /// What `decode` makes of every row.
  package func rows<Result>(
    _ values: SQLiteValue..., decode: (borrowing SQLiteRow) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> [Result] {
    var results: [Result] = []
    try forEach(values) { (row) throws(SQLiteError) in
      results.append(try decode(row))
      return true
    }
    return results
  }

  /// What `decode` makes of the first row; nil when there is none.
  package func first<Result>(
    _ values: SQLiteValue..., decode: (borrowing SQLiteRow) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result? {
    var result: Result?
    try forEach(values) { (row) throws(SQLiteError) in
      result = try decode(row)
      return false
    }
    return result
  }

  /// Gives `body` one row after the other, until it returns false. Another thread that uses the
  /// connection waits until then.
  package func forEach(
    _ values: [SQLiteValue], _ body: (borrowing SQLiteRow) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) {
    connection.lock()
    defer { connection.unlock() }
    // The error is the step's; resetting only gives it again.
    defer { unsafe sqlite3_reset(handle) }
    precondition(unsafe sqlite3_bind_parameter_count(handle) == values.count)
    for (index, value) in values.enumerated() {
      try connection.check(unsafe value.bind(to: handle, at: Int32(index + 1)))
    }
    while true {
      let result = unsafe sqlite3_step(handle)
      try connection.check(result)
      guard result == SQLITE_ROW else { return }
      guard try body(unsafe SQLiteRow(handle)) else { return }
    }
  }
}
