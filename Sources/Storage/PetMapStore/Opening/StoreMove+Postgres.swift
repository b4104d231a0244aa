import PetMapAnnouncements
import PetMapPhotos
import PetMapPostgres
import PetMapSystem

extension PostgresTable {
  /// Opens a connection that prevents servers from using a store.
  ///
  /// - Throws: ``StoreError/busy`` if a server or an import uses it.
  fileprivate static func exclusive(_ address: PostgresAddress) throws(StoreError) -> Self {
    let connection = try address.connectChecked()
    connection.timeout = 600
    try PostgresSchema.migrate(connection)
    let isLocked = try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.run("SET idle_in_transaction_session_timeout = 0")
      // A server that has just stopped holds its lock until PostgreSQL has ended its sessions. A
      // session that waits for the lock would keep running servers from opening connections.
      for attempt in 0..<20 {
        if attempt > 0 { SystemClock.sleep(seconds: 0.1) }
        let lock = try connection.query("SELECT pg_try_advisory_lock(\(servingKey))")
        if lock.first?.integer(0) == 1 { return true }
      }
      return false
    }
    guard isLocked else { throw .busy }
    return PostgresTable(connection)
  }
}

/// The PostgreSQL store that a move reads.
final class PostgresMoveSource: MoveSource {
  private let table: PostgresTable
  private let files: PostgresPhotoFiles?

  private var connection: PostgresConnection { table.connection }

  init(_ address: PostgresAddress, photos: String?) throws(StoreError) {
    table = try PostgresTable.exclusive(address)
    files = photos.map { PostgresPhotoFiles($0) }
    let connection = table.connection
    try StoreError.ofDatabase { () throws(PostgresError) in
      _ = try connection.run(
        """
        BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY;
        DECLARE moved NO SCROLL CURSOR FOR
        SELECT \(AnnouncementRow.columns(change: "coalesce(log.last, 0)")), password_hash,
          reporter_network, source, photo_digest,
          (SELECT p.file FROM photo AS p WHERE p.version = photo_version)
        FROM announcement
        LEFT JOIN (SELECT change.id AS changed, max(change.number) AS last FROM change GROUP BY 1)
          AS log ON log.changed = id
        ORDER BY insertion
        """)
    }
  }

  func records() throws(StoreError) -> StoreRecords {
    try StoreError.ofDatabase { () throws(PostgresError) in
      var records = StoreRecords()
      let state = try connection.query(
        """
        SELECT state.last_change, state.forgotten_change, insertion.last_value
        FROM state, insertion
        """
      ).first
      guard let state else { throw .damaged("the state row is missing") }
      records.lastChange = Int64(state.integer(0))
      records.forgottenChange = Int64(state.integer(1))
      records.lastInsertion = Int64(state.integer(2))
      records.sources = try PostgresSourceTable(connection).all()
      records.deletions = try connection.query(
        """
        SELECT max(number), id FROM change
        WHERE NOT EXISTS (SELECT FROM announcement WHERE announcement.id = change.id)
        GROUP BY id HAVING max(number) > (SELECT forgotten_change FROM state) ORDER BY 1
        """
      ).map { row in
        AnnouncementID(blob: row.blob(1)).map { (number: Int64(row.integer(0)), id: $0) }
      }.compactMap { $0 }
      records.failedAttempts = try table.failedAttempts(since: Timestamp(milliseconds: 0))
      records.keys = try connection.query("SELECT digest, body_digest, id, at FROM creation_key")
        .map { row in
          AnnouncementID(blob: row.blob(2)).map {
            StoredCreationKey(
              digest: row.blob(0), bodyDigest: row.blob(1), id: $0, at: Int64(row.integer(3)))
          }
        }.compactMap { $0 }
      records.networkKey = try connection.query(
        "SELECT value FROM setting WHERE name = 'network_key'"
      ).first?.blob(0)
      return records
    }
  }

  func next() throws(StoreError) -> [MovedAnnouncement] {
    let width = Int32(AnnouncementRow.members.count + 7)
    return try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.query("FETCH 500 FROM moved").map { (row) throws(PostgresError) in
        MovedAnnouncement(
          stored: try PostgresTable.decode(row),
          passwordHash: row.optionalText(width).map { PasswordHash(text: $0) },
          network: row.optionalBlob(width + 1), source: row.optionalInteger(width + 2),
          photoDigest: row.optionalInteger(width + 3).map {
            PhotoDigest(value: UInt64(UInt(bitPattern: $0)))
          }, photoFile: row.optionalText(width + 4))
      }
    }
  }

  func photo(of moved: MovedAnnouncement) throws(StoreError) -> [UInt8]? {
    if let file = moved.photoFile { return try files?.bytes(of: file) }
    return try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.query(
        "SELECT bytes FROM photo WHERE version = $1", .integer(moved.stored.photo?.version)
      ).first?.optionalBlob(0)
    }
  }

  /// Does nothing, because the transaction and the lock end with the connection.
  func close() {}
}

