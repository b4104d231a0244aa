import PetMapAnnouncements
import PetMapPostgres
import PetMapSQL

/// A store in a PostgreSQL database, which any number of servers share.
///
/// Every call of a server uses a connection from a ``PostgresPool`` on the caller's thread, and
/// returns within ``PostgresAttempt/timeout``: lost connections are replaced, and transactions that
/// were rolled back because of a conflict are retried. A transaction whose commit was not
/// acknowledged is not retried, because it may have succeeded.
final class PostgresDatabase: Database {
  /// The time limit for a statement of an import, a move, or a check, in seconds.
  private static let longTimeout = 3600.0

  private let address: PostgresAddress
  private let access: StoreAccess
  private let primary: PostgresPools

  /// Opens a database, creating or migrating its tables unless it is only read.
  ///
  /// - Throws: ``StoreError/database(_:)``, ``StoreError/newerVersion(found:known:)``,
  ///   ``StoreError/busy`` while the store is being moved or, for moving, used.
  init(_ address: PostgresAddress, for access: StoreAccess, history: StoreHistory = .current)
    throws(StoreError)
  {
    (self.address, self.access) = (address, access)
    let isReading = access == .reading
    let connection = try address.connectChecked(for: isReading ? .reading : .writing)
    let transaction = PostgresTransaction(connection)
    if isReading {
      let version = try StoreError.reading { () throws(StoreFailure) in
        try transaction.version(history)
      }
      if version == nil { throw .database(.noStore) }
    } else {
      // Building the indexes of a large store may take a long time, also on another server.
      connection.timeout = Self.longTimeout
      try StoreError.writing { () throws(StoreFailure) in
        try PostgresTransaction.run(on: connection) { (transaction) throws(StoreFailure) in
          try transaction.run("SET LOCAL lock_timeout = 0")
          try transaction.migrate(to: history)
        }
      }
      connection.timeout = PostgresAttempt.timeout
      try StoreError.writing { () throws(SQLError) in
        if access == .moving {
          try transaction.beginExclusiveSession()
        } else {
          try transaction.beginSession()
        }
      }
    }
    primary = PostgresPools(address, for: access, first: connection)
    if access == .serving {
      try StoreError.writing { [primary] () throws(SQLError) in try primary.watch() }
    }
  }

  func close() { primary.close() }

  // MARK: Reading

  func read<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try use(primary.requests) { (connection) throws(StoreFailure) in
      try body(PostgresTransaction(connection))
    }
  }

  func snapshot<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    // Not retried, because `body` may have used what it has received.
    let refusal = Refusal()
    return try refusal.showing { () throws(SQLError) in
      try primary.requests.with { (connection) throws(SQLError) in
        let timeout = connection.timeout
        connection.timeout = Self.longTimeout
        defer { connection.timeout = timeout }
        return try refusal.hiding { () throws(StoreFailure) in
          try PostgresTransaction.run(
            on: connection, "ISOLATION LEVEL REPEATABLE READ, READ ONLY", body)
        }
      }
    }
  }

  func follow<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try use(primary.following, atMost: PostgresAttempt.followingTimeout) {
      (connection) throws(StoreFailure) in try body(PostgresTransaction(connection))
    }
  }

  // MARK: Writing

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try use(primary.requests) { (connection) throws(StoreFailure) in
      try PostgresTransaction.run(on: connection, "", body)
    }
  }

  func exclusively<Value>(
    _ key: LockKey, _ body: (any Database) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try use(primary.requests) { (connection) throws(StoreFailure) in
      let lock = SQLValue.integer(key.number)
      _ = try PostgresTransaction(connection).values("SELECT pg_advisory_lock(?1)", lock)
      // If this fails, the connection is lost, and the lock with it.
      defer { _ = try? connection.query("SELECT pg_advisory_unlock($1)", lock) }
      return try body(PostgresSession(connection, of: self))
    }
  }

  private func use<Value>(
    _ pool: PostgresPool, atMost timeout: Double = PostgresAttempt.timeout,
    _ body: (PostgresConnection) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    let refusal = Refusal()
    return try refusal.showing { () throws(SQLError) in
      var attempt = PostgresAttempt(pool, timeout: timeout)
      return try attempt.run { (connection) throws(SQLError) in
        try refusal.hiding { () throws(StoreFailure) in try body(connection) }
      }
    }
  }

  func session() throws(StoreFailure) -> any Session {
    if access == .moving {
      // The connection that keeps servers from using the store.
      return try use(primary.requests) { (connection) throws(StoreFailure) in
        connection.timeout = Self.longTimeout
        return PostgresSession(connection, of: self)
      }
    }
    do throws(StoreError) {
      let connection = try address.connectChecked()
      try StoreError.writing { () throws(SQLError) in
        try PostgresTransaction(connection).beginSession()
        // An import waits for another one as long as it would for an SQLite file. On a busy machine,
        // its transaction is idle while thousands of records are compared.
        try connection.run(
          "SET lock_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'")
      }
      connection.timeout = Self.longTimeout
      return PostgresSession(connection, of: self)
    } catch {
      throw .refused(error)
    }
  }

  func forget() throws(StoreFailure) -> Bool {
    let tables = (Tables.owned + [Tables.announcement]).map(\.name).joined(separator: ", ")
    try StoreFailure.ofDatabase { () throws(SQLError) in
      try primary.requests.with { (connection) throws(SQLError) in
        let timeout = connection.timeout
        connection.timeout = Self.longTimeout
        defer { connection.timeout = timeout }
        _ = try connection.run("VACUUM \(tables)")
      }
    }
    return true
  }
}

/// A single connection: that of an import, or the one that holds a lock.
private final class PostgresSession: Session, Database {
  private let raw: PostgresConnection
  private let database: PostgresDatabase

  init(_ connection: PostgresConnection, of database: PostgresDatabase) {
    (raw, self.database) = (connection, database)
  }

  var connection: any Transaction { PostgresTransaction(raw) }

  func read<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value { try body(connection) }

  func snapshot<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try PostgresTransaction.run(on: raw, "ISOLATION LEVEL REPEATABLE READ, READ ONLY", body)
  }

  func follow<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value { try body(connection) }

  func write<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value { try PostgresTransaction.run(on: raw, "", body) }

  func exclusively<Value>(
    _ key: LockKey, _ body: (any Database) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value { try database.exclusively(key, body) }

  func session() throws(StoreFailure) -> any Session { self }

  func forget() throws(StoreFailure) -> Bool { try database.forget() }

  func close() {}
}
