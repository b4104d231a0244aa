import PetMapAnnouncements
import PetMapSQL

/// Managing a report: edits, and the link.
extension Transaction {
  /// Changes fields of an announcement; see ``AnnouncementStore/edit(_:of:where:isReviewed:by:at:)``.
  func edit(
    _ edit: AnnouncementEdit, of id: AnnouncementID,
    where isExpected: (@Sendable (StoredAnnouncement) -> Bool)?, isReviewed: Bool,
    by actor: AuditActor, at now: Timestamp
  ) throws(StoreFailure) -> StoredAnnouncement {
    guard var stored = try announcement(id, isLocked: true) else { throw .refused(.notFound) }
    if let isExpected, !isExpected(stored) {
      throw .refused(.changedSince)
    }
    let wasPublished = stored.isPublished
    let isChanged = edit.apply(to: &stored.announcement)
    let isConfirmed = edit.confirmsNoPhoto && !stored.confirmsNoPhoto
    guard isChanged || isConfirmed else { return stored }
    if isConfirmed {
      stored.confirmsNoPhoto = true
      try change(EditingSQL.confirmation, .integer(1), id.value)
    }
    if isReviewed { try review(&stored, wasPublished: wasPublished) }
    stored.touch(at: now)
    try replace(stored)
    try audit(.edit, [id], by: actor)
    stored.change = try noteChanges(of: [id])
    return stored
  }

  /// Withholds a changed report until a moderator has seen it.
  func review(
    _ stored: inout StoredAnnouncement, wasPublished: Bool
  ) throws(StoreFailure) {
    guard stored.isPublished else { return }
    stored.visibility = wasPublished ? .changed : .waiting
    try setVisibility(stored.visibility, of: stored.id)
  }

  /// Replaces the management token of an announcement.
  func setToken(_ digest: [UInt8], of id: AnnouncementID) throws(StoreFailure) {
    try change("DELETE FROM management_token WHERE announcement = ?1", id.value)
    try change(EditingSQL.token, .bytes(digest), id.value)
  }

  /// Returns the announcement that a management token belongs to, or `nil` for an unknown token.
  func announcement(withToken digest: [UInt8]) throws(StoreFailure) -> AnnouncementID? {
    let row = try values(
      "SELECT announcement FROM management_token WHERE digest = ?1", .bytes(digest)
    ).first
    return try row.map { (row) throws(StoreFailure) in try AnnouncementID(row[0]) }
  }
}

private enum EditingSQL {
  static let confirmation = Tables.announcement.update(["confirms_no_photo"], where: "id = ?2")
  static let token = Tables.managementToken.insertion(Tables.managementToken.columnNames)
}
