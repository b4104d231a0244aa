import PetMapSQLite
import PetMapJSON
import PetMapAnnouncements

extension AnnouncementTable {
  /// Inserts an imported record, or updates the announcement that an earlier import made of it; see
  /// ``AnnouncementStore/upsert(_:at:)``. A record whose id is the UUID of an announcement, as in an
  /// export of this store, stands for that announcement.
  ///
  /// - Parameters:
  ///   - record: without photo, and without time stamps that its source does not have.
  ///   - source: where it is from; nil when all records name announcements.
  func upsert(
    _ record: StoredAnnouncement, of source: StoredSource?, at now: Timestamp,
    _ counts: inout ImportCounts
  ) throws(SQLiteError) {
    guard let origin = record.importOrigin else { return }
    if let own = try announcementNamed(by: origin.sourceID) {
      return try restore(own, from: record, at: now, &counts)
    }
    guard let source else { throw .damaged("a record is of no source") }
    let existing = try self.announcement(origin.sourceID, in: source)
    let id = existing?.id ?? AnnouncementID(ofSource: origin.sourceID, named: source.name)
    var announcement = record.announcement
    try clearTakenChip(of: &announcement, id, &counts)
    var named = origin
    named.source = source.name
    if let existing {
      if !existing.announcement.isRecognizable(as: announcement) {
        counts.note(origin.sourceID, existing.announcement, announcement)
      }
      try replace(existing, with: announcement, named, at: now, &counts)
    } else {
      // No record is newer than its import: what is created later is listed before it.
      let created = min(announcement.createdAt ?? now, now)
      announcement.id = id.text
      announcement.createdAt = created
      announcement.updatedAt = min(max(announcement.updatedAt ?? created, created), now)
      let number = try nextChange()
      let stored = StoredAnnouncement(
        id: id, announcement: announcement, origin: .imported(named), photo: nil,
        insertion: number, change: number)
      try insert(stored, passwordHash: nil, source: source.number)
      counts.inserted += 1
    }
  }

  /// The announcement whose UUID a record has as its id.
  func announcementNamed(by sourceID: String) throws(SQLiteError) -> StoredAnnouncement? {
    guard let id = AnnouncementID(sourceID) else { return nil }
    return try announcement(id)
  }

  /// What an earlier import made of a source's record.
  func announcement(
    _ sourceID: String, in source: StoredSource
  ) throws(SQLiteError) -> StoredAnnouncement? {
    try connection.prepare(
      "SELECT \(AnnouncementRow.columns) FROM announcement WHERE source_id = ? AND source = ?"
    ).first(.text(sourceID), .integer(source.number), decode: AnnouncementRow.decode)
  }

  /// Takes over what an export of this store says of one of its announcements.
  private func restore(
    _ existing: StoredAnnouncement, from record: StoredAnnouncement, at now: Timestamp,
    _ counts: inout ImportCounts
  ) throws(SQLiteError) {
    guard var origin = existing.importOrigin else {
      // Its reporter's word counts, not a file's.
      let isSame = record.announcement.saysTheSame(as: existing.announcement)
      if isSame { counts.unchanged += 1 } else { counts.reportsLeft += 1 }
      return
    }
    if let exported = record.importOrigin {
      origin.photoURL = exported.photoURL ?? origin.photoURL
      let kept = ImportOrigin.kept(ofExported: exported.kept)
      if !kept.members.isEmpty { origin.kept = kept }
    }
    var announcement = record.announcement
    try clearTakenChip(of: &announcement, existing.id, &counts)
    try replace(existing, with: announcement, origin, at: now, &counts)
  }

  /// Leaves out a microchip number that another announcement has.
  private func clearTakenChip(
    of announcement: inout Announcement, _ id: AnnouncementID, _ counts: inout ImportCounts
  ) throws(SQLiteError) {
    guard let chip = announcement.microchipNumber, let owner = try owner(ofChip: chip), owner != id
    else { return }
    announcement.microchipNumber = nil
    counts.chipConflicts.append(id)
  }

  private func replace(
    _ existing: StoredAnnouncement, with announcement: Announcement, _ origin: ImportOrigin,
    at now: Timestamp, _ counts: inout ImportCounts
  ) throws(SQLiteError) {
    var stored = existing
    stored.announcement = announcement
    stored.announcement.takeIdentity(of: existing.announcement)
    stored.origin = .imported(origin)
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

extension Announcement {
  /// Takes over what an import does not change.
  fileprivate mutating func takeIdentity(of existing: Announcement) {
    id = existing.id
    createdAt = existing.createdAt
    updatedAt = existing.updatedAt
    photoUrl = existing.photoUrl
  }

  /// Whether an import of this announcement would leave an existing one as it is.
  fileprivate func saysTheSame(as existing: Announcement) -> Bool {
    var same = self
    same.takeIdentity(of: existing)
    return same == existing
  }
}

extension ImportCounts {
  /// Notes an update after which an announcement is not recognizable.
  fileprivate mutating func note(_ sourceID: String, _ before: Announcement, _ after: Announcement)
  {
    suspectUpdateCount += 1
    guard suspectUpdates.count < Self.keptUpdates else { return }
    suspectUpdates.append(SuspectUpdate(sourceID: sourceID, before: before, after: after))
  }
}

extension StoredAnnouncement {
  /// A record before it has its numbers.
  init(_ record: ImportedAnnouncement, number: Int64 = 0) {
    self.init(
      id: record.id, announcement: record.announcement, origin: .imported(record.origin),
      photo: nil, insertion: number, change: number)
  }
}
