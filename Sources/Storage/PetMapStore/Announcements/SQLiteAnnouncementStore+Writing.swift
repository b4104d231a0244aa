import PetMapSQLite
public import PetMapAnnouncements

extension SQLiteAnnouncementStore {
  /// Inserts an announcement; see ``AnnouncementStore/create(_:at:)``. If the clock is set back
  /// slightly, creation times do not decrease: a new announcement gets the time of the newest one.
  /// If the clock was ahead by more than the tolerance of ``CreationClock``, creation times follow
  /// the clock again as soon as it is corrected.
  public func create(
    _ new: NewAnnouncement, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let network = new.network.map { networkHash($0, of: new.id) }
    let stored = try write { (table) throws(SQLiteError) -> StoredAnnouncement? in
      if let key = new.key, let creation = try table.creation(by: key, at: now) {
        guard creation.bodyDigest == key.bodyDigest else { return nil }
        try table.setPasswordHash(new.passwordHash, of: creation.announcement.id)
        return creation.announcement
      }
      let newest = try table.newest(upTo: CreationClock.latest(at: now))
      let created = max(now, newest ?? now)
      let number = try table.nextChange()
      let stored = StoredAnnouncement(
        id: new.id, announcement: new.draft.announcement(id: new.id, at: created),
        origin: .reported, photo: nil, insertion: number, change: number)
      try table.insert(stored, passwordHash: new.passwordHash, network: network)
      if let key = new.key { try table.record(key, of: new.id, at: now) }
      return stored
    }
    guard let stored else { throw .keyReused }
    return stored
  }

  /// Changes an announcement's status; see ``AnnouncementStore/setStatus(_:of:at:)``.
  public func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let stored = try write { (table) throws(SQLiteError) -> StoredAnnouncement? in
      guard var stored = try table.announcement(id) else { return nil }
      guard stored.announcement.status != status else { return stored }
      stored.announcement.status = status
      stored.touch(at: now)
      stored.change = try table.nextChange()
      try table.update(stored)
      return stored
    }
    guard let stored else { throw .notFound }
    return stored
  }

  /// Deletes an announcement and its photo; see ``AnnouncementStore/delete(_:)``.
  public func delete(_ id: AnnouncementID) throws(StoreError) {
    let isDeleted = try StoreError.writing { [photos] () throws(SQLiteError) in
      // Run this operation alone: the file must be removed after the commit, but before another
      // photo is published.
      try writer.perform(alone: true) { (connection) throws(SQLiteError) in
        let table = AnnouncementTable(connection)
        let stored = try connection.transaction { () throws(SQLiteError) in
          let stored = try table.announcement(id)
          if stored != nil { try table.delete(id) }
          return stored
        }
        if let name = stored?.photoName { photos.discard(.photo(name)) }
        return stored != nil
      }
    }
    guard isDeleted else { throw .notFound }
  }

  /// Deletes the oldest reports without a photo; see
  /// ``AnnouncementStore/deleteUnpublished(createdBefore:limit:)``.
  public func deleteUnpublished(
    createdBefore instant: Timestamp, limit: Int
  ) throws(StoreError) -> [AnnouncementID] {
    // Unpublished reports have no photo files to remove.
    try write { (table) throws(SQLiteError) in
      try table.deleteUnpublished(createdBefore: instant, limit: limit)
    }
  }

  /// Inserts or updates imported records; see ``AnnouncementStore/upsert(_:at:)``. Use
  /// ``StoreImport`` for large imports.
  public func upsert(
    _ records: [ImportedAnnouncement], at now: Timestamp
  ) throws(StoreError) -> ImportCounts {
    try write { (table) throws(SQLiteError) in
      var counts = ImportCounts()
      let source = try SourceTable(table.connection).unnamed()
      for record in records {
        try table.upsert(StoredAnnouncement(record), of: source, at: now, &counts)
      }
      return counts
    }
  }

  /// Rewrites the header; see ``AnnouncementStore/checkWritable()``.
  public func checkWritable() throws(StoreError) {
    try write { (table) throws(SQLiteError) in try StoreSchema.rewriteHeader(table.connection) }
  }

  // MARK: Failed attempts

  /// Records a failed attempt, and drops those older than 24 hours.
  public func recordFailedAttempt(_ attempt: FailedAttempt) throws(StoreError) {
    try write { (table) throws(SQLiteError) in try table.recordFailedAttempt(attempt) }
  }

  /// Returns whether an announcement was created from a network; see
  /// ``AnnouncementStore/isReporterNetwork(_:of:)``.
  public func isReporterNetwork(
    _ network: String, of id: AnnouncementID
  ) throws(StoreError) -> Bool {
    let known = try read { (table) throws(SQLiteError) in try table.reporterNetwork(of: id) }
    return known.map { $0 == networkHash(network, of: id) } ?? false
  }

  /// Returns the failed attempts since an instant, in ascending order.
  public func failedAttempts(since: Timestamp) throws(StoreError) -> [FailedAttempt] {
    try read { (table) throws(SQLiteError) in try table.failedAttempts(since: since) }
  }
}

extension StoredAnnouncement {
  /// Sets `updatedAt` to now, unless it is already later.
  mutating func touch(at now: Timestamp) {
    announcement.updatedAt = max(now, announcement.updatedAt ?? now)
  }

  /// The name of the photo's file, or `nil` if there is no photo.
  var photoName: PhotoName? { photo.map { PhotoName(id: id, format: $0.format) } }
}

/// The tolerances for the clock that provides the creation times of announcements.
enum CreationClock {
  /// The number of milliseconds by which the clock can be set back while new announcements are
  /// still listed first.
  private static let tolerance: Int64 = 120_000
  /// 2025-01-01. A clock that shows an earlier time was never set.
  private static let earliestTime = Timestamp(milliseconds: 1_735_689_600_000)

  /// Returns the latest creation time that counts: a new announcement must not precede existing
  /// ones created up to then. Later times are from a clock that was ahead.
  static func latest(at now: Timestamp) -> Timestamp {
    Timestamp(milliseconds: now < earliestTime ? .max : now.milliseconds + tolerance)
  }
}
