/// The identity of a server process: the database cluster, and the timeline on which it writes.
///
/// Each promotion and each point-in-time recovery starts a new timeline with a higher number.
package struct PostgresServer: Sendable, Hashable {
  /// The system identifier, which a cluster shares with its standbys.
  package let system: Int64
  /// The timeline number, or 0 for a standby.
  package let timeline: Int64
  package let isStandby: Bool

  package init(system: Int64, timeline: Int64, isStandby: Bool) {
    self.system = system
    self.timeline = timeline
    self.isStandby = isStandby
  }

  /// Whether another server of the same cluster has been promoted since this one.
  package func isOlder(than other: PostgresServer) -> Bool {
    system == other.system && timeline < other.timeline
  }
}

extension PostgresConnection {
  /// The first server version that has the functions ``identify()`` calls.
  private static let firstWithIdentity = 100_000

  /// Returns the server's identity. The timeline is taken from the current WAL position, because
  /// the control file lags behind a promotion.
  func identify() throws(PostgresError) -> PostgresServer? {
    guard serverVersion >= Self.firstWithIdentity else { return nil }
    let row = try query(
      """
      SELECT system_identifier, pg_is_in_recovery(), CASE WHEN pg_is_in_recovery() THEN 0
        ELSE ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::bigint END
      FROM pg_control_system()
      """
    ).first
    guard let row else { throw .damaged("pg_control_system() returned no row") }
    return PostgresServer(
      system: Int64(row.integer(0)), timeline: Int64(row.integer(2)), isStandby: row.integer(1) == 1
    )
  }
}
