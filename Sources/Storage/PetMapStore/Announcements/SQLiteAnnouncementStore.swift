import PetMapSQLite
public import PetMapAnnouncements
import PetMapSystem

/// A server's announcements, stored in an SQLite file and a directory of photos.
///
/// ```swift
/// let store = try SQLiteAnnouncementStore(serving: "petmap.sqlite", photos: "photos")
/// ```
///
/// A single thread writes (``SQLiteWriter``), and commits pending operations together. Each call
/// reads with an exclusive connection from a pool (``SQLiteReaders``).
///
/// Each write increments the change number in its own transaction, and records it in the row that
/// it changed or in the table of deletions. A caller that has processed all changes up to a number
/// can therefore call ``changes(after:limit:)`` to get what this process and others, such as an
/// import, have committed since. A server uses this to keep its in-memory copy up to date.
///
/// Suggested reading order of the target: PetMapSQLite wraps SQLite. In this folder, `StoreSchema`
/// defines the tables, `StoreFile` opens them, `AnnouncementRow` and `AnnouncementTable` with its
/// extensions contain rows and statements, and this type with its extensions is the store. `Photos`
/// contains the photo files. `Maintenance` is for other processes: imports, checks, copies.
public final class SQLiteAnnouncementStore: ServedStore {
  let file: StoreFile
  let photos: PhotoDirectory
  let readers: SQLiteReaders
  let writer: SQLiteWriter
  /// Locked while a photo's file and its row may differ, and while a photo's file is opened.
  let photoGate = Condition()
  private let lock: ServerLock
  /// The secret from which the store's keys and the hashes of networks are derived.
  public let networkKey: [UInt8]
  /// The changes that opening the store made to the photo directory.
  public let cleaning: PhotoCleaning

  /// Opens a store for serving, creating whatever is missing and recovering from a previous crash.
  ///
  /// - Parameters:
  ///   - path: The path of the file, in an existing directory.
  ///   - photos: The path of the photo directory; `nil` for `pets.photos` next to `pets.sqlite`.
  ///   - adoptsPhotos: Whether to assign the directory to this store regardless of its contents.
  ///   - now: The time, which determines how long photos are kept in the trash; `nil` for the
  ///     system time.
  /// - Throws: ``StoreError/busy`` if another server is serving it; ``StoreError/newerVersion``;
  ///   ``StoreError/photosOfAnotherStore(directory:)`` and
  ///   ``StoreError/photosMissing(directory:)``; ``StoreError/readOnly`` and
  ///   ``StoreError/unavailable`` if the file or directory is unusable.
  public init(
    serving path: String, photos photoPath: String? = nil, adoptsPhotos: Bool = false,
    at now: Timestamp? = nil
  ) throws(StoreError) {
    let file = StoreFile(path: path)
    if case .directory? = FileSystem.kind(of: path) {
      throw .unavailable(cause: "is a directory")
    }
    let directory = PhotoDirectory(photoPath ?? StoreFile.photos(beside: path))
    let isNew = !file.hasContent
    // Do not create a store because of a mistyped name.
    if isNew, !adoptsPhotos, directory.storeID != nil, directory.hasPhotos {
      throw .photosOfAnotherStore(directory: directory.path)
    }
    lock = try ServerLock(file)
    let connection = try file.writer(creates: true)
    let photos = try StoreError.writingFiles { () throws(SystemError) in
      try PhotoDirectory(making: directory.path)
    }
    let table = AnnouncementTable(connection)
    let recorded = try table.recordedPhotos(in: photos)
    let assignment = try photos.assign(to: recorded, isForced: adoptsPhotos)
    if case .own(let id) = assignment, id != recorded.directoryID {
      try StoreError.writing { () throws(SQLiteError) in try table.setPhotoDirectoryID(id) }
    }
    let now = now ?? Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    networkKey = try StoreError.writing { () throws(SQLiteError) in try table.networkKey() }
    cleaning = try StoreError.writing { () throws(SQLiteError) in
      try table.forgetOldDeletions()
      try table.clampFutureAttempts(at: now)
      return try PhotoCleaning(of: photos, assignment, table, isNew: isNew, at: now)
    }
    self.file = file
    self.photos = photos
    readers = SQLiteReaders { () throws(SQLiteError) in try file.reader() }
    writer = try StoreError.writing { () throws(SQLiteError) in try SQLiteWriter(connection) }
  }

