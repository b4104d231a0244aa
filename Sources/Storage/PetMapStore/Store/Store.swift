public import PetMapAnnouncements
public import PetMapPhotos
import PetMapSQLite
import PetMapSystem

/// A server's announcements, in an SQLite file or a PostgreSQL database.
///
/// ```swift
/// let store = try StoreAddress("pets.sqlite").serve(photos: nil, adoptsPhotos: false)
/// ```
///
/// Suggested reading order of the target: `Rules` contains what the store promises, one file per rule,
/// as extensions of ``Transaction``. `Database` contains the protocols ``Transaction`` and
/// ``Database``, and `Dialects` what each database forces upon us. `Schema` describes the tables and
/// generates their statements, and `Rows` converts announcements. `Photos` contains the photos, `Import`
/// the imports, and `Maintenance` what other processes do: reading, checking, moving, and copying
/// stores.
public final class Store: AnnouncementStore {
  let database: any Database
  let photos: PhotoObjects
  private let sweep: Sweep
  /// The standby that ``load(_:)`` reads first; `nil` for the database itself.
  private let standby: Monitor<PostgresAddress?>
  /// The secret from which the store's keys and the hashes of networks are derived. It is the same on
  /// all servers of the store, and must never be exposed.
  public let networkKey: [UInt8]
  /// The changes that opening the store made to its photos.
  public let cleaning: PhotoCleaning
  /// The path of SQLite's write-ahead log, which exists while the store is open; `nil` for a database.
  public let writeAheadLog: String?
  /// The version of SQLite, if the store is a file and this version has the WAL-reset bug: programs
  /// that do not take turns like petmap can damage the file.
  public var riskySQLite: String? {
    !isShared && SQLiteConnection.hasLogResetBug ? SQLiteConnection.libraryVersion : nil
  }
  /// Whether other servers may serve the store at the same time.
  public var isShared: Bool { writeAheadLog == nil }

  /// Opens a store for serving, creating whatever is missing and recovering from a previous crash.
  ///
  /// - Parameters:
  ///   - photos: The photo directory; `nil` for the default one.
  ///   - adoptsPhotos: Whether to assign the directory to this store regardless of its contents.
  ///   - standby: The server from which the first ``load(_:)`` reads.
  ///   - now: The time, which determines how long photos are kept in the trash; `nil` for the system
  ///     time.
  init(
    serving address: StoreAddress, photos path: String?, adoptsPhotos: Bool, photoDays: Int,
    reading standby: PostgresAddress?, at now: Timestamp? = nil
  ) throws(StoreError) {
    let path = path ?? address.photoDirectory
    if let path { try PhotoObjects.checkUnused(path, by: address, isForced: adoptsPhotos) }
    let database = try address.open(for: .serving)
    do throws(StoreError) {
      networkKey = try StoreError.writing { () throws(StoreFailure) in
        try database.write { (transaction) throws(StoreFailure) in try transaction.networkKey() }
      }
      (photos, cleaning) = try PhotoObjects.serve(
        path, of: database, isForced: adoptsPhotos, days: photoDays, at: now)
    } catch {
      database.close()
      throw error
    }
    self.database = database
    self.standby = Monitor(standby)
    writeAheadLog = address.path.map { $0 + "-wal" }
    sweep = Sweep(writeAheadLog: writeAheadLog)
    sweep.start(on: database) { [photos] in
      Self.removeRemains(of: photos, in: $0)
    } hourly: { [photos] database in
      // Another server may have been killed before it removed them.
      photos.removeReleased(in: database)
      photos.clean(in: database)
    }
    // Opening cannot remove the files that a backup is copying.
    sweep.noteRemains()
  }

  /// Finishes pending writes and releases the store. Later calls fail.
  public func close() {
    sweep.stop()
    database.close()
  }

  deinit { close() }

  /// Returns a secret for a purpose, which is the same on all servers of the store.
  public func key(for purpose: String) -> [UInt8] {
    SHA256.authenticationCode(of: Array(purpose.utf8), key: networkKey)
  }

  // MARK: Reading

