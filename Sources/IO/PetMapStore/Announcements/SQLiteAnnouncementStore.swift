import PetMapSQLite
public import PetMapAnnouncements
import PetMapSystem

/// The announcements of a server, in an SQLite file and a directory of photos.
///
/// ```swift
/// let store = try SQLiteAnnouncementStore(serving: "petmap.sqlite", photos: "photos")
/// ```
///
/// One thread of the store's own writes (``SQLiteWriter``); what waits for it is committed together.
/// Every call reads with a connection that no other uses meanwhile (``SQLiteReaders``).
///
/// Each write takes the next number of a change, in its own transaction, and leaves it in the row that
/// it changed or in the table of deletions. So who has seen everything up to a number asks for
/// ``changes(after:limit:)``, and gets what this process and all others, such as an import, have
/// committed since. That is how a server's memory follows the store.
///
/// The target reads in this order: `Database` is SQLite itself. In this folder `StoreSchema` has the
/// tables, `StoreFile` opens them, `AnnouncementRow` and `AnnouncementTable` with its extensions are
/// rows and statements, this type and its extensions are the store. `Photos` are the files beside it.
/// `Maintenance` is for other processes: imports, checks, copies. `Tiles` and `GeoPackage` are files
/// of other kinds that SQLite holds.
public final class SQLiteAnnouncementStore: AnnouncementStore {
  let file: StoreFile
  let photos: PhotoDirectory
  let readers: SQLiteReaders
  let writer: SQLiteWriter
  /// Held while a photo's file and its row may differ, and while a photo's file is opened.
  let photoGate = Monitor()
  private let lock: ServerLock
  /// The key of the hashes of reporters' networks.
  let networkKey: [UInt8]
  /// What opening did to the photo directory.
  public let cleaning: PhotoCleaning

  /// Opens a store to serve it, makes what is missing of it, and puts in order what a process that
  /// died has left.
  ///
  /// - Parameters:
  ///   - path: the file's; its directory is there.
  ///   - photos: the directory's path; nil for ``photoDirectory(beside:)``.
  ///   - adoptsPhotos: whether the directory becomes the store's whatever it holds.
  ///   - now: the time, which decides how long photos are kept in the trash; nil for the system's.
  /// - Throws: ``StoreError/busy`` when another server serves it; ``StoreError/newerVersion``;
  ///   ``StoreError/photosOfAnotherStore(directory:)`` and
  ///   ``StoreError/photosMissing(directory:)``; ``StoreError/readOnly`` and
  ///   ``StoreError/unavailable`` when the file or the directory is no use.
  public init(
    serving path: String, photos photoPath: String? = nil, adoptsPhotos: Bool = false,
    at now: Timestamp? = nil
  ) throws(StoreError) {
    let file = StoreFile(path: path)
    if case .directory? = FileSystem.kind(of: path) {
      throw .unavailable(cause: "it is a directory")
    }
    let directory = PhotoDirectory(photoPath ?? StoreFile.photos(beside: path))
    let isNew = !file.hasContent
    // A mistyped name makes no store.
    if isNew, !adoptsPhotos, directory.storeID != nil, directory.hasPhotos {
      throw .photosOfAnotherStore(directory: directory.path)
    }
    lock = try ServerLock(file)
    let connection = try file.writer(creates: true)
    let photos = try StoreError.writingFiles { () throws(SystemError) in
      try PhotoDirectory(making: directory.path)
    }
    let table = AnnouncementTable(connection)
    let assignment = try photos.assign(to: table, isForced: adoptsPhotos)
    let now = now ?? Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    networkKey = try StoreError.writing { () throws(SQLiteError) in try table.networkKey() }
    cleaning = try StoreError.writing { () throws(SQLiteError) in
      try table.forgetOldDeletions()
      try table.endFutureWrongPasswords(at: now)
      // Photos lose their metadata before they are kept.
      if isNew { try table.setPhotoWithoutMetadata(.max) }
      return try PhotoCleaning(of: photos, assignment, table, isNew: isNew, at: now)
    }
    self.file = file
    self.photos = photos
    readers = SQLiteReaders { () throws(SQLiteError) in try file.reader() }
    writer = try StoreError.writing { () throws(SQLiteError) in try SQLiteWriter(connection) }
  }

  /// The directory in which a store's photos are unless another is named: `pets.photos` beside
  /// `pets.sqlite`.
  public static func photoDirectory(beside path: String) -> String {
    StoreFile.photos(beside: path)
  }

  /// Makes the directories above a store's file that are not there, for their owner alone.
  public static func makeDirectories(for path: String) throws(StoreError) {
    try StoreError.writingFiles { () throws(SystemError) in
      try FileSystem.makeDirectories(FileSystem.directory(of: path))
    }
  }

  /// Finishes what waits to be written, brings it into the file itself, and lets another server have
  /// the store. Later writes fail.
  public func close() {
    // SQLite removes its log of changes when the last connection that may write it closes.
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

  /// The announcement with an id, nil when there is none.
  public func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement? {
    try read { (table) throws(SQLiteError) in try table.announcement(id) }
  }

  /// The announcements that were imported from a record with this id.
  ///
  /// - Complexity: O(log *n* + the result) of *n* announcements.
  public func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in
      try table.announcements(withSourceID: id, in: source)
    }
  }

  /// The hash of the password that opens an announcement; nil when it has none.
  public func passwordHash(of id: AnnouncementID) throws(StoreError) -> PasswordHash? {
    try read { (table) throws(SQLiteError) in try table.passwordHash(of: id) }
  }

  /// The announcements after a position, see ``AnnouncementStore/page(after:limit:)``.
  ///
  /// - Complexity: O(limit + log *n*) of *n* announcements.
  public func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in try table.page(after: position, limit: limit) }
  }

  /// The reports without a photo after a position, see
  /// ``AnnouncementStore/unpublished(after:limit:)``.
  ///
  /// - Complexity: O(limit + log *n*) of *n* announcements.
  public func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in try table.unpublished(after: position, limit: limit) }
  }

  /// Gives `body` all announcements, see ``AnnouncementStore/readAll(_:)``, in the order of
  /// insertion. Another thread reads ahead of it.
  ///
  /// - Complexity: O(*n*).
  public func readAll(_ body: ([StoredAnnouncement]) -> Void) throws(StoreError) {
    try StoreError.reading { () throws(SQLiteError) in try ReadAhead(readers).run(body) }
  }

  /// The number of the last change, 0 in a fresh store.
  public func lastChange() throws(StoreError) -> Int64 {
    try read { (table) throws(SQLiteError) in try table.lastChange() }
  }

  /// The changes after a number, see ``AnnouncementStore/changes(after:limit:)``. The last 100,000
  /// deletions are remembered.
  ///
  /// - Complexity: O(limit + log *n*) of *n* announcements.
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
