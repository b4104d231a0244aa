import PetMapPostgres
public import PetMapAnnouncements
import PetMapSystem

/// The announcements of any number of servers, in a PostgreSQL database.
///
/// ```swift
/// let store = try PostgresAnnouncementStore(serving: address)
/// ```
///
/// Every call uses a connection of a ``PostgresPool`` on the caller's thread, and returns within
/// ``PostgresAttempt/patience``: lost connections are replaced, and transactions that were rolled back
/// because of a conflict are repeated. A transaction whose commit was not acknowledged is not
/// repeated, because it may have succeeded.
///
/// The structure is the same as for ``SQLiteAnnouncementStore``: ``PostgresSchema`` defines the tables,
/// ``PostgresAddress`` opens connections, ``PostgresTable`` contains the statements, and this type
/// implements the store. `PostgresImport`, `PostgresReader` and `PostgresCheck` are for other
/// processes.
public final class PostgresAnnouncementStore: ServedStore {
  let pool: PostgresPool
  /// The key for hashing the networks of reporters.
  let networkKey: [UInt8]
  /// Photos are stored in the database, so opening a store cleans up nothing.
  public let cleaning = PhotoCleaning()
  /// `nil`, because the database server keeps the log.
  public let writeAheadLogBytes: Int? = nil
  /// Always `true`.
  public let isShared = true

  /// Opens a store for serving, creating its tables if necessary.
  ///
  /// - Throws: ``StoreError/database(_:)``, ``StoreError/newerVersion(found:known:)``.
  public init(serving address: PostgresAddress) throws(StoreError) {
    let connection = try address.connectChecked()
    try PostgresSchema.migrate(connection)
    networkKey = try StoreError.ofDatabase { () throws(PostgresError) in
      // The system's secure generator.
      let key = (0..<32).map { _ in UInt8.random(in: 0...255) }
      return try PostgresTable(connection).setting("network_key", orSet: key)
    }
    pool = PostgresPool { () throws(PostgresError) in try address.connect(atMost: 5) }
    try removeReleasedPhotos(after: Self.photoDays)
  }

  /// The number of days for which photos are kept after no announcement uses them.
  static let photoDays = 7

  /// Closes the connections; later calls fail.
  public func close() { pool.close() }

  /// Does nothing, because metadata is removed from photos before they are stored.
  public func removePhotoMetadata(
    while goesOn: () -> Bool
  ) throws(StoreError) -> PhotoMetadataRemoval { PhotoMetadataRemoval(isComplete: true) }

  // MARK: Connections

  func read<Value>(
    _ body: (PostgresTable) throws(PostgresError) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.ofDatabase { () throws(PostgresError) in
      var attempt = PostgresAttempt(pool)
      return try attempt.run { (connection) throws(PostgresError) in
        try body(PostgresTable(connection))
      }
    }
  }

  func write<Value>(
    _ body: (PostgresTable) throws(PostgresError) -> Value
  ) throws(StoreError) -> Value {
    try read { (table) throws(PostgresError) in
      try table.connection.transaction { () throws(PostgresError) in try body(table) }
    }
  }

  // MARK: Reading

  /// Returns the announcement with an ID, or `nil` if there is none.
  public func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement? {
    try read { (table) throws(PostgresError) in try table.announcement(id) }
  }

  /// Returns the announcements imported from a record with a given ID.
  ///
  /// - Complexity: O(log *n* + the result) for *n* announcements.
  public func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(PostgresError) in
      try table.announcements(withSourceID: id, in: source)
    }
  }

  /// Returns the hash of an announcement's password, or `nil` if it has none.
  public func passwordHash(of id: AnnouncementID) throws(StoreError) -> PasswordHash? {
    try read { (table) throws(PostgresError) in try table.passwordHash(of: id) }
  }

  /// Returns the announcements after a position; see ``AnnouncementStore/page(after:limit:)``.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(PostgresError) in try table.page(after: position, limit: limit) }
  }

  /// Returns the reports without a photo after a position; see
  /// ``AnnouncementStore/unpublished(after:limit:)``.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(PostgresError) in
      try table.unpublished(after: position, limit: limit)
    }
  }

  /// Passes all announcements to `body`; see ``AnnouncementStore/readAll(_:)``.
  ///
  /// - Complexity: O(*n*).
  public func readAll(_ body: ([StoredAnnouncement]) -> Void) throws(StoreError) {
    // Not repeated, because `body` has already received earlier announcements.
    try StoreError.ofDatabase { () throws(PostgresError) in
      try pool.with { (connection) throws(PostgresError) in
        connection.patience = 60
        try PostgresTable(connection).forEachBatch { batch in
          body(batch)
          return true
        }
      }
    }
  }

  /// Returns the number of the last change, which is 0 in a new store.
  public func lastChange() throws(StoreError) -> Int64 {
    try read { (table) throws(PostgresError) in try table.lastChange() }
  }

  /// Returns the changes after a number; see ``AnnouncementStore/changes(after:limit:)``.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func changes(
    after number: Int64, limit: Int
  ) throws(StoreError) -> [AnnouncementChange] {
    let changes = try read { (table) throws(PostgresError) in
      try table.changes(after: number, limit: limit)
    }
    guard let changes else { throw .changesForgotten }
    return changes
  }
}
