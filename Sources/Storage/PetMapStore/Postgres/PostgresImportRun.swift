import PetMapPostgres
import PetMapAnnouncements

/// An import on one connection. Records are collected in a temporary table. The commit compares
/// them with the stored announcements, writes the differences, and assigns change numbers last,
/// because doing so blocks other writers.
struct PostgresImportRun {
  /// The number of records that are sent, compared, and inserted together. Each batch of insertions
  /// is a subtransaction, and more than 64 of them would slow down other connections.
  private static let batchSize = 16_384

  let connection: PostgresConnection
  /// The records to send next, with their rounds.
  private var pending: [(record: ImportedAnnouncement, round: Int64)] = []
  /// The number of records for each hash of a source ID. A collision only causes an additional
  /// round.
  private var seen: [Int: Int64] = [:]
  /// The number of records.
  private(set) var count = 0

  private static let recordColumns = ["number", "round", "named"] + AnnouncementRow.members
  static let insertedColumns = ["id", "insertion", "source"] + AnnouncementRow.members
  private static let updatedColumns = ["round", "id"] + AnnouncementRow.members
  private static let members = AnnouncementRow.members.joined(separator: ", ")

  init(_ connection: PostgresConnection) throws(PostgresError) {
    self.connection = connection
    connection.timeout = 30
    try connection.run(
      """
      DROP TABLE IF EXISTS pg_temp.collected, pg_temp.updated, pg_temp.changed;
      CREATE TEMP TABLE collected AS
        SELECT 0::bigint AS number, 0::bigint AS round, id AS named, \(Self.members)
        FROM announcement WHERE false;
      CREATE TEMP TABLE updated AS
        SELECT 0::bigint AS round, id, \(Self.members) FROM announcement WHERE false;
      CREATE TEMP TABLE changed (place bigint, id uuid)
      """)
  }

  // MARK: Collecting

  /// Adds a record. If several records have the same ID, later ones are merged in later rounds.
  mutating func add(_ record: ImportedAnnouncement) throws(PostgresError) {
    count += 1
    let round = seen[record.sourceID.utf8Hash, default: 0] + 1
    seen[record.sourceID.utf8Hash] = round
    pending.append((record, round))
    if pending.count == Self.batchSize { try flush() }
  }

  /// Sends the pending records to the server.
  mutating func flush() throws(PostgresError) {
    let first = count - pending.count + 1
    let rows = pending.enumerated().lazy.map { index, pending in
      [
        .integer(Int64(first + index)), .integer(pending.round),
        .bytes(AnnouncementID(pending.record.sourceID).map(\.bytes)),
      ] + PostgresTable.values(StoredAnnouncement(pending.record))
    }
    try copy(rows, to: "collected", Self.recordColumns)
    pending.removeAll(keepingCapacity: true)
  }

  /// Sends rows, encoding them while the server stores the previous ones.
  func copy(
    _ rows: some Sequence<[PostgresValue]>, to table: String, _ columns: [String]
  ) throws(PostgresError) {
    try connection.copy(into: table, columns: columns) { (copy) throws(PostgresError) in
      for row in rows { try copy.append(row) }
    }
  }

  // MARK: Committing

  enum Outcome {
    case done(ImportCounts)
    case sourceNotNamed([String?])
  }

  /// Commits the records to the unnamed source.
  func commitUnnamed(at now: Timestamp) throws(PostgresError) -> ImportCounts {
    let outcome = try commit(at: now, progress: { _ in }) { () throws(PostgresError) in
      let sources = PostgresSourceTable(connection)
      let unnamed = try sources.all().first { $0.name == nil }
      return if let unnamed { unnamed } else { try sources.insert(ImportSource()) }
    }
    guard case .done(let counts) = outcome else { throw .damaged("the source row is missing") }
    return counts
  }

  /// Commits the records; see ``ImportingStore/commit(of:at:progress:)``.
  func commit(
    of source: ImportSource, at now: Timestamp, progress: (Int) -> Void
  ) throws(PostgresError) -> Outcome {
    try commit(at: now, progress: progress) { () throws(PostgresError) in
      let sources = PostgresSourceTable(connection)
      return try sources.resolve(source) { (known) throws(PostgresError) in
        try likeness(to: known)
      }
    }
  }

