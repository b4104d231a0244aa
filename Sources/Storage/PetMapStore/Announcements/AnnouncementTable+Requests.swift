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

/// The failed attempts.
extension AnnouncementTable {
  private static let day: Int64 = 86_400_000

  /// Records a failed attempt, and drops attempts older than a day.
  func recordFailedAttempt(_ attempt: FailedAttempt) throws(SQLiteError) {
    try connection.prepare("DELETE FROM wrong_password WHERE at < ?")
      .run(.integer(Int(attempt.at.milliseconds - Self.day)))
    try connection.prepare(
      RowDigest.insertion(into: "wrong_password", ["at", "id", "from_reporter"])
    )
    .run(
      .integer(Int(attempt.at.milliseconds)), attempt.id.blob,
      attempt.isFromReporterNetwork ? .integer(1) : .null)
  }

  /// Resets failed attempts with a time in the future to the current time. They were recorded
  /// before the clock was corrected and would otherwise not expire.
  func clampFutureAttempts(at now: Timestamp) throws(SQLiteError) {
    try connection.prepare(RowDigest.update("wrong_password", [("at", "?1")], where: "at > ?1"))
      .run(.integer(Int(now.milliseconds)))
  }

  /// Returns the failed attempts since an instant, in ascending order.
  func failedAttempts(since: Timestamp) throws(SQLiteError) -> [FailedAttempt] {
    let failures = try connection.prepare(
      "SELECT at, id, from_reporter FROM wrong_password WHERE at >= ? ORDER BY at, rowid")
    return try failures.rows(.integer(Int(since.milliseconds))) {
      (row) throws(SQLiteError) -> FailedAttempt in
      guard let id = AnnouncementID(blob: row.blob(1)) else {
        throw .damaged("a failed attempt has an invalid ID")
      }
      return FailedAttempt(
        id: id, at: Timestamp(milliseconds: Int64(row.integer(0))),
        isFromReporterNetwork: row.integer(2) == 1)
    }
  }
}
