import PetMapAnnouncements
import PetMapPhotos
import PetMapSQL
import PetMapSystem

/// The photos of a store: each is an object that is stored before its announcement refers to it, and
/// never changes. The objects are files in a directory, which all servers of the store share, or
/// bytes in the rows of the table `photo`.
///
/// What is replaced or erased is removed at once: the transaction lists its file in the table
/// `released_file`, which keeps it until it has been removed. The file of an upload that was not
/// finished has no row, and only its age distinguishes it from one that another server is still
/// writing: it is moved to the trash after a few days.
struct PhotoObjects: Sendable {
  /// `nil` if the photos are in the rows.
  let directory: PhotoDirectory?
  /// Whether files without a row can be removed, because the directory belongs to this store.
  private var isOwn = false
  /// The number of days for which files without a row are kept.
  private var days = PhotoTrash.days
  /// Locked while files are removed.
  private let removal = Monitor(())

  /// Accesses the photos of a store.
  ///
  /// - Parameter path: The directory, or `nil` if the photos are in the rows.
  init(_ path: String?) { directory = path.map { PhotoDirectory($0) } }

  // MARK: Serving

  /// Checks that a new store would not take over the directory of another one because of a mistyped
  /// name.
  static func checkUnused(
    _ path: String, by address: StoreAddress, isForced: Bool
  ) throws(StoreError) {
    guard let file = address.path, !isForced else { return }
    if case .file(let size)? = FileSystem.kind(of: file), size > 0 { return }
    let directory = PhotoDirectory(path)
    if directory.storeID != nil, directory.hasPhotos {
      throw .photosOfAnotherStore(directory: path)
    }
  }

  /// Prepares the photos of a store for serving: creates the directory, assigns it to the store
  /// unless it may belong to another one, and cleans it up.
  ///
  /// - Parameters:
  ///   - isForced: Whether to assign the directory regardless of its contents.
  ///   - days: The number of days for which files without a row are kept.
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``, ``StoreError/photoDirectoryRequired``.
  static func serve(
    _ path: String?, of database: any Database, isForced: Bool, days: Int, at now: Timestamp?
  ) throws(StoreError) -> (PhotoObjects, PhotoCleaning) {
    var photos = PhotoObjects(path)
    photos.days = days
    if let path {
      try StoreError.writingFiles { () throws(SystemError) in try PhotoDirectory.make(path) }
    }
    let now = now ?? Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    let unassigned = photos
    photos.isOwn = try StoreError.writing { () throws(StoreFailure) in
      try database.write { (transaction) throws(StoreFailure) in
        // Servers that start at the same time must record the same ID.
        try transaction.lock(.photoDirectory)
        return try unassigned.assign(by: transaction, isForced: isForced, at: now)
      }
    }
    guard let directory = photos.directory else { return (photos, PhotoCleaning()) }
    photos.removeReleased(in: database)
    guard photos.isOwn else { return (photos, PhotoCleaning(ignored: directory.photoNames.count)) }
    return (photos, photos.clean(in: database, at: now))
  }

  /// - Returns: Whether the directory belongs to the store.
  private func assign(
    by transaction: any Transaction, isForced: Bool, at now: Timestamp
  ) throws(StoreFailure) -> Bool {
    let recorded = try self.recorded(by: transaction, at: now)
    do throws(StoreError) {
      guard let directory else {
        if recorded.exist { throw StoreError.photoDirectoryRequired }
        return false
      }
      guard case .own(let id) = try directory.assign(to: recorded, isForced: isForced) else {
        return false
      }
      if id != recorded.directoryID {
        do throws(StoreFailure) { try transaction.set(.photoDirectory, to: Array(id.utf8)) } catch {
          throw StoreError(error, isWriting: true)
        }
      }
      return true
    } catch {
      throw .refused(error)
    }
  }

  /// Checks that the directory belongs to the store that a transaction reads.
  ///
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``.
  func check(against transaction: any Transaction) throws(StoreFailure) {
    guard let directory else { return }
    let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    let recorded = try self.recorded(by: transaction, at: now)
    do throws(StoreError) { try directory.check(against: recorded) } catch { throw .refused(error) }
  }

