import PetMapAnnouncements
import PetMapPhotos
import PetMapPostgres
import PetMapSQLite

extension PostgresRow: ColumnReader {}

/// The SQL statements for a store's tables, on one connection.
///
/// Statements that change announcements must run in a transaction that ends with
/// ``noteChange(of:)``.
struct PostgresTable {
  let connection: PostgresConnection

  init(_ connection: PostgresConnection) { self.connection = connection }

  /// The columns of an announcement. The number of its last change is stored only in the change
  /// log.
  static let columns = AnnouncementRow.columns(change: "0::bigint")

  static func decode(_ row: PostgresRow) throws(PostgresError) -> StoredAnnouncement {
    do throws(BrokenRow) {
      return try AnnouncementRow.decoded(row)
    } catch {
      throw .damaged(error.message)
    }
  }

  /// Returns the values of the columns in ``AnnouncementRow/members``.
  static func values(_ stored: StoredAnnouncement) -> [PostgresValue] {
    zip(AnnouncementRow.members, AnnouncementRow.values(stored)).map { column, value in
      switch value {
      case .null: .null
      case .integer(let number): .integer(Int64(number))
      case .real(let number): .real(number)
      case .text(let text) where column == "source_id": .bytes(Array(text.utf8))
      case .text(let text): .text(text)
      case .blob(let bytes): .bytes(bytes)
      }
    }
  }

  // MARK: Reading

  func announcement(
    _ id: AnnouncementID, isLocked: Bool = false
  ) throws(PostgresError) -> StoredAnnouncement? {
    try connection.query(
      "SELECT \(Self.columns) FROM announcement WHERE id = $1 \(isLocked ? "FOR UPDATE" : "")",
      id.uuid
    ).map(Self.decode).first
  }

  /// Returns the announcements imported from records with the given ID, in the named source or, if
  /// the name is `nil`, in any source.
  func announcements(
    withSourceID id: String, in source: String?
  ) throws(PostgresError) -> [StoredAnnouncement] {
    // No source has such a name, and PostgreSQL rejects text that contains U+0000.
    if let source, source.utf8.contains(0) { return [] }
    return try connection.query(
      """
      SELECT \(Self.columns) FROM announcement
      WHERE (\(PostgresSchema.indexed("source_id"))) = (\(PostgresSchema.indexed("$1::bytea")))
        AND source_id = $1
        AND ($2::text IS NULL OR source = (SELECT number FROM source WHERE name = $2))
      """, .bytes(Array(id.utf8)), .text(source)
    ).map(Self.decode)
  }

  /// Returns the announcements after a position; see ``AnnouncementStore/page(after:limit:)``.
  func page(
    after position: ListPosition?, limit: Int
  ) throws(PostgresError) -> [StoredAnnouncement] {
    let position = position ?? .first
    return try connection.query(
      """
      SELECT \(Self.columns) FROM announcement WHERE (created_at, insertion) < ($1, $2)
      ORDER BY created_at DESC, insertion DESC LIMIT $3
      """, .integer(position.createdAt.milliseconds), .integer(position.insertion),
      .integer(Int64(limit))
    ).map(Self.decode)
  }

  /// Returns the reports without a photo after a position; see
  /// ``AnnouncementStore/unpublished(after:limit:)``.
  func unpublished(
    after position: ListPosition?, limit: Int
  ) throws(PostgresError) -> [StoredAnnouncement] {
    let position = position ?? .first
    return try connection.query(
      """
      SELECT \(Self.columns) FROM announcement
      WHERE photo_format IS NULL AND source_id IS NULL AND (created_at, insertion) < ($1, $2)
      ORDER BY created_at DESC, insertion DESC LIMIT $3
      """, .integer(position.createdAt.milliseconds), .integer(position.insertion),
      .integer(Int64(limit))
    ).map(Self.decode)
  }

  /// Passes all rows of a query to `body` in batches, from one snapshot, until `body` returns
  /// `false`.
  ///
  /// - Parameter order: The SQL after the table's name.
  func forEachBatch(
    _ order: String = "", _ body: (PostgresRows) throws(PostgresError) -> Bool
  ) throws(PostgresError) {
    try connection.transaction("ISOLATION LEVEL REPEATABLE READ, READ ONLY") {
      () throws(PostgresError) in
      // A subquery for the name of the source would run again for each row.
      let columns = AnnouncementRow.columns(change: "0::bigint", source: "source.name")
      try connection.run(
        """
        DECLARE everything NO SCROLL CURSOR FOR
        SELECT \(columns) FROM announcement LEFT JOIN source ON source.number = announcement.source
        \(order)
        """)
      while true {
        let rows = try connection.query("FETCH 4096 FROM everything")
        if rows.count == 0 { return }
        guard try body(rows) else { return }
      }
    }
  }

