import PetMapReports

extension AnnouncementTable {
  /// Inserts an imported record, or puts it in the place of what an earlier import made of it; see
  /// ``AnnouncementStore/upsert(_:at:)``.
  ///
  /// - Parameter record: without photo, and without time stamps that its source does not have.
  func upsert(
    _ record: StoredAnnouncement, at now: Timestamp, _ counts: inout ImportCounts
  ) throws(SQLiteError) {
    var announcement = record.announcement
    if let chip = announcement.microchipNumber, let owner = try owner(ofChip: chip),
      owner != record.id
    {
      announcement.microchipNumber = nil
      counts.chipConflicts.append(record.id)
    }
    if let existing = try self.announcement(record.id) {
      try replace(existing, with: announcement, record.origin, at: now, &counts)
    } else {
      // No record is newer than its import: what is created later is listed before it.
      let created = min(announcement.createdAt ?? now, now)
      announcement.createdAt = created
      announcement.updatedAt = min(max(announcement.updatedAt ?? created, created), now)
      let number = try nextChange()
      let stored = StoredAnnouncement(
        id: record.id, announcement: announcement, origin: record.origin, photo: nil,
        insertion: number, change: number)
      try insert(stored, passwordHash: nil)
      counts.inserted += 1
    }
  }

  private func replace(
    _ existing: StoredAnnouncement, with announcement: Announcement,
    _ origin: StoredAnnouncement.Origin, at now: Timestamp, _ counts: inout ImportCounts
  ) throws(SQLiteError) {
    var stored = existing
    stored.announcement = announcement
    stored.announcement.createdAt = existing.announcement.createdAt
    stored.announcement.updatedAt = existing.announcement.updatedAt
    stored.announcement.photoUrl = existing.announcement.photoUrl
    stored.origin = origin
    guard stored != existing else {
      counts.unchanged += 1
      return
    }
    stored.touch(at: now)
    stored.change = try nextChange()
    try update(stored)
    counts.updated += 1
  }
}

extension StoredAnnouncement {
  /// A record before it has its numbers.
  init(_ record: ImportedAnnouncement, number: Int64 = 0) {
    self.init(
      id: record.id, announcement: record.announcement,
      origin: .imported(sourceID: record.sourceID), photo: nil, insertion: number, change: number)
  }
}
