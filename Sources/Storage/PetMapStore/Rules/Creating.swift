import PetMapAnnouncements
import PetMapSQL

/// Creating announcements.
extension Transaction {
  /// Inserts a report; see ``AnnouncementStore/create(_:at:)``.
  ///
  /// If the clock is set back slightly, creation times do not decrease: a new announcement gets the
  /// time of the newest one. If the clock was ahead by more than the tolerance of ``CreationClock``,
  /// creation times follow the clock again as soon as it is corrected.
  ///
  /// - Parameters:
  ///   - network: The keyed hash of the network from which it is created, for this announcement.
  ///   - sender: The same for all announcements.
  func create(
    _ new: NewAnnouncement, network: [UInt8]?, sender: SenderNetwork?, at now: Timestamp
  ) throws(StoreFailure) -> StoredAnnouncement {
    if let key = new.key {
      try lock(.creation(key.digest))
      if let creation = try creation(by: key, at: now) {
        guard creation.bodyDigest == key.bodyDigest else { throw .refused(.keyReused) }
        try change(
          CreatingSQL.password, .text(new.passwordHash.text), creation.announcement.id.value)
        if let digest = new.tokenDigest { try setToken(digest, of: creation.announcement.id) }
        return creation.announcement
      }
    }
    let newest = try value(
      "SELECT max(created_at) FROM announcement WHERE created_at <= ?1",
      .integer(CreationClock.latest(at: now).milliseconds)
    ).integer.map { Timestamp(milliseconds: $0) }
    var stored = StoredAnnouncement(
      id: new.id, announcement: new.draft.announcement(id: new.id, at: max(now, newest ?? now)),
      origin: .reported, confirmsNoPhoto: new.draft.confirmsNoPhoto,
      visibility: new.draft.confirmsNoPhoto && new.isReviewed ? .waiting : .shown,
      insertion: try nextNumber(), change: 0)
    try change(
      CreatingSQL.insertion,
      [
        .integer(stored.insertion), stored.id.value, .text(new.passwordHash.text), .bytes(network),
        .text(stored.visibility.column), stored.confirmsNoPhoto ? .integer(1) : .null,
      ] + AnnouncementColumns.values(stored))
    if let sender {
      try change(
        CreatingSQL.sender, new.id.value, .bytes(sender.bytes), .integer(now.milliseconds))
    }
    if let digest = new.tokenDigest { try setToken(digest, of: new.id) }
    try audit(.create, [new.id], by: .reporter)
    if let key = new.key {
      try change(
        CreatingSQL.key, .bytes(key.digest), .bytes(key.bodyDigest), new.id.value,
        .integer(now.milliseconds))
    }
    stored.change = try noteChanges(of: [stored.id])
    return stored
  }

  /// Returns the announcement created by an earlier request with the given key, and the digest of
  /// that request's body, or `nil` if the key is unknown or expired.
  private func creation(
    by key: CreationKey, at now: Timestamp
  ) throws(StoreFailure) -> (announcement: StoredAnnouncement, bodyDigest: [UInt8])? {
    let row = try values(
      CreatingSQL.creation, .integer(now.milliseconds - CreationKey.lifetime), .bytes(key.digest)
    ).first
    guard let row, let digest = row[1].bytes, let stored = try announcement(AnnouncementID(row[0]))
    else { return nil }
    return (stored, digest)
  }

  /// Removes the keys that have expired.
  func removeExpiredKeys(at now: Timestamp) throws(StoreFailure) {
    try change(CreatingSQL.expiry, .integer(now.milliseconds - CreationKey.lifetime))
  }
}

private enum CreatingSQL {
  static let insertion = Tables.announcement.insertion(
    [
      "insertion", "id", "password_hash", "reporter_network", "visibility", "confirms_no_photo",
    ] + AnnouncementColumns.members)
  static let sender = Tables.sender.insertion(Tables.sender.columnNames)
  static let password = Tables.announcement.update(["password_hash"], where: "id = ?2")
  static let key = Tables.creationKey.insertion(
    Tables.creationKey.columnNames, replacing: true)

  /// The condition for expired keys: those of published announcements, up to the time in the first
  /// parameter.
  private static let isExpired = """
    at <= ?1 AND NOT EXISTS (SELECT 1 FROM announcement
      WHERE announcement.id = creation_key.announcement AND \(Tables.isUnpublished))
    """
  static let creation: SQL = """
    SELECT announcement, body_digest FROM creation_key WHERE digest = ?2 AND NOT (\(isExpired))
    """
  static let expiry: SQL = "DELETE FROM creation_key WHERE \(isExpired)"
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
