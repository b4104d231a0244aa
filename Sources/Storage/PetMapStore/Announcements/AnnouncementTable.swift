import PetMapSQLite
import PetMapPhotos
import PetMapAnnouncements

/// The SQL statements for a store's tables, on one connection.
///
/// Statements that change data run within the caller's transaction. The extensions contain
/// imports, the change log, idempotency keys, failed attempts, and settings.
struct AnnouncementTable {
  let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) { self.connection = connection }

  // MARK: Reading

  func announcement(_ id: AnnouncementID) throws(SQLiteError) -> StoredAnnouncement? {
    try connection.prepare("SELECT \(AnnouncementRow.columns) FROM announcement WHERE id = ?")
      .first(id.blob, decode: AnnouncementRow.decode)
  }

  /// Returns the announcements imported from records with the given ID, in the named source or, if
  /// the name is `nil`, in any source.
  func announcements(
    withSourceID id: String, in source: String?
  ) throws(SQLiteError) -> [StoredAnnouncement] {
    try connection.prepare(
      """
      SELECT \(AnnouncementRow.columns) FROM announcement WHERE source_id = ?1
        AND (?2 IS NULL OR source = (SELECT number FROM source WHERE name = ?2))
      """
    ).rows(.text(id), .text(source), decode: AnnouncementRow.decode)
  }

  /// Returns the announcements after a position; see ``AnnouncementStore/page(after:limit:)``.
  func page(after position: ListPosition?, limit: Int) throws(SQLiteError) -> [StoredAnnouncement] {
    guard let position else { return try page(before: .max, limit) }
    // Run two queries: for `(created_at, insertion) < (?, ?)`, SQLite would read all rows with that
    // timestamp.
    let sameInstant = try connection.prepare(
      """
      SELECT \(AnnouncementRow.columns) FROM announcement
      WHERE created_at = ? AND insertion < ? ORDER BY insertion DESC LIMIT ?
      """)
    let rows = try sameInstant.rows(
      .integer(Int(position.createdAt.milliseconds)), .integer(Int(position.insertion)),
      .integer(limit), decode: AnnouncementRow.decode)
    if rows.count == limit { return rows }
    let instant = Int(position.createdAt.milliseconds)
    return rows + (try page(before: instant, limit - rows.count))
  }

  /// - Parameter instant: The time in milliseconds since 1970.
  private func page(
    before instant: Int, _ limit: Int
  ) throws(SQLiteError) -> [StoredAnnouncement] {
    let page = try connection.prepare(
      """
      SELECT \(AnnouncementRow.columns) FROM announcement
      WHERE created_at < ? ORDER BY created_at DESC, insertion DESC LIMIT ?
      """)
    return try page.rows(.integer(instant), .integer(limit), decode: AnnouncementRow.decode)
  }

  /// Returns the reports without a photo after a position; see
  /// ``AnnouncementStore/unpublished(after:limit:)``.
  func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(SQLiteError) -> [StoredAnnouncement] {
    let position =
      position ?? ListPosition(createdAt: Timestamp(milliseconds: .max), insertion: .max)
    return try connection.prepare(
      """
      SELECT \(AnnouncementRow.columns) FROM announcement
      WHERE photo_format IS NULL AND source_id IS NULL AND (created_at, insertion) < (?, ?)
      ORDER BY created_at DESC, insertion DESC LIMIT ?
      """
    ).rows(
      .integer(Int(position.createdAt.milliseconds)), .integer(Int(position.insertion)),
      .integer(limit), decode: AnnouncementRow.decode)
  }

  /// Deletes the oldest reports without a photo; see
  /// ``AnnouncementStore/deleteUnpublished(createdBefore:limit:)``.
  func deleteUnpublished(
    createdBefore instant: Timestamp, limit: Int
  ) throws(SQLiteError) -> [AnnouncementID] {
    let expired = try connection.prepare(
      """
      SELECT id FROM announcement
      WHERE photo_format IS NULL AND source_id IS NULL AND created_at < ?
      ORDER BY created_at, insertion LIMIT ?
      """
    ).rows(.integer(Int(instant.milliseconds)), .integer(limit)) {
      AnnouncementID(blob: $0.blob(0))
    }
    let ids = expired.compactMap { $0 }
    for id in ids { try delete(id) }
    return ids
  }

  /// Calls `body` with every announcement in order of insertion, until it returns `false`.
  ///
  /// - Parameter table: The store's table, or another one with the same columns.
  func forEach(
    of table: String = "announcement", _ body: (StoredAnnouncement) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) {
    let all = try connection.prepare(
      "SELECT \(AnnouncementRow.columns) FROM \(table) ORDER BY insertion")
    try all.forEach([]) { (row) throws(SQLiteError) in try body(AnnouncementRow.decode(row)) }
  }

  /// Calls `body` with all announcements in batches, in order of insertion.
  func forEachBatch(_ body: ([StoredAnnouncement]) -> Void) throws(SQLiteError) {
    var batch: [StoredAnnouncement] = []
    try forEach { (stored) throws(SQLiteError) in
      batch.append(stored)
      if batch.count == 4096 {
        body(batch)
        batch.removeAll(keepingCapacity: true)
      }
      return true
    }
    if !batch.isEmpty { body(batch) }
  }

  func count() throws(SQLiteError) -> Int {
    try connection.prepare("SELECT count(*) FROM announcement").first { $0.integer(0) } ?? 0
  }

  /// Returns the ID of the announcement with the given microchip number.
  func owner(ofChip number: String) throws(SQLiteError) -> AnnouncementID? {
    try connection.prepare("SELECT id FROM announcement WHERE microchip_number = ?")
      .first(.text(number)) { AnnouncementID(blob: $0.blob(0)) } ?? nil
  }

  func passwordHash(of id: AnnouncementID) throws(SQLiteError) -> PasswordHash? {
    let hash = try connection.prepare("SELECT password_hash FROM announcement WHERE id = ?")
      .first(id.blob) { $0.optionalText(0) }
    return hash.flatMap { $0 }.map { PasswordHash(text: $0) }
  }

  /// Returns the keyed hash of the network from which an announcement was created, or `nil` if
  /// it was not recorded.
  func reporterNetwork(of id: AnnouncementID) throws(SQLiteError) -> [UInt8]? {
    try connection.prepare("SELECT reporter_network FROM announcement WHERE id = ?")
      .first(id.blob) { $0.optionalBlob(0) } ?? nil
  }

  /// Returns the size and digest recorded in a photo's row, or `nil` if no row refers to it.
  func photoContent(of name: PhotoName) throws(SQLiteError) -> PhotoContent? {
    let content = try connection.prepare(
      """
      SELECT photo_size, photo_digest FROM announcement WHERE id = ? AND photo_format = ?
      """
    ).first(name.id.blob, .text(name.format.fileExtension)) { row in
      PhotoContent(
        byteCount: row.integer(0),
        digest: PhotoDigest(value: UInt64(UInt(bitPattern: row.integer(1)))))
    }
    return content
  }

  /// Returns whether any announcement has a photo.
  func hasPhotos() throws(SQLiteError) -> Bool { try hasPhoto { _ in true } }

  /// Returns whether any announcement has a photo that satisfies a predicate.
  func hasPhoto(where isMatch: (PhotoName) -> Bool) throws(SQLiteError) -> Bool {
    let photos = try connection.prepare(
      "SELECT id, photo_format FROM announcement WHERE photo_format IS NOT NULL")
    var isFound = false
    try photos.forEach([]) { (row) throws(SQLiteError) in
      if let id = AnnouncementID(blob: row.blob(0)),
        let format = PhotoFormat(fileExtension: row.text(1))
      {
        isFound = isMatch(PhotoName(id: id, format: format))
      }
      return !isFound
    }
    return isFound
  }

  // MARK: Writing

  private static let insertedColumns =
    ["id", "insertion", "change", "password_hash", "source", "reporter_network"]
    + AnnouncementRow.members

  /// The statement that inserts an announcement.
  static let insertion = RowDigest.insertion(into: "announcement", insertedColumns)

  /// Returns the statement that inserts an announcement into a table with the same columns.
  static func insertion(intoCopy table: String) -> String {
    RowDigest.insertion(into: "announcement", as: table, insertedColumns)
  }

  private static let replacement = update(["change"] + AnnouncementRow.members)

  private static let photoChange = update([
    "photo_format", "photo_size", "photo_digest", "photo_version",
  ])

  /// Returns a statement that updates columns of an announcement, with one parameter per column
  /// followed by the ID.
  private static func update(_ columns: [String]) -> String {
    let changes = columns.enumerated().map { (column: $1, value: "?\($0 + 1)") }
    return RowDigest.update("announcement", changes, where: "id = ?\(columns.count + 1)")
  }

  /// Inserts a new announcement.
  ///
  /// - Parameters:
  ///   - source: The number of the source from which it was imported.
  ///   - network: The keyed hash of the network from which it was created.
  ///   - statement: The statement to use, such as one for a copy of the table.
  func insert(
    _ stored: StoredAnnouncement, passwordHash: PasswordHash?, source: Int? = nil,
    network: [UInt8]? = nil, by statement: String = Self.insertion
  ) throws(SQLiteError) {
    try connection.prepare(statement).run(
      [
        stored.id.blob, .integer(Int(stored.insertion)), .integer(Int(stored.change)),
        .text(passwordHash?.text), .integer(source), network.map { .blob($0) } ?? .null,
      ] + AnnouncementRow.values(stored))
  }

  /// Updates the members and the change number in an announcement's row.
  func update(_ stored: StoredAnnouncement) throws(SQLiteError) {
    try connection.prepare(Self.replacement).run(
      [.integer(Int(stored.change))] + AnnouncementRow.values(stored) + [stored.id.blob])
  }

  /// Replaces an announcement's password hash.
  func setPasswordHash(_ hash: PasswordHash, of id: AnnouncementID) throws(SQLiteError) {
    try connection.prepare(
      RowDigest.update("announcement", [("password_hash", "?1")], where: "id = ?2")
    ).run(.text(hash.text), id.blob)
  }

  /// Sets an announcement's photo.
  func setPhoto(
    _ photo: StoredPhoto, digest: PhotoDigest, of id: AnnouncementID
  ) throws(SQLiteError) {
    try connection.prepare(Self.photoChange).run(
      .text(photo.format.fileExtension), .integer(photo.byteCount),
      .integer(Int(bitPattern: UInt(digest.value))), .integer(Int(photo.version)), id.blob)
  }

  /// Deletes an announcement's row and records the deletion.
  ///
  /// - Parameter change: The number of this change; `nil` for the next one.
  func delete(_ id: AnnouncementID, change: Int64? = nil) throws(SQLiteError) {
    try connection.prepare("DELETE FROM announcement WHERE id = ?").run(id.blob)
    try connection.prepare("DELETE FROM creation_key WHERE id = ?").run(id.blob)
    let number = if let change { change } else { try nextChange() }
    try connection.prepare(RowDigest.insertion(into: "deletion", ["change", "id"]))
      .run(.integer(Int(number)), id.blob)
  }

  /// Returns the latest `created_at` up to an instant, or `nil` if all are later.
  func newest(upTo end: Timestamp) throws(SQLiteError) -> Timestamp? {
    let newest = try connection.prepare(
      "SELECT max(created_at) FROM announcement WHERE created_at <= ?"
    ).first(.integer(Int(end.milliseconds))) { $0.optionalInteger(0) }
    return newest.flatMap { $0 }.map { Timestamp(milliseconds: Int64($0)) }
  }
}
