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

  /// Checks that the directory has the latest photo, unless all photos are in the database.
  ///
  /// - Throws: ``StoreError/photosMissing(directory:)``.
  static func check(
    _ files: PostgresPhotoFiles?, _ connection: PostgresConnection
  ) throws(StoreError) {
    let name = try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.query(
        """
        SELECT file FROM photo JOIN announcement ON announcement.photo_version = photo.version
        WHERE file IS NOT NULL ORDER BY version DESC LIMIT 1
        """
      ).first?.text(0)
    }
    guard let name, files?.contains(name) != true else { return }
    throw .photosMissing(directory: files?.path ?? "")
  }

  /// Sets an announcement's photo; see ``AnnouncementStore/publishPhoto(_:format:of:at:)``. The
  /// bytes are stored under a new key before the announcement refers to them.
  public func publishPhoto(
    _ bytes: [UInt8], format: PhotoFormat, fetchedFrom url: String?, of id: AnnouncementID,
    at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    guard try announcement(id) != nil else { throw .notFound }
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

  /// Removes photos that no announcement has used for ``photoDays``. Only one server does this at a
  /// time.
  func removeReleasedPhotos() throws(StoreError) {
    // A rollback would restore the rows, so files are removed after the commit.
    for name in try deleteReleasedPhotos() { files?.remove(name) }
  }

  /// Deletes the rows of photos that no announcement has used for ``photoDays``.
  ///
  /// - Returns: The names of the files to remove.
  private func deleteReleasedPhotos() throws(StoreError) -> [String] {
    let days = photoDays
    return try write { [files] (table) throws(PostgresError) in
      let connection = table.connection
      let lock = try connection.query("SELECT pg_try_advisory_xact_lock(\(Self.cleaningKey))")
      guard lock.first?.integer(0) == 1 else { return [] }
      try connection.query(
        """
        DELETE FROM photo
        WHERE coalesce(released_at, stored_at) < now() - make_interval(days => \(days))
          AND NOT EXISTS (SELECT FROM announcement WHERE photo_version = photo.version)
        """)
      guard let files else { return [] }
      // Files that have no row and are old enough by this server's clock. They belong to deleted
      // rows or unfinished uploads, including any that an interrupted run left behind.
      let now = SystemClock.millisecondsSince1970()
      let end = Timestamp(milliseconds: now - Int64(days) * 86_400_000)
      var unused: [String] = []
      for name in files.names(writtenBefore: end) {
        let row = try connection.query("SELECT FROM photo WHERE file = $1", .text(name))
        if row.count == 0 { unused.append(name) }
      }
      return unused
    }
  }

  /// The key of the advisory lock that is held while photos are removed: "PETP".
  private static let cleaningKey = 0x5045_5450
}
