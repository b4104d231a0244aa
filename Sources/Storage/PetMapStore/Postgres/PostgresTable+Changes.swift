import PetMapAnnouncements
import PetMapPostgres

/// The change log, idempotency keys, failed attempts, and settings.
extension PostgresTable {
  /// Records a change under the next number. This must be the last statement of its transaction,
  /// because it blocks all other writers until the commit.
  func noteChange(of id: AnnouncementID) throws(PostgresError) -> Int64 {
    let rows = try connection.query(
      """
      WITH next AS (UPDATE state SET last_change = last_change + 1 RETURNING last_change)
      INSERT INTO change (number, id) SELECT last_change, $1::uuid FROM next RETURNING number
      """, id.uuid)
    guard let row = rows.first else { throw .damaged("the state row is missing") }
    return Int64(row.integer(0))
  }

  /// Returns the number of the last change and the timeline that it belongs to.
  func position() throws(PostgresError) -> ChangePosition {
    let row = try connection.query(
      """
      SELECT last_change, system, number FROM state
      LEFT JOIN (SELECT system, number FROM timeline ORDER BY place DESC LIMIT 1) AS newest ON true
      """
    ).first
    guard let row else { throw .damaged("the state row is missing") }
    return ChangePosition(
      number: Int64(row.integer(0)), timeline: Self.timeline(row, 1))
  }

  /// - Parameter column: The first of two columns.
  private static func timeline(_ row: PostgresRow, _ column: Int32) -> ChangeTimeline? {
    guard let system = row.optionalInteger(column) else { return nil }
    return ChangeTimeline(system: Int64(system), number: Int64(row.integer(column + 1)))
  }

  /// Returns at most `limit` changes after a position, or `nil` if some of them are no longer in
  /// the log or the position was undone by a failover or a restore.
  ///
  /// A position without a timeline is only compared with the log's numbers. The ID of the last
  /// change reveals a restore that did not start a new timeline.
  func changes(
    after position: ChangePosition, limit: Int
  ) throws(PostgresError) -> ChangeBatch? {
    let rows = try connection.query(
      """
      SELECT stored.*, log.number, log.changed, log.is_known, log.last_change, log.system,
        log.timeline
      FROM (
        SELECT entry.number, entry.changed, last_change, newest.system, newest.number AS timeline,
          $1 BETWEEN forgotten_change AND last_change
          AND ($3::bigint IS NULL OR EXISTS (SELECT FROM timeline WHERE system = $3 AND number = $4))
          AND NOT EXISTS (
            SELECT FROM timeline WHERE began < $1
            AND place > (SELECT place FROM timeline WHERE system = $3 AND number = $4::bigint))
          AND NOT EXISTS (SELECT FROM change WHERE number = $1 AND id <> $5::uuid) AS is_known
        FROM state LEFT JOIN (
          SELECT number, id AS changed FROM change WHERE number > $1 ORDER BY number LIMIT $2
        ) AS entry ON true
        LEFT JOIN (
          SELECT system, number FROM timeline ORDER BY place DESC LIMIT 1
        ) AS newest ON true
      ) AS log
      -- The limit makes PostgreSQL use the index even if it has no statistics on the table yet.
      LEFT JOIN LATERAL (
        SELECT \(Self.columns) FROM announcement WHERE id = log.changed LIMIT 1
      ) AS stored ON true
      ORDER BY log.number
      """,
      .integer(position.number), .integer(Int64(limit)), .integer(position.timeline?.system),
      .integer(position.timeline?.number), .bytes(position.id?.bytes))
    let column = Int32(AnnouncementRow.members.count + 7)
    guard let first = rows.first, first.integer(column + 2) == 1 else { return nil }
    let changes = try rows.map { (row) throws(PostgresError) -> AnnouncementChange? in
      guard let id = AnnouncementID(blob: row.blob(column + 1)) else { return nil }
      let number = Int64(row.integer(column))
      guard !row.isNull(2) else {
        return AnnouncementChange(number: number, id: id, outcome: .deleted)
      }
      var stored = try Self.decode(row)
      stored.change = number
      return AnnouncementChange(number: number, id: id, outcome: .stored(stored))
    }.compactMap { $0 }
    return ChangeBatch(
      changes, after: position, timeline: Self.timeline(first, column + 4),
      lastChange: Int64(first.integer(column + 3)))
  }

  // MARK: Idempotency keys

