import PetMapPostgres
import PetMapAnnouncements

/// An import on one connection. Records are collected in a temporary table. The commit compares
/// them with the stored announcements, writes the differences, and assigns change numbers last,
/// because doing so blocks other writers.
struct PostgresImportRun {
  private static let batchSize = 4096

  private let connection: PostgresConnection
  private var pending: [[PostgresValue]] = []
  /// The number of records by hash of the source ID. A collision only causes an additional round.
  private var seen: [Int: Int64] = [:]
  /// The number of records.
  private(set) var count = 0

  private static let recordColumns = ["number", "round", "named"] + AnnouncementRow.members
  private static let readyColumns = ["number", "round", "is_new", "id"] + AnnouncementRow.members
  private static let members = AnnouncementRow.members.joined(separator: ", ")

  init(_ connection: PostgresConnection) throws(PostgresError) {
    self.connection = connection
    connection.timeout = 30
    try connection.run(
      """
      DROP TABLE IF EXISTS pg_temp.collected, pg_temp.ready;
      CREATE TEMP TABLE collected AS
        SELECT 0::bigint AS number, 0::bigint AS round, id AS named, \(Self.members)
        FROM announcement WHERE false;
      CREATE TEMP TABLE ready AS
        SELECT 0::bigint AS number, 0::bigint AS round, 0::bigint AS is_new, id, \(Self.members)
        FROM announcement WHERE false
      """)
  }

  // MARK: Collecting

  /// Adds a record. If several records have the same ID, later ones are merged in later rounds.
  mutating func add(_ record: ImportedAnnouncement) throws(PostgresError) {
    count += 1
    let round = seen[record.sourceID.utf8Hash, default: 0] + 1
    seen[record.sourceID.utf8Hash] = round
    pending.append(
      [
        .integer(Int64(count)), .integer(round),
        .bytes(AnnouncementID(record.sourceID).map(\.bytes)),
      ] + PostgresTable.values(StoredAnnouncement(record)))
    if pending.count == Self.batchSize { try flush() }
  }

  /// Sends the pending records to the server.
  mutating func flush() throws(PostgresError) {
    try Self.copy(pending, to: "collected", Self.recordColumns, connection)
    pending.removeAll(keepingCapacity: true)
  }

  private static func copy(
    _ rows: [[PostgresValue]], to table: String, _ columns: [String],
    _ connection: PostgresConnection
  ) throws(PostgresError) {
    if rows.isEmpty { return }
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
    guard case .done(let counts) = outcome else { throw .damaged("the source has no row") }
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
    defer { _ = try? connection.run("DROP TABLE IF EXISTS pg_temp.collected, pg_temp.ready") }
    return try connection.transaction { () throws(PostgresError) in
      // Only one import runs at a time; others wait as long as for an SQLite file.
      try connection.run(
        "SET LOCAL lock_timeout = '30s'; SELECT pg_advisory_xact_lock(\(Self.lockKey))")
      var source: StoredSource?
      if try needsSource() {
        source = try resolve()
        if source == nil {
          return .sourceNotNamed(try PostgresSourceTable(connection).all().map(\.name))
        }
      }
      var counts = ImportCounts()
      var done = 0
      for round in 1...(seen.values.max() ?? 1) {
        try merge(ImportMerge(source: source, now: now), round, &counts, &done, progress)
        try insert(round, into: source, &counts)
        try update(round, &counts)
      }
      try noteChanges()
      return .done(counts)
    }
  }

  /// The key of the advisory lock that an import holds: "PETI".
  private static let lockKey = 0x5045_5449

  /// Returns whether any record does not refer to an announcement of the store.
  private func needsSource() throws(PostgresError) -> Bool {
    try connection.query(
      """
      SELECT EXISTS (SELECT FROM collected LEFT JOIN announcement ON id = named WHERE id IS NULL)
      """
    ).first?.integer(0) == 1
  }

  /// Compares the records with a source's records that have the same IDs.
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

