import CSQLite

/// A row that a statement gave, valid until the statement goes on. Columns are counted from 0.
///
/// A value is taken as the type that is asked for, as SQLite converts it: NULL is 0 and empty.
///
/// Safe: it has no copies and is only lent, so that it does not outlive the step of its statement; of
/// a column that is not there SQLite gives NULL.
@safe
package struct SQLiteRow: ~Copyable {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    unsafe self.statement = statement
  }

  /// What a value is in the file.
  package enum Kind: Sendable {
    case null
    case number
    case text
    case blob
  }

  package func kind(_ column: Int32) -> Kind {
    switch unsafe sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER, SQLITE_FLOAT: .number
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .null
    }
  }

  package func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  package func integer(_ column: Int32) -> Int {
    Int(unsafe sqlite3_column_int64(statement, column))
  }

  package func real(_ column: Int32) -> Double {
    unsafe sqlite3_column_double(statement, column)
  }

  package func text(_ column: Int32) -> String {
    let start = unsafe sqlite3_column_text(statement, column)
    let count = Int(unsafe sqlite3_column_bytes(statement, column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self)
  }

  package func blob(_ column: Int32) -> [UInt8] {
    let start = unsafe sqlite3_column_blob(statement, column)
    let count = Int(unsafe sqlite3_column_bytes(statement, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  package func optionalInteger(_ column: Int32) -> Int? {
    isNull(column) ? nil : integer(column)
  }

  package func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  package func optionalBlob(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : blob(column) }
}
