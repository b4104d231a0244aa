import CSQLite

/// A connection to an SQLite file; closed when it goes. For one thread at a time.
@safe
final class SQLiteDatabase {
  let path: String
  private let handle: OpaquePointer

  /// Opens a file, which is created when there is none.
  init(path: String) throws(SQLiteError) {
    self.path = path
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let result = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard result == SQLITE_OK, let handle = unsafe opened else {
      let message = unsafe String(cString: sqlite3_errstr(result))
      unsafe sqlite3_close_v2(opened)
      throw SQLiteError(code: result, message: message, path: path)
    }
    unsafe self.handle = handle
    unsafe sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs statements that give no rows.
  func run(_ statements: String) throws(SQLiteError) {
    try check(unsafe sqlite3_exec(handle, statements, nil, nil, nil))
  }

  func prepare(_ statement: String) throws(SQLiteError) -> SQLiteStatement {
    var prepared: OpaquePointer?
    try check(unsafe sqlite3_prepare_v2(handle, statement, -1, &prepared, nil))
    guard let prepared = unsafe prepared else { preconditionFailure("an empty statement") }
    return unsafe SQLiteStatement(prepared, of: self)
  }

  func check(_ result: Int32) throws(SQLiteError) {
    guard result != SQLITE_OK, result != SQLITE_DONE, result != SQLITE_ROW else { return }
    throw SQLiteError(
      code: unsafe sqlite3_extended_errcode(handle),
      message: unsafe String(cString: sqlite3_errmsg(handle)), path: path)
  }
}
