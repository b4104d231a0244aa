import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

/// The purpose for which a store's database is opened.
enum StoreAccess: Sendable {
  /// A server: creates the store if it does not exist.
  case serving
  /// An import, with or without a running server: creates the store if it does not exist.
  case importing
  /// Reading, with or without a running server.
  case reading
  /// Copying everything, while nothing else uses the store.
  case moving
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

  /// Opens a separate connection for long-running work, such as an import.
  func session() throws(StoreFailure) -> any Session

  /// Removes what deleted rows have left behind in the files of the database.
  ///
  /// - Returns: Whether nothing remains. If not, another call is needed.
  func forget() throws(StoreFailure) -> Bool

  /// Finishes pending writes, and closes the connections. Later calls fail.
  func close()
}

/// A connection for long-running work, with its temporary tables. Only one thread at a time may use
/// it.
protocol Session: AnyObject {
  /// The connection outside a transaction: each statement is committed by itself.
  var connection: any Transaction { get }

  /// Runs queries that see the same snapshot, for as long as they take, without waiting for writers.
  func snapshot<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value

  /// Runs a transaction, for as long as it takes.
  func write<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value
}

/// What a lock protects.
enum LockKey: Sendable, Hashable {
  /// The requests with an idempotency key, by its digest.
  case creation([UInt8])
  /// The attempts of a peer, by its keyed hash, to manage an announcement.
  case attempt(AnnouncementID, peer: [UInt8])
  case importing
  /// The assignment of the photo directory.
  case photoDirectory
  /// The numbering of alerts, and the lease of the server that sends them.
  case alerts
  /// The definitions of the tables.
  case schema

  /// The number of the lock in PostgreSQL.
  var number: Int64 {
    switch self {
    case .creation(let digest): Self.number(digest)
    case .attempt(let id, let peer): Self.number(SHA256.digest(of: id.bytes + peer))
    case .importing: 0x5045_5449  // "PETI"
    case .photoDirectory: 0x5045_5444  // "PETD"
    case .alerts: 0x5045_5441  // "PETA"
    case .schema: 0x5045_5453  // "PETS"
    }
  }

  private static func number(_ digest: [UInt8]) -> Int64 {
    digest.prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) }
  }
}
