public import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

/// An import into a store, with or without a running server: records are collected first, then
/// compared with the store, and finally merged into it.
///
/// ```swift
/// let run = try StoreAddress("pets.sqlite").importer()
/// for record in records { try run.add(record) }
/// let counts = try run.commit(of: ImportSource(file: "pets.csv"), at: now) { _ in }
/// ```
///
/// Collected records and the ``ImportPlan`` are in temporary tables, which disappear when the process
/// terminates.
///
/// An import is atomic, except that a large one into an SQLite file commits in pieces, so that a
/// server can write in between: if it is interrupted, some records are in the store, and running it
/// again completes it.
public final class StoreImport {
  /// The options of an import.
  public struct Options: Sendable, Hashable {
    /// Whether announcements may become those of other animals.
    public var acceptsChanges = false
    /// Whether to close the announcements whose records are missing.
    public var closesMissing = false
    /// Whether to create announcements again that were erased.
    public var restoresErased = false
    /// Whether the source may have more records than those collected, so that none are missing.
    public var isPartial = false
    /// Who closes announcements, according to the audit log.
    public var actor = AuditActor.service

    /// Creates the default options.
    public init() {}
  }

  /// The number of records that are sent and merged together.
  private static let batchSize = 16_384
  /// The largest import into an SQLite file that is one transaction.
  private static let wholeLimit = 20_000
  private static let secondsBetweenPieces = 0.01
  /// The number of changes that a refusal lists.
  private static let listLimit = 20

  /// The store; `nil` if it does not exist.
  private let database: (any Database)?
  private let session: any Session
  /// The records to send next.
  private var pending: [(record: StoredAnnouncement, hasOwnID: Bool, sightings: String?)] = []
  /// The number of records whose ID is a UUID.
  private var names = 0
  /// The plan of the last preview.
  private var plan: ImportPlan?
  /// The number of records collected.
  public private(set) var count = 0
  /// The number of records that are in the store, durably, once merging has begun.
  public private(set) var merged = 0

  /// Begins an import.
  init(into database: any Database) throws(StoreError) {
    self.database = database
    // The IDs of records depend on the store's secret, and the plan is made without writing.
    _ = try StoreError.writing { () throws(StoreFailure) in
      try database.write { (transaction) throws(StoreFailure) in try transaction.networkKey() }
    }
    session = try StoreError.writing { () throws(StoreFailure) in try database.session() }
    try makeTables()
  }

  /// Begins an import into an empty store that is never created, and can only be previewed.
  fileprivate init() throws(StoreError) {
    database = nil
    session = try SQLiteDatabase.emptySession()
    try makeTables()
  }

  private func makeTables() throws(StoreError) {
    try StoreError.writing { () throws(StoreFailure) in
      for statement in ImportRecords.tables.flatMap(\.definition) {
        try session.connection.run(statement)
      }
    }
  }

  /// Collects a record. Their IDs should be unique.
  public func add(_ record: ImportedAnnouncement) throws(StoreError) {
    count += 1
    if AnnouncementID(record.sourceID) != nil { names += 1 }
    pending.append(
      (
        StoredAnnouncement(record, number: Int64(count)), record.hasOwnID,
        Sighting.text(of: record.sightings)
      ))
    if pending.count == Self.batchSize { try flush() }
  }

  /// Moves the pending records to the temporary table.
  private func flush() throws(StoreError) {
    let rows = pending.lazy.map { record, hasOwnID, sightings in
      let sourceID = record.importOrigin?.sourceID ?? ""
      return [
        .integer(record.insertion), .bytes(AnnouncementID(sourceID)?.bytes),
        .integer(hasOwnID ? 1 : 0), .text(sightings),
      ] + AnnouncementColumns.values(record)
    }
    try StoreError.writing { () throws(StoreFailure) in
      let table = ImportRecords.collected
      try session.connection.insert(rows, into: table, table.columnNames)
    }
    pending.removeAll(keepingCapacity: true)
  }

  // MARK: Planning

