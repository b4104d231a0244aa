import CSQLite
package import PetMapSQL

extension SQLiteConnection {
  /// Adds an SQL function to the connection. It accepts any number of arguments, and its result
  /// must depend only on them.
  package func addFunction(
    _ name: String, _ body: @escaping @Sendable ([SQLValue]) -> SQLValue
  ) throws(SQLError) {
    let box = unsafe Unmanaged.passRetained(SQLFunction(body)).toOpaque()
    try check(
      unsafe sqlite3_create_function_v2(
        handle, name, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, box,
        { context, count, values in
          guard let box = unsafe sqlite3_user_data(context) else { return }
          let function = unsafe Unmanaged<SQLFunction>.fromOpaque(box).takeUnretainedValue()
          let arguments = (0..<Int(count)).map { unsafe SQLValue(values?[$0]) }
          unsafe function.body(arguments).setResult(of: context)
        }, nil, nil,
        // SQLite also calls this if the function cannot be added.
        { box in
          guard let box = unsafe box else { return }
          unsafe Unmanaged<SQLFunction>.fromOpaque(box).release()
        }))
  }
}

/// A function's closure, wrapped in an object that a C pointer can refer to.
private final class SQLFunction: Sendable {
  let body: @Sendable ([SQLValue]) -> SQLValue

  init(_ body: @escaping @Sendable ([SQLValue]) -> SQLValue) { self.body = body }
}

extension SQLValue {
  /// Creates a value with its stored type.
  init(_ value: OpaquePointer?) {
    switch unsafe sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(unsafe sqlite3_value_int64(value))
    case SQLITE_FLOAT: self = .real(unsafe sqlite3_value_double(value))
    case SQLITE_TEXT:
      let start = unsafe sqlite3_value_text(value)
      let bytes = unsafe UnsafeBufferPointer(start: start, count: Self.byteCount(value, start))
      self = .text(unsafe String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let start = unsafe sqlite3_value_blob(value)
      let count = unsafe Self.byteCount(value, start)
      self = .bytes(unsafe Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: self = .null
    }
  }

  private static func byteCount(_ value: OpaquePointer?, _ start: UnsafeRawPointer?) -> Int {
    unsafe start == nil ? 0 : Int(sqlite3_value_bytes(value))
  }

  /// Sets the value as a function's result.
  fileprivate func setResult(of context: OpaquePointer?) {
    let copies = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch self {
    case .null: unsafe sqlite3_result_null(context)
    case .integer(let number): unsafe sqlite3_result_int64(context, number)
    case .real(let number): unsafe sqlite3_result_double(context, number)
    case .text(let text):
      unsafe sqlite3_result_text64(
        context, text, UInt64(text.utf8.count), copies, UInt8(SQLITE_UTF8))
    case .bytes(let bytes):
      unsafe sqlite3_result_blob64(context, bytes, UInt64(bytes.count), copies)
    }
  }
}
