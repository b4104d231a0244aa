import PetMapPostgres
public import PetMapAnnouncements
public import PetMapPhotos

extension PostgresAnnouncementStore {
  /// Returns a photo's bytes; see ``AnnouncementStore/photo(of:version:)``.
  public func photo(of id: AnnouncementID, version: Int64) throws(StoreError) -> [UInt8]? {
    try read { (table) throws(PostgresError) in
      try table.connection.query(
        """
        SELECT photo.bytes FROM photo JOIN announcement ON announcement.photo_version = photo.version
        WHERE announcement.id = $1 AND photo.version = $2
        """, id.uuid, .integer(version)
      ).first?.blob(0)
    }
  }

  /// Sets an announcement's photo; see ``AnnouncementStore/publishPhoto(_:format:of:at:)``. The
  /// bytes are stored under a new key before the announcement refers to them.
  public func publishPhoto(
    _ bytes: [UInt8], format: PhotoFormat, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    guard try announcement(id) != nil else { throw .notFound }
    let version = try read { (table) throws(PostgresError) in
      let version = try table.nextInsertion()
      try table.connection.query(
        "INSERT INTO photo (version, id, bytes) VALUES ($1, $2, $3)", .integer(version), id.uuid,
        .bytes(bytes))
      return version
    }
    let photo = StoredPhoto(format: format, byteCount: bytes.count, version: version)
    let digest = PhotoDigest(of: bytes.span)
    let stored = try write { (table) throws(PostgresError) -> StoredAnnouncement? in
      guard var stored = try table.announcement(id, isLocked: true) else { return nil }
      stored.photo = photo
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

  /// Removes photos that no announcement has used for the given number of days. Only one server
  /// does so at a time.
  func removeReleasedPhotos(after days: Int) throws(StoreError) {
    try write { (table) throws(PostgresError) in
      let lock = try table.connection.query("SELECT pg_try_advisory_xact_lock(\(Self.cleaningKey))")
      guard lock.first?.integer(0) == 1 else { return }
      try table.connection.query(
        """
        DELETE FROM photo
        WHERE coalesce(released_at, stored_at) < now() - make_interval(days => \(days))
          AND NOT EXISTS (SELECT FROM announcement WHERE photo_version = photo.version)
        """)
    }
  }

  /// The key of the advisory lock that is held while photos are removed: "PETP".
  private static let cleaningKey = 0x5045_5450
}
