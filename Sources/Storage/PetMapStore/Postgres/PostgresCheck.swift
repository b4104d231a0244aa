import PetMapPostgres
import PetMapAnnouncements

extension StoreCheck {
  /// Checks every row, the change log, and every photo in a snapshot of a store. PostgreSQL's
  /// `pg_amcheck` and `pg_checksums` check the pages.
  ///
  /// - Complexity: O(*n*) in the size of the store and its photos.
  init(
    _ address: PostgresAddress, photos: String?, progress: (Int) -> Void
  ) throws(StoreError) {
    let files = photos.map { PostgresPhotoFiles($0) }
    self.init()
    let connection = try address.connectChecked(for: .reading)
    connection.timeout = 600
    try PostgresSchema.checkVersion(of: connection)
    try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.transaction("ISOLATION LEVEL REPEATABLE READ, READ ONLY") {
        () throws(PostgresError) in
        try checkRows(connection, files, progress)
        try checkChanges(connection)
      }
    }
  }

  private mutating func checkRows(
    _ connection: PostgresConnection, _ files: PostgresPhotoFiles?, _ progress: (Int) -> Void
  ) throws(PostgresError) {
    try connection.run(
      """
      DECLARE checked NO SCROLL CURSOR FOR
      SELECT \(PostgresTable.columns), photo_digest FROM announcement
      """)
    let digestColumn = Int32(AnnouncementRow.members.count + 7)
    while true {
      let rows = try connection.query("FETCH 1000 FROM checked")
      if rows.count == 0 { return }
      for index in 0..<rows.count {
        announcements += 1
        do throws(PostgresError) {
          let stored = try PostgresTable.decode(rows[index])
          let digest = UInt64(bitPattern: Int64(rows[index].integer(digestColumn)))
          try checkPhoto(of: stored, PhotoDigest(value: digest), files, connection)
        } catch {
          guard error.state == "XX001" else { throw error }
          problems.append(.brokenRow(error.message))
        }
      }
      progress(announcements)
    }
  }

  private mutating func checkPhoto(
    of stored: StoredAnnouncement, _ digest: PhotoDigest, _ files: PostgresPhotoFiles?,
    _ connection: PostgresConnection
  ) throws(PostgresError) {
    guard let photo = stored.photo, let name = stored.photoName else { return }
    photos += 1
    let row = try connection.query(
      "SELECT bytes, file FROM photo WHERE version = $1 AND id = $2", .integer(photo.version),
      stored.id.uuid
    ).first
    var bytes = row?.optionalBlob(0)
    if let name = row?.optionalText(1) { bytes = (try? files?.bytes(of: name)) ?? nil }
    guard let bytes else {
      problems.append(.missingPhoto(name))
      return
    }
    if bytes.count != photo.byteCount || PhotoDigest(of: bytes.span) != digest {
      problems.append(.damagedPhoto(name))
    }
  }

  private mutating func checkChanges(_ connection: PostgresConnection) throws(PostgresError) {
    lastChange = try PostgresTable(connection).position().number
    // Every number up to the last one must occur, and every announcement must have at least one
    // change.
    problems += try connection.query(
      """
      SELECT number FROM change, state WHERE number > last_change
      UNION ALL SELECT missing FROM state, generate_series(forgotten_change + 1, last_change)
        AS missing WHERE NOT EXISTS (SELECT FROM change WHERE number = missing)
      """
    ).map { .brokenChange(Int64($0.integer(0))) }
    problems += try connection.query(
      """
      SELECT id FROM announcement, state
      WHERE forgotten_change = 0 AND NOT EXISTS (SELECT FROM change WHERE change.id = announcement.id)
      """
    ).map { row in
      .brokenRow(
        "announcement \(AnnouncementID(blob: row.blob(0))?.text ?? "") is not in the change log")
    }
  }
}
