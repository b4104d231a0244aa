import PetMapPostgres
public import PetMapAnnouncements

extension PostgresAnnouncementStore {
  /// Inserts an announcement; see ``AnnouncementStore/create(_:at:)``. The clock tolerances are the
  /// same as in ``SQLiteAnnouncementStore``.
  public func create(
    _ new: NewAnnouncement, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let network = new.network.map { networkHash($0, of: new.id) }
    let stored = try write { (table) throws(PostgresError) -> StoredAnnouncement? in
      if let key = new.key {
        try table.lock(key)
        if let creation = try table.creation(by: key, at: now) {
          guard creation.bodyDigest == key.bodyDigest else { return nil }
          try table.setPasswordHash(new.passwordHash, of: creation.announcement.id)
          return creation.announcement
        }
      }
      let newest = try table.newest(upTo: CreationClock.latest(at: now))
      let created = max(now, newest ?? now)
      var stored = StoredAnnouncement(
        id: new.id, announcement: new.draft.announcement(id: new.id, at: created),
        origin: .reported, photo: nil, insertion: try table.nextInsertion(), change: 0)
      try table.insert(stored, passwordHash: new.passwordHash, network: network)
      if let key = new.key { try table.record(key, of: new.id, at: now) }
      stored.change = try table.noteChange(of: new.id)
      return stored
    }
    guard let stored else { throw .keyReused }
    return stored
  }

  /// Changes an announcement's status; see ``AnnouncementStore/setStatus(_:of:at:)``.
  public func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let stored = try write { (table) throws(PostgresError) -> StoredAnnouncement? in
      guard var stored = try table.announcement(id, isLocked: true) else { return nil }
      guard stored.announcement.status != status else { return stored }
      stored.announcement.status = status
      stored.touch(at: now)
      try table.update(stored)
      stored.change = try table.noteChange(of: id)
      return stored
    }
    guard let stored else { throw .notFound }
    return stored
  }

  /// Removes an announcement and its photo; see ``AnnouncementStore/delete(_:)``.
  public func delete(_ id: AnnouncementID) throws(StoreError) {
    let isDeleted = try write { (table) throws(PostgresError) in
      guard try table.delete(id) else { return false }
      _ = try table.noteChange(of: id)
      return true
    }
    if !isDeleted { throw .notFound }
  }

  /// Deletes the oldest reports without a photo; see
  /// ``AnnouncementStore/deleteUnpublished(createdBefore:limit:)``.
  public func deleteUnpublished(
    createdBefore instant: Timestamp, limit: Int
  ) throws(StoreError) -> [AnnouncementID] {
    try write { (table) throws(PostgresError) in
      // Skip rows that another server is deleting or publishing.
      let expired = try table.connection.query(
        """
        SELECT id FROM announcement
        WHERE photo_format IS NULL AND source_id IS NULL AND created_at < $1
        ORDER BY created_at, insertion LIMIT $2 FOR UPDATE SKIP LOCKED
        """, .integer(instant.milliseconds), .integer(Int64(limit))
      ).map { AnnouncementID(blob: $0.blob(0)) }
      let ids = expired.compactMap { $0 }
      for id in ids { _ = try table.delete(id) }
      for id in ids { _ = try table.noteChange(of: id) }
      return ids
    }
  }

  /// Inserts or updates imported records; see ``AnnouncementStore/upsert(_:at:)``.
  public func upsert(
    _ records: [ImportedAnnouncement], at now: Timestamp
  ) throws(StoreError) -> ImportCounts {
    try StoreError.ofDatabase { () throws(PostgresError) in
      try primary.requests.with { (connection) throws(PostgresError) in
        var run = try PostgresImportRun(connection)
        for record in records { try run.add(record) }
        try run.flush()
        return try run.commitUnnamed(at: now)
      }
    }
  }

  /// Rewrites the row of the table `state`; see ``AnnouncementStore/checkWritable()``.
  public func checkWritable() throws(StoreError) {
    try write { (table) throws(PostgresError) in
      _ = try table.connection.query("UPDATE state SET last_change = last_change")
    }
  }

  // MARK: Failed attempts

  /// Records a failed attempt, and removes attempts older than 24 hours.
  public func recordFailedAttempt(_ attempt: FailedAttempt) throws(StoreError) {
    try write { (table) throws(PostgresError) in try table.recordFailedAttempt(attempt) }
  }

  /// Returns whether an announcement was created from a network; see
  /// ``AnnouncementStore/isReporterNetwork(_:of:)``.
  public func isReporterNetwork(
    _ network: String, of id: AnnouncementID
  ) throws(StoreError) -> Bool {
    let known = try read { (table) throws(PostgresError) in try table.reporterNetwork(of: id) }
    return known.map { $0 == networkHash(network, of: id) } ?? false
  }

  /// Returns the failed attempts since an instant, in ascending order.
  public func failedAttempts(since: Timestamp) throws(StoreError) -> [FailedAttempt] {
    try read { (table) throws(PostgresError) in try table.failedAttempts(since: since) }
  }
}
