import CPostgres
package import PetMapSQL
import PetMapSystem

/// A connection to a PostgreSQL server, used by one thread at a time. Every call has a deadline.
///
/// After a timeout, the connection is unusable and is closed. The call itself is not canceled,
/// because PostgreSQL reports success for a commit that is canceled while it waits for a standby.
///
/// ```swift
/// let connection = try PostgresHosts("postgres:///pets").connect(for: .writing, atMost: 5)
/// let rows = try connection.query("SELECT id FROM pet WHERE age = $1", .integer(3))
/// ```
///
/// Safe and unchecked: the handle is valid until `deinit`, the pool gives a connection to
/// one thread at a time, and libpq has no global state.
@safe package final class PostgresConnection: @unchecked Sendable {
  private let handle: OpaquePointer
  /// The names of the prepared statements, by SQL text.
  private var prepared: [String: String] = [:]
  /// The statement timeout in seconds.
  package var timeout = 8.0
  /// The time by which all statements must end, on the clock of `SystemClock.seconds()`.
  package var deadline = Double.infinity

  /// The number of cursors that are open on the connection.
  package var openCursors = 0

  /// The server's identity, or `nil` if the server is too old to report one.
  package internal(set) var server: PostgresServer?

  /// The `code` that indicates that libpq is missing.
  package static let noLibrary = "no libpq"

  /// Connects to one of the hosts in an address, and identifies its server. This may block for as
  /// long as name resolution takes.
  ///
  /// - Parameter host: The index of the host, or `nil` to let libpq choose.
  static func open(
    _ address: String, host: Int?, attributes: String
  ) -> Result<PostgresConnection, SQLError> {
    let index = Int32(host ?? -1)
    guard let handle = unsafe cpostgres_connect(address, index, attributes) else {
      return .failure(.disconnected("out of memory"))
    }
    let connection = unsafe PostgresConnection(owning: handle)
    guard connection.isUsable else {
      return .failure(.disconnected(connection.message))
    }
    do throws(SQLError) {
      // A default of the server would cancel statements, and commits that wait for a standby.
      try connection.run("SET statement_timeout = 0")
      connection.server = try connection.identify()
      return .success(connection)
    } catch {
      return .failure(error)
    }
  }

  private init(owning handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe cpostgres_disconnect(handle) }

  /// Whether a call timed out.
  package var isLate: Bool { unsafe cpostgres_is_late(handle) }

  /// Whether the next call may succeed.
  package var isUsable: Bool { unsafe cpostgres_is_usable(handle) }

  private var message: String { unsafe String(cString: cpostgres_message(handle)) }

  /// The server's version, such as 150004 for 15.4.
  package var serverVersion: Int { Int(unsafe cpostgres_server_version(handle)) }

  /// Returns a parameter that the server reported, such as `server_encoding`.
  package func parameter(_ name: String) -> String? {
    guard let text = unsafe cpostgres_parameter(handle, name) else { return nil }
    return unsafe String(cString: text)
  }

  /// The timeout of the next statement.
  private var milliseconds: Int64 {
    let left = max(0, deadline - SystemClock.seconds())
    return Int64(min(timeout, left) * 1000)
  }

  // MARK: Statements

  /// Runs a statement, which is prepared on first use.
  @discardableResult
  package func query(
    _ statement: String, _ values: SQLValue...
  ) throws(SQLError) -> PostgresRows {
    try query(statement, values)
  }

  @discardableResult
  package func query(
    _ statement: String, _ values: [SQLValue]
  ) throws(SQLError) -> PostgresRows {
    let name = try preparedName(statement)
    var bytes: [UInt8] = []
    let lengths = values.map { $0.append(to: &bytes) }
    return unsafe try rows(
      cpostgres_execute(handle, name, bytes, lengths, Int32(values.count), milliseconds))
  }

  private func preparedName(_ statement: String) throws(SQLError) -> String {
    if let name = prepared[statement] { return name }
    let name = "petmap\(prepared.count)"
    _ = unsafe try rows(cpostgres_prepare(handle, name, statement, milliseconds))
    prepared[statement] = name
    return name
  }

  /// Runs statements without parameters or results.
  @discardableResult
  package func run(_ statements: String) throws(SQLError) -> PostgresRows {
    unsafe try rows(cpostgres_run(handle, statements, milliseconds))
  }

  private func rows(_ result: OpaquePointer?) throws(SQLError) -> PostgresRows {
    guard let result = unsafe result else { throw .disconnected(message) }
    guard unsafe cpostgres_result_is_error(result) else {
      return unsafe PostgresRows(owning: result)
    }
    defer { unsafe cpostgres_result_free(result) }
    func field(_ code: Character) -> String {
      let letter = CChar(bitPattern: code.asciiValue ?? 0)
      guard let text = unsafe cpostgres_result_field(result, letter) else { return "" }
      return unsafe String(cString: text)
    }
    let error = SQLError(postgres: field("C"), field("M"), constraint: field("n"))
    // The server is shutting down, or is no longer the primary.
    if error.kind == .disconnected || error.kind == .readOnly { isSuspect = true }
    throw error
  }

  // MARK: Transactions

  /// Runs `body` in a transaction, which is committed unless `body` throws.
  ///
  /// - Parameter kind: The transaction mode: the text after `BEGIN`.
  /// - Throws: Any error that `body` throws. If it is not known whether the commit succeeded, the
  ///   error's kind is `unknownCommit`.
  package func transaction<Value>(
    _ kind: String = "", _ body: () throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    try run("BEGIN \(kind)")
    let value: Value
    do throws(SQLError) {
      value = try body()
    } catch {
      if isUsable { _ = try? run("ROLLBACK") }
      throw error
    }
    _ = unsafe cpostgres_take_warning(handle)
    do throws(SQLError) {
      try run("COMMIT")
    } catch {
      guard error.kind == .disconnected else { throw error }
      throw SQLError(.unknownCommit, error.message)
    }
    if unsafe cpostgres_take_warning(handle) {
      isSuspect = true
      throw SQLError(.unknownCommit, "the standby has not confirmed the commit")
    }
    return value
  }

  /// Whether the connection must not be used again.
  package private(set) var isSuspect = false

  // MARK: Bulk data

  /// Copies the rows that `body` appends into a table, using `COPY … FROM STDIN (FORMAT binary)`.
  package func copy(
    into table: String, columns: [String],
    _ body: (inout PostgresCopy) throws(SQLError) -> Void
  ) throws(SQLError) {
    try run("COPY \(table) (\(columns.joined(separator: ", "))) FROM STDIN (FORMAT binary)")
    var copy = PostgresCopy(columnCount: columns.count) { [self] (bytes) throws(SQLError) in
      let isSent = unsafe cpostgres_copy(handle, bytes, Int32(bytes.count), milliseconds)
      if !isSent { throw .disconnected(message) }
    }
    do throws(SQLError) {
      try body(&copy)
      try copy.finish()
    } catch {
      // The server continues to expect rows until the connection is closed.
      isSuspect = true
      throw error
    }
    _ = unsafe try rows(cpostgres_copy_end(handle, milliseconds))
  }

  // MARK: Arguments

  /// Overwrites a string in the process's arguments, so that `ps` does not show it.
  package static func hideArgument(_ text: String) { unsafe cpostgres_hide_argument(text) }
}

