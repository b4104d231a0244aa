import PetMapAnnouncements
import PetMapPostgres

/// Writing the merged records.
extension PostgresImportRun {
  /// Clears the microchip numbers of announcements that will be updated, so that other records can
  /// use them.
  func releaseChips(of ids: [AnnouncementID]) throws(PostgresError) {
    if ids.isEmpty { return }
    try connection.query(
      """
      UPDATE announcement SET microchip_number = NULL
      WHERE id = ANY (string_to_array($1, ',')::uuid[])
      """, .text(ids.map(\.text).joined(separator: ",")))
  }

  /// Inserts announcements in order.
  func insert(
    _ inserted: ArraySlice<StoredAnnouncement>, into source: StoredSource?,
    _ counts: inout ImportCounts
  ) throws(PostgresError) {
    if inserted.isEmpty { return }
    let insertions = try connection.query(
      "SELECT nextval('insertion') FROM generate_series(1, $1::bigint)",
      .integer(Int64(inserted.count))
    ).map { PostgresValue.integer(Int64($0.integer(0))) }
    let number = PostgresValue.integer((source?.number).map(Int64.init))
    let conflict = try chipConflict { () throws(PostgresError) in
      let rows = zip(inserted, insertions).lazy.map {
        [$0.id.uuid, $1, number] + PostgresTable.values($0)
      }
      try copy(rows, to: "announcement", Self.insertedColumns)
    }
    if conflict == nil { return }
    // Find the record, even if other writers continue to use numbers of these records.
    if inserted.count > 1 {
      let middle = inserted.startIndex + inserted.count / 2
      try insert(inserted[..<middle], into: source, &counts)
      try insert(inserted[middle...], into: source, &counts)
    } else if var new = inserted.first {
      new.announcement.microchipNumber = nil
      counts.chipConflicts.append(new.id)
      try insert([new], into: source, &counts)
    }
  }

  /// Updates the announcements in the table `updated`.
  func update(_ round: Int64, _ counts: inout ImportCounts) throws(PostgresError) {
    let changes = AnnouncementRow.members.map { "\($0) = updated.\($0)" }.joined(separator: ", ")
    // The number of conflicts for which no owner was found. An owner may have released the number in
    // the meantime, but not again and again.
    var unexplained = 0
    while let conflict = try chipConflict({ () throws(PostgresError) in
      try connection.run(
        """
        UPDATE announcement SET \(changes) FROM updated
        WHERE announcement.id = updated.id AND updated.round = \(round)
        """)
    }) {
      let late = try connection.query(
        """
        UPDATE updated SET microchip_number = NULL FROM announcement AS owner
        WHERE owner.microchip_number = updated.microchip_number AND owner.id <> updated.id
          AND updated.round = \(round)
        RETURNING updated.id
        """)
      counts.chipConflicts += late.map { AnnouncementID(blob: $0.blob(0)) }.compactMap { $0 }
      if late.count == 0 { unexplained += 1 }
      if unexplained == 5 { throw conflict }
    }
  }

  /// Runs `write`, and undoes it if another writer has used one of its microchip numbers since the
  /// records were compared.
  ///
  /// - Returns: The conflict, or `nil` if there was none.
  private func chipConflict(
    _ write: () throws(PostgresError) -> Void
  ) throws(PostgresError) -> PostgresError? {
    try connection.run("SAVEPOINT merging")
    do throws(PostgresError) {
      try write()
    } catch {
      guard error.constraint == PostgresSchema.microchipIndex else { throw error }
      try connection.run("ROLLBACK TO merging; RELEASE merging")
      return error
    }
    try connection.run("RELEASE merging")
    return nil
  }

  /// Records the changes under the next numbers. The IDs are sent first, because numbering blocks all
  /// other writers until the commit: about 1 s for a million changes, however slow this process is.
  func noteChanges(of ids: [AnnouncementID]) throws(PostgresError) {
    if ids.isEmpty { return }
    try connection.copy(into: "changed", columns: ["place", "id"]) { (copy) throws(PostgresError) in
      for (place, id) in ids.enumerated() {
        try copy.append([.integer(Int64(place + 1)), id.uuid])
      }
    }
    let count = try connection.query(
      """
      WITH last AS (
        UPDATE state SET last_change = last_change + $1 RETURNING last_change - $1 AS number
      )
      INSERT INTO change (number, id)
      SELECT last.number + place, id FROM changed, last ORDER BY place
      """, .integer(Int64(ids.count))
    ).changed
    guard count == ids.count else { throw .damaged("the state row is missing") }
  }
}
