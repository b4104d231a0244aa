import PetMapPostgres
import PetMapSQL
import PetMapSystem

/// The connections of a ``PostgresDatabase``. Those for writing go to the primary, whichever host it
/// currently runs on.
///
/// If the address lists several hosts, a server polls them once a second: when a newer primary has
/// been promoted, connections to the earlier one are closed, even if it still accepts writes.
final class PostgresPools: Sendable {
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

  /// - Parameter first: The connection on which the store was opened.
  init(_ address: PostgresAddress, for access: StoreAccess, first: PostgresConnection) {
    self.address = address
    let newest = Monitor(first.server)
    self.newest = newest
    let opened = Monitor<PostgresConnection?>(first)
    func pool(_ limit: Int) -> PostgresPool {
      PostgresPool(limit: limit) { () throws(SQLError) in
        if let first = opened.withLock({ $0.take() }) {
          try first.run("SET lock_timeout = '\(PostgresAttempt.lockTimeout)s'")
          return first
        }
        switch access {
        case .reading: return try address.connect(for: .reading)
        case .moving: throw SQLError(.disconnected, "the connection was lost")
        case .serving, .importing: break
        }
        let connection = try address.connect(after: newest.withLock { $0 })
        try PostgresTransaction(connection).beginSession()
        try connection.run("SET lock_timeout = '\(PostgresAttempt.lockTimeout)s'")
        return connection
      }
    }
    switch access {
    case .serving:
      // With several hosts, the survey also opens a connection.
      let isSurveyed = (try? address.hasSeveralHosts()) ?? true
      requests = pool(Self.connectionLimit - (isSurveyed ? 2 : 1))
      following = pool(1)
    case .importing, .reading, .moving:
      requests = pool(1)
      following = requests
    }
  }

  /// Starts polling the hosts if there are several.
  func watch() throws(SQLError) {
    guard try address.hasSeveralHosts() else { return }
    let isClosed = isClosed
    let thread = Thread { [weak self] in
      while isClosed.wait(atMost: Self.secondsBetweenSurveys, { $0 ? () : nil }) == nil {
        self?.survey()
      }
    }
    thread?.detach()
  }

  deinit { close() }

  /// Looks for a newer primary.
  private func survey() {
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
