import CSQLite
package import PetMapSQL

/// A prepared statement, which its connection caches for reuse when it is destroyed.
///
/// ```swift
/// let names = try connection.prepare("SELECT name FROM pet WHERE age > ?")
/// try names.rows(.integer(3)) { $0.text(0) }
/// ```
///
/// The statement is reset after each run, even if it fails, so that it can be run again and holds
/// no lock.
///
/// Safe: it is noncopyable, is the only owner of its handle, and retains the connection.
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

  /// Runs the statement to completion with values for its parameters.
  package func run(_ values: SQLValue...) throws(SQLError) { try run(values) }

  /// Runs the statement to completion with values for its parameters.
  package func run(_ values: [SQLValue]) throws(SQLError) {
    try forEach(values) { (_) throws(SQLError) in true }
  }

  /// Returns the results of `decode` for all rows.
  package func rows<Result>(
    _ values: SQLValue..., decode: (borrowing SQLiteRow) throws(SQLError) -> Result
  ) throws(SQLError) -> [Result] { try rows(values, decode: decode) }

  /// Returns the results of `decode` for all rows.
  package func rows<Result>(
    _ values: [SQLValue], decode: (borrowing SQLiteRow) throws(SQLError) -> Result
  ) throws(SQLError) -> [Result] {
    var results: [Result] = []
    try forEach(values) { (row) throws(SQLError) in
      results.append(try decode(row))
      return true
    }
    return results
  }

  /// Returns the result of `decode` for the first row, or `nil` if there are no rows.
  package func first<Result>(
    _ values: SQLValue..., decode: (borrowing SQLiteRow) throws(SQLError) -> Result
  ) throws(SQLError) -> Result? {
    var result: Result?
    try forEach(values) { (row) throws(SQLError) in
      result = try decode(row)
      return false
    }
    return result
  }

  /// Calls `body` with each row until it returns `false`. Other threads that use the connection
  /// wait until this returns.
  package func forEach(
    _ values: [SQLValue], _ body: (borrowing SQLiteRow) throws(SQLError) -> Bool
  ) throws(SQLError) {
    connection.lock()
    defer { connection.unlock() }
    // Ignore the result, which only repeats the error of the last step.
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
