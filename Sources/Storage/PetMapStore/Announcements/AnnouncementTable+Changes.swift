import PetMapSQLite
import PetMapAnnouncements

/// The change log and the table of deletions.
extension AnnouncementTable {
  /// The number of deletions that a store retains.
  private static let keptDeletions = 100_000

  private static let countingChange =
    RowDigest.update("state", [("last_change", "last_change + 1")]) + " RETURNING last_change"

  /// Increments the number of the last change, and returns it.
  func nextChange() throws(SQLiteError) -> Int64 {
    let number = try connection.prepare(Self.countingChange).first { $0.integer(0) }
    guard let number else { throw .damaged("the state row is missing") }
    return Int64(number)
  }

  func lastChange() throws(SQLiteError) -> Int64 {
    Int64(try connection.prepare("SELECT last_change FROM state").first { $0.integer(0) } ?? 0)
  }

  /// Advances the number of the last change to include a change made elsewhere.
  func raiseLastChange(to number: Int64) throws(SQLiteError) {
    try connection.prepare(RowDigest.update("state", [("last_change", "max(last_change, ?1)")]))
      .run(.integer(Int(number)))
  }

  /// Returns the number of the change that deleted an announcement, or `nil` if it was not deleted
  /// or the deletion is no longer retained.
  func deletion(of id: AnnouncementID) throws(SQLiteError) -> Int64? {
    try connection.prepare("SELECT change FROM deletion WHERE id = ? ORDER BY change DESC")
      .first(id.blob) { Int64($0.integer(0)) }
  }

  /// Returns at most `limit` changes after the given change number, or `nil` if some are no longer
  /// retained or the number belongs to another store.
  func changes(after number: Int64, limit: Int) throws(SQLiteError) -> [AnnouncementChange]? {
    let isKnown = try connection.prepare(
      "SELECT ?1 BETWEEN forgotten_change AND last_change FROM state"
    ).first(.integer(Int(number))) { $0.integer(0) == 1 }
    guard isKnown == true else { return nil }
    let stored = try connection.prepare(
      """
      SELECT \(AnnouncementRow.columns) FROM announcement WHERE change > ? ORDER BY change LIMIT ?
      """
    ).rows(.integer(Int(number)), .integer(limit)) { (row) throws(SQLiteError) in
      let stored = try AnnouncementRow.decode(row)
      return AnnouncementChange(number: stored.change, id: stored.id, outcome: .stored(stored))
    }
    let deleted = try connection.prepare(
      "SELECT change, id FROM deletion WHERE change > ? ORDER BY change LIMIT ?"
    ).rows(.integer(Int(number)), .integer(limit)) { (row) -> AnnouncementChange? in
      AnnouncementID(blob: row.blob(1)).map {
        AnnouncementChange(number: Int64(row.integer(0)), id: $0, outcome: .deleted)
      }
    }
    let changes = (stored + deleted.compactMap { $0 }).sorted { $0.number < $1.number }
    return Array(changes.prefix(limit))
  }

  /// Drops all but the latest deletions. If there are any to drop, this runs in its own
  /// transaction.
  func forgetOldDeletions() throws(SQLiteError) {
    let oldest = try connection.prepare(
      "SELECT change FROM deletion ORDER BY change DESC LIMIT 1 OFFSET ?"
    ).first(.integer(Self.keptDeletions)) { $0.integer(0) }
    guard let oldest else { return }
    try connection.transaction { () throws(SQLiteError) in
      try connection.prepare("DELETE FROM deletion WHERE change <= ?").run(.integer(oldest))
      try connection.prepare(RowDigest.update("state", [("forgotten_change", "?1")]))
        .run(.integer(oldest))
    }
  }
}
