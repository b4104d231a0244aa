import PetMapPostgres
import PetMapSystem

/// A server's connections to the primary, whichever host it currently runs on.
///
/// If the address lists several hosts, they are polled once a second: when a newer primary has been
/// promoted, connections to the earlier one are closed, even if it still accepts writes.
final class PostgresPrimary: Sendable {
  /// The connections for requests.
  let requests: PostgresPool
  /// The connection that follows the change log, so that it never waits for requests.
  let following: PostgresPool

  private let address: PostgresAddress
  private let newest: Monitor<PostgresServer?>
  private let isClosed = Monitor(false)
  private static let secondsBetweenSurveys = 1.0
  /// The maximum number of a server's connections to the primary.
  private static let connectionLimit = 8

  /// - Parameter first: The primary on which the store was opened.
  init(_ address: PostgresAddress, first: PostgresServer?) {
    self.address = address
    let newest = Monitor(first)
    self.newest = newest
    func pool(_ limit: Int) -> PostgresPool {
      PostgresPool(limit: limit) { () throws(PostgresError) in
        let connection = try address.connect(after: newest.withLock { $0 })
        try PostgresTable(connection).beginSession()
        try connection.run("SET lock_timeout = '\(PostgresAttempt.lockTimeout)s'")
        return connection
      }
    }
    // With several hosts, the survey also opens a connection.
    let isSurveyed = (try? address.hasSeveralHosts()) ?? true
    requests = pool(Self.connectionLimit - (isSurveyed ? 2 : 1))
    following = pool(1)
  }

  /// Starts polling the hosts if there are several.
  func watch() throws(PostgresError) {
    guard try address.hasSeveralHosts() else { return }
    every(seconds: Self.secondsBetweenSurveys) { [weak self] in self?.survey() }
  }

  /// Calls `body` at intervals, on its own thread, until the connections are closed.
  func every(seconds: Double, _ body: @escaping @Sendable () -> Void) {
    let isClosed = isClosed
    let thread = Thread {
      while isClosed.wait(atMost: seconds, { $0 ? () : nil }) == nil { body() }
    }
    thread?.detach()
  }

  deinit { close() }

  /// Looks for a newer primary.
  func survey() {
    let known = newest.withLock { $0 }
    // The pools detect an outage themselves.
    guard let found = try? address.connect(after: known).server, found != known else { return }
    newest.withLock { $0 = found }
    requests.close(olderThan: found)
    following.close(olderThan: found)
  }

  func close() {
    isClosed.change { $0 = true }
    requests.close()
    following.close()
  }
}
