import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

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

  /// Acquires a lock like ``lock(_:)``, unless another transaction holds it.
  ///
  /// - Returns: Whether the lock was acquired.
  func tryLock(_ key: LockKey) throws(StoreFailure) -> Bool

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
    try values(sql, arguments).first?.first ?? .null
  }

  /// Returns a number that is never used again.
  func nextNumber() throws(StoreFailure) -> Int64 {
    guard let number = try nextNumbers(1).first else { throw .damaged("the counter is missing") }
    return number
  }
}

/// What a lock protects.
enum LockKey: Sendable, Hashable {
  /// The requests with an idempotency key, by its digest.
  case creation([UInt8])
  /// The attempts of a peer, by its keyed hash, to manage an announcement.
  case attempt(AnnouncementID, peer: [UInt8])
  case importing
  /// The objects of photos: held while a backup copies them, and while they are removed.
  case photos
  /// The assignment of the photo directory.
  case photoDirectory
  /// The definitions of the tables.
  case schema

  /// The number of the lock in PostgreSQL.
  var number: Int64 {
    switch self {
    case .creation(let digest): Self.number(digest)
    case .attempt(let id, let peer): Self.number(SHA256.digest(of: id.bytes + peer))
    case .importing: 0x5045_5449  // "PETI"
    case .photos: 0x5045_5450  // "PETP"
    case .photoDirectory: 0x5045_5444  // "PETD"
    case .schema: 0x5045_5453  // "PETS"
    }
  }

  private static func number(_ digest: [UInt8]) -> Int64 {
    digest.prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) }
  }
}

/// A store's database. All functions block.
protocol Database: AnyObject, Sendable {
  /// Runs queries. Each sees its own snapshot.
  func read<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// Runs queries that see the same snapshot, for as long as they take.
  func snapshot<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// Runs a query of the change log, which never waits for requests.
  func follow<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// Runs a transaction, which is durable when this returns.
  ///
  /// - Parameter body: May run several times, so it must have no effect outside the transaction.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// Holds a lock across transactions and servers.
  ///
  /// - Parameter body: Gets the database on the connection that holds the lock: with others, as many
  ///   calls as there are connections would wait for each other.
  func exclusively<Value>(
    _ key: LockKey, _ body: (any Database) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// Opens a connection of its own for work that takes long, such as an import.
  func session() throws(StoreFailure) -> any Session

  /// Removes what deleted rows have left behind in the files of the database.
  ///
  /// - Returns: Whether nothing remains. If not, another call is needed.
  func forget() throws(StoreFailure) -> Bool

  /// Finishes pending writes, and closes the connections. Later calls fail.
  func close()
}

/// A connection for work that takes long, with its temporary tables. It is used by one thread at a
/// time.
protocol Session: AnyObject {
  /// The connection outside a transaction: each statement is committed by itself.
  var connection: any Transaction { get }

  /// Runs a transaction, for as long as it takes.
  func write<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value
}

/// Carries a rule's refusal through an adapter, whose functions throw the database's errors alone.
final class Refusal: Sendable {
  private let error = Monitor<StoreError?>(nil)

  /// Runs the body of an adapter's function.
  func hiding<Value>(
    _ body: () throws(StoreFailure) -> Value
  ) throws(SQLError) -> Value {
    do throws(StoreFailure) {
      return try body()
    } catch {
      switch error {
      case .database(let error): throw error
      case .refused(let refusal):
        self.error.withLock { $0 = refusal }
        throw SQLError(.other, "refused")
      }
    }
  }

  /// Runs an adapter's function whose body is in ``hiding(_:)``.
  func showing<Value>(
    _ body: () throws(SQLError) -> Value
  ) throws(StoreFailure) -> Value {
    error.withLock { $0 = nil }
    do throws(SQLError) {
      return try body()
    } catch {
      if let refusal = self.error.withLock({ $0 }) { throw .refused(refusal) }
      throw .database(error)
    }
  }
}

extension StoreFailure {
  /// Runs `body` and rethrows its error as a failure of the database.
  static func ofDatabase<Value>(
    _ body: () throws(SQLError) -> Value
  ) throws(StoreFailure) -> Value {
    do throws(SQLError) { return try body() } catch { throw .database(error) }
  }
}
