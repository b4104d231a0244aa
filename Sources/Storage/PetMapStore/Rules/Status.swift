import PetMapAnnouncements
import PetMapSQL

/// Changing announcements.
extension Transaction {
  /// Sets an announcement's status; see ``AnnouncementStore/setStatus(_:of:at:)``.
  func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreFailure) -> StoredAnnouncement {
    guard var stored = try announcement(id, isLocked: true) else { throw .refused(.notFound) }
    guard stored.announcement.status != status else { return stored }
    stored.announcement.status = status
    stored.touch(at: now)
    try replace(stored)
    stored.change = try noteChanges(of: [id])
    return stored
  }

  /// Replaces the ``AnnouncementColumns/members`` in an announcement's row.
  func replace(_ stored: StoredAnnouncement) throws(StoreFailure) {
    try change(StatusSQL.replacement, AnnouncementColumns.values(stored) + [stored.id.value])
  }
}

private enum StatusSQL {
  static let replacement = Tables.announcement.update(
    AnnouncementColumns.members, where: "id = ?\(AnnouncementColumns.members.count + 1)")
}

extension StoredAnnouncement {
  /// Sets `updatedAt` to now, unless it is already later.
  mutating func touch(at now: Timestamp) {
    announcement.updatedAt = max(now, announcement.updatedAt ?? now)
  }

  /// The name of the photo in URLs, or `nil` if there is no photo.
  var photoName: PhotoName? { photo.map { _ in PhotoName(id: id) } }
}