  /// - Parameter resolve: Determines the source of the records; returns `nil` if it must be named
  ///   first.
  private func commit(
    at now: Timestamp, progress: (Int) -> Void,
    resolve: () throws(PostgresError) -> StoredSource?
  ) throws(PostgresError) -> Outcome {
    let timeout = connection.timeout
    // Large statements may take a long time.
    connection.timeout = 3600
    defer { connection.timeout = timeout }
    try connection.run("ANALYZE collected")
    // A failure does not matter, because temporary tables are dropped with the connection.
    defer { _ = try? connection.run("DROP TABLE IF EXISTS pg_temp.collected, pg_temp.updated") }
    return try connection.transaction { () throws(PostgresError) in
      // Only one import runs at a time; others wait as long as they would for an SQLite file.
      try connection.run(
        "SET LOCAL lock_timeout = '30s'; SELECT pg_advisory_xact_lock(\(Self.lockKey))")
      var source: StoredSource?
      if try needsSource() {
        source = try resolve()
        if source == nil {
          return .sourceNotNamed(try PostgresSourceTable(connection).all().map(\.name))
        }
      }
      var merged = Merged()
      var (round, last) = (Int64(1), seen.values.max() ?? 1)
      while round <= last {
        let postponed = try merge(
          ImportMerge(source: source, now: now), round, into: &merged, progress)
        try update(round, &merged.counts)
        round += 1
        if !postponed.isEmpty {
          try move(postponed, to: round)
          last = max(last, round)
        }
      }
      try noteChanges(of: merged.changed)
      return .done(merged.counts)
    }
  }

  /// The key of the advisory lock that an import holds: "PETI".
  static let lockKey = 0x5045_5449

  /// Returns whether any of the records does not refer to an announcement in the store.
  private func needsSource() throws(PostgresError) -> Bool {
    try connection.query(
      """
      SELECT EXISTS (SELECT FROM collected LEFT JOIN announcement ON id = named WHERE id IS NULL)
      """
    ).first?.integer(0) == 1
  }

  /// Compares the records with the records of a source that have the same IDs.
  private func likeness(to source: StoredSource) throws(PostgresError) -> Likeness {
    var likeness = Likeness()
    try forEachRecord(round: nil, source) { (record, existing, _) throws(PostgresError) in
      guard let existing, existing.importOrigin != nil else { return }
      likeness.matches += 1
      if existing.announcement.isRecognizable(as: record.announcement) {
        likeness.recognizable += 1
      }
    }
    return likeness
  }

  // MARK: Merging

  /// The result of merging records.
  private struct Merged {
    var counts = ImportCounts()
    /// The number of records merged so far.
    var done = 0
    /// The announcements that were inserted or updated, in the order in which their changes are
    /// numbered.
    var changed: [AnnouncementID] = []
  }

  /// Merges the records of a round: inserts new announcements, and writes those to be updated to
  /// the table `updated`.
  ///
  /// - Returns: The numbers of the records that must be merged in the next round, because this one
  ///   updates their announcements. (A record can also be identified by its announcement's ID.)
  private func merge(
    _ merge: ImportMerge, _ round: Int64, into merged: inout Merged, _ progress: (Int) -> Void
  ) throws(PostgresError) -> [Int64] {
    var (inserted, updated): ([StoredAnnouncement], [StoredAnnouncement]) = ([], [])
    var updatedIDs: Set<AnnouncementID> = []
    var postponed: [Int64] = []
    // The owners of the microchip numbers that this round has assigned or released so far, and the
    // announcements that have released one.
    var owners: [String: AnnouncementID?] = [:]
    var released: [AnnouncementID] = []
    try forEachRecord(round: round, merge.source) {
      (record, existing, owner) throws(PostgresError) in
      if let existing, updatedIDs.contains(existing.id) {
        // The first column of a record is its number.
        postponed.append(record.insertion)
        return
      }
      merged.done += 1
      if merged.done % 1000 == 0 { progress(merged.done) }
      let decision = try merge.decide(record, existing: existing, &merged.counts) {
        (chip) throws(PostgresError) in owners[chip] ?? owner
      }
      let stored: StoredAnnouncement
      switch decision {
      case nil: throw .damaged("a record has no source")
      case .keep: return
      case .insert(let new):
        stored = new
        inserted.append(new)
      case .update(let changed):
        stored = changed
        updated.append(changed)
        updatedIDs.insert(changed.id)
      }
      let (old, new) = (
        existing?.announcement.microchipNumber, stored.announcement.microchipNumber
      )
      if let old, old != new {
        owners[old] = .some(nil)
        released.append(stored.id)
      }
      if let new { owners[new] = stored.id }
      merged.changed.append(stored.id)
    } betweenBatches: { () throws(PostgresError) in
      try releaseChips(of: released)
      try insert(inserted[...], into: merge.source, &merged.counts)
      if !updated.isEmpty {
        let rows = updated.lazy.map { [.integer(round), $0.id.uuid] + PostgresTable.values($0) }
        try copy(rows, to: "updated", Self.updatedColumns)
      }
      inserted.removeAll(keepingCapacity: true)
      updated.removeAll(keepingCapacity: true)
      released.removeAll(keepingCapacity: true)
    }
    return postponed
  }