  /// Returns what the store records about its photos, and whether they are in the directory.
  private func recorded(
    by transaction: any Transaction, at now: Timestamp
  ) throws(StoreFailure) -> RecordedPhotos {
    // A sample, because the directory may have lost some of them.
    let used = try transaction.values(
      "SELECT file FROM photo WHERE file IS NOT NULL ORDER BY version DESC LIMIT 100"
    ).compactMap { $0.first?.text }
    // This only matters if the directory does not say which store it belongs to.
    var hasStrangers = false
    if let directory, directory.storeID == nil {
      hasStrangers =
        used.isEmpty
        ? directory.hasPhotos : try !unused(in: directory, by: transaction, at: now).isEmpty
    }
    return RecordedPhotos(
      directoryID: try transaction.setting(.photoDirectory).map {
        String(decoding: $0, as: UTF8.self)
      },
      exist: !used.isEmpty, areFound: used.contains { directory?.contains($0) == true },
      hasStrangers: hasStrangers)
  }

  /// Returns the old files without a row.
  private func unused(
    in directory: PhotoDirectory, by transaction: any Transaction, at now: Timestamp
  ) throws(StoreFailure) -> [PhotoName] {
    let known = Set(
      try transaction.values("SELECT file FROM photo WHERE file IS NOT NULL")
        .compactMap { $0.first?.text })
    let end = now.milliseconds - Int64(days) * 86_400_000
    return directory.photoNames.filter { name in
      guard !known.contains(name.text), let time = directory.modificationTime(of: name) else {
        return false
      }
      return time < end
    }
  }

  /// Moves old files without a row to the trash.
  @discardableResult
  func clean(in database: any Database, at now: Timestamp? = nil) -> PhotoCleaning {
    guard let directory, isOwn else { return PhotoCleaning() }
    let now = now ?? Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    let trash = PhotoTrash(of: directory, at: now)
    let purged = trash.purge()
    // A failure is repeated by the next run.
    let found = try? database.read { (transaction) throws(StoreFailure) in
      try unused(in: directory, by: transaction, at: now)
    }
    let trashed = (found ?? []).filter { trash.add($0, from: directory) }.count
    return PhotoCleaning(trashed: trashed, to: trash, purged: purged)
  }

  // MARK: Objects

