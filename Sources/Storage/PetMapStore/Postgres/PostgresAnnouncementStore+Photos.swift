import PetMapPostgres
import PetMapSystem
public import PetMapAnnouncements
public import PetMapPhotos

extension PostgresAnnouncementStore {
  /// Returns a photo's bytes; see ``AnnouncementStore/photo(of:version:)``.
  public func photo(of id: AnnouncementID, version: Int64) throws(StoreError) -> [UInt8]? {
    let row = try read { (table) throws(PostgresError) in
      try table.connection.query(
        """
        SELECT photo.bytes, photo.file FROM photo
        JOIN announcement ON announcement.photo_version = photo.version
        WHERE announcement.id = $1 AND photo.version = $2
        """, id.uuid, .integer(version)
      ).first
    }
    if let name = row?.optionalText(1) { return try files?.bytes(of: name) }
    return row?.optionalBlob(0)
  }

  /// Sets an announcement's photo; see ``AnnouncementStore/publishPhoto(_:format:of:at:)``. The
  /// bytes are stored under a new key before the announcement refers to them.
  public func publishPhoto(
    _ bytes: [UInt8], format: PhotoFormat, fetchedFrom url: String?, of id: AnnouncementID,
    at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    guard try announcement(id) != nil else { throw .notFound }
    if let files { try PhotoDirectory(files.path).checkPresence() }
    let file = try files?.add(bytes, format: format)
    let version = try read { (table) throws(PostgresError) in
      let version = try table.nextInsertion()
      try table.connection.query(
        "INSERT INTO photo (version, id, bytes, file) VALUES ($1, $2, $3, $4)", .integer(version),
        id.uuid, .bytes(file == nil ? bytes : nil), .text(file))
      return version
    }
    let photo = StoredPhoto(format: format, byteCount: bytes.count, version: version)
    let digest = PhotoDigest(of: bytes.span)
    let stored = try write { (table) throws(PostgresError) -> StoredAnnouncement? in
      guard var stored = try table.announcement(id, isLocked: true) else { return nil }
      stored.photo = photo
      if let url { stored.photoSource = url }
      stored.announcement.photoUrl = PhotoName(id: id, format: format).url
      stored.touch(at: now)
      try table.update(stored)
      try table.setPhoto(photo, digest: digest, of: id)
      stored.change = try table.noteChange(of: id)
      return stored
    }
    guard let stored else { throw .notFound }
    return stored
  }
}

extension PostgresTable {
  /// Returns the names of all photos that are files.
  fileprivate func photoFiles() throws(PostgresError) -> Set<String> {
    Set(try connection.query("SELECT file FROM photo WHERE file IS NOT NULL").map { $0.text(0) })
  }

  /// Assigns the photo directory to this store, unless it may belong to another one.
  ///
  /// - Parameters:
  ///   - files: The directory; `nil` if all photos are in the database.
  ///   - cleaner: The cleaner that determines which photos do not belong to the store.
  ///   - isForced: Whether to assign it regardless of its contents.
  /// - Returns: Whether the directory belongs to this store.
  /// - Throws: ``StoreError/photosOfAnotherStore(directory:)``,
  ///   ``StoreError/photosMissing(directory:)``, ``StoreError/photoDirectoryRequired``.
  func assign(
    _ files: PostgresPhotoFiles?, _ cleaner: PostgresPhotoCleaner, isForced: Bool
  ) throws(StoreError) -> Bool {
    // Servers that start at the same time must record the same ID.
    try StoreError.ofDatabase { () throws(PostgresError) in
      _ = try connection.query("SELECT pg_advisory_lock(\(Self.photoDirectoryKey))")
    }
    defer { _ = try? connection.query("SELECT pg_advisory_unlock(\(Self.photoDirectoryKey))") }
    let recorded = try StoreError.ofDatabase { () throws(PostgresError) in
      // A sample of those in use, because the directory may have lost some of them.
      let used = try connection.query(
        """
        SELECT file FROM photo JOIN announcement ON announcement.photo_version = photo.version
        WHERE file IS NOT NULL ORDER BY version DESC LIMIT 100
        """
      ).map { $0.text(0) }
      // This only matters if the directory does not say which store it belongs to.
      var hasStrangers = false
      if let files, PhotoDirectory(files.path).storeID == nil {
        let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
        hasStrangers = !cleaner.unused(files, except: try photoFiles(), at: now).isEmpty
      }
      return RecordedPhotos(
        directoryID: try setting("photo_directory").map { String(decoding: $0, as: UTF8.self) },
        exist: !used.isEmpty, areFound: used.contains { files?.contains($0) == true },
        hasStrangers: hasStrangers)
    }
    guard let files else {
      if recorded.exist { throw .photoDirectoryRequired }
      return false
    }
    let assignment = try PhotoDirectory(files.path).assign(to: recorded, isForced: isForced)
    // The ID may be on a mount point whose disk is missing.
    if recorded.exist, !recorded.areFound, !isForced {
      throw .photosMissing(directory: files.path)
    }
    guard case .own(let id) = assignment else { return false }
    if id != recorded.directoryID {
      try StoreError.ofDatabase { () throws(PostgresError) in
        _ = try setting("photo_directory", orSet: Array(id.utf8))
      }
    }
    return true
  }

