import PetMapAnnouncements
import PetMapSQL

/// Erasing announcements.
extension Transaction {
  /// Deletes announcements with all rows that belong to them, frees their microchip numbers, and
  /// records the deletions.
  ///
  /// What remains is the random ID in the change log, without which followers would keep the
  /// announcement.
  ///
  /// - Returns: The files of their photos, to be removed after the commit.
  func erase(_ ids: [AnnouncementID]) throws(StoreFailure) -> [String] {
    if ids.isEmpty { return [] }
    var files: [String] = []
    for id in ids {
      files += try photoFiles(of: id)
      for table in Tables.owned {
        try change("DELETE FROM \(table.name) WHERE \(Table.ownerColumn) = ?1", id.value)
      }
      try change("DELETE FROM announcement WHERE id = ?1", id.value)
    }
    try noteChanges(of: ids)
    return files
  }

  /// Deletes an announcement; see ``AnnouncementStore/delete(_:)``.
  ///
  /// - Returns: The files of its photos, to be removed after the commit.
  func delete(_ id: AnnouncementID) throws(StoreFailure) -> [String] {
    guard try announcement(id, isLocked: true) != nil else { throw .refused(.notFound) }
    return try erase([id])
  }

  /// Deletes the oldest reports without a photo, except those that another server is deleting or
  /// publishing; see ``AnnouncementStore/deleteUnpublished(createdBefore:limit:)``.
  func deleteUnpublished(
    createdBefore instant: Timestamp, limit: Int
  ) throws(StoreFailure) -> (ids: [AnnouncementID], files: [String]) {
    var ids: [AnnouncementID] = []
    let rows = try values(
      """
      SELECT id FROM announcement
      WHERE photo_format IS NULL AND source_id IS NULL AND created_at < ?1
      ORDER BY created_at, insertion LIMIT ?2 \(SQL.skipLocked)
      """, .integer(instant.milliseconds), .integer(limit))
    for row in rows { ids.append(try AnnouncementID(row[0])) }
    return (ids, try erase(ids))
  }
}
