import PetMapAnnouncements
import PetMapSQL
import PetMapSQLite
import PetMapSystem

/// A store in an SQLite file.
///
/// A single thread writes (``SQLiteWriter``), and commits pending transactions together. Each read
/// borrows a connection from a pool. Writers in different processes take turns; see ``SQLiteTurn``.
final class SQLiteDatabase: Database {
  /// The time for which a request waits for another process that writes, in seconds.
  private static let requestTimeout = 4.0
  /// The same for SQLite's own lock, which only other programs hold for long, in milliseconds.
  private static let busyTimeout: Int32 = 2000
  /// The same for long-running work.
  private static let sessionTimeout: Int32 = 30_000

  private let path: String
  private let readers: SQLiteReaders
  /// `nil` if the file is only read.
  private let writer: SQLiteWriter?
  private let turn: SQLiteTurn?
  private let serverLock: Monitor<Int32?>
  private let locks = Monitor<Set<LockKey>>([])

  /// Opens a file.
  ///
  /// - Throws: ``StoreError/busy`` if another server has the file open for serving or moving.
  init(_ path: String, for access: StoreAccess, history: StoreHistory = .current)
    throws(StoreError)
  {
    if case .directory? = FileSystem.kind(of: path) {
      throw .unavailable(cause: "is a directory")
    }
    self.path = path
    serverLock = Monitor(nil)
    readers = SQLiteReaders { () throws(SQLError) in try Self.reader(path) }
    if access == .reading {
      (writer, turn) = (nil, nil)
      let version = try StoreError.reading { () throws(StoreFailure) in
        try read { (transaction) throws(StoreFailure) in try transaction.version(history) }
      }
      if version == nil { throw .unavailable(cause: "not a petmap store") }
      return
    }
    if access == .serving || access == .moving {
      // A separate file: closing a descriptor of the store's file would release SQLite's locks.
      let descriptor = try StoreError.writingFiles { () throws(SystemError) in
        try FileSystem.lock(path + ".lock")
      }
      guard let descriptor else { throw .busy }
      serverLock.withLock { $0 = descriptor }
    }
    do throws(StoreError) {
      if access != .moving {
        try StoreError.writingFiles { () throws(SystemError) in try FileSystem.makeFile(path) }
      }
      let turn = try StoreError.writingFiles { () throws(SystemError) in try SQLiteTurn(of: path) }
      let connection = try Self.connection(path, timeout: Self.busyTimeout, history)
      self.turn = turn
      writer = try StoreError.writing { () throws(SQLError) in
        try SQLiteWriter(connection, turn: turn)
      }
    } catch {
      if let descriptor = serverLock.withLock({ $0.take() }) { FileSystem.unlock(descriptor) }
      throw error
    }
  }

  deinit { close() }

  /// Opens a connection for writing, whose commits are durable when they return, and brings the
  /// tables up to date.
  private static func connection(
    _ path: String, timeout: Int32, _ history: StoreHistory
  ) throws(StoreError) -> SQLiteConnection {
    let connection = try StoreError.writing { () throws(SQLError) in
      let connection = try SQLiteConnection(path: path, access: .write, busyTimeout: timeout)
      try RowDigest.addFunction(to: connection)
      return connection
    }
    let transaction = SQLiteTransaction(connection)
    // Do not change a file that is not a store, or that a newer program has written.
    let found = try StoreError.writing { () throws(StoreFailure) in
      try transaction.version(history)
    }
    try StoreError.writing { () throws(SQLError) in
      try connection.run(
        """
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA journal_size_limit = 67108864;
        PRAGMA trusted_schema = OFF;
        PRAGMA secure_delete = ON;
        """)
      connection.checkpointManually()
    }
    if let found, found >= history.version { return connection }
    if let found { try copyBeforeMigration(path, of: found, connection) }
    try StoreError.writing { () throws(StoreFailure) in
      let refusal = Refusal()
      try refusal.showing { () throws(SQLError) in
        try connection.transaction { () throws(SQLError) in
          try refusal.hiding { () throws(StoreFailure) in try transaction.migrate(to: history) }
        }
      }
    }
    return connection
  }

  /// Copies a store before its tables are migrated, unless an earlier attempt did so.
  private static func copyBeforeMigration(
    _ path: String, of version: Int, _ connection: SQLiteConnection
  ) throws(StoreError) {
    let copy = "\(path).version-\(version)"
    if FileSystem.kind(of: copy) != nil { return }
    // Another process may be making the same copy.
    let draft = "\(copy).\(String(UInt64.random(in: .min ... .max), radix: 16)).part"
    do throws(StoreError) {
      try StoreError.writingFiles { () throws(SystemError) in try FileSystem.makeFile(draft) }
      try StoreError.writing { () throws(SQLError) in try connection.copy(to: draft) }
      try StoreError.writingFiles { () throws(SystemError) in
        try FileSystem.synchronizeFile(draft)
        // If that process has migrated the tables in the meantime, its copy exists.
        if FileSystem.kind(of: copy) == nil {
          try FileSystem.move(draft, to: copy)
        } else {
          try FileSystem.remove(draft)
        }
      }
    } catch {
      try? FileSystem.remove(draft)
      throw error
    }
  }

