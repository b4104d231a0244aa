import PetMapSQLite
import PetMapAnnouncements
import PetMapPhotos

/// The change log and the table of deletions.
extension AnnouncementTable {
  /// The number of deletions that a store retains.
  private static let keptDeletions = 100_000

  private static let countingChange =
    RowDigest.update("state", [("last_change", "last_change + 1")]) + " RETURNING last_change"

  /// Increments the number of the last change, and returns it.
  func nextChange() throws(SQLiteError) -> Int64 {
    let number = try connection.prepare(Self.countingChange).first { $0.integer(0) }
    guard let number else { throw .damaged("the state row is missing") }
    return Int64(number)
  }

  func lastChange() throws(SQLiteError) -> Int64 {
    Int64(try connection.prepare("SELECT last_change FROM state").first { $0.integer(0) } ?? 0)
  }

  /// Advances the number of the last change to include a change made elsewhere.
  func raiseLastChange(to number: Int64) throws(SQLiteError) {
    try connection.prepare(RowDigest.update("state", [("last_change", "max(last_change, ?1)")]))
      .run(.integer(Int(number)))
  }

  /// Returns the number of the change that deleted an announcement, or `nil` if it was not deleted
  /// or the deletion is no longer retained.
  func deletion(of id: AnnouncementID) throws(SQLiteError) -> Int64? {
    try connection.prepare("SELECT change FROM deletion WHERE id = ? ORDER BY change DESC")
      .first(id.blob) { Int64($0.integer(0)) }
  }

  /// Returns at most `limit` changes after the given change number, or `nil` if some are no longer
  /// retained or the number belongs to another store.
  func changes(after number: Int64, limit: Int) throws(SQLiteError) -> [AnnouncementChange]? {
    let isKnown = try connection.prepare(
      "SELECT ?1 BETWEEN forgotten_change AND last_change FROM state"
    ).first(.integer(Int(number))) { $0.integer(0) == 1 }
    guard isKnown == true else { return nil }
    let stored = try connection.prepare(
      """
      SELECT \(AnnouncementRow.columns) FROM announcement WHERE change > ? ORDER BY change LIMIT ?
      """
    ).rows(.integer(Int(number)), .integer(limit)) { (row) throws(SQLiteError) in
      let stored = try AnnouncementRow.decode(row)
      return AnnouncementChange(number: stored.change, id: stored.id, outcome: .stored(stored))
    }
    let deleted = try connection.prepare(
      "SELECT change, id FROM deletion WHERE change > ? ORDER BY change LIMIT ?"
    ).rows(.integer(Int(number)), .integer(limit)) { (row) -> AnnouncementChange? in
      AnnouncementID(blob: row.blob(1)).map {
        AnnouncementChange(number: Int64(row.integer(0)), id: $0, outcome: .deleted)
      }
    }
    let changes = (stored + deleted.compactMap { $0 }).sorted { $0.number < $1.number }
    return Array(changes.prefix(limit))
  }

  /// Drops all but the latest deletions. If there are any to drop, this runs in its own
  /// transaction.
  func forgetOldDeletions() throws(SQLiteError) {
    let oldest = try connection.prepare(
      "SELECT change FROM deletion ORDER BY change DESC LIMIT 1 OFFSET ?"
    ).first(.integer(Self.keptDeletions)) { $0.integer(0) }
    guard let oldest else { return }
    try connection.transaction { () throws(SQLiteError) in
      try connection.prepare("DELETE FROM deletion WHERE change <= ?").run(.integer(oldest))
      try connection.prepare(RowDigest.update("state", [("forgotten_change", "?1")]))
        .run(.integer(oldest))
    }
  }
}

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

/// The store's settings, and queries over all of its photos.
extension AnnouncementTable {
  /// The setting that contains the last insertion number if the store was moved from a database,
  /// where insertions and changes are numbered separately.
  static let movedInsertions = "moved_insertions"

  /// Returns the ID of the store's photo directory, or `nil` if the store has not been served yet
  /// or has an earlier version.
  func photoDirectoryID() throws(SQLiteError) -> String? {
    try setting("photo_directory").map { String(decoding: $0, as: UTF8.self) }
  }

  func setPhotoDirectoryID(_ id: String) throws(SQLiteError) {
    try set("photo_directory", to: Array(id.utf8))
  }

  /// Returns the store's secret, creating it if necessary.
  func networkKey() throws(SQLiteError) -> [UInt8] {
    if let key = try setting("network_key") { return key }
    // Uses the system's secure random number generator.
    let key = (0..<32).map { _ in UInt8.random(in: 0...255) }
    try set("network_key", to: key)
    return key
  }

  /// Returns a setting. Returns `nil` if it is not set, or if a file of an earlier version is
  /// opened for reading and does not have the table.
  func setting(_ name: String) throws(SQLiteError) -> [UInt8]? {
    let tables = "SELECT count(*) FROM sqlite_schema WHERE name = 'setting'"
    let count = try connection.prepare(tables).first { $0.integer(0) }
    guard count == 1 else { return nil }
    return try connection.prepare("SELECT value FROM setting WHERE name = ?")
      .first(.text(name)) { $0.blob(0) }
  }

  func set(_ name: String, to value: [UInt8]) throws(SQLiteError) {
    try connection.prepare(
      RowDigest.insertion("INSERT OR REPLACE", into: "setting", ["name", "value"])
    ).run(.text(name), .blob(value))
  }

  /// Returns whether any announcement has a photo.
  func hasPhotos() throws(SQLiteError) -> Bool { try hasPhoto { _ in true } }

  /// Returns whether any announcement has a photo that satisfies a predicate.
  func hasPhoto(where isMatch: (PhotoName) -> Bool) throws(SQLiteError) -> Bool {
    let photos = try connection.prepare(
      "SELECT id, photo_format FROM announcement WHERE photo_format IS NOT NULL")
    var isFound = false
    try photos.forEach([]) { (row) throws(SQLiteError) in
      if let id = AnnouncementID(blob: row.blob(0)),
        let format = PhotoFormat(fileExtension: row.text(1))
      {
        isFound = isMatch(PhotoName(id: id, format: format))
      }
      return !isFound
    }
    return isFound
  }
}