  /// Moves records to another round.
  private func move(_ numbers: [Int64], to round: Int64) throws(PostgresError) {
    try connection.query(
      """
      UPDATE collected SET round = $1
      WHERE number = ANY (string_to_array($2, ',')::bigint[])
      """, .integer(round), .text(numbers.map(String.init).joined(separator: ",")))
  }

  /// Calls `body` with each record, the announcement that it updates, and the announcement that has
  /// its microchip number.
  ///
  /// - Parameters:
  ///   - round: The round, or `nil` for all records.
  ///   - betweenBatches: Called between batches, when the connection can be used.
  private func forEachRecord(
    round: Int64?, _ source: StoredSource?,
    _ body: (StoredAnnouncement, StoredAnnouncement?, AnnouncementID?) throws(PostgresError) ->
      Void,
    betweenBatches: () throws(PostgresError) -> Void = {}
  ) throws(PostgresError) {
    try connection.run(
      "DECLARE records NO SCROLL CURSOR FOR \(Self.records(round: round, source?.number))")
    let width = Int32(AnnouncementRow.members.count + 7)
    while true {
      let rows = try connection.query("FETCH \(Self.batchSize) FROM records")
      if rows.count == 0 { break }
      for index in 0..<rows.count {
        let row = rows[index]
        let record = try PostgresTable.decode(row)
        let existing = try Self.existing(OffsetColumns(row: row, offset: width))
        try body(record, existing, AnnouncementID(blob: row.blob(width * 2)))
      }
      try betweenBatches()
    }
    try connection.run("CLOSE records")
  }

  private static func existing(
    _ columns: OffsetColumns
  ) throws(PostgresError) -> StoredAnnouncement? {
    guard !columns.isNull(2) else { return nil }
    do throws(BrokenRow) {
      return try AnnouncementRow.decoded(columns)
    } catch {
      throw .damaged(error.message)
    }
  }

  private static func records(round: Int64?, _ source: Int?) -> String {
    func columns(_ table: String) -> String {
      AnnouncementRow.members.map { "\(table).\($0)" }.joined(separator: ", ")
    }
    let condition = round.map { "collected.round = \($0)" } ?? "true"
    return """
      SELECT collected.number, 0::bigint, '00000000-0000-0000-0000-000000000000'::uuid,
        \(columns("collected")), NULL::text, NULL::bigint, NULL::bigint, NULL::text,
        existing.insertion, 0::bigint, existing.id, \(columns("existing")), existing.photo_format,
        existing.photo_size, existing.photo_version,
        (SELECT source.name FROM source WHERE source.number = existing.source), owner.id
      FROM collected
      LEFT JOIN (
        SELECT collected.number AS record, announcement.*
        FROM collected JOIN announcement ON announcement.id = collected.named
        WHERE \(condition)
        UNION ALL
        SELECT collected.number AS record, announcement.*
        FROM collected JOIN announcement ON announcement.source_id = collected.source_id
          AND announcement.source = \(source ?? -1)
        WHERE \(condition)
          AND NOT EXISTS (SELECT FROM announcement AS own WHERE own.id = collected.named)
      ) AS existing ON existing.record = collected.number
      LEFT JOIN announcement AS owner ON owner.microchip_number = collected.microchip_number
      WHERE \(condition) ORDER BY collected.number
      """
  }
}

/// The columns of a row, starting at an offset.
private struct OffsetColumns: ColumnReader {
  let row: PostgresRow
  let offset: Int32

  func isNull(_ column: Int32) -> Bool { row.isNull(offset + column) }
  func integer(_ column: Int32) -> Int { row.integer(offset + column) }
  func optionalInteger(_ column: Int32) -> Int? { row.optionalInteger(offset + column) }
  func real(_ column: Int32) -> Double { row.real(offset + column) }
  func text(_ column: Int32) -> String { row.text(offset + column) }
  func optionalText(_ column: Int32) -> String? { row.optionalText(offset + column) }
  func blob(_ column: Int32) -> [UInt8] { row.blob(offset + column) }
}

extension String {
  /// A hash of the text's bytes. (Swift's comparison treats canonically equivalent strings as
  /// equal.)
  fileprivate var utf8Hash: Int {
    var hasher = Hasher()
    for byte in utf8 { hasher.combine(byte) }
    return hasher.finalize()
  }
}