  /// The key of the advisory lock that is held while the photo directory is assigned: "PETD".
  private static let photoDirectoryKey = 0x5045_5444
}

/// Removes photos that no announcement uses. Only one server does this at a time.
struct PostgresPhotoCleaner: Sendable {
  /// The number of days for which unused photos are kept.
  let days: Int

  /// Removes photos that announcements released, and moves old files without a row to the trash.
  ///
  /// - Parameter files: The photo directory; `nil` if the photos are in the database, or the
  ///   directory may belong to another store.
  func run(
    _ files: PostgresPhotoFiles?, on connection: PostgresConnection
  ) throws(PostgresError) -> PhotoCleaning {
    let now = Timestamp(milliseconds: SystemClock.millisecondsSince1970())
    let names = try connection.transaction { () throws(PostgresError) in
      try deleteRows(files, connection, at: now)
    }
    // A rollback would restore the rows, so files are removed after the commit.
    guard let files, let names else { return PhotoCleaning() }
    for name in names.released { files.remove(name) }
    let directory = PhotoDirectory(files.path)
    let trash = PhotoTrash(of: directory, at: now)
    let purged = trash.purge()
    let trashed = names.unknown.filter { trash.add($0, from: directory) }.count
    return PhotoCleaning(trashed: trashed, to: trash, purged: purged)
  }

  /// Returns the old files that have no row, such as those of unfinished uploads.
  ///
  /// - Parameter known: The names of files with a row.
  func unused(
    _ files: PostgresPhotoFiles?, except known: Set<String>, at now: Timestamp
  ) -> [PhotoName] {
    // Only a file's age distinguishes an unfinished upload from one that is still being written.
    let end = Timestamp(milliseconds: now.milliseconds - Int64(days) * 86_400_000)
    return files?.names(writtenBefore: end, except: known) ?? []
  }

  /// Deletes the rows of photos that no announcement has used for ``days``.
  ///
  /// - Returns: The files of these rows, and those without a row; `nil` if another server is
  ///   cleaning up.
  private func deleteRows(
    _ files: PostgresPhotoFiles?, _ connection: PostgresConnection, at now: Timestamp
  ) throws(PostgresError) -> (released: [String], unknown: [PhotoName])? {
    let lock = try connection.query("SELECT pg_try_advisory_xact_lock(\(Self.lockKey))")
    guard lock.first?.integer(0) == 1 else { return nil }
    let released = try connection.query(
      """
      DELETE FROM photo
      WHERE coalesce(released_at, stored_at) < now() - make_interval(days => \(days))
        AND NOT EXISTS (SELECT FROM announcement WHERE photo_version = photo.version)
      RETURNING file
      """
    ).map { $0.optionalText(0) }.compactMap { $0 }
    let known = try PostgresTable(connection).photoFiles().union(released)
    return (released, unused(files, except: known, at: now))
  }

  /// The key of the advisory lock that is held while photos are removed: "PETP".
  private static let lockKey = 0x5045_5450
}