  /// Serializes requests with the same key across all servers until the end of the transaction.
  func lock(_ key: CreationKey) throws(PostgresError) {
    let word = key.digest.prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) }
    try connection.query("SELECT pg_advisory_xact_lock($1)", .integer(word))
  }

  /// Returns the announcement created by an earlier request with the given key, and the digest of
  /// that request's body, or `nil` if the key is unknown or expired.
  func creation(
    by key: CreationKey, at now: Timestamp
  ) throws(PostgresError) -> (announcement: StoredAnnouncement, bodyDigest: [UInt8])? {
    let row = try connection.query(
      "SELECT id, body_digest FROM creation_key WHERE digest = $2 AND NOT (\(Self.isExpired))",
      .integer(now.milliseconds - CreationKey.lifetime), .bytes(key.digest)
    ).first
    guard let row, let id = AnnouncementID(blob: row.blob(0)), let stored = try announcement(id)
    else { return nil }
    return (stored, row.blob(1))
  }

  /// Records the announcement created with a key; see ``CreationKey/dropsExpired(creating:)``.
  func record(
    _ key: CreationKey, of id: AnnouncementID, at now: Timestamp
  ) throws(PostgresError) {
    if CreationKey.dropsExpired(creating: id) {
      try connection.query(
        "DELETE FROM creation_key WHERE \(Self.isExpired)",
        .integer(now.milliseconds - CreationKey.lifetime))
    }
    try connection.query(
      """
      INSERT INTO creation_key (digest, body_digest, id, at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (digest) DO UPDATE
      SET body_digest = excluded.body_digest, id = excluded.id, at = excluded.at
      """, .bytes(key.digest), .bytes(key.bodyDigest), id.uuid, .integer(now.milliseconds))
  }

  /// The condition for expired keys. `$1` is the time up to which the keys of published
  /// announcements have expired.
  private static let isExpired = """
    at <= $1 AND NOT EXISTS (SELECT 1 FROM announcement
      WHERE announcement.id = creation_key.id AND photo_format IS NULL)
    """

  /// Replaces an announcement's password hash.
  func setPasswordHash(
    _ hash: PasswordHash, of id: AnnouncementID
  ) throws(PostgresError) {
    try connection.query(
      "UPDATE announcement SET password_hash = $2 WHERE id = $1", id.uuid, .text(hash.text))
  }

  // MARK: Failed attempts

  private static let day: Int64 = 86_400_000

  /// Records a failed attempt, and removes attempts older than a day.
  func recordFailedAttempt(_ attempt: FailedAttempt) throws(PostgresError) {
    try connection.query(
      "DELETE FROM wrong_password WHERE at < $1",
      .integer(attempt.at.milliseconds - Self.day))
    try connection.query(
      "INSERT INTO wrong_password (at, id, from_reporter) VALUES ($1, $2, $3::bigint <> 0)",
      .integer(attempt.at.milliseconds), attempt.id.uuid,
      .integer(attempt.isFromReporterNetwork ? 1 : 0))
  }

  /// Returns the failed attempts since an instant, in ascending order.
  func failedAttempts(since: Timestamp) throws(PostgresError) -> [FailedAttempt] {
    try connection.query(
      "SELECT at, id, from_reporter FROM wrong_password WHERE at >= $1 ORDER BY at",
      .integer(since.milliseconds)
    ).map { row in
      AnnouncementID(blob: row.blob(1)).map {
        FailedAttempt(
          id: $0, at: Timestamp(milliseconds: Int64(row.integer(0))),
          isFromReporterNetwork: row.integer(2) == 1)
      }
    }.compactMap { $0 }
  }

  // MARK: Settings

  /// Returns the value of a setting, after setting it to `value` if it is missing.
  func setting(_ name: String, orSet value: [UInt8]) throws(PostgresError) -> [UInt8] {
    try connection.query(
      "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
      .text(name), .bytes(value))
    return try setting(name) ?? value
  }

  /// Replaces the value of a setting.
  func set(_ name: String, to value: [UInt8]) throws(PostgresError) {
    try connection.query(
      """
      INSERT INTO setting (name, value) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """, .text(name), .bytes(value))
  }

  /// Returns a setting, or `nil` if it is not set.
  func setting(_ name: String) throws(PostgresError) -> [UInt8]? {
    try connection.query("SELECT value FROM setting WHERE name = $1", .text(name)).first?.blob(0)
  }
}

/// The timelines on which changes were numbered.
///
/// A failover to a standby that has not received everything, or a restore, undoes changes, and the
/// new primary assigns their numbers again. The table `timeline` therefore records the number at
/// which each timeline began. A reader that saw a later number on an earlier timeline must reload
/// everything.
extension PostgresTable {
  /// The key of the advisory lock that every server connection holds in shared mode, and that is
  /// held exclusively while a store is being moved: "PETV".
  static let servingKey = 0x5045_5456

  /// Prepares a new connection to the primary for writing.
  ///
  /// - Throws: ``PostgresError/Kind/busy`` while the store is being moved.
  func beginSession() throws(PostgresError) {
    let lock = try connection.query("SELECT pg_try_advisory_lock_shared(\(Self.servingKey))")
    guard lock.first?.integer(0) == 1 else {
      throw PostgresError(state: "55P03", message: "the store is being moved")
    }
    try noteTimeline()
  }

  /// Records the number at which the server's timeline begins, unless it is already recorded.
  /// Because this happens before any write on a connection, no change is numbered on an unknown
  /// timeline.
  func noteTimeline() throws(PostgresError) {
    guard let server = connection.server else { return }
    let key: [PostgresValue] = [.integer(server.system), .integer(server.timeline)]
    let known = try connection.query(
      "SELECT EXISTS (SELECT FROM timeline WHERE system = $1 AND number = $2)", key)
    if known.first?.integer(0) == 1 { return }
    try connection.transaction { () throws(PostgresError) in
      // There is no need to wait for a standby, which receives this row before any change on this
      // timeline.
      try connection.run("SET LOCAL synchronous_commit = local")
      // Block writers, so that the number is exact.
      try connection.query("SELECT last_change FROM state FOR UPDATE")
      try connection.query(
        """
        INSERT INTO timeline (place, system, number, began)
        SELECT (SELECT coalesce(max(place), 0) + 1 FROM timeline), $1, $2, last_change FROM state
        ON CONFLICT DO NOTHING
        """, key)
    }
  }
}
