import PetMapPostgres
public import PetMapAnnouncements
import PetMapSystem

/// Announcements in a PostgreSQL database, shared by any number of servers.
///
/// ```swift
/// let store = try PostgresAnnouncementStore(serving: address)
/// ```
///
/// Every call uses a connection from a ``PostgresPool`` on the caller's thread, and returns within
/// ``PostgresAttempt/timeout``: lost connections are replaced, and transactions that were rolled
/// back because of a conflict are retried. A transaction whose commit was not acknowledged is not
/// retried, because it may have succeeded.
///
/// The structure mirrors ``SQLiteAnnouncementStore``: ``PostgresSchema`` defines the tables,
/// ``PostgresAddress`` opens connections, ``PostgresTable`` contains the statements, and this type
/// implements the store. `PostgresImport`, `PostgresReader`, and `PostgresCheck` are for other
/// processes.
public final class PostgresAnnouncementStore: ServedStore {
  let primary: PostgresPrimary
  /// The standby that ``load(_:)`` reads first; `nil` for the primary.
  private let standby: Monitor<PostgresAddress?>
  /// The shared directory of photos; `nil` if they are in the database.
  let files: PostgresPhotoFiles?
  /// The secret from which the store's keys and the hashes of networks are derived.
  public let networkKey: [UInt8]
  /// The changes made to the photo directory when the store was opened.
  public let cleaning: PhotoCleaning
  /// `nil`, because the database server keeps the log.
  public let writeAheadLog: String? = nil
  /// Always `true`.
  public let isShared = true

  /// Opens a store for serving, creating its tables if necessary.
  ///
  /// - Parameters:
  ///   - standby: The server from which the first ``load(_:)`` reads.
  ///   - photos: The photo directory, which all servers of the store share; `nil` to keep photos in
  ///     the database.
  ///   - adoptsPhotos: Whether to assign the directory to this store regardless of its contents.
  ///   - photoDays: The number of days after which photos that no announcement uses are removed.
  /// - Throws: ``StoreError/database(_:)``, ``StoreError/newerVersion(found:known:)``,
  ///   ``StoreError/busy`` while the store is being moved,
  ///   ``StoreError/photosOfAnotherStore(directory:)``, ``StoreError/photosMissing(directory:)``,
  ///   ``StoreError/photoDirectoryRequired``.
  public init(
    serving address: PostgresAddress, reading standby: PostgresAddress? = nil,
    photos: String? = nil, adoptsPhotos: Bool = false, photoDays: Int = PhotoCleaning.trashDays
  ) throws(StoreError) {
    let connection = try address.connectChecked()
    try PostgresSchema.migrate(connection)
    var files: PostgresPhotoFiles?
    if let photos { files = try PostgresPhotoFiles(making: photos) }
    let table = PostgresTable(connection)
    networkKey = try StoreError.ofDatabase { () throws(PostgresError) in
      try table.beginSession()
      // Uses the system's secure random number generator.
      let key = (0..<32).map { _ in UInt8.random(in: 0...255) }
      return try table.setting("network_key", orSet: key)
    }
    let cleaner = PostgresPhotoCleaner(days: photoDays)
    let ownsFiles = try table.assign(files, cleaner, isForced: adoptsPhotos)
    let cleaned = ownsFiles ? files : nil
    self.files = files
    self.standby = Monitor(standby)
    let primary = PostgresPrimary(address, first: connection.server)
    self.primary = primary
    try StoreError.ofDatabase { () throws(PostgresError) in try primary.watch() }
    let cleaning = try StoreError.ofDatabase { () throws(PostgresError) in
      try cleaner.run(cleaned, on: connection)
    }
    let ignored = ownsFiles ? nil : files.map { PhotoDirectory($0.path).photoNames.count }
    self.cleaning = ignored.map { PhotoCleaning(ignored: $0) } ?? cleaning
    primary.every(seconds: 3600) { [weak primary] in
      // Unlike a request, this has no deadline.
      _ = try? primary?.requests.with { (connection) throws(PostgresError) in
        try cleaner.run(cleaned, on: connection)
      }
    }
  }

  /// Closes the connections; later calls fail.
  public func close() { primary.close() }

  // MARK: Connections

  func read<Value>(
    _ body: (PostgresTable) throws(PostgresError) -> Value
  ) throws(StoreError) -> Value {
    try run(on: primary.requests, atMost: PostgresAttempt.timeout, body)
  }

  /// Reads the change log.
  private func follow<Value>(
    _ body: (PostgresTable) throws(PostgresError) -> Value
  ) throws(StoreError) -> Value {
    try run(on: primary.following, atMost: PostgresAttempt.followingTimeout, body)
  }

  private func run<Value>(
    on pool: PostgresPool, atMost timeout: Double,
    _ body: (PostgresTable) throws(PostgresError) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.ofDatabase { () throws(PostgresError) in
      var attempt = PostgresAttempt(pool, timeout: timeout)
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

  /// Returns the announcement with the given ID, or `nil` if it does not exist.
  public func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement? {
    try read { (table) throws(PostgresError) in try table.announcement(id) }
  }

  /// Returns the announcements imported from records with the given ID.
  ///
  /// - Complexity: O(log *n* + size of the result) for *n* announcements.
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
    // Not retried, because `body` has already received earlier announcements.
    try StoreError.ofDatabase { () throws(PostgresError) in
      try primary.requests.with { (connection) throws(PostgresError) in
        try PostgresTable(connection).readAll(body)
      }
    }
  }

  /// Passes all announcements to `body`; see ``AnnouncementStore/load(_:)``. The first call reads
  /// from the standby, if there is one. Because a standby may lag behind, later calls read from the
  /// primary.
  ///
  /// - Complexity: O(*n*).
  public func load(
    _ body: ([StoredAnnouncement]) -> Void
  ) throws(StoreError) -> ChangePosition {
    guard let standby = standby.withLock({ $0.take() }) else {
      let position = try position()
      try readAll(body)
      return position
    }
    let connection = try standby.connectChecked(for: .reading)
    try PostgresSchema.checkVersion(of: connection)
    return try StoreError.ofDatabase { () throws(PostgresError) in
      let table = PostgresTable(connection)
      let position = try table.position()
      try table.readAll(body)
      return position
    }
  }

  /// Returns the number of the last change, which is 0 for a new store.
  public func lastChange() throws(StoreError) -> Int64 { try position().number }

  /// Returns the position of the last change.
  public func position() throws(StoreError) -> ChangePosition {
    try follow { (table) throws(PostgresError) in try table.position() }
  }

  /// Returns the changes after the given change number; see
  /// ``AnnouncementStore/changes(after:limit:)-(Int64,_)``.
  public func changes(
    after number: Int64, limit: Int
  ) throws(StoreError) -> [AnnouncementChange] {
    try changes(after: ChangePosition(number: number), limit: limit).changes
  }

  /// Returns the changes after a position.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func changes(
    after position: ChangePosition, limit: Int
  ) throws(StoreError) -> ChangeBatch {
    let batch = try follow { (table) throws(PostgresError) in
      try table.changes(after: position, limit: limit)
    }
    guard let batch else { throw .changesForgotten }
    return batch
  }
}
