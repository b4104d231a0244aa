import CSQLite

/// A prepared statement; finalised when it goes.
@safe
struct SQLiteStatement: ~Copyable {
  enum Value {
    case integer(Int)
    case text(String)
    case blob([UInt8])
  }

  private let handle: OpaquePointer
  private let database: SQLiteDatabase

  init(_ handle: OpaquePointer, of database: SQLiteDatabase) {
    unsafe self.handle = handle
    self.database = database
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Runs the statement with these values, in the order of its parameters.
  func run(_ values: Value...) throws(SQLiteError) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    let result = unsafe sqlite3_step(handle)
    // The error is the step's; resetting gives it again.
    try database.check(result)
    unsafe sqlite3_reset(handle)
  }

  private func bind(_ value: Value, at index: Int32) throws(SQLiteError) {
    // SQLite copies what is bound: the value goes before the statement runs.
    let copies = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .integer(let number):
      try database.check(unsafe sqlite3_bind_int64(handle, index, Int64(number)))
    case .text(let text):
      try database.check(
        unsafe sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), copies))
    case .blob(let bytes):
      try database.check(
        unsafe sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), copies))
    }
  }
}