  /// Creates the missing parent directories of a store's file, accessible by the owner only.
  public static func makeDirectories(for path: String) throws(StoreError) {
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.makeDirectories(FileSystem.directory(of: path))
    }
  }

  /// The path of SQLite's write-ahead log, which exists while the store is open.
  public var writeAheadLog: String? { file.path + "-wal" }

  /// Always `false`, because only one server can open the file.
  public var isShared: Bool { false }

  /// Finishes pending writes, checkpoints them into the file, and releases the store for another
  /// server. Subsequent writes fail.
  public func close() {
    // SQLite removes its write-ahead log when the last connection with write access closes.
    readers.close()
    writer.stop()
    lock.release()
  }

  // MARK: Connections

  func read<Result>(
    _ body: (AnnouncementTable) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try StoreError.reading { () throws(SQLiteError) in
      try readers.read { (connection) throws(SQLiteError) in
        try body(AnnouncementTable(connection))
      }
    }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (AnnouncementTable) throws(SQLiteError) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.writing { () throws(SQLiteError) in
      try writer.perform { (connection) throws(SQLiteError) in
        try body(AnnouncementTable(connection))
      }
    }
  }

  // MARK: Reading

  /// Returns the announcement with the given ID, or `nil` if it does not exist.
  public func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement? {
    try read { (table) throws(SQLiteError) in try table.announcement(id) }
  }

  /// Returns the announcements imported from records with the given ID.
  ///
  /// - Complexity: O(log *n* + size of the result) for *n* announcements.
  public func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in
      try table.announcements(withSourceID: id, in: source)
    }
  }

  /// Returns the hash of an announcement's management password, or `nil` if it has none.
  public func passwordHash(of id: AnnouncementID) throws(StoreError) -> PasswordHash? {
    try read { (table) throws(SQLiteError) in try table.passwordHash(of: id) }
  }

  /// Returns the announcements after a position; see ``AnnouncementStore/page(after:limit:)``.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in try table.page(after: position, limit: limit) }
  }

  /// Returns the reports without a photo after a position; see
  /// ``AnnouncementStore/unpublished(after:limit:)``.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in try table.unpublished(after: position, limit: limit) }
  }

  /// Calls `body` with all announcements in order of insertion; see
  /// ``AnnouncementStore/readAll(_:)``. Another thread reads ahead.
  ///
  /// - Complexity: O(*n*).
  public func readAll(_ body: ([StoredAnnouncement]) -> Void) throws(StoreError) {
    try StoreError.reading { () throws(SQLiteError) in
      try ReadAhead<[StoredAnnouncement], SQLiteError> { [readers] (receive) throws(SQLiteError) in
        try readers.read { (connection) throws(SQLiteError) in
          try AnnouncementTable(connection).forEachBatch(receive)
        }
      }.run(body)
    }
  }

  /// Returns the number of the last change, which is 0 for a new store.
  public func lastChange() throws(StoreError) -> Int64 {
    try read { (table) throws(SQLiteError) in try table.lastChange() }
  }

  /// Returns the changes after the given change number; see
  /// ``AnnouncementStore/changes(after:limit:)``. The last 100,000 deletions are retained.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func changes(
    after number: Int64, limit: Int
  ) throws(StoreError) -> [AnnouncementChange] {
    let changes = try read { (table) throws(SQLiteError) in
      try table.changes(after: number, limit: limit)
    }
    guard let changes else { throw .changesForgotten }
    return changes
  }
}
