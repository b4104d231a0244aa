import PetMapAnnouncements
import PetMapSQL
import PetMapSQLite
import PetMapSystem

/// A transaction of an SQLite file, on the connection that runs it.
struct SQLiteTransaction: Transaction {
  private static let batchSize = 4096

  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  var dialect: Dialect { .sqlite }

  func values(_ sql: SQL, _ arguments: [SQLValue]) throws(StoreFailure) -> [[SQLValue]] {
    try Self.failing { () throws(SQLError) in
      try connection.prepare(sql.sqlite).rows(arguments) { $0.values }
    }
  }

  func announcements(
    _ sql: SQL, _ arguments: [SQLValue]
  ) throws(StoreFailure) -> [StoredAnnouncement] {
    try Self.failing { () throws(SQLError) in
      try connection.prepare(sql.sqlite).rows(arguments) { (row) throws(SQLError) in
        try AnnouncementColumns.decode(row)
      }
    }
  }

  func forEachBatch(
    _ sql: SQL, _ body: ([[SQLValue]]) throws(StoreFailure) -> Bool
  ) throws(StoreFailure) {
    try forEachBatch(sql, decode: { (row) throws(SQLError) in row.values }, body)
  }

  func forEachAnnouncements(
    _ sql: SQL, _ body: ([StoredAnnouncement]) throws(StoreFailure) -> Bool
  ) throws(StoreFailure) {
    try forEachBatch(
      sql, decode: { (row) throws(SQLError) in try AnnouncementColumns.decode(row) }, body)
  }

  private func forEachBatch<Element>(
    _ sql: SQL, decode: (borrowing SQLiteRow) throws(SQLError) -> Element,
    _ body: ([Element]) throws(StoreFailure) -> Bool
  ) throws(StoreFailure) {
    let refusal = Refusal()
    var batch: [Element] = []
    var isDone = false
    try refusal.showing { () throws(SQLError) in
      try connection.prepare(sql.sqlite).forEach([]) { (row) throws(SQLError) in
        batch.append(try decode(row))
        guard batch.count == Self.batchSize else { return true }
        isDone = try refusal.hiding { () throws(StoreFailure) in try !body(batch) }
        batch.removeAll(keepingCapacity: true)
        return !isDone
      }
    }
    if !isDone, !batch.isEmpty { _ = try body(batch) }
  }

  func change(_ sql: SQL, _ arguments: [SQLValue]) throws(StoreFailure) -> Int {
    try Self.failing { () throws(SQLError) in
      try connection.prepare(sql.sqlite).run(arguments)
      return connection.changedRows
    }
  }

  func run(_ statements: SQL) throws(StoreFailure) {
    try Self.failing { () throws(SQLError) in try connection.run(statements.sqlite) }
  }

  func insert(
    _ rows: some Sequence<[SQLValue]>, into table: Table, _ columns: [String]
  ) throws(StoreFailure) {
    try run(table.insertion(columns), rows)
  }

  func update(
    _ rows: [[SQLValue]], of table: Table, _ columns: [String]
  ) throws(StoreFailure) {
    let columns = table.key + columns
    let condition = table.key.enumerated().map { "\($1) = ?\($0 + 1)" }.joined(separator: " AND ")
    let changes = columns.enumerated().map { ($1, "?\($0 + 1)") }.dropFirst(table.key.count)
    try run(table.update(Array(changes), where: condition), rows)
  }

  /// Runs a statement for each row of parameters, in one transaction.
  private func run(_ sql: SQL, _ rows: some Sequence<[SQLValue]>) throws(StoreFailure) {
    try Self.failing { () throws(SQLError) in
      try connection.savepoint { () throws(SQLError) in
        let statement = try connection.prepare(sql.sqlite)
        for row in rows { try statement.run(row) }
      }
    }
  }

  func attempting<Value>(
    _ body: () throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    let refusal = Refusal()
    return try refusal.showing { () throws(SQLError) in
      try connection.savepoint { () throws(SQLError) in try refusal.hiding(body) }
    }
  }

  func lock(_ key: LockKey) throws(StoreFailure) {}

  private static let numbering =
    Tables.counter.update([("last_number", "last_number + ?1")], where: "true").sqlite
    + " RETURNING last_number"

  func nextNumbers(_ count: Int) throws(StoreFailure) -> [Int64] {
    if count == 0 { return [] }
    let last = try values(SQL(Self.numbering), .integer(count)).first?.first?.integer
    guard let last else { throw .damaged("the counter is missing") }
    return Array((last - Int64(count) + 1)...last)
  }

  func lastNumber() throws(StoreFailure) -> Int64 {
    try value("SELECT last_number FROM counter").integer ?? 0
  }

  func raiseLastNumber(to number: Int64) throws(StoreFailure) {
    try change(
      Tables.counter.update([("last_number", "max(last_number, ?1)")], where: "true"),
      .integer(number))
  }

  func now() throws(StoreFailure) -> Int64 { SystemClock.millisecondsSince1970() }

  // MARK: Errors

  /// Runs `body`, and rethrows its error with the name of the violated index.
  private static func failing<Value>(
    _ body: () throws(SQLError) -> Value
  ) throws(StoreFailure) -> Value {
    do throws(SQLError) { return try body() } catch {
      guard let columns = error.constraint, let index = Tables.index(of: columns) else {
        throw .database(error)
      }
      throw .database(SQLError(.constraint(index), code: error.code, error.message))
    }
  }
}
