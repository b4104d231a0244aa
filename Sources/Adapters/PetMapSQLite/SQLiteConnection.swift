import CSQLite
package import PetMapSQL
import PetMapSystem

/// A connection to an SQLite file, closed when it is deallocated.
///
/// Suggested reading order for this folder: a connection prepares ``SQLiteStatement``s, which take
/// `SQLValue`s and return ``SQLiteRow``s; `transaction` groups statements; ``SQLiteReaders``
/// and ``SQLiteWriter`` are for programs with several threads.
///
/// Different threads may use a connection, but only one at a time.
///
/// Safe and unchecked: every connection is opened with SQLite's own mutex, which statements hold
/// while they run, so even concurrent use by two threads would be memory-safe in every build.
@safe
package final class SQLiteConnection: @unchecked Sendable {
  /// The mode in which a file is opened.
  package enum Access: Sendable {
    /// Read-write; the file is created if it does not exist.
    case create
    /// Read-write; the file must exist.
    case write
    /// Read-only.
    case read
    /// Read-only, for a file that does not change while it is open, such as one on a read-only file
    /// system, where SQLite cannot create the files that it shares with writers.
    case readUnchanging
  }

  private static let keptStatements = 32

  package let path: String
  let handle: OpaquePointer
  /// Compiled statements that are not in use.
  private let prepared = Monitor<[String: PreparedHandle]>([:])
  /// The length of the write-ahead log after the last commit.
  private let log = LogLength()

  /// - Parameter busyTimeout: The number of milliseconds a statement waits for another connection's
  ///   lock.
  package init(
    path: String, access: Access, busyTimeout: Int32 = 0
  ) throws(SQLError) {
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
      name = "file:\(Self.escaped(path))?immutable=1"
    }
    let result = unsafe sqlite3_open_v2(name, &opened, flags, nil)
    guard result == SQLITE_OK, let handle = unsafe opened else {
      let code = unsafe opened.map { unsafe sqlite3_extended_errcode($0) } ?? result
      let message = unsafe String(cString: sqlite3_errstr(result))
      unsafe sqlite3_close_v2(opened)
      throw SQLError(sqlite: code, message)
    }
    unsafe self.handle = handle
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe sqlite3_busy_timeout(handle, busyTimeout)
  }

  /// Records the length of the write-ahead log instead of moving it into the file when it is long;
  /// see ``checkpoint()``.
  package func checkpointManually() {
    let context = unsafe Unmanaged.passUnretained(log).toOpaque()
    unsafe sqlite3_wal_hook(
      handle,
      { context, _, _, pages in
        guard let context = unsafe context else { return SQLITE_OK }
        unsafe Unmanaged<LogLength>.fromOpaque(context).takeUnretainedValue().pages = pages
        return SQLITE_OK
      }, context)
  }

  /// The number of pages in the write-ahead log after the last commit of this connection.
  var pagesInLog: Int32 { log.pages }

  /// The number of rows that the last statement changed.
  package var changedRows: Int { Int(unsafe sqlite3_changes64(handle)) }

  deinit {
    for idle in prepared.withLock({ $0.values }) { unsafe sqlite3_finalize(idle.pointer) }
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs statements that return no rows.
  package func run(_ statements: String) throws(SQLError) {
    try check(unsafe sqlite3_exec(handle, statements, nil, nil, nil))
  }

  /// Prepares a statement with a question mark for each parameter, reusing an idle one that was
  /// prepared before.
  package func prepare(_ statement: String) throws(SQLError) -> SQLiteStatement {
    if let idle = prepared.withLock({ $0.removeValue(forKey: statement) }) {
      return unsafe SQLiteStatement(idle.pointer, statement, of: self)
    }
    var compiled: OpaquePointer?
    try check(unsafe sqlite3_prepare_v2(handle, statement, -1, &compiled, nil))
    guard let compiled = unsafe compiled else { preconditionFailure("an empty statement") }
    return unsafe SQLiteStatement(compiled, statement, of: self)
  }

  /// Stores a reset statement for reuse.
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

  /// Acquires the connection's SQLite mutex, which is recursive.
  func lock() { unsafe sqlite3_mutex_enter(sqlite3_db_mutex(handle)) }
  func unlock() { unsafe sqlite3_mutex_leave(sqlite3_db_mutex(handle)) }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Whether the open file is no longer at its path, so that writes would be lost.
  var hasMoved: Bool {
    var moved: Int32 = 0
    let result = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return result == SQLITE_OK && moved != 0
  }

  func check(_ result: Int32) throws(SQLError) {
    guard result != SQLITE_OK, result != SQLITE_DONE, result != SQLITE_ROW else { return }
    let code = unsafe sqlite3_extended_errcode(handle)
    var message = unsafe String(cString: sqlite3_errmsg(handle))
    // "disk I/O error" alone does not reveal that, for example, a file is too large.
    var cause: Int32 = 0
    unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &cause)
    if cause == 0 { cause = unsafe sqlite3_system_errno(handle) }
    if code & 0xFF == SQLITE_IOERR, cause != 0 {
      message += ": \(SystemError(code: cause).message)"
    }
    throw SQLError(sqlite: code, message)
  }

  /// Escapes the characters of a path that have a meaning in SQLite's URIs.
  private static func escaped(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "?": "%3F"
      case "#": "%23"
      default: String(scalar)
      }
    }.joined()
  }
}

/// The length of a write-ahead log in pages, which SQLite reports to a function with a pointer to it.
private final class LogLength {
  var pages: Int32 = 0
}

/// A compiled statement that is not in use.
///
/// Safe and unchecked: removing it from the connection's list, which is protected by a mutex,
/// transfers exclusive ownership.
@safe
private struct PreparedHandle: @unchecked Sendable {
  let pointer: OpaquePointer
}

extension SQLiteConnection {
  /// Runs `body` in a transaction that holds the write lock from its start. It is committed when
  /// `body` returns, and rolled back if `body` throws or the commit fails.
  ///
  /// - Throws: Any error that `body` throws, ``SQLError/Kind/busy`` if another connection does
  ///   not release the lock in time, and errors from the commit.
  package func transaction<Result>(
    _ body: () throws(SQLError) -> Result
  ) throws(SQLError) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(SQLError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      undo()
      throw error
    }
  }

  /// Runs `body` within an open transaction, and undoes its changes, but no others, if it throws.
  ///
  /// Some failures, such as a full disk, roll back the entire transaction; see ``isInTransaction``.
  package func savepoint<Result>(
    _ body: () throws(SQLError) -> Result
  ) throws(SQLError) -> Result {
    try run("SAVEPOINT step")
    do throws(SQLError) {
      let result = try body()
      try run("RELEASE step")
      return result
    } catch {
      if isInTransaction { try run("ROLLBACK TO step; RELEASE step") }
      throw error
    }
  }

  /// Rolls back the open transaction, if any.
  package func undo() {
    // If this fails, SQLite rolls back when the file is next opened.
    if isInTransaction { try? run("ROLLBACK") }
  }
}
