import PetMapAnnouncements
import PetMapJSON
import PetMapSQL

/// The records that an import has collected, and its plan for them, in temporary tables.
struct ImportRecords {
  /// The records: their number, the announcement whose UUID is their ID, whether the source has given
  /// their ID, their sightings as JSON, and their values.
  static let collected = Table(
    "collected", .connection, key: ["number"],
    [
      Column("number", .integer, isRequired: true), Column("named", .id),
      Column("has_own_id", .integer, isRequired: true), Column("sightings", .text),
    ]
      + AnnouncementColumns.members.map { name in
        Column(name, Tables.announcement.column(name).kind)
      })

  /// What to do with the records, except for those that leave their announcements unchanged: the kind of
  /// change; the announcement, if it was found by its content, or the ID of a new one; and the ID to store
  /// instead of the record's, which another announcement has.
  static let planned = Table(
    "planned", .connection, key: ["number"],
    [
      Column("number", .integer, isRequired: true), Column("kind", .integer, isRequired: true),
      Column("target", .id), Column("free_id", .exactText),
    ])

  /// The announcements that were found by the IDs of their records.
  static let found = Table(
    "found", .connection, [Column("insertion", .integer, isRequired: true)],
    indexes: [Index("found_insertion", ["insertion"])])

  /// The records that the source has numbered differently.
  static let renumbered = Table(
    "renumbered", .connection, key: ["number"], [Column("number", .integer, isRequired: true)])

  static let tables = [collected, planned, found, renumbered]

  /// A record with what the store has.
  struct Match {
    let number: Int
    let record: StoredAnnouncement
    let sightings: [Sighting]
    let hasOwnID: Bool
    /// What the plan does with the record, unless it leaves the announcement unchanged.
    let planned: ImportChange.Kind?
    /// The announcement to which the record refers.
    let existing: StoredAnnouncement?
    /// Whether it was found by its own ID, instead of the record's.
    let isNamed: Bool
    /// The announcement with the record's microchip number.
    let owner: AnnouncementID?
  }

  let transaction: any Transaction
  let ids: RecordIDs

  init(_ transaction: any Transaction) throws(StoreFailure) {
    self.transaction = transaction
    ids = try RecordIDs(transaction)
    // The batches are small compared with the store: PostgreSQL should look up each record instead of
    // reading all announcements again for each batch. Its statistics do not include what the import
    // has inserted, so that it would expect that to be little.
    try transaction.run(SQL(sqlite: "", postgres: "ANALYZE collected; ANALYZE planned"))
    try look(up: true)
  }

