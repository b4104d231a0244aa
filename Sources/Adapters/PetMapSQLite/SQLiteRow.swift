import CSQLite
package import PetMapSQL

/// A row returned by a statement, valid until the statement advances. Columns are numbered from 0.
///
/// Values are converted by SQLite to the requested type: NULL becomes 0 or empty.
///
/// Safe: it is noncopyable and only borrowed, so it does not outlive the current step of its
/// statement; for a column that does not exist, SQLite returns NULL. The statement holds the
/// connection's mutex while it runs, as the `sqlite3_value_…` functions require; the
/// `sqlite3_column_…` functions would acquire it again for each value.
@safe
package struct SQLiteRow: SQLRow, ~Copyable {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    unsafe self.statement = statement
  }

  /// The values of all columns, with their stored types.
  package var values: [SQLValue] {
    (0..<(unsafe sqlite3_data_count(statement))).map { value($0) }
  }

  package func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_value_type(handle(column)) == SQLITE_NULL
  }

  package func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_value_int64(handle(column))) }

  package func real(_ column: Int32) -> Double { unsafe sqlite3_value_double(handle(column)) }

  package func text(_ column: Int32) -> String { unsafe Self.text(handle(column)) }

  package func blob(_ column: Int32) -> [UInt8] {
    let value = unsafe handle(column)
    let start = unsafe sqlite3_value_blob(value)
    let count = Int(unsafe sqlite3_value_bytes(value))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  package func optionalInteger(_ column: Int32) -> Int? {
    let value = unsafe handle(column)
    return unsafe sqlite3_value_type(value) == SQLITE_NULL ? nil : Int(sqlite3_value_int64(value))
  }

  package func optionalText(_ column: Int32) -> String? {
    let value = unsafe handle(column)
    return unsafe sqlite3_value_type(value) == SQLITE_NULL ? nil : Self.text(value)
  }

  package func optionalBlob(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : blob(column) }

  package func value(_ column: Int32) -> SQLValue { unsafe SQLValue(handle(column)) }

  private func handle(_ column: Int32) -> OpaquePointer? {
    unsafe sqlite3_column_value(statement, column)
  }

  private static func text(_ value: OpaquePointer?) -> String {
    let start = unsafe sqlite3_value_text(value)
    let count = Int(unsafe sqlite3_value_bytes(value))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self)
  }
}

extension SQLValue {
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
      return unsafe sqlite3_bind_int64(statement, index, number)
    case .real(let number):
      return unsafe sqlite3_bind_double(statement, index, number)
    case .text(let text):
      return unsafe sqlite3_bind_text64(
        statement, index, text, UInt64(text.utf8.count), copies, UInt8(SQLITE_UTF8))
    case .bytes(let bytes) where bytes.isEmpty:
      // SQLite treats a null pointer as NULL.
      return unsafe sqlite3_bind_zeroblob(statement, index, 0)
    case .bytes(let bytes):
      return unsafe sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), copies)
    }
  }
}