  func read<Value>(
    _ body: (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.reading { () throws(StoreFailure) in try database.read(body) }
  }

  /// Returns the announcement with the given ID, or `nil` if it does not exist.
  public func announcement(_ id: AnnouncementID) throws(StoreError) -> StoredAnnouncement? {
    try read { (transaction) throws(StoreFailure) in try transaction.announcement(id) }
  }

  /// Returns the announcements imported from records with the given ID.
  ///
  /// - Complexity: O(log *n* + size of the result) for *n* announcements.
  public func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (transaction) throws(StoreFailure) in
      try transaction.announcements(withSourceID: id, in: source)
    }
  }

  /// Returns the hash of an announcement's management password, or `nil` if it has none.
  public func passwordHash(of id: AnnouncementID) throws(StoreError) -> PasswordHash? {
    try read { (transaction) throws(StoreFailure) in try transaction.passwordHash(of: id) }
  }

  /// Returns the announcement that a management token belongs to, or `nil` for an unknown token.
  public func announcement(withToken digest: [UInt8]) throws(StoreError) -> AnnouncementID? {
    try read { (transaction) throws(StoreFailure) in
      try transaction.announcement(withToken: digest)
    }
  }

  /// Returns whether an announcement was created from a network.
  public func isReporterNetwork(
    _ network: String, of id: AnnouncementID
  ) throws(StoreError) -> Bool {
    let known = try read { (transaction) throws(StoreFailure) in
      try transaction.reporterNetwork(of: id)
    }
    return known.map { $0 == NetworkHash.bytes(of: network, for: id, key: networkKey) } ?? false
  }

  /// Returns the announcements after a position.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (transaction) throws(StoreFailure) in
      try transaction.page(after: position, limit: limit)
    }
  }

  /// Returns the reports without a photo after a position.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (transaction) throws(StoreFailure) in
      try transaction.unpublished(after: position, limit: limit)
    }
  }

  /// Passes a snapshot of all announcements to `body`, and returns the position up to which they
  /// contain all changes. Another thread reads ahead. The first call reads from the standby, if there is one. Because a standby may lag
  /// behind, later calls read from the database itself.
  ///
  /// - Complexity: O(*n*).
  public func load(_ body: ([StoredAnnouncement]) -> Void) throws(StoreError) -> ChangePosition {
    guard let standby = standby.withLock({ $0.take() }) else {
      return try Self.load(from: database, body)
    }
    let database = try StoreAddress.database(standby).open(for: .reading)
    defer { database.close() }
    return try Self.load(from: database, body)
  }

  private static func load(
    from database: any Database, _ body: ([StoredAnnouncement]) -> Void
  ) throws(StoreError) -> ChangePosition {
    let position = Monitor(ChangePosition(number: 0))
    try StoreError.reading { () throws(StoreFailure) in
      let batches = ReadAhead<[StoredAnnouncement], StoreFailure> {
        (receive) throws(StoreFailure) in
        try database.snapshot { (transaction) throws(StoreFailure) in
          let start = try transaction.position()
          position.withLock { $0 = start }
          try transaction.forEachAnnouncement { (batch) throws(StoreFailure) in receive(batch) }
        }
      }
      try batches.run { (batch) throws(StoreFailure) in
        body(batch)
        return true
      }
    }
    return position.withLock { $0 }
  }

  /// Returns the position of the last change.
  public func position() throws(StoreError) -> ChangePosition {
    try StoreError.reading { () throws(StoreFailure) in
      try database.follow { (transaction) throws(StoreFailure) in try transaction.position() }
    }
  }

  /// Returns the changes after a position. The log contains those of the last 30 days and at least
  /// the last 100,000.
  ///
  /// - Complexity: O(limit + log *n*) for *n* announcements.
  public func changes(
    after position: ChangePosition, limit: Int
  ) throws(StoreError) -> ChangeBatch {
    try StoreError.reading { () throws(StoreFailure) in
      try database.follow { (transaction) throws(StoreFailure) in
        try transaction.changes(after: position, limit: limit)
      }
    }
  }

  // MARK: Writing

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws(StoreFailure) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.writing { () throws(StoreFailure) in try database.write(body) }
  }

  /// Inserts a report.
  public func create(
    _ new: NewAnnouncement, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let network = new.network.map { NetworkHash.bytes(of: $0, for: new.id, key: networkKey) }
    let sender = new.network.flatMap { NetworkHash.sender($0, key: networkKey) }
    return try write { (transaction) throws(StoreFailure) in
      try transaction.create(new, network: network, sender: sender, at: now)
    }
  }

  /// Changes fields of an announcement.
  public func edit(
    _ edit: AnnouncementEdit, of id: AnnouncementID,
    where isExpected: (@Sendable (StoredAnnouncement) -> Bool)?, isReviewed: Bool,
    by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let stored = try write { (transaction) throws(StoreFailure) in
      try transaction.edit(
        edit, of: id, where: isExpected, isReviewed: isReviewed, by: actor, at: now)
    }
    // What was replaced may be what must not be known anymore.
    sweep.noteRemains()
    return stored
  }

  /// Sets an announcement's status.
  public func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try write { (transaction) throws(StoreFailure) in
      try transaction.setStatus(status, of: id, by: actor, at: now)
    }
  }

  /// Records what a reporter said about a match.
  public func decide(
    _ decision: MatchDecision, of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreError) -> MatchDecision {
    try write { (transaction) throws(StoreFailure) in
      try transaction.decide(decision, of: id, by: actor)
    }
  }

  /// Withdraws decisions on matches.
  public func withdrawDecisions(
    on others: [AnnouncementID], of id: AnnouncementID, by actor: AuditActor
  ) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in
      try transaction.withdrawDecisions(on: others, of: id, by: actor)
    }
  }

  /// Returns what the reporter of an announcement said about its matches.
  public func matchDecisions(of id: AnnouncementID) throws(StoreError) -> [MatchDecision] {
    try read { (transaction) throws(StoreFailure) in try transaction.matchDecisions(of: id) }
  }

  /// Deletes an announcement and its photo.
  public func delete(_ id: AnnouncementID, by actor: AuditActor) throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in try transaction.delete(id, by: actor) }
    removeRemains()
  }

  /// Deletes the oldest of what has expired.
  public func deleteExpired(
    _ kind: Expiring, before instant: Timestamp, limit: Int
  ) throws(StoreError) -> Int {
    let count = try write { (transaction) throws(StoreFailure) in
      try transaction.deleteExpired(kind, before: instant, limit: limit)
    }
    if count > 0, kind != .auditEntries { removeRemains() }
    return count
  }

  /// The moderation of the store.
  public var moderation: StoreModeration {
    StoreModeration(database, photos: photos, key: networkKey) { [weak self] in
      self?.removeRemains()
    }
  }

  /// Removes what erased announcements have left behind. What cannot be removed at once is removed by
  /// the sweep.
  func removeRemains() {
    let areRemoved = photos.removeReleased(in: database)
    // Vacuuming a database takes too long for a request.
    let isComplete = isShared ? false : (try? database.forget()) ?? false
    if !areRemoved || !isComplete { sweep.noteRemains() }
  }

  /// Notes that something was erased that the files of the store may still contain.
  func noteRemains() { sweep.noteRemains() }

  private static func removeRemains(of photos: PhotoObjects, in database: any Database) -> Bool {
    let areRemoved = photos.removeReleased(in: database)
    return (try? database.forget()) == true && areRemoved
  }

  /// Removes what was left behind, as the sweep does every minute.
  package func removeLeftovers() {
    sweep.remove({ Self.removeRemains(of: photos, in: $0) }, from: database)
  }

  /// Removes what has expired, as the sweep does every hour.
  package func removeExpired() { Sweep.removeExpired(from: database) }

  /// Changes nothing, durably.
  public func checkWritable() throws(StoreError) {
    try write { (transaction) throws(StoreFailure) in try transaction.checkWritable() }
  }

  /// Checks a password, applying the lockout.
  public func attempt(
    _ attempt: PasswordAttempt, isRight: () -> Bool?
  ) throws(StoreError) -> PasswordAttempt.Outcome? {
    try StoreError.writing { () throws(StoreFailure) in
      try database.attempt(attempt, key: networkKey, isRight: isRight)
    }
  }

  /// Inserts or updates imported records. Use ``StoreAddress/importer()`` for large imports.
  public func upsert(
    _ records: [ImportedAnnouncement], at now: Timestamp
  ) throws(StoreError) -> ImportCounts {
    let run = try StoreImport(into: database)
    for record in records { try run.add(record) }
    return try run.commitUnnamed(at: now)
  }

  // MARK: Photos

  /// Returns the bytes of a part of a photo.
  public func photo(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> [UInt8]? {
    try photos.bytes(part, of: id, version: version, in: database)
  }

  /// Returns a part of a photo as a range of a file, if it is one, or as bytes.
  public func photoData(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoData? {
    try photos.data(part, of: id, version: version, in: database)
  }

  /// Adds a photo to an announcement.
  public func publishPhoto(
    _ photo: PreparedPhoto, fetchedFrom url: String?, of id: AnnouncementID, isReviewed: Bool,
    at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let stored = try photos.publish(
      photo, fetchedFrom: url, of: id, isReviewed: isReviewed, in: database, at: now)
    // A fetched photo replaces others.
    if url != nil { removeReleasedPhotos() }
    return stored
  }

  /// Orders and removes photos of an announcement.
  public func arrangePhotos(
    _ numbers: [Int], of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let stored = try write { (transaction) throws(StoreFailure) in
      try transaction.arrangePhotos(numbers, of: id, at: now)
    }
    removeReleasedPhotos()
    return stored
  }

  private func removeReleasedPhotos() {
    // A database uses the space of a photo again after the sweep has vacuumed it.
    if !photos.removeReleased(in: database) || isShared { sweep.noteRemains() }
  }
}