  /// Passes all announcements to `body` in batches, in any order. One thread waits for the database,
  /// another one decodes, and the caller consumes.
  func readAll(_ body: ([StoredAnnouncement]) -> Void) throws(PostgresError) {
    let timeout = connection.timeout
    connection.timeout = 60
    defer { connection.timeout = timeout }
    let rows = ReadAhead<PostgresRows, PostgresError> { (receive) throws(PostgresError) in
      try forEachBatch { rows in
        receive(rows)
        return true
      }
    }
    try ReadAhead<[StoredAnnouncement], PostgresError> { (receive) throws(PostgresError) in
      try rows.run { (rows) throws(PostgresError) in receive(try rows.map(Self.decode)) }
    }.run(body)
  }

  func count() throws(PostgresError) -> Int {
    try connection.query("SELECT count(*) FROM announcement").first?.integer(0) ?? 0
  }

  func passwordHash(of id: AnnouncementID) throws(PostgresError) -> PasswordHash? {
    try connection.query("SELECT password_hash FROM announcement WHERE id = $1", id.uuid)
      .first?.optionalText(0).map { PasswordHash(text: $0) }
  }

  /// Returns the keyed hash of the network from which an announcement was created, or `nil` if
  /// it was not recorded.
  func reporterNetwork(of id: AnnouncementID) throws(PostgresError) -> [UInt8]? {
    try connection.query("SELECT reporter_network FROM announcement WHERE id = $1", id.uuid)
      .first?.optionalBlob(0)
  }

  /// Returns the latest `created_at` up to an instant, or `nil` if all are later.
  func newest(upTo end: Timestamp) throws(PostgresError) -> Timestamp? {
    try connection.query(
      "SELECT max(created_at) FROM announcement WHERE created_at <= $1",
      .integer(end.milliseconds)
    ).first?.optionalInteger(0).map { Timestamp(milliseconds: Int64($0)) }
  }

  // MARK: Writing

  /// Returns the sequence's next number.
  func nextInsertion() throws(PostgresError) -> Int64 {
    let rows = try connection.query("SELECT nextval('insertion')")
    guard let row = rows.first else { throw .damaged("the sequence is missing") }
    return Int64(row.integer(0))
  }

  private static let insertedColumns =
    ["id", "insertion", "password_hash", "reporter_network"] + AnnouncementRow.members

  private static let insertion =
    "INSERT INTO announcement (\(insertedColumns.joined(separator: ", "))) VALUES ("
    + (1...insertedColumns.count).map { "$\($0)" }.joined(separator: ", ") + ")"

  private static let replacement = {
    let changes = AnnouncementRow.members.enumerated().map { "\($1) = $\($0 + 1)" }
    return "UPDATE announcement SET \(changes.joined(separator: ", ")) "
      + "WHERE id = $\(AnnouncementRow.members.count + 1)"
  }()

  /// Inserts a new report.
  ///
  /// - Parameter network: The keyed hash of the network from which it was created.
  func insert(
    _ stored: StoredAnnouncement, passwordHash: PasswordHash, network: [UInt8]?
  ) throws(PostgresError) {
    try connection.query(
      Self.insertion,
      [
        stored.id.uuid, .integer(stored.insertion), .text(passwordHash.text), .bytes(network),
      ] + Self.values(stored))
  }

  /// Replaces the members in an announcement's row.
  func update(_ stored: StoredAnnouncement) throws(PostgresError) {
    try connection.query(Self.replacement, Self.values(stored) + [stored.id.uuid])
  }

  /// Sets an announcement's photo, and releases the previous one.
  func setPhoto(
    _ photo: StoredPhoto, digest: PhotoDigest, of id: AnnouncementID
  ) throws(PostgresError) {
    try releasePhoto(of: id)
    try connection.query(
      """
      UPDATE announcement
      SET photo_format = $2, photo_size = $3, photo_digest = $4, photo_version = $5 WHERE id = $1
      """, id.uuid, .text(photo.format.fileExtension), .integer(Int64(photo.byteCount)),
      .integer(Int64(bitPattern: digest.value)), .integer(photo.version))
  }

  private func releasePhoto(of id: AnnouncementID) throws(PostgresError) {
    try connection.query(
      """
      UPDATE photo SET released_at = now()
      WHERE version = (SELECT photo_version FROM announcement WHERE id = $1)
      """, id.uuid)
  }

  /// Deletes an announcement's row.
  ///
  /// - Returns: Whether the row existed.
  func delete(_ id: AnnouncementID) throws(PostgresError) -> Bool {
    guard try announcement(id, isLocked: true) != nil else { return false }
    try releasePhoto(of: id)
    try connection.query("DELETE FROM announcement WHERE id = $1", id.uuid)
    try connection.query("DELETE FROM creation_key WHERE id = $1", id.uuid)
    try connection.query("DELETE FROM attempt WHERE id = $1", id.uuid)
    return true
  }
}

extension AnnouncementID {
  /// The ID as a parameter of type `uuid`.
  var uuid: PostgresValue { .bytes(bytes) }
}

extension ListPosition {
  /// The position before all others.
  fileprivate static let first = ListPosition(
    createdAt: Timestamp(milliseconds: .max), insertion: .max)
}
