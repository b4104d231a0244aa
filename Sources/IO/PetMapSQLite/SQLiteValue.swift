import CSQLite

/// A parameter or result of a statement.
package enum SQLiteValue: Sendable, Hashable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob([UInt8])

  package static func integer(_ number: Int?) -> Self { number.map { .integer($0) } ?? .null }
  package static func text(_ text: String?) -> Self { text.map { .text($0) } ?? .null }

  /// Binds the value to a parameter of a statement, numbered from 1.
  ///
  /// - Returns: SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT: SQLite copies the value, which may be freed before the statement runs.
    let copies = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch self {
    case .null:
      return unsafe sqlite3_bind_null(statement, index)
    case .integer(let number):
      return unsafe sqlite3_bind_int64(statement, index, Int64(number))
    case .real(let number):
      return unsafe sqlite3_bind_double(statement, index, number)
    case .text(let text):
      return unsafe sqlite3_bind_text64(
        statement, index, text, UInt64(text.utf8.count), copies, UInt8(SQLITE_UTF8))
    case .blob(let bytes) where bytes.isEmpty:
      // SQLite treats a null pointer as NULL.
      return unsafe sqlite3_bind_zeroblob(statement, index, 0)
    case .blob(let bytes):
      return unsafe sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), copies)
    }
  }
}
