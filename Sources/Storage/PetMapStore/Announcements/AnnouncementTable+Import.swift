import PetMapSQLite
import PetMapAnnouncements

extension AnnouncementTable {
  /// Inserts an imported record, or updates the announcement that an earlier import created; see
  /// ``AnnouncementStore/upsert(_:at:)``. A record whose ID is the UUID of an announcement, as in
  /// an export from this store, refers to that announcement.
  ///
  /// - Parameters:
  ///   - record: The record, without a photo, and with only the timestamps that its source
  ///     provides.
  ///   - source: The source of the record; `nil` if all records refer to existing announcements.
  func upsert(
    _ record: StoredAnnouncement, of source: StoredSource?, at now: Timestamp,
    _ counts: inout ImportCounts
  ) throws(SQLiteError) {
    guard let origin = record.importOrigin else { return }
    var existing = try announcementNamed(by: origin.sourceID)
    if existing == nil, let source {
      existing = try announcement(origin.sourceID, in: source)
    }
    let decision = try ImportMerge(source: source, now: now)
      .decide(record, existing: existing, &counts) { (chip) throws(SQLiteError) in
        try owner(ofChip: chip)
      }
    switch decision {
    case nil: throw .damaged("a record has no source")
    case .keep: break
    case .update(var stored):
      stored.change = try nextChange()
      try update(stored)
    case .insert(let new):
      let number = try nextChange()
      let stored = StoredAnnouncement(
        id: new.id, announcement: new.announcement, origin: new.origin, photo: nil,
        insertion: number, change: number)
      try insert(stored, passwordHash: nil, source: source?.number)
    }
  }

  /// Returns the announcement whose UUID is a record's ID.
  func announcementNamed(by sourceID: String) throws(SQLiteError) -> StoredAnnouncement? {
    guard let id = AnnouncementID(sourceID) else { return nil }
    return try announcement(id)
  }

  /// Returns the announcement that an earlier import created from a source's record.
  func announcement(
    _ sourceID: String, in source: StoredSource
  ) throws(SQLiteError) -> StoredAnnouncement? {
    try connection.prepare(
      "SELECT \(AnnouncementRow.columns) FROM announcement WHERE source_id = ? AND source = ?"
    ).first(.text(sourceID), .integer(source.number), decode: AnnouncementRow.decode)
  }
}
