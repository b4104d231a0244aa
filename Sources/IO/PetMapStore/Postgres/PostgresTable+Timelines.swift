import PetMapPostgres

/// The timelines on which changes were numbered.
///
/// A failover to a standby that had not received everything, or a restore, takes numbers back, and
/// the new primary assigns them again. The table `timeline` therefore has the number at which each
/// timeline began. A reader that has seen a later number before that must load everything again.
extension PostgresTable {
  /// The key of the advisory lock that every connection of a server shares, and that is held
  /// exclusively while a store is moved: "PETV".
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

  /// Records the number at which the server's timeline begins, unless it is recorded. Since this is
  /// done before anything is written on a connection, no change is numbered on an unknown timeline.
  func noteTimeline() throws(PostgresError) {
    guard let server = connection.server else { return }
    let key: [PostgresValue] = [.integer(server.system), .integer(server.timeline)]
    let known = try connection.query(
      "SELECT EXISTS (SELECT FROM timeline WHERE system = $1 AND number = $2)", key)
    if known.first?.integer(0) == 1 { return }
    try connection.transaction { () throws(PostgresError) in
      // Need not wait for a standby: it receives this row before any change on this timeline.
      try connection.run("SET LOCAL synchronous_commit = local")
      // Blocks writers, so that the number is exact.
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