  /// Sets whether PostgreSQL looks up each record, or reads all announcements at once.
  private func look(up isLookup: Bool) throws(StoreFailure) {
    let settings = ["hashjoin", "mergejoin", "material", "seqscan"].map {
      "SET LOCAL enable_\($0) = \(isLookup ? "off" : "on")"
    }
    try transaction.run(SQL(sqlite: "", postgres: settings.joined(separator: ";")))
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

  /// Returns whether any of the records refers to an announcement by its UUID, even if it was erased.
  func refersToAnnouncements() throws(StoreFailure) -> Bool {
    for table in [Tables.announcement, Tables.erased] {
      let reference = try transaction.value(
        "SELECT 1 FROM collected JOIN \(table.name) ON id = named LIMIT 1")
      if reference != .null { return true }
    }
    return false
  }

  /// Returns the ID of a record.
  func sourceID(of number: Int) throws(StoreFailure) -> String {
    let id = try transaction.value(
      "SELECT source_id FROM collected WHERE number = ?1", .integer(number))
    return id.text ?? ""
  }

  /// Compares the records with the records of a source that have the same IDs.
  func likeness(to source: StoredSource) throws(StoreFailure) -> Likeness {
    var likeness = Likeness()
    try forEachBatch(of: source) { batch in
      likeness.records += batch.count
      for match in batch {
        guard let existing = match.existing, existing.importOrigin != nil else { continue }
        likeness.matches += 1
        let before = ContentTraits(existing.announcement, existing.importOrigin)
        let after = ContentTraits(match.record.announcement, match.record.importOrigin)
        if before.isRecognizable(as: after) { likeness.recognizable += 1 }
        if before.key == after.key { likeness.equal += 1 }
      }
    }
    return likeness
  }

  /// Calls `body` with all records in batches, regardless of the plan.
  func forEachBatch(
    of source: StoredSource?, _ body: ([Match]) throws(StoreFailure) -> Void
  ) throws(StoreFailure) {
    var last = 0
    while true {
      let matches = try fetch(Self.all, last, 4096, source)
      guard let number = matches.last?.number else { return }
      try body(matches)
      last = number
    }
  }

  /// Returns the first planned records after a number.
  func planned(
    after number: Int, limit: Int, of source: StoredSource?
  ) throws(StoreFailure) -> [Match] {
    try fetch(Self.allPlanned, number, limit, source)
  }

  /// Returns the first records after a number of which a kind of change is planned.
  func planned(
    _ kind: ImportChange.Kind, after number: Int, limit: Int, of source: StoredSource?
  ) throws(StoreFailure) -> [Match] {
    try fetch(
      kind == .unchanged ? Self.unchanged : Self.plannedKind, number, limit, source,
      .integer(kind.rawValue))
  }

  private func fetch(
    _ query: SQL, _ number: Int, _ limit: Int, _ source: StoredSource?, _ more: SQLValue...
  ) throws(StoreFailure) -> [Match] {
    let rows = try transaction.values(
      query, [.integer(number), .integer(limit), .integer(source?.number ?? -1)] + more)
    return try rows.map { (values) throws(StoreFailure) in
      try StoreFailure.ofDatabase { () throws(SQLError) in try Match(values) }
    }
  }

  private static let all = query(
    "collected LEFT JOIN planned USING (number)", "collected.number > ?1")
  private static let allPlanned = query(
    "planned JOIN collected USING (number)",
    "planned.number > ?1 AND planned.kind <> \(ImportChange.Kind.erased.rawValue)")
  private static let plannedKind = query(
    "planned JOIN collected USING (number)", "planned.number > ?1 AND planned.kind = ?4")
  private static let unchanged = query(
    "collected LEFT JOIN planned USING (number)",
    "collected.number > ?1 AND (planned.kind IS NULL OR planned.kind = ?4)")

  private static func query(_ tables: String, _ condition: String) -> SQL {
    let sourceID = "coalesce(planned.free_id, collected.source_id)"
    let members = AnnouncementColumns.members.map {
      $0 == "source_id" ? sourceID : "collected.\($0)"
    }
    .joined(separator: ", ")
    // Records have none of the columns that follow the members.
    let missing = Int(AnnouncementColumns.count) - 2 - AnnouncementColumns.members.count
    let nothing = Array(repeating: "NULL", count: missing).joined(separator: ", ")
    let noID = SQL(
      sqlite: "zeroblob(16)", postgres: "'00000000-0000-0000-0000-000000000000'::uuid")
    let isSame = Tables.announcement.column("source_id").equals(sourceID, in: "former")
    return """
      SELECT collected.number, \(noID), \(members), \(nothing),
        \(AnnouncementColumns.selected(from: "own")),
        \(AnnouncementColumns.selected(from: "former")), owner.id, has_own_id, planned.kind,
        collected.sightings
      FROM \(tables)
      LEFT JOIN announcement AS own ON own.id = coalesce(planned.target, collected.named)
      LEFT JOIN announcement AS former ON own.id IS NULL AND \(isSame) AND former.source = ?3
      LEFT JOIN announcement AS owner ON owner.microchip_number = collected.microchip_number
      WHERE \(condition) ORDER BY collected.number LIMIT ?2
      """
  }
}

extension ImportRecords.Match {
  /// - Parameter values: The values of a row of the queries above.
  fileprivate init(_ values: [SQLValue]) throws(SQLError) {
    let row = ValueRow(values: values)
    let width = AnnouncementColumns.count
    // The second column is the ID.
    func announcement(at first: Int32) throws(SQLError) -> StoredAnnouncement? {
      row.isNull(first + 1) ? nil : try AnnouncementColumns.decode(row, at: first)
    }
    let named = try announcement(at: width)
    let owner = row.blob(width * 3)
    self.init(
      number: row.integer(0), record: try AnnouncementColumns.decode(row),
      sightings: row.optionalText(width * 3 + 3).map {
        Sighting.list(try? JSONValue(parsing: Array($0.utf8)))
      } ?? [],
      hasOwnID: row.integer(width * 3 + 1) == 1,
      planned: values[Int(width * 3 + 2)].integer.flatMap { ImportChange.Kind(rawValue: Int($0)) },
      existing: named == nil ? try announcement(at: width * 2) : named, isNamed: named != nil,
      owner: AnnouncementID(blob: owner))
  }
}

/// What the plan writes and finds.
extension ImportRecords {
  /// Removes the plan.
  func clearPlan() throws(StoreFailure) {
    for table in Self.tables where table.name != Self.collected.name {
      try transaction.change("DELETE FROM \(table.name)")
    }
  }

