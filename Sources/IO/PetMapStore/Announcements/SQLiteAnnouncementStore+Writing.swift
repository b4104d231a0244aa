import PetMapSQLite
public import PetMapAnnouncements

extension SQLiteAnnouncementStore {
  /// How many milliseconds a clock may go back so that a new announcement is still listed first.
  private static let clockTolerance: Int64 = 120_000
  /// A clock that says an earlier time was never set: 2025-01-01.
  private static let earliestTime = Timestamp(milliseconds: 1_735_689_600_000)

  /// Inserts an announcement, see ``AnnouncementStore/create(_:at:)``. One that is created later is
  /// not older: when the clock went back a little, it gets the newest one's time. When the clock was
  /// wrong by more than ``clockTolerance``, `createdAt` follows it again as soon as it is right.
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
      let isClockUnset = now < Self.earliestTime
      let latest = isClockUnset ? .max : now.milliseconds + Self.clockTolerance
      let newest = try table.newest(upTo: Timestamp(milliseconds: latest))
      let created = max(now, newest ?? now)
      let number = try table.nextChange()
      let stored = StoredAnnouncement(
        id: new.id, announcement: new.draft.announcement(id: new.id, at: created),
        origin: .reported, photo: nil, insertion: number, change: number)
      try table.insert(stored, passwordHash: new.passwordHash, network: network)
      if let key = new.key { try table.remember(key, of: new.id, at: now) }
      return stored
    }
    guard let stored else { throw .keyReused }
    return stored
  }

  /// Changes an announcement's status, see ``AnnouncementStore/setStatus(_:of:at:)``.
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

  /// Removes an announcement and its photo, see ``AnnouncementStore/delete(_:)``.
  public func delete(_ id: AnnouncementID) throws(StoreError) {
    let isDeleted = try StoreError.writing { [photos] () throws(SQLiteError) in
      // Alone: the file goes after the commit, and before any other photo comes.
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

  /// Deletes the oldest reports without a photo, see
  /// ``AnnouncementStore/deleteUnpublished(createdBefore:limit:)``.
  public func deleteUnpublished(
    createdBefore instant: Timestamp, limit: Int
  ) throws(StoreError) -> [AnnouncementID] {
    // Without photos, no files have to go.
    try write { (table) throws(SQLiteError) in
      try table.deleteUnpublished(createdBefore: instant, limit: limit)
    }
  }

  /// Inserts or replaces imported records, see ``AnnouncementStore/upsert(_:at:)``; for very many
  /// there is ``StoreImport``.
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

  /// Writes the first page again, see ``AnnouncementStore/checkWritable()``.
  public func checkWritable() throws(StoreError) {
    try write { (table) throws(SQLiteError) in try StoreSchema.rewriteVersion(table.connection) }
  }

  // MARK: Wrong passwords

  /// Notes a wrong password, and drops those that are older than 24 hours.
  public func noteFailure(_ failure: PasswordFailure) throws(StoreError) {
    try write { (table) throws(SQLiteError) in try table.noteWrongPassword(failure) }
  }

  /// Whether an announcement was created from a network, see
  /// ``AnnouncementStore/isReporterNetwork(_:of:)``.
  public func isReporterNetwork(
    _ network: String, of id: AnnouncementID
  ) throws(StoreError) -> Bool {
    let known = try read { (table) throws(SQLiteError) in try table.reporterNetwork(of: id) }
    return known.map { $0 == networkHash(network, of: id) } ?? false
  }

  /// The hash of a network, another one for each announcement: nothing tells which come from the same.
  private func networkHash(_ network: String, of id: AnnouncementID) -> [UInt8] {
    Array(
      SHA256.authenticationCode(of: id.bytes + Array(network.utf8), key: networkKey).prefix(16))
  }

  /// The wrong passwords since an instant, in ascending order.
  public func failures(since: Timestamp) throws(StoreError) -> [PasswordFailure] {
    try read { (table) throws(SQLiteError) in try table.wrongPasswords(since: since) }
  }
}

extension StoredAnnouncement {
  /// Moves `updatedAt` to now, never back.
  mutating func touch(at now: Timestamp) {
    announcement.updatedAt = max(now, announcement.updatedAt ?? now)
  }

  /// The name of the photo's file, nil without a photo.
  var photoName: PhotoName? { photo.map { PhotoName(id: id, format: $0.format) } }
}
