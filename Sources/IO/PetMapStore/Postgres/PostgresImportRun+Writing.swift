import PetMapAnnouncements
import PetMapPostgres

/// Writing the merged records.
extension PostgresImportRun {
  /// Inserts announcements in order.
  func insert(
    _ inserted: [StoredAnnouncement], into source: StoredSource?, _ counts: inout ImportCounts
  ) throws(PostgresError) {
    if inserted.isEmpty { return }
    var new = inserted
    let insertions = try connection.query(
      "SELECT nextval('insertion') FROM generate_series(1, $1::bigint)", .integer(Int64(new.count))
    ).map { PostgresValue.integer(Int64($0.integer(0))) }
    let number = PostgresValue.integer((source?.number).map(Int64.init))
    try retryingChipConflicts { () throws(PostgresError) in
      let rows = zip(new, insertions).lazy.map {
        [$0.id.uuid, $1, number] + PostgresTable.values($0)
      }
      try copy(rows, to: "announcement", Self.insertedColumns)
    } clearing: { () throws(PostgresError) in
      for index in new.indices {
        guard let chip = new[index].announcement.microchipNumber else { continue }
        let owner = try connection.query(
          "SELECT FROM announcement WHERE microchip_number = $1", .text(chip))
        if owner.count == 0 { continue }
        new[index].announcement.microchipNumber = nil
        counts.chipConflicts.append(new[index].id)
      }
    }
  }

  /// Updates the announcements in the table `updated`.
  func update(_ round: Int64, _ counts: inout ImportCounts) throws(PostgresError) {
    let changes = AnnouncementRow.members.map { "\($0) = updated.\($0)" }.joined(separator: ", ")
    try retryingChipConflicts { () throws(PostgresError) in
      try connection.run(
        """
        UPDATE announcement SET \(changes) FROM updated
        WHERE announcement.id = updated.id AND updated.round = \(round)
        """)
    } clearing: { () throws(PostgresError) in
      let late = try connection.query(
        """
        UPDATE updated SET microchip_number = NULL FROM announcement AS owner
        WHERE owner.microchip_number = updated.microchip_number AND owner.id <> updated.id
          AND updated.round = \(round)
        RETURNING updated.id
        """)
      counts.chipConflicts += late.map { AnnouncementID(blob: $0.blob(0)) }.compactMap { $0 }
    }
  }

  /// Runs `write`, and retries it if it fails because another writer has used one of its microchip
  /// numbers since the records were compared.
  ///
  /// - Parameter clear: Clears the conflicting microchip numbers before each retry.
  private func retryingChipConflicts(
    _ write: () throws(PostgresError) -> Void, clearing clear: () throws(PostgresError) -> Void
  ) throws(PostgresError) {
    for attempt in 1... {
      try connection.run("SAVEPOINT merging")
      do throws(PostgresError) {
        try write()
        try connection.run("RELEASE merging")
        return
      } catch {
        guard error.constraint == PostgresSchema.microchipIndex, attempt < 10 else { throw error }
      }
      try connection.run("ROLLBACK TO merging")
      try clear()
    }
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
