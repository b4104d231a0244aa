import PetMapAnnouncements
import PetMapSQL

/// Changing announcements.
extension Transaction {
  /// Sets an announcement's status; see ``AnnouncementStore/setStatus(_:of:by:at:)``.
  func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, by actor: AuditActor, at now: Timestamp
  ) throws(StoreFailure) -> StoredAnnouncement {
    guard var stored = try announcement(id, isLocked: true) else { throw .refused(.notFound) }
    let former = stored.announcement.status
    if var origin = stored.importOrigin, former != status {
      let recorded = origin.replacedStatus ?? former
      origin.replacedStatus = recorded == status ? nil : recorded
      stored.origin = .imported(origin)
    }
    guard try replaceStatus(of: &stored, with: status, at: now) else { return stored }
    if status == .closed {
      try audit(.close, [id], by: actor)
    } else if former == .closed {
      try audit(.reopen, [id], by: actor)
    }
    stored.change = try noteChanges(of: [id])
    return stored
  }

  /// Sets an announcement's status, without recording the change.
  ///
  /// - Returns: Whether it was different.
  func replaceStatus(
    of stored: inout StoredAnnouncement, with status: AnnouncementStatus, at now: Timestamp
  ) throws(StoreFailure) -> Bool {
    guard stored.announcement.status != status else { return false }
    stored.announcement.status = status
    stored.touch(at: now)
    try replace(stored)
    return true
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
}
