import PetMapSQLite
import PetMapSystem
import PetMapAnnouncements

/// A store's file on disk: creates and opens it, and locates its photos.
struct StoreFile: Sendable {
  /// The number of milliseconds a writer waits for another writer, such as an import, to commit.
  private static let busyTimeout: Int32 = 30_000

  let path: String

  /// Opens the file for writing and migrates it to the current version. Every commit on the
  /// connection is durable when it returns.
  ///
  /// - Parameter creates: Whether to create the file if it does not exist.
  func writer(
    creates: Bool, history: StoreHistory = .current
  ) throws(StoreError) -> SQLiteConnection {
    if creates {
      try StoreError.writingFiles { () throws(SystemError) in try FileSystem.makeFile(path) }
    }
    let connection = try StoreError.writing { () throws(SQLiteError) in
      try SQLiteConnection(path: path, access: .write, busyTimeout: Self.busyTimeout)
    }
    // Do not modify a file that is not a store or that has a newer version.
    _ = try StoreSchema.version(of: connection, knowing: history)
    try StoreError.writing { () throws(SQLiteError) in
      try connection.run(
        """
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA journal_size_limit = 67108864;
        PRAGMA trusted_schema = OFF;
        PRAGMA secure_delete = ON;
        """)
    }
    try StoreSchema.migrate(connection, to: history)
    return connection
  }

  /// Whether the file exists and is not empty.
  var hasContent: Bool {
    switch FileSystem.kind(of: path) {
    case .file(let size): size > 0
    case .directory, .pipe, .other: true
    case nil: false
    }
  }

  /// Opens an existing file for reading.
  ///
  /// The connection is writable if the file's permissions allow it, although nothing is written
  /// through it: the last connection to close removes the `-wal` and `-shm` files, which a
  /// read-only connection would leave behind.
  func reader() throws(SQLiteError) -> SQLiteConnection {
    do throws(SQLiteError) {
      let connection = try SQLiteConnection(
        path: path, access: .write, busyTimeout: Self.busyTimeout)
      try connection.run("SELECT count(*) FROM sqlite_schema")
      return connection
    } catch {
      guard error.kind == .cannotOpen || error.kind == .readOnly else { throw error }
      // The file system is read-only, and the write-ahead log contains no changes.
      if case .file(let size)? = FileSystem.kind(of: path + "-wal"), size > 0 { throw error }
      return try SQLiteConnection(path: path, access: .readUnchanging)
    }
  }

  /// Opens an existing file and begins a transaction that blocks all other writers until the caller
  /// rolls it back.
  ///
  /// - Returns: The connection, or `nil` if this process may not write to the file.
  func lockedForWriting() throws(SQLiteError) -> SQLiteConnection? {
    do throws(SQLiteError) {
      let connection = try SQLiteConnection(
        path: path, access: .write, busyTimeout: Self.busyTimeout)
      try connection.run("BEGIN IMMEDIATE")
      return connection
    } catch {
      guard error.kind == .cannotOpen || error.kind == .readOnly else { throw error }
      return nil
    }
  }

  /// Checks that the file is a store that this version can read.
  func checkVersion() throws(StoreError) {
    let connection = try StoreError.reading { () throws(SQLiteError) in try reader() }
    guard try StoreSchema.version(of: connection) != nil else {
      throw .unavailable(cause: "not a petmap store")
    }
  }

  /// Returns the default photo directory of a store, which is next to the file and named after it.
  static func photos(beside path: String) -> String {
    (path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path) + ".photos"
  }
}

/// A lock that prevents a second server from serving the store. The system releases it when the
/// process terminates for any reason.
final class ServerLock: Sendable {
  private let descriptor: Monitor<Int32?>

  /// - Throws: ``StoreError/busy`` if another server holds the lock.
  init(_ file: StoreFile) throws(StoreError) {
    // Use a separate file: closing a descriptor of the store's file would release SQLite's locks.
    let descriptor = try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.lock(file.path + ".lock")
    }
    guard let descriptor else { throw .busy }
    self.descriptor = Monitor(descriptor)
  }

  deinit { release() }

  func release() {
    if let descriptor = descriptor.withLock({ $0.take() }) { FileSystem.unlock(descriptor) }
  }
}
