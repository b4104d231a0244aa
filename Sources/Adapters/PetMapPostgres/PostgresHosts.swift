import CPostgres
package import PetMapSQL
import PetMapSystem

/// The hosts listed in an address, at most one of which should be the primary.
///
/// All hosts are contacted at once, because one that hangs must not delay the others. If several
/// are primaries, the one on the newest timeline is selected: the others were replaced by a
/// promotion that they have not noticed.
package struct PostgresHosts: Sendable {
  /// The purpose of a connection.
  package enum Use: Sendable {
    /// Requires the primary.
    case writing
    /// Also accepts a standby.
    case reading
  }

  private let address: String

  /// - Parameter address: A libpq URI.
  package init(_ address: String) { self.address = address }

  /// The number of hosts.
  ///
  /// - Throws: ``SQLError`` if libpq is missing.
  package func count() throws(SQLError) -> Int {
    if let reason = unsafe cpostgres_open() {
      throw SQLError(
        .disconnected, code: PostgresConnection.noLibrary, unsafe String(cString: reason))
    }
    return Int(unsafe cpostgres_host_count(address))
  }

  /// The time to wait for the other hosts once a suitable one has been found, in seconds.
  private static let grace = 0.3
  /// The time to wait for the primary once a standby has responded, in seconds. A primary that
  /// hangs must not delay the next attempt, which may find that the standby has been promoted.
  private static let standbyGrace = 0.7

  private typealias Attempts = [Result<PostgresConnection, SQLError>?]

  /// Connects to the primary or, for reading, to the first host that accepts a connection.
  ///
  /// - Parameter newest: The newest primary seen so far; primaries on earlier timelines are
  ///   rejected.
  /// - Throws: ``SQLError`` if there is no connection within the given number of seconds.
  package func connect(
    for use: Use, after newest: PostgresServer? = nil, atMost seconds: Double
  ) throws(SQLError) -> PostgresConnection {
    let start = SystemClock.seconds()
    let count = try count()
    let attempts = Monitor<Attempts>(Array(repeating: nil, count: count))
    // Use dedicated threads, because resolving a host name may block for longer than callers wait.
    for index in 0..<count {
      let (address, attributes) = (address, count == 1 && use == .writing ? "read-write" : "any")
      let thread = Thread {
        let result = PostgresConnection.open(
          address, host: count == 1 ? nil : index, attributes: attributes)
        attempts.change { $0[index] = result }
      }
      guard let thread else {
        throw .disconnected("cannot create a thread for connecting")
      }
      thread.detach()
    }
    func wait(atMost limit: Double, until isEnough: (Attempts) -> Bool) {
      let left = min(limit, seconds - (SystemClock.seconds() - start))
      _ = attempts.wait(atMost: left) { attempts -> Bool? in
        attempts.allSatisfy { $0 != nil } || isEnough(attempts) ? true : nil
      }
    }
    // Wait until the deadline only if no primary has been seen yet.
    if newest != nil {
      wait(atMost: seconds) { $0.contains { (try? $0?.get()) != nil } }
      wait(atMost: Self.standbyGrace) { Self.best($0, use, newest) != nil }
    } else {
      wait(atMost: seconds) { Self.best($0, use, newest) != nil }
    }
    wait(atMost: Self.grace) { _ in false }
    return try attempts.change { attempts -> Result<PostgresConnection, SQLError> in
      defer { attempts = Array(repeating: nil, count: count) }
      return Self.best(attempts, use, newest).map { .success($0) }
        ?? .failure(Self.failure(attempts, newest, seconds))
    }.get()
  }

  private static func best(
    _ attempts: Attempts, _ use: Use, _ newest: PostgresServer?
  ) -> PostgresConnection? {
    var best: PostgresConnection?
    for case .success(let connection)? in attempts {
      guard let server = connection.server else {
        // The server is too old; the caller reports the error.
        best = best ?? connection
        continue
      }
      if use == .reading { return connection }
      if server.isStandby || newest.map({ server.isOlder(than: $0) }) ?? false { continue }
      if best?.server.map({ $0.isOlder(than: server) }) ?? true { best = connection }
    }
    return best
  }

  private static func failure(
    _ attempts: Attempts, _ newest: PostgresServer?, _ seconds: Double
  ) -> SQLError {
    var failure: SQLError?
    var hasStandby = false
    for attempt in attempts {
      switch attempt {
      case nil: break
      case .failure(let error)?: failure = failure ?? error
      case .success(let connection)?:
        guard let server = connection.server, !server.isStandby else {
          hasStandby = true
          continue
        }
        return .disconnected(
          "the only primary is on timeline \(server.timeline), which was replaced by "
            + "timeline \(newest?.timeline ?? 0)")
      }
    }
    if hasStandby {
      return SQLError(.readOnly, code: standby, "none of the servers is a primary")
    }
    return failure ?? .disconnected("no connection within \(Int(seconds)) seconds")
  }

  /// The `code` that indicates that all hosts are standbys.
  package static let standby = "standby"
}

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
  func identify() throws(SQLError) -> PostgresServer? {
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