  /// Plans to create an announcement from every record.
  func planCreations() throws(StoreFailure) {
    try transaction.change(
      "INSERT INTO planned (number, kind) SELECT number, \(ImportChange.Kind.created.rawValue) FROM collected"
    )
  }

  /// Passes the announcements of a source that were not found to `body` in batches.
  func forEachUnfound(
    of source: StoredSource, _ body: ([StoredAnnouncement]) throws(StoreFailure) -> Void
  ) throws(StoreFailure) {
    try look(up: false)
    try transaction.forEachAnnouncements(
      """
      SELECT \(AnnouncementColumns.selected) FROM announcement
      WHERE source = \(source.number) AND NOT EXISTS (
        SELECT 1 FROM found WHERE found.insertion = announcement.insertion)
      ORDER BY announcement.insertion
      """
    ) { (batch) throws(StoreFailure) in
      try body(batch)
      return true
    }
    try look(up: true)
  }

  /// Plans to replace the announcements of renumbered records by those of other animals.
  func planRenumbered(_ numbers: [Int]) throws(StoreFailure) {
    try transaction.insert(
      numbers.lazy.map { [.integer($0)] }, into: Self.renumbered, ["number"])
    try transaction.change(
      """
      UPDATE planned SET kind = \(ImportChange.Kind.replaced.rawValue)
      WHERE number IN (SELECT number FROM renumbered)
      """)
  }

  /// Gives the records whose announcements would have the ID of an existing one another ID.
  func avoidTakenIDs(in source: StoredSource) throws(StoreFailure) {
    let rows = try transaction.values(
      """
      SELECT planned.number, coalesce(planned.free_id, collected.source_id)
      FROM planned JOIN collected USING (number) JOIN announcement ON announcement.id = planned.target
      WHERE planned.kind IN (?1, ?2)
      """, .integer(ImportChange.Kind.created.rawValue),
      .integer(ImportChange.Kind.ambiguous.rawValue))
    for row in rows {
      guard let id = row[1].text else { continue }
      let free = try freeID(insteadOf: id, in: source)
      try transaction.change(
        "UPDATE planned SET free_id = ?1, target = ?2 WHERE number = ?3", .text(free),
        ids.announcement(of: free, in: source.name).value, row[0])
    }
  }

  /// Leaves out the new records of a kind whose announcements were erased.
  ///
  /// - Returns: Their number.
  func leaveErased(_ kind: ImportChange.Kind) throws(StoreFailure) -> Int {
    try transaction.change(
      """
      UPDATE planned SET kind = ?1 WHERE kind = ?2 AND (target IN (SELECT id FROM erased)
        OR number IN (SELECT number FROM collected JOIN erased ON erased.id = named))
      """, .integer(ImportChange.Kind.erased.rawValue), .integer(kind.rawValue))
  }

  /// Returns the ID of a record without one that no announcement has.
  func freeID(insteadOf id: String, in source: StoredSource) throws(StoreFailure) -> String {
    var number = 2
    while true {
      let free = "\(id).\(number)"
      let target = ids.announcement(of: free, in: source.name)
      let others = try transaction.announcements(withSourceID: free, in: nil)
      if others.isEmpty, try transaction.announcement(target) == nil { return free }
      number += 1
    }
  }
}
