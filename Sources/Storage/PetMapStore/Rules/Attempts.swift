import PetMapAnnouncements
import PetMapSQL

/// Checking management passwords.
extension Database {
  /// Checks a password and enforces the lockout; see ``AnnouncementStore/attempt(_:isRight:)``.
  ///
  /// No transaction is open while the password is hashed.
  ///
  /// - Parameter key: The store's secret.
  func attempt(
    _ attempt: PasswordAttempt, key: [UInt8], isRight: () -> Bool?
  ) throws(StoreFailure) -> PasswordAttempt.Outcome? {
    let peer = Array(
      SHA256.authenticationCode(of: Array(attempt.peer.utf8), key: key).prefix(16))
    return try exclusively(.attempt(attempt.id, peer: peer)) { (database) throws(StoreFailure) in
      let isAhead = try database.read { (transaction) throws(StoreFailure) in
        try transaction.hasFutureAttempts(on: attempt.id)
      }
      if isAhead {
        try database.write { (transaction) throws(StoreFailure) in
          try transaction.correctFutureAttempts(on: attempt.id)
        }
      }
      let (lockout, seconds) = try database.read { (transaction) throws(StoreFailure) in
        let now = try transaction.now()
        let lockout = try transaction.lockout(of: attempt, peer)
        let limit = try transaction.limit(of: attempt, at: now)
        return (lockout, lockout.secondsToWait(limit: limit, at: now))
      }
      if let seconds { return .locked(seconds: seconds) }
      guard let isRight = isRight() else { return nil }
      if isRight {
        let now = try database.read { (transaction) throws(StoreFailure) in try transaction.now() }
        guard let next = lockout.succeeded(at: now) else { return .accepted }
        try database.write { (transaction) throws(StoreFailure) in
          try transaction.record(next, of: attempt.id, peer)
        }
        return .accepted
      }
      try database.write { (transaction) throws(StoreFailure) in
        let now = try transaction.now()
        try transaction.record(lockout.failed(at: now), of: attempt.id, peer)
        try transaction.change(
          AttemptSQL.failure, .integer(now), attempt.id.value,
          .integer(attempt.isFromReporterNetwork ? 1 : 0))
      }
      return .rejected
    }
  }
}

extension Transaction {
  /// Returns whether a time in the future is recorded for an announcement. Such times were recorded
  /// before the clock was corrected or, after a failover, by another clock.
  fileprivate func hasFutureAttempts(on id: AnnouncementID) throws(StoreFailure) -> Bool {
    let latest = try values(AttemptSQL.latest, id.value).first ?? []
    let now = try now()
    return latest.contains { ($0.integer ?? 0) > now }
  }

  /// Changes times in the future to now. They would otherwise prolong lockouts, and the trust in
  /// peers.
  fileprivate func correctFutureAttempts(on id: AnnouncementID) throws(StoreFailure) {
    let now = SQLValue.integer(try now())
    try change(AttemptSQL.correction, now, id.value)
    try change(AttemptSQL.failureCorrection, now, id.value)
  }

  /// Returns the lockout of a peer.
  fileprivate func lockout(
    of attempt: PasswordAttempt, _ peer: [UInt8]
  ) throws(StoreFailure) -> Lockout {
    let row = try values(AttemptSQL.lockout, attempt.id.value, .bytes(peer)).first
    guard let row else { return Lockout() }
    return Lockout(
      failures: Int(row[0].integer ?? 0), lockedUntil: row[1].integer ?? 0,
      lastAttempt: row[2].integer ?? 0, succeededAt: row[3].integer)
  }

  /// Returns the time of the failed attempt that reached the limit of the day for a peer, if any.
  fileprivate func limit(
    of attempt: PasswordAttempt, at now: Int64
  ) throws(StoreFailure) -> Int64? {
    try value(
      AttemptSQL.limit, attempt.id.value, .integer(now - Lockout.day),
      .integer(attempt.isFromReporterNetwork ? 1 : 0)
    ).integer
  }

  /// Records the lockout of a peer.
  ///
  /// - Throws: ``StoreError/notFound`` if the announcement has been erased in the meantime: nothing
  ///   about it must remain.
  fileprivate func record(
    _ lockout: Lockout, of id: AnnouncementID, _ peer: [UInt8]
  ) throws(StoreFailure) {
    guard try announcement(id, isLocked: true) != nil else { throw .refused(.notFound) }
    try change(
      AttemptSQL.record, id.value, .bytes(peer), .integer(lockout.failures),
      .integer(lockout.lockedUntil), .integer(lockout.lastAttempt), .integer(lockout.succeededAt))
  }

  /// Removes the failed attempts of earlier days, and the peers that are neither locked out nor
  /// trusted anymore.
  func removeOldAttempts(at now: Timestamp) throws(StoreFailure) {
    try change(
      "DELETE FROM wrong_password WHERE at < ?1", .integer(now.milliseconds - Lockout.day))
    try change(
      "DELETE FROM attempt WHERE last_at < ?1", .integer(now.milliseconds - Lockout.trust))
  }
}

private enum AttemptSQL {
  static let latest: SQL = """
    SELECT (SELECT max(last_at) FROM attempt WHERE announcement = ?1),
      (SELECT max(at) FROM wrong_password WHERE announcement = ?1)
    """
  static let correction = Tables.attempt.update(
    [
      ("locked_until", "locked_until - last_at + ?1"), ("last_at", "?1"),
      ("succeeded_at", "CASE WHEN succeeded_at > ?1 THEN ?1 ELSE succeeded_at END"),
    ], where: "announcement = ?2 AND last_at > ?1")
  static let failureCorrection = Tables.wrongPassword.update(
    ["at"], where: "announcement = ?2 AND at > ?1")
  static let lockout: SQL = """
    SELECT failures, locked_until, last_at, succeeded_at FROM attempt
    WHERE announcement = ?1 AND peer = ?2
    """
  static let limit: SQL = """
    SELECT at FROM wrong_password
    WHERE announcement = ?1 AND at > ?2 AND (from_reporter = 1 OR CAST(?3 AS bigint) = 0)
    ORDER BY at DESC LIMIT 1 OFFSET \(Lockout.failuresOfDay - 1)
    """
  static let record = Tables.attempt.insertion(
    ["announcement", "peer", "failures", "locked_until", "last_at", "succeeded_at"],
    replacing: true)
  static let failure = Tables.wrongPassword.insertion(["at", "announcement", "from_reporter"])
}