  /// Opens a connection for reading.
  ///
  /// It is writable if the file's permissions allow it, although nothing is written through it: the
  /// last connection to close removes the `-wal` and `-shm` files, which a read-only connection would
  /// leave behind.
  private static func reader(_ path: String) throws(SQLError) -> SQLiteConnection {
    func open() throws(SQLError) -> SQLiteConnection {
      do throws(SQLError) {
        let connection = try SQLiteConnection(
          path: path, access: .write, busyTimeout: Self.sessionTimeout)
        try connection.run("SELECT count(*) FROM sqlite_schema")
        return connection
      } catch {
        guard error.kind == .inaccessible || error.kind == .readOnly else { throw error }
        // The file system is read-only, and the write-ahead log contains no changes.
        if case .file(let size)? = FileSystem.kind(of: path + "-wal"), size > 0 { throw error }
        return try SQLiteConnection(path: path, access: .readUnchanging)
      }
    }
    let connection = try open()
    try RowDigest.addFunction(to: connection)
    try connection.run("PRAGMA query_only = ON")
    return connection
  }

  // MARK: Database

  func read<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    let refusal = Refusal()
    return try refusal.showing { () throws(SQLError) in
      try readers.read { (connection) throws(SQLError) in
        try refusal.hiding { () throws(StoreFailure) in try body(SQLiteTransaction(connection)) }
      }
    }
  }

  func snapshot<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value { try read(body) }

  func follow<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value { try read(body) }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    guard let writer else { throw .database(SQLError(.readOnly, "opened for reading")) }
    let refusal = Refusal()
    return try refusal.showing { () throws(SQLError) in
      try writer.perform(atMost: Self.requestTimeout) { (connection) throws(SQLError) in
        try refusal.hiding { () throws(StoreFailure) in try body(SQLiteTransaction(connection)) }
      }
    }
  }

  func exclusively<Value>(
    _ key: LockKey, _ body: (any Database) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    // This process is the only server.
    let isFree = locks.wait(atMost: Self.requestTimeout) { $0.insert(key).inserted ? true : nil }
    guard isFree == true else { throw .refused(.busy) }
    defer { locks.change { _ = $0.remove(key) } }
    return try body(self)
  }

  func session() throws(StoreFailure) -> any Session {
    guard let turn else { throw .database(SQLError(.readOnly, "opened for reading")) }
    do throws(StoreError) {
      return SQLiteSession(
        try Self.connection(path, timeout: Self.sessionTimeout, .current), turn)
    } catch {
      throw .refused(error)
    }
  }

  /// Opens a connection to an empty store, which disappears when it is closed.
  static func emptySession() throws(StoreError) -> any Session {
    SQLiteSession(try connection("", timeout: sessionTimeout, .current), nil)
  }

  func forget() throws(StoreFailure) -> Bool {
    guard let writer else { return true }
    return try StoreFailure.ofDatabase { () throws(SQLError) in
      try writer.perform(alone: true) { (connection) throws(SQLError) in
        // Readers that use the log are not waited for.
        try connection.run("PRAGMA busy_timeout = 0")
        defer { try? connection.run("PRAGMA busy_timeout = \(Self.busyTimeout)") }
        let isBusy = try connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)")
          .first { $0.integer(0) }
        return isBusy == 0
      }
    }
  }

  /// Copies the file as it is now to an empty one.
  func copy(to target: String) throws(StoreFailure) {
    try StoreFailure.ofDatabase { () throws(SQLError) in
      let connection = try SQLiteConnection(
        path: path, access: .write, busyTimeout: Self.sessionTimeout)
      try connection.copy(to: target)
    }
  }

  func close() {
    // SQLite removes its write-ahead log when the last connection closes.
    readers.close()
    writer?.stop()
    if let descriptor = serverLock.withLock({ $0.take() }) { FileSystem.unlock(descriptor) }
  }
}

extension SQLiteConnection {
  /// Copies the database as it is now to an empty file.
  fileprivate func copy(to target: String) throws(SQLError) {
    try prepare("VACUUM INTO ?").run(.text(target))
  }
}

/// A connection that takes turns with the writers of other connections.
private final class SQLiteSession: Session {
  private let raw: SQLiteConnection
  /// `nil` if no one else has the file.
  private let turn: SQLiteTurn?

  init(_ connection: SQLiteConnection, _ turn: SQLiteTurn?) {
    (raw, self.turn) = (connection, turn)
  }

  var connection: any Transaction { SQLiteTransaction(raw) }

  func snapshot<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    let transaction = connection
    return try transaction.attempting { () throws(StoreFailure) in try body(transaction) }
  }

  func write<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    let refusal = Refusal()
    return try refusal.showing { () throws(SQLError) in
      try turn?.take()
      defer { turn?.give() }
      let value = try raw.transaction { () throws(SQLError) in
        try refusal.hiding { () throws(StoreFailure) in try body(SQLiteTransaction(raw)) }
      }
      try raw.checkpoint()
      return value
    }
  }
}
