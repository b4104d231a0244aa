public import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

/// An import into a store, with or without a running server: records are collected first, and then
/// merged into the store.
///
/// ```swift
/// let run = try StoreAddress("pets.sqlite").importer()
/// for record in records { try run.add(record) }
/// let counts = try run.commit(of: ImportSource(file: "pets.csv"), at: now) { _ in }
/// ```
///
/// Collected records are in a temporary table, which disappears when the process terminates.
///
/// An import is atomic, except that a large one into an SQLite file commits in pieces, so that a
/// server can write in between: if it is interrupted, some records are in the store, and running it
/// again completes it.
public final class StoreImport {
  /// The number of records that are sent and merged together.
  private static let batchSize = 16_384
  /// The largest import into an SQLite file that is one transaction.
  private static let wholeLimit = 20_000
  private static let secondsBetweenPieces = 0.01

  private let database: any Database
  private let session: any Session
  /// The records to send next.
  private var pending: [StoredAnnouncement] = []
  /// The number of records collected.
  public private(set) var count = 0
  /// The number of records that have been merged into the store, durably.
  public private(set) var merged = 0

  /// Begins an import.
  init(into database: any Database) throws(StoreError) {
    self.database = database
    session = try StoreError.writing { () throws(StoreFailure) in
      let session = try database.session()
      for statement in ImportRecords.table.definition { try session.connection.run(statement) }
      return session
    }
  }

  /// Collects a record.
  public func add(_ record: ImportedAnnouncement) throws(StoreError) {
    count += 1
    pending.append(StoredAnnouncement(record, number: Int64(count)))
    if pending.count == Self.batchSize { try flush() }
  }