  /// Merges the records of a round, and writes the results to the table `ready`.
  private func merge(
    _ merge: ImportMerge, _ round: Int64, _ counts: inout ImportCounts, _ done: inout Int,
    _ progress: (Int) -> Void
  ) throws(PostgresError) {
    var ready: [[PostgresValue]] = []
    var chips: [String: AnnouncementID] = [:]
    try forEachRecord(round: round, merge.source) {
      (record, existing, owner) throws(PostgresError) in
      done += 1
      if done % 1000 == 0 { progress(done) }
      let decision = try merge.decide(record, existing: existing, &counts) {
        (chip) throws(PostgresError) in owner ?? chips[chip]
      }
      let (stored, isNew): (StoredAnnouncement, Int64)
      switch decision {
      case nil: throw .damaged("a record has no source")
      case .keep: return
      case .insert(let new): (stored, isNew) = (new, 1)
      case .update(let changed): (stored, isNew) = (changed, 0)
      }
      if let chip = stored.announcement.microchipNumber { chips[chip] = stored.id }
      ready.append(
        [.integer(record.insertion), .integer(round), .integer(isNew), stored.id.uuid]
          + PostgresTable.values(stored))
    } betweenBatches: { () throws(PostgresError) in
      try Self.copy(ready, to: "ready", Self.readyColumns, connection)
      ready.removeAll(keepingCapacity: true)
    }
  }

  /// Calls `body` with each record, the announcement that it updates, and the announcement with its
  /// microchip number.
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

  // MARK: Writing

  private func insert(
    _ round: Int64, into source: StoredSource?, _ counts: inout ImportCounts
  ) throws(PostgresError) {
    let source = source.map { "\($0.number)" } ?? "NULL"
    let new = "SELECT * FROM ready WHERE round = \(round) AND is_new = 1 ORDER BY number"
    try connection.run(
      """
      INSERT INTO announcement (id, insertion, source, \(Self.members))
      SELECT id, nextval('insertion'), \(source), \(Self.members) FROM (\(new)) AS new
      ON CONFLICT (microchip_number) WHERE microchip_number IS NOT NULL DO NOTHING
      """)
    // Insert the rest without microchip numbers, because another writer has used them since the
    // records were compared.
    let members = AnnouncementRow.members.map { $0 == "microchip_number" ? "NULL" : $0 }
    let late = try connection.query(
      """
      INSERT INTO announcement (id, insertion, source, \(Self.members))
      SELECT id, nextval('insertion'), \(source), \(members.joined(separator: ", "))
      FROM (\(new)) AS new
      WHERE microchip_number IS NOT NULL
        AND NOT EXISTS (SELECT FROM announcement WHERE announcement.id = new.id)
      RETURNING id
      """)
    counts.chipConflicts += late.map { AnnouncementID(blob: $0.blob(0)) }.compactMap { $0 }
  }

  private func update(_ round: Int64, _ counts: inout ImportCounts) throws(PostgresError) {
    let changes = AnnouncementRow.members.map { "\($0) = ready.\($0)" }.joined(separator: ", ")
    let condition = "ready.round = \(round) AND ready.is_new = 0"
    for attempt in 1... {
      try connection.run("SAVEPOINT merging")
      do throws(PostgresError) {
        try connection.run(
          """
          UPDATE announcement SET \(changes) FROM ready
          WHERE announcement.id = ready.id AND \(condition)
          """)
        try connection.run("RELEASE merging")
        return
      } catch {
        guard error.constraint == PostgresSchema.microchipIndex, attempt < 10 else { throw error }
      }
      // Clear the microchip numbers that another writer has used since the records were compared.
      try connection.run("ROLLBACK TO merging")
      let late = try connection.query(
        """
        UPDATE ready SET microchip_number = NULL FROM announcement AS owner
        WHERE owner.microchip_number = ready.microchip_number AND owner.id <> ready.id
          AND \(condition)
        RETURNING ready.id
        """)
      counts.chipConflicts += late.map { AnnouncementID(blob: $0.blob(0)) }.compactMap { $0 }
    }
  }

  /// Records the changes with the next numbers. Slow steps, such as sorting, precede acquiring the
  /// lock, which blocks all other writers until the commit.
  private func noteChanges() throws(PostgresError) {
    try connection.run(
      """
      CREATE TEMP TABLE numbered ON COMMIT DROP AS
      SELECT row_number() OVER (ORDER BY round, number) AS place, id FROM ready
      """)
    let count = try connection.query("SELECT count(*) FROM numbered").first?.integer(0) ?? 0
    if count == 0 { return }
    try connection.run(
      """
      WITH next AS (
        UPDATE state SET last_change = last_change + \(count)
        RETURNING last_change - \(count) AS first
      )
      INSERT INTO change (number, id)
      SELECT next.first + numbered.place, numbered.id FROM numbered, next
      """)
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
  /// A hash of the text's bytes. (Swift's comparison treats canonically equivalent texts as equal.)
  fileprivate var utf8Hash: Int {
    var hasher = Hasher()
    for byte in utf8 { hasher.combine(byte) }
    return hasher.finalize()
  }
}