  /// Stores a photo as a file.
  ///
  /// - Returns: The name of the file, or `nil` if photos are in the rows.
  func add(_ bytes: [UInt8]) throws(StoreError) -> String? {
    guard let directory else { return nil }
    let id = AnnouncementID(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    let name = PhotoName(id: id).text
    try StoreError.writingFiles { () throws(SystemError) in try directory.add(bytes, name) }
    return name
  }

  /// Returns a photo, or `nil` if it is missing.
  ///
  /// - Parameters:
  ///   - row: The bytes in the row.
  ///   - file: The name of the file.
  func bytes(_ row: SQLValue, file: String?) throws(StoreError) -> [UInt8]? {
    guard let file else { return row.bytes }
    return try directory?.bytes(of: file)
  }

  /// Removes the files of photos that were replaced or erased. While a backup copies them, they are
  /// kept for the next call.
  ///
  /// - Returns: Whether all were removed.
  @discardableResult
  func removeReleased(in database: any Database) -> Bool {
    guard let directory else { return true }
    return removal.withLock { _ in
      let files = try? database.read { (transaction) throws(StoreFailure) in
        try transaction.releasedFiles()
      }
      guard let files else { return false }
      if files.isEmpty { return true }
      guard let lock = try? FileSystem.lock(directory.lockPath) else { return false }
      defer { FileSystem.unlock(lock) }
      guard directory.remove(files) else { return false }
      let result: Void? = try? database.write { (transaction) throws(StoreFailure) in
        try transaction.forgetReleased(files)
      }
      return result != nil
    }
  }

  /// Returns a part of an announcement's photo, without reading it if it is in a file; `nil` if the
  /// announcement has no photo of this version.
  ///
  /// - Throws: ``StoreError/unavailable(cause:)``, also if the directory is not mounted.
  func data(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64, in database: any Database
  ) throws(StoreError) -> PhotoData? {
    let place = try StoreError.reading { () throws(StoreFailure) in
      try database.read { (transaction) throws(StoreFailure) in
        try transaction.photo(part, of: id, version: version)
      }
    }
    switch place {
    case nil: return nil
    case .row(let part): return .bytes(part)
    case .file(let name, let byteCount):
      return try directory?.open(part, of: name, byteCount: byteCount).map { .file($0) }
    }
  }

  /// Returns the bytes of a part of an announcement's photo, like ``data(_:of:version:in:)``.
  func bytes(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64, in database: any Database
  ) throws(StoreError) -> [UInt8]? {
    switch try data(part, of: id, version: version, in: database) {
    case nil: return nil
    case .bytes(let bytes): return bytes
    case .file(let file):
      let bytes = Descriptor.bytes(
        of: file.descriptor, at: file.range.lowerBound, count: file.range.count)
      guard bytes.count == file.range.count else {
        throw .unavailable(cause: "the file of a photo cannot be read")
      }
      return bytes
    }
  }

  /// Stores a photo and adds it to an announcement; see
  /// ``AnnouncementStore/publishPhoto(_:fetchedFrom:of:isReviewed:at:)``.
  func publish(
    _ photo: PreparedPhoto, fetchedFrom url: String?, of id: AnnouncementID, isReviewed: Bool,
    in database: any Database, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try storing(photo, in: database) { (transaction, object) throws(StoreFailure) in
      let (stored, isAdded) = try transaction.publish(
        object, fetchedFrom: url, of: id, isReviewed: isReviewed, at: now)
      return Stored(value: stored, usesPhoto: isAdded)
    }
  }

  /// Stores a photo to which a transaction then refers.
  func store<Value: Sendable>(
    _ photo: PreparedPhoto, in database: any Database,
    _ body: @escaping @Sendable (any Transaction, PhotoObject) throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    try storing(photo, in: database) { (transaction, object) throws(StoreFailure) in
      Stored(value: try body(transaction, object), usesPhoto: true)
    }
  }

  /// What a transaction returns, and whether it refers to the photo.
  private struct Stored<Value: Sendable>: Sendable {
    let value: Value
    let usesPhoto: Bool
  }

  private func storing<Value: Sendable>(
    _ photo: PreparedPhoto, in database: any Database,
    _ body: @escaping @Sendable (any Transaction, PhotoObject) throws(StoreFailure) -> Stored<Value>
  ) throws(StoreError) -> Value {
    try directory?.checkPresence()
    let content = PhotoContent(of: photo.bytes)
    let file = try add(photo.bytes)
    let object = PhotoObject(
      content: content, bytes: file == nil ? photo.bytes : nil, file: file)
    do throws(StoreFailure) {
      let stored = try database.write { (transaction) throws(StoreFailure) in
        try body(transaction, object)
      }
      if !stored.usesPhoto, let file { _ = directory?.remove([file]) }
      return stored.value
    } catch {
      // The commit may have succeeded if the connection was lost.
      if case .refused = error, let file { _ = directory?.remove([file]) }
      throw StoreError(error, isWriting: true)
    }
  }
}

/// The changes made to a store's photo directory when the store was opened.
public struct PhotoCleaning: Sendable {
  /// The number of photos without an announcement, which were moved to ``trash``.
  public private(set) var trashed = 0
  /// The directory to which photos are moved today.
  public private(set) var trash = ""
  /// The number of photos removed after ``trashDays`` in the trash.
  public private(set) var purged = 0
  /// The number of photos of unknown origin, which were left in place.
  public private(set) var ignored = 0
  /// The number of days for which photos are kept in the trash.
  public static var trashDays: Int { PhotoTrash.days }

  /// Creates a result in which nothing was changed.
  ///
  /// - Parameter ignored: The number of photos of unknown origin.
  init(ignored: Int = 0) { self.ignored = ignored }

  /// Creates the result of moving photos to the trash and removing expired ones.
  init(trashed: Int, to trash: PhotoTrash, purged: Int) {
    (self.trashed, self.trash, self.purged) = (trashed, trash.path, purged)
  }
}
