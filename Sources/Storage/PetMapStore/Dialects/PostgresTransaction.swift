import PetMapAnnouncements
import PetMapPostgres
import PetMapSQL
import PetMapSystem

/// A transaction of a PostgreSQL database, on the connection that runs it.
struct PostgresTransaction: Transaction {
  private static let batchSize = 4096

  let connection: PostgresConnection

  init(_ connection: PostgresConnection) { self.connection = connection }

  /// Runs a transaction on a connection.
  ///
  /// - Parameter mode: The transaction mode: the text after `BEGIN`.
  static func run<Value>(
    on connection: PostgresConnection, _ mode: String = "",
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    let refusal = Refusal()
    return try refusal.showing { () throws(SQLError) in
      try connection.transaction(mode) { () throws(SQLError) in
        try refusal.hiding { () throws(StoreFailure) in try body(Self(connection)) }
      }
    }
  }

  var dialect: Dialect { .postgres }

  func values(_ sql: SQL, _ arguments: [SQLValue]) throws(StoreFailure) -> [[SQLValue]] {
    try StoreFailure.ofDatabase { () throws(SQLError) in
      try connection.query(sql.postgres, arguments).map(\.values)
    }
  }

  func announcements(
    _ sql: SQL, _ arguments: [SQLValue]
  ) throws(StoreFailure) -> [StoredAnnouncement] {
    try StoreFailure.ofDatabase { () throws(SQLError) in
      try connection.query(sql.postgres, arguments).map { (row) throws(SQLError) in
        try AnnouncementColumns.decode(row)
      }
    }
  }

  func forEachBatch(
    _ sql: SQL, _ body: ([[SQLValue]]) throws(StoreFailure) -> Bool
  ) throws(StoreFailure) {
    let refusal = Refusal()
    try refusal.showing { () throws(SQLError) in
      try connection.forEachBatch(of: Self.batchSize, sql.postgres) { (rows) throws(SQLError) in
        try refusal.hiding { () throws(StoreFailure) in try body(rows.map(\.values)) }
      }
    }
  }

  /// One thread waits for the database while the caller's decodes and consumes.
  func forEachAnnouncements(
    _ sql: SQL, _ body: ([StoredAnnouncement]) throws(StoreFailure) -> Bool
  ) throws(StoreFailure) {
    let batches = ReadAhead<PostgresRows, SQLError> { [connection] (receive) throws(SQLError) in
      try connection.forEachBatch(of: Self.batchSize, sql.postgres) { (rows) throws(SQLError) in
        receive(rows)
      }
    }
    let refusal = Refusal()
    try refusal.showing { () throws(SQLError) in
      try batches.run { (rows) throws(SQLError) in
        let announcements = try rows.map { (row) throws(SQLError) in
          try AnnouncementColumns.decode(row)
        }
        return try refusal.hiding { () throws(StoreFailure) in try body(announcements) }
      }
    }
  }

  func change(_ sql: SQL, _ arguments: [SQLValue]) throws(StoreFailure) -> Int {
    try StoreFailure.ofDatabase { () throws(SQLError) in
      try connection.query(sql.postgres, arguments).changed
    }
  }

  func run(_ statements: SQL) throws(StoreFailure) {
    _ = try StoreFailure.ofDatabase { () throws(SQLError) in
      try connection.run(statements.postgres)
    }
  }

  func insert(
    _ rows: some Sequence<[SQLValue]>, into table: Table, _ columns: [String]
  ) throws(StoreFailure) {
    try StoreFailure.ofDatabase { () throws(SQLError) in
      try connection.copy(into: table.name, columns: columns) { (copy) throws(SQLError) in
        for row in rows { try copy.append(row) }
      }
    }
  }

  func update(
    _ rows: [[SQLValue]], of table: Table, _ columns: [String]
  ) throws(StoreFailure) {
    if rows.isEmpty { return }
    let columns = table.key + columns
    let names = columns.joined(separator: ", ")
    let changes = columns.dropFirst(table.key.count).map { "\($0) = updated.\($0)" }
    let isSame = table.key.map { "\(table.name).\($0) = updated.\($0)" }
    try StoreFailure.ofDatabase { () throws(SQLError) in
      try connection.run(
        "CREATE TEMP TABLE updated ON COMMIT DROP AS SELECT \(names) FROM \(table.name) WHERE false"
      )
      try connection.copy(into: "updated", columns: columns) { (copy) throws(SQLError) in
        for row in rows { try copy.append(row) }
      }
      try connection.run(
        """
        ANALYZE updated;
        UPDATE \(table.name) SET \(changes.joined(separator: ", ")) FROM updated
        WHERE \(isSame.joined(separator: " AND "));
        DROP TABLE updated
        """)
    }
  }

