import PetMapSystem
import CSQLite

/// A connection to an SQLite file; closed when it goes.
///
/// The folder reads in this order: a connection prepares ``SQLiteStatement``s, which take
/// ``SQLiteValue``s and give ``SQLiteRow``s; `transaction` holds several statements together;
/// ``SQLiteReaders`` and ``SQLiteWriter`` are what a program with threads uses.
///
/// One thread at a time uses a connection; which one may change.
///
/// Safe and unchecked: should two threads ever use it, SQLite's own mutex, which every connection is
/// opened with, and that of the statements keep memory whole in every build.
@safe
package final class SQLiteConnection: @unchecked Sendable {
  /// What may be done with the file.
  package enum Access: Sendable {
    /// Read and write; the file is made when there is none.
    case create
    /// Read and write a file that is there.
    case write
    /// Only read.
    case read
    /// Only read a file that nobody changes meanwhile, such as one on a read-only disk: there SQLite
    /// cannot make the files that it shares with writers.
    case readUnchanging
  }

  private static let keptStatements = 32

  package let path: String
  let handle: OpaquePointer
  /// Statements that are compiled and not in use.
  private let prepared = Guarded<[String: PreparedHandle]>([:])

  /// - Parameter patience: how many milliseconds a statement waits for another connection's lock.
  package init(
    path: String, access: Access, patience: Int32 = 0
  ) throws(SQLiteError) {
    self.path = path
    var opened: OpaquePointer?
    var flags = SQLITE_OPEN_FULLMUTEX
    var name = path
    switch access {
    case .create: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .write: flags |= SQLITE_OPEN_READWRITE
    case .read: flags |= SQLITE_OPEN_READONLY
    case .readUnchanging:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = "file:\(Self.percentEncoded(path))?immutable=1"
    }
    let result = unsafe sqlite3_open_v2(name, &opened, flags, nil)
    guard result == SQLITE_OK, let handle = unsafe opened else {
      let code = unsafe opened.map { unsafe sqlite3_extended_errcode($0) } ?? result
      let message = unsafe String(cString: sqlite3_errstr(result))
      unsafe sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: message, path: path)
    }
    unsafe self.handle = handle
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe sqlite3_busy_timeout(handle, patience)
  }

  deinit {
    for idle in prepared.withLock({ $0.values }) { unsafe sqlite3_finalize(idle.pointer) }
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs statements that give no rows.
  package func run(_ statements: String) throws(SQLiteError) {
    try check(unsafe sqlite3_exec(handle, statements, nil, nil, nil))
  }

  /// Compiles one statement, with a question mark for each value that it is run with; one that was
  /// compiled before and is not in use is taken again.
  package func prepare(_ statement: String) throws(SQLiteError) -> SQLiteStatement {
    if let idle = prepared.withLock({ $0.removeValue(forKey: statement) }) {
      return unsafe SQLiteStatement(idle.pointer, statement, of: self)
    }
    var compiled: OpaquePointer?
    try check(unsafe sqlite3_prepare_v2(handle, statement, -1, &compiled, nil))
    guard let compiled = unsafe compiled else { preconditionFailure("an empty statement") }
    return unsafe SQLiteStatement(compiled, statement, of: self)
  }

  /// Takes back a statement that was reset.
  func keep(_ handle: OpaquePointer, _ statement: String) {
    let surplus = prepared.withLock { prepared -> PreparedHandle? in
      guard prepared.count < Self.keptStatements, prepared[statement] == nil else {
        return unsafe PreparedHandle(pointer: handle)
      }
      prepared[statement] = unsafe PreparedHandle(pointer: handle)
      return nil
    }
    if let surplus { unsafe sqlite3_finalize(surplus.pointer) }
  }

  /// Takes SQLite's own mutex of the connection, which its thread may take any number of times.
  func lock() { unsafe sqlite3_mutex_enter(sqlite3_db_mutex(handle)) }
  func unlock() { unsafe sqlite3_mutex_leave(sqlite3_db_mutex(handle)) }

  /// How many rows the last statement inserted, changed or deleted.
  package var changes: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// The row number that the last insertion gave.
  package var lastRow: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Whether the file that is open no longer stands at its path: what is written would be lost.
  var hasMoved: Bool {
    var moved: Int32 = 0
    let result = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return result == SQLITE_OK && moved != 0
  }

  func check(_ result: Int32) throws(SQLiteError) {
    guard result != SQLITE_OK, result != SQLITE_DONE, result != SQLITE_ROW else { return }
    let code = unsafe sqlite3_extended_errcode(handle)
    var message = unsafe String(cString: sqlite3_errmsg(handle))
    // "disk I/O error" alone does not say that a file is too large.
    var cause: Int32 = 0
    unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &cause)
    if cause == 0 { cause = unsafe sqlite3_system_errno(handle) }
    if code & 0xFF == SQLITE_IOERR, cause != 0 {
      message += ": \(SystemError(code: cause).message)"
    }
    throw SQLiteError(code: code, message: message, path: path)
  }

  /// A path as it stands in a URI (RFC 3986).
  private static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x2D...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A compiled statement that nobody uses.
///
/// Safe and unchecked: whoever takes it out of the connection's list, under a mutex, has it alone.
@safe
private struct PreparedHandle: @unchecked Sendable {
  let pointer: OpaquePointer
}
