import PetMapSQLite
import PetMapSystem
import PetMapAnnouncements

/// A store's file on the disk: makes it, opens it, and says where its photos are.
struct StoreFile: Sendable {
  /// How many milliseconds a writer waits while another one, such as an import, commits.
  private static let patience: Int32 = 30_000

  let path: String

  /// Opens the file for writing, brings it to this version, and makes every commit durable before
  /// it returns.
  ///
  /// - Parameter creates: whether the file is made when there is none.
  func writer(creates: Bool) throws(StoreError) -> SQLiteConnection {
    if creates {
      try StoreError.writingFiles { () throws(SystemError) in try FileSystem.makeFile(path) }
    }
    let connection = try StoreError.writing { () throws(SQLiteError) in
      try SQLiteConnection(path: path, access: .write, patience: Self.patience)
    }
    // A file of something else, or of a newer version, is left as it is.
    _ = try StoreSchema.version(of: connection)
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
    try StoreSchema.migrate(connection)
    return connection
  }

  /// Whether there is a file that is not empty.
  var hasContent: Bool {
    switch FileSystem.kind(of: path) {
    case .file(let size): size > 0
    case .directory, .pipe, .other: true
    case nil: false
    }
  }

  /// Opens an existing file for reading, as if it were of this version.
  func reader() throws(SQLiteError) -> SQLiteConnection {
    let connection = try plainReader()
    try StoreSchema.completeForReading(connection)
    try connection.run("PRAGMA query_only = ON")
    return connection
  }

  /// Opens an existing file for reading as it is. `VACUUM` takes no connection with the views of
  /// ``reader()``, and none that must not write.
  ///
  /// The connection may write where the file's permissions allow it, although nothing is written
  /// through it: the last connection to close removes the `-wal` and `-shm` files, which one that can
  /// only read leaves behind.
  func plainReader() throws(SQLiteError) -> SQLiteConnection {
    do throws(SQLiteError) {
      let connection = try SQLiteConnection(path: path, access: .write, patience: Self.patience)
      try connection.run("SELECT count(*) FROM sqlite_schema")
      return connection
    } catch {
      guard error.kind == .cannotOpen || error.kind == .readOnly else { throw error }
      // On a read-only disk, and with no change that has not reached the file.
      if case .file(let size)? = FileSystem.kind(of: path + "-wal"), size > 0 { throw error }
      return try SQLiteConnection(path: path, access: .readUnchanging)
    }
  }

  /// Opens a file that is there, and a transaction that keeps every other writer waiting until the
  /// caller undoes it.
  ///
  /// - Returns: nil when this process may not write the file.
  func lockedForWriting() throws(SQLiteError) -> SQLiteConnection? {
    do throws(SQLiteError) {
      let connection = try SQLiteConnection(path: path, access: .write, patience: Self.patience)
      try StoreSchema.completeForReading(connection)
      try connection.run("BEGIN IMMEDIATE")
      return connection
    } catch {
      guard error.kind == .cannotOpen || error.kind == .readOnly else { throw error }
      return nil
    }
  }

  /// Makes sure that the file is a store that this version can read.
  func checkVersion() throws(StoreError) {
    let version = try StoreSchema.version(
      of: StoreError.reading { () throws(SQLiteError) in try reader() })
    if version == 0 { throw .unavailable(cause: "not a store of petmap") }
  }

  /// The directory of a store's photos unless another is named: beside the file, with its name.
  static func photos(beside path: String) -> String {
    (path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path) + ".photos"
  }
}

/// What a server holds of a store, so that no second one serves it; gone with the process, however
/// it ends.
final class ServerLock: Sendable {
  private let descriptor: Guarded<Int32?>

  /// - Throws: ``StoreError/busy`` when another server holds it.
  init(_ file: StoreFile) throws(StoreError) {
    // Not the store's own file: closing a descriptor of that one would drop SQLite's locks.
    let descriptor = try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.lock(file.path + ".lock")
    }
    guard let descriptor else { throw .busy }
    self.descriptor = Guarded(descriptor)
  }

  deinit { release() }

  func release() {
    if let descriptor = descriptor.withLock({ $0.take() }) { Descriptor.close(descriptor) }
  }
}
