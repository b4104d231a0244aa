import PetMapAnnouncements
import PetMapSQL

/// The reason why an operation of a store failed.
enum StoreFailure: Error, Sendable, Hashable {
  /// A rule of the store refuses the operation.
  case refused(StoreError)
  case database(SQLError)

  /// The failure for contents that no version of the program would have written.
  static func damaged(_ message: String) -> Self { .database(.damaged(message)) }
}

/// The two kinds of databases.
enum Dialect: Sendable, Hashable {
  case sqlite
  case postgres
}

/// An open transaction. It ends when the body to which it was passed returns, and must not escape it.
///
/// The rules of the store are extensions of this protocol, in `Rules`; nothing else contains SQL.
protocol Transaction {
  var dialect: Dialect { get }

  /// Returns the rows of a query with a small result.
  func values(_ sql: SQL, _ arguments: [SQLValue]) throws(StoreFailure) -> [[SQLValue]]

  /// Returns the announcements in the rows of ``AnnouncementColumns/selected``.
  func announcements(
    _ sql: SQL, _ arguments: [SQLValue]
  ) throws(StoreFailure) -> [StoredAnnouncement]

  /// Passes the rows of a query without parameters to `body` in batches, until it returns `false`.
  /// The transaction can be used between the batches.
  func forEachBatch(
    _ sql: SQL, _ body: ([[SQLValue]]) throws(StoreFailure) -> Bool
  ) throws(StoreFailure)

  /// Passes the announcements in the rows of ``AnnouncementColumns/selected`` to `body` in batches,
  /// until it returns `false`. The transaction cannot be used meanwhile.
  func forEachAnnouncements(
    _ sql: SQL, _ body: ([StoredAnnouncement]) throws(StoreFailure) -> Bool
  ) throws(StoreFailure)

  /// Runs a statement without a result.
  ///
  /// - Returns: The number of rows that it changed.
  @discardableResult
  func change(_ sql: SQL, _ arguments: [SQLValue]) throws(StoreFailure) -> Int

  /// Runs statements without parameters or results.
  func run(_ statements: SQL) throws(StoreFailure)

  /// Inserts many rows.
  func insert(
    _ rows: some Sequence<[SQLValue]>, into table: Table, _ columns: [String]
  ) throws(StoreFailure)

  /// Updates columns of many rows. Each row begins with the key.
  func update(
    _ rows: [[SQLValue]], of table: Table, _ columns: [String]
  ) throws(StoreFailure)

  /// Runs `body`, and undoes its changes, but no others, if it throws.
  func attempting<Value>(
    _ body: () throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// Waits for a lock and holds it until the end of the transaction. There is nothing to do in
  /// SQLite, where only one transaction writes.
  func lock(_ key: LockKey) throws(StoreFailure)

  /// Returns numbers for insertions or photos, which are never used again.
  func nextNumbers(_ count: Int) throws(StoreFailure) -> [Int64]

  /// Returns the last of the numbers.
  func lastNumber() throws(StoreFailure) -> Int64

  /// Continues numbering after a number.
  func raiseLastNumber(to number: Int64) throws(StoreFailure)

  /// Returns the time of the clock that all servers of the store share, in milliseconds since 1970.
  func now() throws(StoreFailure) -> Int64
}

extension Transaction {
  func values(_ sql: SQL, _ arguments: SQLValue...) throws(StoreFailure) -> [[SQLValue]] {
    try values(sql, arguments)
  }

  func announcements(
    _ sql: SQL, _ arguments: SQLValue...
  ) throws(StoreFailure) -> [StoredAnnouncement] { try announcements(sql, arguments) }

  @discardableResult
  func change(_ sql: SQL, _ arguments: SQLValue...) throws(StoreFailure) -> Int {
    try change(sql, arguments)
  }

  /// Returns the first value of the first row; NULL if there are no rows.
  func value(_ sql: SQL, _ arguments: SQLValue...) throws(StoreFailure) -> SQLValue {
    try value(sql, arguments)
  }

  /// Returns the first value of the first row; NULL if there are no rows.
  func value(_ sql: SQL, _ arguments: [SQLValue]) throws(StoreFailure) -> SQLValue {
    try values(sql, arguments).first?.first ?? .null
  }

  /// Returns a number that is never used again.
  func nextNumber() throws(StoreFailure) -> Int64 {
    guard let number = try nextNumbers(1).first else { throw .damaged("the counter is missing") }
    return number
  }
}

extension AnnouncementID {
  /// Creates an ID from the value of a column.
  ///
  /// - Throws: `damaged` unless there are 16.
  init(_ value: SQLValue) throws(StoreFailure) {
    guard let bytes = value.bytes, let id = AnnouncementID(blob: bytes) else {
      throw .damaged("a row has an invalid ID")
    }
    self = id
  }
}