  /// Moves the pending records to the temporary table.
  private func flush() throws(StoreError) {
    let rows = pending.lazy.map { record in
      let sourceID = record.importOrigin?.sourceID ?? ""
      return [.integer(record.insertion), .bytes(AnnouncementID(sourceID)?.bytes)]
        + AnnouncementColumns.values(record)
    }
    try StoreError.writing { () throws(StoreFailure) in
      try session.connection.insert(
        rows, into: ImportRecords.table, ImportRecords.table.columnNames)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Merges the records; see ``AnnouncementStore/upsert(_:at:)``.
  ///
  /// - Parameters:
  ///   - source: The source of the records. Records that refer to announcements in this store, such
  ///     as records from one of its exports, have none.
  ///   - progress: Called after every thousand records with the number merged so far.
  /// - Returns: The import's counts, once the import is durable.
  /// - Throws: ``StoreError/sourceNotNamed(known:)`` if the source cannot be determined; the store
  ///   is then unchanged.
  public func commit(
    of source: ImportSource = ImportSource(), at now: Timestamp, progress: (Int) -> Void
  ) throws(StoreError) -> ImportCounts {
    try flush()
    let plan = try StoreError.reading { () throws(StoreFailure) in
      try session.snapshot { (transaction) throws(StoreFailure) in
        try ImportPlan(of: source, ImportRecords(transaction, count: count))
      }
    }
    return try commit(at: now, progress) { (records) throws(StoreFailure) in
      // Another import may have changed the sources in the meantime.
      let plan =
        try plan.isCurrent(in: records.transaction) ? plan : ImportPlan(of: source, records)
      guard let choice = plan.choice else { return nil }
      return try records.transaction.resolve(choice, source)
    }
  }

  /// Merges the records into the unnamed source.
  func commitUnnamed(at now: Timestamp) throws(StoreError) -> ImportCounts {
    try flush()
    return try commit(at: now, { _ in }) { (records) throws(StoreFailure) in
      try records.transaction.unnamedSource()
    }
  }

  private func commit(
    at now: Timestamp, _ progress: (Int) -> Void,
    resolve: (ImportRecords) throws(StoreFailure) -> StoredSource?
  ) throws(StoreError) -> ImportCounts {
    var counts = ImportCounts()
    // The number of records in a transaction.
    let isWhole = session.connection.dialect == .postgres || count <= Self.wholeLimit
    var size = PieceSize()
    var source: StoredSource?
    repeat {
      let piece = isWhole ? count : min(size.records, count - merged)
      let start = SystemClock.seconds()
      let (first, former) = (merged, source)
      let (newCounts, newSource) = try StoreError.writing { () throws(StoreFailure) in
        try session.write { (transaction) throws(StoreFailure) in
          try transaction.lock(.importing)
          let records = try ImportRecords(transaction, count: count)
          let source = first == 0 ? try resolve(records) : former
          var merge = ImportPiece(
            transaction, ImportMerge(source: source, now: now), counts: counts)
          var done = first
          while done < first + piece {
            let end = min(first + piece, done + Self.batchSize)
            try merge.add(records.fetch(done + 1...end, of: source)) { compared in
              if (done + compared).isMultiple(of: 1000) { progress(done + compared) }
            }
            done = end
          }
          return (try merge.finish(), source)
        }
      }
      (counts, source) = (newCounts, newSource)
      merged += piece
      size.adapt(to: SystemClock.seconds() - start)
      // The turn passes to the first that takes it, so writers that wait for it need a moment.
      if merged < count { SystemClock.sleep(seconds: Self.secondsBetweenPieces) }
    } while merged < count
    return counts
  }
}

/// The choice of an import's source, which is made before anything is written and without a lock: it
/// may have to compare all records with the store.
private struct ImportPlan {
  /// `nil` if all records refer to announcements in the store.
  let choice: SourceChoice?
  /// The sources among which the choice was made.
  private let known: [StoredSource]

  /// - Throws: ``StoreError/sourceNotNamed(known:)`` if the source must be named first.
  init(of source: ImportSource, _ records: ImportRecords) throws(StoreFailure) {
    known = try records.transaction.sources()
    guard try records.needSource() else {
      choice = nil
      return
    }
    choice = try SourceChoice.make(source, among: known) { (known) throws(StoreFailure) in
      try records.likeness(to: known)
    }
    if choice == nil { throw .refused(.sourceNotNamed(known: known.map(\.name))) }
  }

  func isCurrent(in transaction: any Transaction) throws(StoreFailure) -> Bool {
    try transaction.sources() == known
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

/// The records that an import has collected.
struct ImportRecords {
  /// The records: their number, the announcement whose UUID is their ID, and their values.
  static let table = Table(
    "collected", .connection, key: ["number"],
    [Column("number", .integer, isRequired: true), Column("named", .id)]
      + AnnouncementColumns.members.map { name in
        Column(name, Tables.announcement.column(name).kind)
      })

  /// A record with what the store has.
  struct Match {
    let record: StoredAnnouncement
    /// The announcement to which the record refers.
    let existing: StoredAnnouncement?
    /// The announcement with the record's microchip number.
    let owner: AnnouncementID?
  }

  let transaction: any Transaction
  private let count: Int

  init(_ transaction: any Transaction, count: Int) throws(StoreFailure) {
    (self.transaction, self.count) = (transaction, count)
    // The batches are small compared with the store: PostgreSQL should look up each record instead of
    // reading all announcements again for each batch. Its statistics do not include what the import
    // has inserted, so that it would expect that to be little.
    try transaction.run(
      SQL(
        sqlite: "",
        postgres: """
          ANALYZE \(Self.table.name); SET LOCAL enable_hashjoin = off;
          SET LOCAL enable_mergejoin = off; SET LOCAL enable_material = off;
          SET LOCAL enable_seqscan = off
          """))
  }

  /// Returns whether any of the records does not refer to an announcement in the store.
  func needSource() throws(StoreFailure) -> Bool {
    try transaction.value(
      """
      SELECT count(*) FROM (
        SELECT 1 FROM collected LEFT JOIN announcement ON announcement.id = named
        WHERE announcement.id IS NULL LIMIT 1
      ) AS missing
      """
    ).integer == 1
  }

  /// Compares the records with the records of a source that have the same IDs.
  func likeness(to source: StoredSource) throws(StoreFailure) -> Likeness {
    var likeness = Likeness()
    for start in stride(from: 1, through: count, by: 4096) {
      for match in try fetch(start...min(count, start + 4095), of: source) {
        guard let existing = match.existing, existing.importOrigin != nil else { continue }
        likeness.matches += 1
        if existing.announcement.isRecognizable(as: match.record.announcement) {
          likeness.recognizable += 1
        }
      }
    }
    return likeness
  }

  /// Returns records by their numbers, in order.
  func fetch(
    _ numbers: ClosedRange<Int>, of source: StoredSource?
  ) throws(StoreFailure) -> [Match] {
    let width = AnnouncementColumns.count
    let rows = try transaction.values(
      Self.query, .integer(numbers.lowerBound), .integer(numbers.upperBound),
      .integer(source?.number ?? -1))
    var matches: [Match] = []
    matches.reserveCapacity(rows.count)
    for values in rows {
      let row = ValueRow(values: values)
      let match = try StoreFailure.ofDatabase { () throws(SQLError) in
        // The second column is the ID.
        func announcement(at first: Int32) throws(SQLError) -> StoredAnnouncement? {
          row.isNull(first + 1) ? nil : try AnnouncementColumns.decode(row, at: first)
        }
        let record = try AnnouncementColumns.decode(row)
        let named = try announcement(at: width)
        return (record, named == nil ? try announcement(at: width * 2) : named)
      }
      let owner = values[values.count - 1]
      matches.append(
        Match(
          record: match.0, existing: match.1,
          owner: owner == .null ? nil : try AnnouncementID(owner)))
    }
    return matches
  }

  private static let query: SQL = {
    let members = AnnouncementColumns.members.map { "collected.\($0)" }.joined(separator: ", ")
    // Records have none of the columns that follow the members.
    let missing = Int(AnnouncementColumns.count) - 2 - AnnouncementColumns.members.count
    let nothing = Array(repeating: "NULL", count: missing).joined(separator: ", ")
    let noID = SQL(
      sqlite: "zeroblob(16)", postgres: "'00000000-0000-0000-0000-000000000000'::uuid")
    let isSame = Tables.announcement.column("source_id")
      .equals("collected.source_id", in: "former")
    return """
      SELECT collected.number, \(noID), \(members), \(nothing),
        \(AnnouncementColumns.selected(from: "own")),
        \(AnnouncementColumns.selected(from: "former")), owner.id
      FROM collected
      LEFT JOIN announcement AS own ON own.id = collected.named
      LEFT JOIN announcement AS former ON own.id IS NULL AND \(isSame) AND former.source = ?3
      LEFT JOIN announcement AS owner ON owner.microchip_number = collected.microchip_number
      WHERE collected.number BETWEEN ?1 AND ?2 ORDER BY collected.number
      """
  }()
}

extension StoreAddress {
  /// Begins an import, creating the store if it does not exist.
  public func importer() throws(StoreError) -> StoreImport {
    try StoreImport(into: open(for: .importing))
  }
}
