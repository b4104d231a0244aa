import PetMapSQLite
import PetMapAnnouncements

/// The responses to create requests, by idempotency key.
extension AnnouncementTable {
  /// Returns the announcement created by an earlier request with the given key, and the digest of
  /// that request's body, or `nil` if the key is unknown or expired.
  func creation(
    by key: CreationKey, at now: Timestamp
  ) throws(SQLiteError) -> (announcement: StoredAnnouncement, bodyDigest: [UInt8])? {
    let creation = try connection.prepare(
      "SELECT id, body_digest FROM creation_key WHERE digest = ? AND NOT (\(Self.isExpired))"
    ).first(.blob(key.digest), .integer(Self.oldestCreation(at: now))) { row in
      (AnnouncementID(blob: row.blob(0)), row.blob(1))
    }
    guard let creation, let id = creation.0, let announcement = try announcement(id) else {
      return nil
    }
    return (announcement, creation.1)
  }

  /// Records the announcement created with a key; see ``CreationKey/dropsExpired(creating:)``.
  func record(
    _ key: CreationKey, of id: AnnouncementID, at now: Timestamp
  ) throws(SQLiteError) {
    if CreationKey.dropsExpired(creating: id) {
      try connection.prepare("DELETE FROM creation_key WHERE \(Self.isExpired)")
        .run(.integer(Self.oldestCreation(at: now)))
    }
    try connection.prepare(
      RowDigest.insertion(
        "INSERT OR REPLACE", into: "creation_key", ["digest", "body_digest", "id", "at"])
    ).run(.blob(key.digest), .blob(key.bodyDigest), id.blob, .integer(Int(now.milliseconds)))
  }

  /// Replaces an announcement's password hash.
  func setPasswordHash(_ hash: PasswordHash, of id: AnnouncementID) throws(SQLiteError) {
    try connection.prepare(
      RowDigest.update("announcement", [("password_hash", "?1")], where: "id = ?2")
    ).run(.text(hash.text), id.blob)
  }

  /// The condition for expired keys. Its parameter is the ``oldestCreation(at:)``.
  private static let isExpired = """
    at <= ? AND NOT EXISTS (SELECT 1 FROM announcement
      WHERE announcement.id = creation_key.id AND photo_format IS NULL)
    """

  /// Returns the time, in milliseconds since 1970, up to which the keys of published announcements
  /// have expired.
  private static func oldestCreation(at now: Timestamp) -> Int {
    Int(now.milliseconds - CreationKey.lifetime)
  }
}