  /// Compares the records with the store, without changing it.
  ///
  /// - Parameters:
  ///   - source: The source of the records. Records that refer to announcements in this store, such
  ///     as records from one of its exports, have none.
  ///   - progress: Called with the number of records compared so far.
  /// - Returns: The number of records and announcements by what would be done.
  /// - Throws: ``StoreError/sourceNotNamed(known:)`` if the source cannot be determined.
  public func preview(
    of source: ImportSource = ImportSource(), at now: Timestamp, options: Options = Options(),
    progress: (Int) -> Void = { _ in }
  ) throws(StoreError) -> [ImportChange.Kind: Int] {
    let plan = try makePlan(of: source, at: now, options, progress)
    var totals = plan.totals
    totals[.missing] = plan.missing.count
    return totals
  }

  private func makePlan(
    of source: ImportSource, isUnnamed: Bool = false, at now: Timestamp, _ options: Options,
    _ progress: (Int) -> Void
  ) throws(StoreError) -> ImportPlan {
    try flush()
    let plan = try StoreError.reading { () throws(StoreFailure) in
      try session.snapshot { (transaction) throws(StoreFailure) in
        try ImportPlan(
          ImportRecords(transaction), of: source, isUnnamed: isUnnamed, count: count, names: names,
          options, at: now, progress)
      }
    }
    self.plan = plan
    return plan
  }

  /// Calls `body` with the changes of a kind in the last ``preview(of:at:options:progress:)``, in the order
  /// of the file, until it returns `false`.
  public func forEachChange(
    _ kind: ImportChange.Kind, _ body: (ImportChange) -> Bool
  ) throws(StoreError) {
    guard let plan else { return }
    try StoreError.reading { () throws(StoreFailure) in
      try session.snapshot { (transaction) throws(StoreFailure) in
        try plan.forEachChange(kind, ImportRecords(transaction), body)
      }
    }
  }

  // MARK: Merging

  /// Merges the records; see ``AnnouncementStore/upsert(_:at:)``. If there was a preview, with the same
  /// arguments, its result is used.
  ///
  /// - Parameters:
  ///   - source: The source of the records; see ``preview(of:at:options:progress:)``.
  ///   - progress: Called after every thousand records with the number merged so far.
  /// - Returns: The import's counts, once the import is durable.
  /// - Throws: ``StoreError/sourceNotNamed(known:)`` if the source cannot be determined, and
  ///   ``StoreError/otherAnimals(_:count:)`` if announcements would become those of other animals and this
  ///   is not accepted; the store is then unchanged.
  public func commit(
    of source: ImportSource = ImportSource(), at now: Timestamp, options: Options = Options(),
    progress: (Int) -> Void
  ) throws(StoreError) -> ImportCounts {
    try commit(of: source, isUnnamed: false, at: now, options, progress)
  }

  /// Merges the records into the unnamed source.
  func commitUnnamed(at now: Timestamp) throws(StoreError) -> ImportCounts {
    var options = Options()
    options.acceptsChanges = true
    return try commit(of: ImportSource(), isUnnamed: true, at: now, options) { _ in }
  }

  private func commit(
    of source: ImportSource, isUnnamed: Bool, at now: Timestamp, _ options: Options,
    _ progress: (Int) -> Void
  ) throws(StoreError) -> ImportCounts {
    while true {
      let plan =
        if let plan { plan } else {
          try makePlan(of: source, isUnnamed: isUnnamed, at: now, options) { _ in }
        }
      if let count = plan.totals[.replaced], count > 0, !options.acceptsChanges {
        var changes: [ImportChange] = []
        try forEachChange(.replaced) { change in
          changes.append(change)
          return changes.count < Self.listLimit
        }
        throw .otherAnimals(changes, count: count)
      }
      if let counts = try merge(plan, of: source, at: now, options, progress) {
        return counts
      }
      self.plan = nil
    }
  }