/// The empty PostgreSQL store that a move fills in a single transaction.
final class PostgresMoveTarget: MoveTarget {
  private let table: PostgresTable

  private var connection: PostgresConnection { table.connection }

  init(_ address: PostgresAddress) throws(StoreError) {
    table = try PostgresTable.exclusive(address)
    let isEmpty = try StoreError.ofDatabase { [table] () throws(PostgresError) in
      try table.noteTimeline()
      let found = try table.connection.query(
        "SELECT last_change = 0 AND NOT EXISTS (SELECT FROM announcement) FROM state")
      return found.first?.integer(0) == 1
    }
    guard isEmpty else { throw .targetNotEmpty(cause: "the store is not empty") }
  }

  func begin(_ records: StoreRecords) throws(StoreError) {
    try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.run("BEGIN")
      for source in records.sources {
        try connection.query(
          "INSERT INTO source (number, name, file) VALUES ($1, $2, $3)",
          .integer(Int64(source.number)), .text(source.name), .text(source.file))
      }
    }
  }

  private static let columns =
    [
      "id", "insertion", "source", "password_hash", "reporter_network", "photo_format",
      "photo_size", "photo_digest", "photo_version",
    ] + AnnouncementRow.members

  private static let insertion =
    "INSERT INTO announcement (\(columns.joined(separator: ", "))) VALUES ("
    + (1...columns.count).map { "$\($0)" }.joined(separator: ", ") + ")"

  func put(_ moved: MovedAnnouncement, photo bytes: [UInt8]?) throws(StoreError) {
    let (stored, photo) = (moved.stored, moved.stored.photo)
    try StoreError.ofDatabase { () throws(PostgresError) in
      if let bytes, let photo {
        try connection.query(
          "INSERT INTO photo (version, id, bytes) VALUES ($1, $2, $3)", .integer(photo.version),
          stored.id.uuid, .bytes(bytes))
      }
      let values: [PostgresValue] = [
        stored.id.uuid, .integer(stored.insertion), .integer(moved.source.map(Int64.init)),
        .text(moved.passwordHash?.text), .bytes(moved.network),
        .text(photo?.format.fileExtension), .integer(photo.map { Int64($0.byteCount) }),
        .integer(moved.photoDigest.map { Int64(bitPattern: $0.value) }),
        .integer(photo?.version),
      ]
      try connection.query(Self.insertion, values + PostgresTable.values(stored))
      try connection.query(
        "INSERT INTO change (number, id) VALUES ($1, $2)", .integer(stored.change), stored.id.uuid)
    }
  }

  func finish(_ records: StoreRecords) throws(StoreError) {
    try StoreError.ofDatabase { () throws(PostgresError) in
      for deletion in records.deletions {
        try connection.query(
          "INSERT INTO change (number, id) VALUES ($1, $2)", .integer(deletion.number),
          deletion.id.uuid)
      }
      for attempt in records.failedAttempts { try table.recordFailedAttempt(attempt) }
      for key in records.keys {
        try connection.query(
          "INSERT INTO creation_key (digest, body_digest, id, at) VALUES ($1, $2, $3, $4)",
          .bytes(key.digest), .bytes(key.bodyDigest), key.id.uuid, .integer(key.at))
      }
      if let key = records.networkKey { try table.set("network_key", to: key) }
      try connection.query(
        "UPDATE state SET last_change = $1, forgotten_change = $2", .integer(records.lastChange),
        .integer(records.forgottenChange))
      try fillLog()
      let last = max(1, records.lastInsertion, records.lastChange)
      try connection.query("SELECT setval('insertion', $1)", .integer(last))
      try connection.run("COMMIT")
    }
  }

  /// Fills gaps in the change log: an SQLite store drops a change once a later change to the same
  /// announcement supersedes it. Each missing number becomes an additional change to the
  /// announcement that the next number belongs to.
  private func fillLog() throws(PostgresError) {
    try connection.run("ANALYZE change")
    try connection.run(
      """
      INSERT INTO change (number, id)
      SELECT missing, coalesce(
        (SELECT id FROM change WHERE number > missing ORDER BY number LIMIT 1),
        (SELECT id FROM change WHERE number < missing ORDER BY number DESC LIMIT 1))
      FROM state, generate_series(forgotten_change + 1, last_change) AS missing
      WHERE NOT EXISTS (SELECT FROM change WHERE number = missing)
        AND EXISTS (SELECT FROM change)
      """)
  }

  /// Does nothing, because the transaction ends with the connection.
  func abandon() {}
}
