import PetMapAnnouncements
import PetMapSQL

/// Erasing announcements.
extension Transaction {
  /// Deletes announcements with all rows that belong to them, frees their microchip numbers, and
  /// records the deletions.
  ///
  /// What remains are the IDs: in the change log, without which followers would keep the announcements,
  /// and in the table `erased`, so that an import does not create them again.
  func erase(_ ids: [AnnouncementID]) throws(StoreFailure) {
    if ids.isEmpty { return }
    for id in ids {
      if let stored = try announcement(id) { try noteErasure(of: stored) }
      try releasePhotos(of: id, isErased: true)
      for table in Tables.owned {
        for column in table.announcementColumns {
          try change("DELETE FROM \(table.name) WHERE \(column) = ?1", id.value)
        }
      }
      try change("DELETE FROM announcement WHERE id = ?1", id.value)
    }
    try noteChanges(of: ids)
  }

  private func noteErasure(of stored: StoredAnnouncement) throws(StoreFailure) {
    var ids = [stored.id]
    if let origin = stored.importOrigin {
      // The record may have had another ID when it was first imported.
      ids.append(try RecordIDs(self).announcement(of: origin.sourceID, in: origin.source))
    }
    for id in ids where try value(ErasingSQL.erased, id.value) == .null {
      try change(ErasingSQL.insertion, id.value)
    }
  }

  /// Returns the IDs of the announcements that were erased and do not exist: those that imports do not
  /// create again, and those in the audit log, which also has those that were never published.
  func erasures() throws(StoreFailure) -> [AnnouncementID] {
    let rows = try values(
      """
      SELECT id FROM (
        SELECT id FROM erased
        UNION SELECT id FROM audit WHERE id IS NOT NULL AND action IN (?1, ?2)
      ) AS known
      WHERE NOT EXISTS (SELECT 1 FROM announcement WHERE announcement.id = known.id)
      ORDER BY id
      """,
      .text(AuditEntry.Action.delete.rawValue), .text(AuditEntry.Action.expire.rawValue))
    return try rows.map { (row) throws(StoreFailure) in try AnnouncementID(row[0]) }
  }

  /// Returns whether an import may have to leave out announcements because they were erased.
  func hasErasures() throws(StoreFailure) -> Bool {
    try value("SELECT 1 FROM erased LIMIT 1") != .null
  }

  /// Records that announcements were erased, so that an import does not create them again.
  ///
  /// - Returns: Those that exist, which remain.
  func noteErasures(_ ids: [AnnouncementID]) throws(StoreFailure) -> [AnnouncementID] {
    var existing: [AnnouncementID] = []
    for id in ids {
      if try announcement(id) != nil {
        existing.append(id)
      } else if try value(ErasingSQL.erased, id.value) == .null {
        try change(ErasingSQL.insertion, id.value)
      }
    }
    return existing
  }

  /// Deletes an announcement; see ``AnnouncementStore/delete(_:by:)``.
  func delete(_ id: AnnouncementID, by actor: AuditActor) throws(StoreFailure) {
    guard try announcement(id, isLocked: true) != nil else { throw .refused(.notFound) }
    try audit(.delete, [id], by: actor)
    try erase([id])
  }

  /// Deletes what has expired, except announcements that another server is deleting or changing; see
  /// ``AnnouncementStore/deleteExpired(_:before:limit:)``.
  func deleteExpired(
    _ kind: Expiring, before instant: Timestamp, limit: Int
  ) throws(StoreFailure) -> Int {
    let condition: SQL
    switch kind {
    case .auditEntries: return try deleteAuditEntries(before: instant, limit: limit)
    case .unpublished:
      condition = """
        \(Tables.isUnpublished) AND created_at < ?1
        ORDER BY created_at, insertion
        """
    case .closed:
      condition = """
        status = 'CLOSED' AND source_id IS NULL AND updated_at < ?1 ORDER BY updated_at
        """
    }
    let rows = try values(
      "SELECT id FROM announcement WHERE \(condition) LIMIT ?2 \(SQL.skipLocked)",
      .integer(instant.milliseconds), .integer(limit))
    var ids: [AnnouncementID] = []
    for row in rows { ids.append(try AnnouncementID(row[0])) }
    try audit(.expire, ids, by: .service)
    try erase(ids)
    return ids.count
  }
}

private enum ErasingSQL {
  static let erased: SQL = "SELECT 1 FROM erased WHERE id = ?1"
  static let insertion = Tables.erased.insertion(Tables.erased.columnNames)
}