  /// Carries out a plan.
  ///
  /// - Returns: The import's counts, or `nil`, after changing nothing, if another import has changed the
  ///   sources in the meantime.
  private func merge(
    _ plan: ImportPlan, of given: ImportSource, at now: Timestamp, _ options: Options,
    _ progress: (Int) -> Void
  ) throws(StoreError) -> ImportCounts? {
    let closings = options.closesMissing ? plan.missing : []
    var state = MergeState(counts: plan.counts, closings: closings[...])
    let writes = plan.writes
    // The number of records in a transaction.
    let isWhole =
      session.connection.dialect == .postgres || writes + closings.count <= Self.wholeLimit
    var size = PieceSize()
    repeat {
      let limit = isWhole ? Int.max : size.records
      let start = SystemClock.seconds()
      let former = state
      let next = try StoreError.writing { () throws(StoreFailure) in
        try session.write { (transaction) throws(StoreFailure) -> MergeState? in
          try transaction.lock(.importing)
          var state = former
          if !state.hasBegun {
            guard try plan.isCurrent(in: transaction) else { return nil }
            state.source = try plan.choice.map { (choice) throws(StoreFailure) in
              try transaction.resolve(choice, given)
            }
            state.hasBegun = true
          }
          try mergePiece(of: limit, &state, in: transaction, at: now, options) { done in
            if done.isMultiple(of: 1000) { progress(count - writes + done) }
          }
          return state
        }
      }
      guard let next else { return nil }
      state = next
      merged = count - writes + state.done
      size.adapt(to: SystemClock.seconds() - start)
      // The turn passes to the first that takes it, so writers that wait for it need a moment.
      if state.hasMore { SystemClock.sleep(seconds: Self.secondsBetweenPieces) }
    } while state.hasMore
    return state.counts
  }

  /// How far merging has proceeded.
  private struct MergeState {
    var counts: ImportCounts
    /// The announcements to close after all records are merged.
    var closings: ArraySlice<AnnouncementID>
    var hasBegun = false
    var source: StoredSource?
    /// Whether there may be more records to merge.
    var hasRecords = true
    /// The number of the last record that was merged.
    var last = 0
    /// The number of records that were merged.
    var done = 0

    var hasMore: Bool { hasRecords || !closings.isEmpty }
  }

  /// Merges records, then closes announcements, in a transaction.
  ///
  /// - Parameters:
  ///   - limit: The number of records and announcements.
  ///   - progress: Called with the number of records merged so far.
  private func mergePiece(
    of limit: Int, _ state: inout MergeState, in transaction: any Transaction, at now: Timestamp,
    _ options: Options, _ progress: (Int) -> Void
  ) throws(StoreFailure) {
    let records = try ImportRecords(transaction)
    var piece = ImportPiece(
      transaction, ImportMerge(source: state.source, ids: records.ids, now: now),
      counts: state.counts)
    var available = limit
    while state.hasRecords, available > 0 {
      let size = min(available, Self.batchSize)
      let matches = try records.planned(after: state.last, limit: size, of: state.source)
      state.hasRecords = matches.count == size
      guard let last = matches.last else { break }
      let done = state.done
      try piece.add(matches) { progress(done + $0) }
      state.last = last.number
      state.done += matches.count
      available -= matches.count
    }
    try piece.close(state.closings.prefix(available), by: options.actor)
    state.closings = state.closings.dropFirst(available)
    if options.restoresErased { try piece.forgetErasures() }
    state.counts = try piece.finish()
  }
}

extension StoreAddress {
  /// Begins an import, creating the store if it does not exist.
  public func importer() throws(StoreError) -> StoreImport {
    try StoreImport(into: open(for: .importing))
  }

  /// Begins an import that is only previewed. If the store does not exist, it is not created.
  public func previewer() throws(StoreError) -> StoreImport {
    do throws(StoreError) {
      if let path, FileSystem.kind(of: path) == nil { return try StoreImport() }
      _ = try reader()
    } catch {
      if error == .database(.noStore) { return try StoreImport() }
      throw error
    }
    return try importer()
  }
}

/// The number of records in a piece of a large import: as many as keep other writers waiting for an
/// acceptable time, however slow the disk is.
private struct PieceSize {
  private(set) var records = 1000

  mutating func adapt(to seconds: Double) {
    if seconds < 0.05 { records *= 2 }
    if seconds > 0.2 { records = max(1, records / 2) }
  }
}