  func attempting<Value>(
    _ body: () throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try run("SAVEPOINT attempt")
    let value: Value
    do throws(StoreFailure) {
      value = try body()
    } catch {
      if connection.isUsable { try run("ROLLBACK TO attempt; RELEASE attempt") }
      throw error
    }
    try run("RELEASE attempt")
    return value
  }

  func lock(_ key: LockKey) throws(StoreFailure) {
    _ = try values("SELECT pg_advisory_xact_lock(?1)", [.integer(key.number)])
  }

  func nextNumbers(_ count: Int) throws(StoreFailure) -> [Int64] {
    if count == 0 { return [] }
    return try values(
      "SELECT nextval('number') FROM generate_series(1, CAST(?1 AS bigint))", [.integer(count)]
    ).compactMap { $0.first?.integer }
  }

  func lastNumber() throws(StoreFailure) -> Int64 {
    try value("SELECT last_value FROM number").integer ?? 0
  }

  func raiseLastNumber(to number: Int64) throws(StoreFailure) {
    _ = try values(
      "SELECT setval('number', greatest(last_value, ?1)) FROM number", [.integer(number)])
  }

  /// Returns the time of the database. (`now()` would return the start of the transaction.)
  func now() throws(StoreFailure) -> Int64 {
    try value("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint").integer ?? 0
  }
}

extension PostgresConnection {
  /// Passes the rows of a query to `body` in batches, until it returns `false`, within a transaction.
  func forEachBatch(
    of size: Int, _ query: String, _ body: (PostgresRows) throws(SQLError) -> Bool
  ) throws(SQLError) {
    // Nested calls need different names; each name is a prepared statement.
    let name = "batches\(openCursors)"
    try run("DECLARE \(name) NO SCROLL CURSOR FOR \(query)")
    openCursors += 1
    defer { openCursors -= 1 }
    while true {
      let rows = try self.query("FETCH \(size) FROM \(name)")
      guard rows.count > 0, try body(rows) else { break }
    }
    try run("CLOSE \(name)")
  }
}

/// The timelines on which changes were numbered.
///
/// A failover to a standby that has not received everything, or a restore, undoes changes, and the
/// new primary assigns their numbers again. The table `timeline` therefore records the number at
/// which each timeline began. A reader that saw a later number on an earlier timeline must reload
/// everything.
extension PostgresTransaction {
  /// The key of the advisory lock that every server connection holds in shared mode, and that is
  /// held exclusively while a store is being moved: "PETV".
  private static let servingKey = 0x5045_5456

  /// Prepares a new connection to the primary for writing.
  ///
  /// - Throws: `busy` while the store is being moved.
  func beginSession() throws(SQLError) {
    guard try acquire("pg_try_advisory_lock_shared") else {
      throw SQLError(.busy, "the store is being moved")
    }
    try noteTimeline()
  }

  /// Keeps servers from using the store while the connection is open.
  ///
  /// - Throws: `busy` if a server or an import uses it.
  func beginExclusiveSession() throws(SQLError) {
    try connection.run("SET idle_in_transaction_session_timeout = 0")
    guard try acquire("pg_try_advisory_lock") else {
      throw SQLError(.busy, "the store is being used")
    }
    try noteTimeline()
  }

  /// Acquires the lock of servers, and returns whether it is free.
  ///
  /// A process that has just ended holds its lock until PostgreSQL has ended its sessions. A session
  /// that waited for the lock would keep running servers from opening connections.
  ///
  /// - Parameter function: PostgreSQL's function.
  private func acquire(_ function: String) throws(SQLError) -> Bool {
    for attempt in 0..<20 {
      if attempt > 0 { SystemClock.sleep(seconds: 0.1) }
      let lock = try connection.query("SELECT \(function)(\(Self.servingKey))")
      if lock.first?.integer(0) == 1 { return true }
    }
    return false
  }

  /// Records the number at which the server's timeline begins, unless it is already recorded.
  /// Because this happens before any write on a connection, no change is numbered on an unknown
  /// timeline.
  private func noteTimeline() throws(SQLError) {
    guard let server = connection.server else { return }
    let key: [SQLValue] = [.integer(server.system), .integer(server.timeline)]
    let known = try connection.query(
      "SELECT EXISTS (SELECT FROM timeline WHERE system = $1 AND number = $2)", key)
    if known.first?.integer(0) == 1 { return }
    try connection.transaction { () throws(SQLError) in
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
