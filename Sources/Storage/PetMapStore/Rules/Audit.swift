import PetMapAnnouncements
import PetMapSQL

/// The audit log.
extension Transaction {
  /// Records what an actor did with announcements, or without any.
  func audit(
    _ action: AuditEntry.Action, _ ids: [AnnouncementID?], by actor: AuditActor
  ) throws(StoreFailure) {
    if ids.isEmpty { return }
    let numbers = try nextNumbers(ids.count)
    let now = try now()
    let rows = zip(numbers, ids).map { number, id in
      [
        SQLValue.integer(number), .integer(now), .text(actor.role.rawValue), .text(actor.name),
        .text(action.rawValue), .bytes(id?.bytes),
      ]
    }
    if rows.count == 1 {
      try change(AuditSQL.entry, rows[0])
    } else {
      try insert(rows, into: Tables.audit, Tables.audit.columnNames)
    }
  }

  /// Passes the entries since an instant to `body`, until it returns `false`.
  func forEachAuditEntry(
    since start: Timestamp, after number: Int64, _ body: (AuditEntry) -> Bool
  ) throws(StoreFailure) {
    let sql: SQL = """
      SELECT number, at, role, name, action, id FROM audit
      WHERE at >= \(start.milliseconds) AND number > \(number) ORDER BY number
      """
    try forEachBatch(sql) { (batch) throws(StoreFailure) in
      for row in batch {
        guard let number = row[0].integer, let at = row[1].integer,
          let role = row[2].text.flatMap(AuditActor.Role.init(rawValue:)),
          let action = row[4].text.flatMap(AuditEntry.Action.init(rawValue:))
        else { throw .damaged("an entry of the audit log is invalid") }
        let id: AnnouncementID? = if row[5] == .null { nil } else { try AnnouncementID(row[5]) }
        let entry = AuditEntry(
          number: number, at: Timestamp(milliseconds: at),
          actor: AuditActor(role, name: row[3].text),
          action: action, id: id)
        guard body(entry) else { return false }
      }
      return true
    }
  }

  /// Removes the oldest entries.
  ///
  /// - Returns: The number of entries that were removed.
  func deleteAuditEntries(before instant: Timestamp, limit: Int) throws(StoreFailure) -> Int {
    try change(
      """
      DELETE FROM audit WHERE number IN (
        SELECT number FROM audit WHERE at < ?1 ORDER BY at LIMIT ?2)
      """, .integer(instant.milliseconds), .integer(limit))
  }
}

private enum AuditSQL {
  static let entry = Tables.audit.insertion(Tables.audit.columnNames)
}