/// A stream of rows that are copied into a table.
package struct PostgresCopy: ~Copyable {
  private static let chunkSize = 1 << 16
  private let columnCount: Int
  private let send: ([UInt8]) throws(SQLError) -> Void
  private var bytes = Array("PGCOPY\n\u{FF}\r\n\0".unicodeScalars.map { UInt8($0.value) })

  fileprivate init(
    columnCount: Int, send: @escaping ([UInt8]) throws(SQLError) -> Void
  ) {
    self.columnCount = columnCount
    self.send = send
    bytes.appendBigEndian(UInt64(0))
  }

  /// Sends a row, given one value per column.
  package mutating func append(_ values: [SQLValue]) throws(SQLError) {
    precondition(values.count == columnCount)
    bytes.appendBigEndian(Int16(columnCount))
    for value in values {
      let lengthIndex = bytes.count
      bytes.appendBigEndian(Int32(0))
      let length = UInt32(bitPattern: value.append(to: &bytes))
      for index in 0..<4 {
        bytes[lengthIndex + index] = UInt8(truncatingIfNeeded: length >> UInt32(24 - index * 8))
      }
    }
    if bytes.count >= Self.chunkSize { try flush() }
  }

  private mutating func flush() throws(SQLError) {
    try send(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func finish() throws(SQLError) {
    bytes.appendBigEndian(Int16(-1))
    try flush()
  }
}
