import PetMapAnnouncements
import PetMapSQL

/// Erasing announcements.
extension Transaction {
  /// Deletes announcements with all rows that belong to them, frees their microchip numbers, and
  /// records the deletions.
  ///
  /// What remains is the random ID in the change log, without which followers would keep the
  /// announcement.
  func erase(_ ids: [AnnouncementID]) throws(StoreFailure) {
    if ids.isEmpty { return }
    for id in ids {
      try releasePhotos(of: id)
      for table in Tables.owned {
        try change("DELETE FROM \(table.name) WHERE \(Table.ownerColumn) = ?1", id.value)
      }
      try change("DELETE FROM announcement WHERE id = ?1", id.value)
    }
    try noteChanges(of: ids)
  }

  /// Deletes an announcement; see ``AnnouncementStore/delete(_:)``.
  func delete(_ id: AnnouncementID) throws(StoreFailure) {
    guard try announcement(id, isLocked: true) != nil else { throw .refused(.notFound) }
    try erase([id])
  }

  /// Deletes the oldest reports without a photo, except those that another server is deleting or
  /// publishing; see ``AnnouncementStore/deleteUnpublished(createdBefore:limit:)``.
  func deleteUnpublished(
    createdBefore instant: Timestamp, limit: Int
  ) throws(StoreFailure) -> [AnnouncementID] {
    var ids: [AnnouncementID] = []
    let rows = try values(
      """
      SELECT id FROM announcement
      WHERE photo_version IS NULL AND source_id IS NULL AND created_at < ?1
      ORDER BY created_at, insertion LIMIT ?2 \(SQL.skipLocked)
      """, .integer(instant.milliseconds), .integer(limit))
    for row in rows { ids.append(try AnnouncementID(row[0])) }
    try erase(ids)
    return ids
  }
}
