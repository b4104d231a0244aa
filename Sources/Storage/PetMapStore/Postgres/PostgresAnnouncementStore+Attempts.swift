import PetMapPostgres
public import PetMapAnnouncements

extension PostgresAnnouncementStore {
  /// Checks a password, applying the lockout that all servers share; see
  /// ``AnnouncementStore/attempt(_:isRight:)``. The rules are the same as in ``AttemptLedger``, but
  /// use the database's clock. The connection remains in use while the password is hashed.
  public func attempt(
    _ attempt: PasswordAttempt, isRight: () -> Bool?
  ) throws(StoreError) -> PasswordAttempt.Outcome? {
    let peer = Array(
      SHA256.authenticationCode(of: Array(attempt.peer.utf8), key: networkKey).prefix(16))
    return try write { (table) throws(PostgresError) in
      let attempts = PostgresAttemptTable(table, attempt, peer: peer)
      try attempts.lock()
      let now = try attempts.now()
      try attempts.clampFutureTimes(at: now)
      let state = try attempts.state()
      if let end = try attempts.end(ofLock: state, at: now) {
        return .locked(seconds: Int((end - now + 999) / 1000))
      }
      guard let isRight = isRight() else {
        throw PostgresError(state: "hasher", message: "the password cannot be hashed")
      }
      if isRight {
        try attempts.noteSuccess(at: now)
      } else {
        try attempts.recordFailedAttempt(after: state.failures, at: now)
      }
      return isRight ? .accepted : .rejected
    }
  }
}

/// The SQL statements for a peer's attempts to manage an announcement.
private struct PostgresAttemptTable {
  struct State {
    var failures = 0
    var lockedUntil: Int64 = 0
    var succeededAt: Int64?
  }

  private let table: PostgresTable
  private let attempt: PasswordAttempt
  private let peer: [UInt8]

  init(_ table: PostgresTable, _ attempt: PasswordAttempt, peer: [UInt8]) {
    self.table = table
    self.attempt = attempt
    self.peer = peer
  }

  private var connection: PostgresConnection { table.connection }

  /// Waits until the peer has no other attempt in progress for the announcement.
  func lock() throws(PostgresError) {
    let digest = SHA256.digest(of: attempt.id.bytes + peer)
    let key = digest.prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) }
    try connection.query("SELECT pg_advisory_xact_lock($1)", .integer(key))
  }

  /// Returns the database's current time in milliseconds since 1970. (`now()` would return the
  /// start time of the transaction.)
  func now() throws(PostgresError) -> Int64 {
    let rows = try connection.query(
      "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    return Int64(rows.first?.integer(0) ?? 0)
  }

  /// Resets times in the future to the current time. They were recorded before the database's clock
  /// was corrected or, after a failover, by another clock, and would otherwise prolong lockouts, and
  /// exemptions from the daily limit.
  func clampFutureTimes(at now: Int64) throws(PostgresError) {
    try connection.query(
      """
      UPDATE attempt SET locked_until = locked_until - last_at + $3, last_at = $3,
        succeeded_at = CASE WHEN succeeded_at > $3 THEN $3 ELSE succeeded_at END
      WHERE id = $1 AND peer = $2 AND last_at > $3
      """, attempt.id.uuid, .bytes(peer), .integer(now))
    try connection.query(
      "UPDATE wrong_password SET at = $2 WHERE id = $1 AND at > $2", attempt.id.uuid,
      .integer(now))
  }

  func state() throws(PostgresError) -> State {
    let row = try connection.query(
      "SELECT failures, locked_until, succeeded_at FROM attempt WHERE id = $1 AND peer = $2",
      attempt.id.uuid, .bytes(peer)
    ).first
    guard let row else { return State() }
    return State(
      failures: row.integer(0), lockedUntil: Int64(row.integer(1)),
      succeededAt: row.optionalInteger(2).map(Int64.init))
  }

  /// Returns the time when the peer may make another attempt, or `nil` if it may make one now.
  func end(ofLock state: State, at now: Int64) throws(PostgresError) -> Int64? {
    var end = state.lockedUntil
    let trust = AttemptLedger.trustedDays * AttemptLedger.day
    if state.succeededAt.map({ $0 + trust <= now }) ?? true {
      let oldest = try connection.query(
        """
        SELECT at FROM wrong_password WHERE id = $1 AND at > $2 AND (from_reporter OR $3::bigint = 0)
        ORDER BY at DESC LIMIT 1 OFFSET \(AttemptLedger.failuresOfDay - 1)
        """, attempt.id.uuid, .integer(now - AttemptLedger.day),
        .integer(attempt.isFromReporterNetwork ? 1 : 0)
      ).first
      if let oldest { end = max(end, Int64(oldest.integer(0)) + AttemptLedger.day) }
    }
    return end > now ? end : nil
  }

  func noteSuccess(at now: Int64) throws(PostgresError) {
    try connection.query(
      """
      INSERT INTO attempt (id, peer, failures, locked_until, last_at, succeeded_at)
      VALUES ($1, $2, 0, 0, $3, $3) ON CONFLICT (id, peer) DO UPDATE
      SET failures = 0, locked_until = 0, last_at = $3, succeeded_at = $3
      """, attempt.id.uuid, .bytes(peer), .integer(now))
  }

  func recordFailedAttempt(after failures: Int, at now: Int64) throws(PostgresError) {
    let lock = AttemptLedger.lock(after: failures + 1).map { now + $0 } ?? 0
    try connection.query(
      """
      INSERT INTO attempt (id, peer, failures, locked_until, last_at)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id, peer) DO UPDATE
      SET failures = $3, locked_until = $4, last_at = $5
      """, attempt.id.uuid, .bytes(peer), .integer(Int64(failures + 1)), .integer(lock),
      .integer(now))
    try table.recordFailedAttempt(
      FailedAttempt(
        id: attempt.id, at: Timestamp(milliseconds: now),
        isFromReporterNetwork: attempt.isFromReporterNetwork))
    // Remove peers that are no longer locked out or trusted.
    try connection.query(
      "DELETE FROM attempt WHERE last_at < $1",
      .integer(now - AttemptLedger.trustedDays * AttemptLedger.day))
  }
}
