import PetMapAnnouncements
import PetMapSQL

/// What the databases write differently in the statements of the rules.
extension SQL {
  /// Locks the rows that a query returns until the end of the transaction.
  static let forUpdate = SQL(sqlite: "", postgres: "FOR UPDATE")
  /// The same, but skips the rows that another transaction has locked.
  static let skipLocked = SQL(sqlite: "", postgres: "FOR UPDATE SKIP LOCKED")
}

/// Reading announcements.
extension Transaction {
  /// Returns an announcement, or `nil` if it does not exist.
  ///
  /// - Parameter isLocked: Whether to keep others from changing it until the end of the transaction.
  func announcement(
    _ id: AnnouncementID, isLocked: Bool = false
  ) throws(StoreFailure) -> StoredAnnouncement? {
    try announcements(
      isLocked ? ReadingSQL.locked : ReadingSQL.announcement, id.value
    ).first
  }

  /// Returns the announcements imported from records with the given ID, in the named source or, if
  /// the name is `nil`, in any source.
  func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreFailure) -> [StoredAnnouncement] {
    // No source has such a name, and PostgreSQL rejects text that contains U+0000.
    if let source, source.utf8.contains(0) { return [] }
    return try announcements(ReadingSQL.imported, .text(id), .text(source))
  }

  /// Returns the announcements after a position; see ``AnnouncementSource/page(after:limit:)``.
  func page(
    after position: ListPosition?, limit: Int
  ) throws(StoreFailure) -> [StoredAnnouncement] {
    guard let position else { return try page(before: .max, limit) }
    // With one row comparison, SQLite would read all rows of the instant.
    let instant = position.createdAt.milliseconds
    let rows = try announcements(
      ReadingSQL.sameInstant, .integer(instant), .integer(position.insertion), .integer(limit))
    if rows.count == limit { return rows }
    return rows + (try page(before: instant, limit - rows.count))
  }

  private func page(
    before instant: Int64, _ limit: Int
  ) throws(StoreFailure) -> [StoredAnnouncement] {
    try announcements(ReadingSQL.page, .integer(instant), .integer(limit))
  }

  /// Returns the reports without a photo after a position; see
  /// ``AnnouncementSource/unpublished(after:limit:)``.
  func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(StoreFailure) -> [StoredAnnouncement] {
    try announcements(
      ReadingSQL.unpublished, .integer(position?.createdAt.milliseconds ?? .max),
      .integer(position?.insertion ?? .max), .integer(limit))
  }

  /// Passes all announcements to `body` in batches, until it returns `false`.
  ///
  /// - Parameter isOrdered: Whether in order of insertion.
  func forEachAnnouncement(
    isOrdered: Bool = false, _ body: ([StoredAnnouncement]) throws(StoreFailure) -> Bool
  ) throws(StoreFailure) {
    try forEachAnnouncements(isOrdered ? ReadingSQL.allInOrder : ReadingSQL.all, body)
  }

  func count() throws(StoreFailure) -> Int {
    Int(try value("SELECT count(*) FROM announcement").integer ?? 0)
  }

  /// Returns the hash of an announcement's management password, or `nil` if it has none.
  func passwordHash(of id: AnnouncementID) throws(StoreFailure) -> PasswordHash? {
    try value("SELECT password_hash FROM announcement WHERE id = ?1", id.value).text
      .map { PasswordHash(text: $0) }
  }

  /// Returns the keyed hash of the network from which an announcement was created, or `nil` if it was
  /// not recorded.
  func reporterNetwork(of id: AnnouncementID) throws(StoreFailure) -> [UInt8]? {
    try value("SELECT reporter_network FROM announcement WHERE id = ?1", id.value).bytes
  }

  /// Returns the announcement with a microchip number.
  func owner(ofChip number: String) throws(StoreFailure) -> AnnouncementID? {
    let rows = try values("SELECT id FROM announcement WHERE microchip_number = ?1", .text(number))
    guard let id = rows.first?.first else { return nil }
    return try AnnouncementID(id)
  }
}

private enum ReadingSQL {
  private static let columns = AnnouncementColumns.selected

  static let announcement: SQL = "SELECT \(columns) FROM announcement WHERE id = ?1"
  static let locked: SQL = "\(announcement) \(SQL.forUpdate)"
  static let imported: SQL = """
    SELECT \(columns) FROM announcement WHERE \(Tables.announcement.column("source_id").equals("?1"))
    AND (CAST(?2 AS text) IS NULL OR source = (SELECT number FROM source WHERE name = ?2))
    """
  static let sameInstant: SQL = """
    SELECT \(columns) FROM announcement
    WHERE created_at = ?1 AND insertion < ?2 ORDER BY insertion DESC LIMIT ?3
    """
  static let page: SQL = """
    SELECT \(columns) FROM announcement
    WHERE created_at < ?1 ORDER BY created_at DESC, insertion DESC LIMIT ?2
    """
  static let unpublished: SQL = """
    SELECT \(columns) FROM announcement
    WHERE \(Tables.isUnpublished) AND (created_at, insertion) < (?1, ?2)
    ORDER BY created_at DESC, insertion DESC LIMIT ?3
    """
  /// A subquery for the name of the source would run again for each row.
  static let all: SQL = """
    SELECT \(AnnouncementColumns.selected(from: "announcement", source: "source.name"))
    FROM announcement LEFT JOIN source ON source.number = announcement.source
    """
  static let allInOrder: SQL = "\(all) ORDER BY announcement.insertion"
}
