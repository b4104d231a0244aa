import PetMapSQLite
import PetMapAnnouncements

/// The tables of a store, and their migrations from earlier versions.
///
/// - `announcement`: One row per announcement. `insertion` is the number of the change that
///   inserted it, and `change` is the number of its last change. Timestamps are in milliseconds
///   since 1970 in UTC. `password_hash` is NULL for imported announcements, `source_id` for
///   reports. Coordinates have type ANY, because a REAL column stores -0.0 as 0. `reporter_network`
///   is a keyed hash of the network from which a report was created.
/// - `source`: One row per imported source. At most one has no `name`. `file` is the name of the
///   last imported file: empty for standard input, NULL if unknown. An imported announcement's
///   `source` refers to this table; `source_id` is the record's ID in the source, `photo_url` the
///   URL of its photo there, and `kept` a JSON object of kept columns.
/// - `deletion`: The number of the change that deleted an announcement.
/// - `state`: A single row with the number of the last change, and the number of the last deletion
///   that has been dropped from `deletion`.
/// - `wrong_password`: One row per failed attempt in the last day; `from_reporter` is 1 if it came
///   from the network from which the announcement was created, otherwise NULL.
/// - `creation_key`: One row per idempotency key that was used in the last day or whose announcement
///   has not been published, with the announcement that it created; see `CreationKey`. Expired rows
///   remain until a later request drops them.
/// - `setting`: Named values: `photo_directory` is the ID of the photo directory, `network_key` the
///   store's secret (see ``ServedStore/networkKey``), and `photos_without_metadata_2` the insertion
///   number up to which photos have no metadata. Earlier versions, which removed less, recorded
///   theirs in `photos_without_metadata`.
///
/// Every row has a checksum in `row_digest`; see ``RowDigest``.
///
/// To change the tables, append to the ``migrations``: opening a store for writing migrates it to
/// the latest version. A reader does not modify the file, rejects newer versions, and accesses
/// older ones through the views of ``completeForReading(_:)``.
///
/// Together, `announcement.change` and `deletion.change` are the change log: every number up to the
/// last one occurs once, except those superseded by a later change to the same announcement.
enum StoreSchema {
  /// The application ID in SQLite's header: "PETS".
  static let applicationID = 0x5045_5453

  /// The current version, stored in the file's `user_version`.
  static var version: Int { migrations.count }

  /// The migrations from each version to the next.
  private static let migrations = [
    """
    CREATE TABLE announcement (
      insertion INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      change INTEGER NOT NULL UNIQUE,
      source_id TEXT,
      pet_name TEXT,
      species TEXT NOT NULL,
      breed TEXT,
      sex TEXT,
      age INTEGER,
      description TEXT,
      microchip_number TEXT UNIQUE,
      latitude ANY NOT NULL CHECK (typeof(latitude) = 'real' AND latitude BETWEEN -90 AND 90),
      longitude ANY NOT NULL CHECK (typeof(longitude) = 'real' AND longitude BETWEEN -180 AND 180),
      last_seen_date TEXT,
      email TEXT,
      phone TEXT,
      status TEXT NOT NULL CHECK (status IN ('MISSING', 'FOUND', 'CLOSED')),
      reward TEXT,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      photo_format TEXT,
      photo_size INTEGER,
      photo_digest INTEGER,
      photo_version INTEGER,
      password_hash TEXT
    ) STRICT;
    CREATE INDEX announcement_position ON announcement (created_at, insertion);
    CREATE TABLE deletion (change INTEGER PRIMARY KEY, id BLOB NOT NULL) STRICT;
    CREATE TABLE state (
      last_change INTEGER NOT NULL,
      forgotten_change INTEGER NOT NULL
    ) STRICT;
    INSERT INTO state VALUES (0, 0);
    CREATE TABLE wrong_password (at INTEGER NOT NULL, id BLOB NOT NULL) STRICT;
    CREATE INDEX wrong_password_at ON wrong_password (at);
    """,
    """
    CREATE TABLE creation_key (
      digest BLOB PRIMARY KEY,
      body_digest BLOB NOT NULL,
      id BLOB NOT NULL,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX creation_key_id ON creation_key (id);
    CREATE INDEX creation_key_at ON creation_key (at);
    """,
    """
    CREATE TABLE source (number INTEGER PRIMARY KEY, name TEXT UNIQUE, file TEXT) STRICT;
    ALTER TABLE announcement ADD COLUMN source INTEGER REFERENCES source (number);
    ALTER TABLE announcement ADD COLUMN photo_url TEXT;
    ALTER TABLE announcement ADD COLUMN kept TEXT;
    INSERT INTO source (number) SELECT 1 WHERE EXISTS
      (SELECT 1 FROM announcement WHERE source_id IS NOT NULL);
    UPDATE announcement SET source = 1 WHERE source_id IS NOT NULL;
    CREATE UNIQUE INDEX announcement_source ON announcement (source_id, source)
      WHERE source_id IS NOT NULL;
    """,
    """
    CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE announcement ADD COLUMN row_digest INTEGER;
    ALTER TABLE deletion ADD COLUMN row_digest INTEGER;
    ALTER TABLE state ADD COLUMN row_digest INTEGER;
    ALTER TABLE wrong_password ADD COLUMN row_digest INTEGER;
    ALTER TABLE creation_key ADD COLUMN row_digest INTEGER;
    ALTER TABLE source ADD COLUMN row_digest INTEGER;
    ALTER TABLE setting ADD COLUMN row_digest INTEGER;
    UPDATE announcement SET row_digest = row_digest('announcement', insertion, id, change, source_id,
      pet_name, species, breed, sex, age, description, microchip_number, latitude, longitude,
      last_seen_date, email, phone, status, reward, created_at, updated_at, photo_format, photo_size,
      photo_digest, photo_version, password_hash, source, photo_url, kept);
    UPDATE deletion SET row_digest = row_digest('deletion', change, id);
    UPDATE state SET row_digest = row_digest('state', last_change, forgotten_change);
    UPDATE wrong_password SET row_digest = row_digest('wrong_password', at, id);
    UPDATE creation_key SET row_digest = row_digest('creation_key', digest, body_digest, id, at);
    UPDATE source SET row_digest = row_digest('source', number, name, file);
    UPDATE setting SET row_digest = row_digest('setting', name, value);
    """,
    """
    ALTER TABLE announcement ADD COLUMN reporter_network BLOB;
    ALTER TABLE wrong_password ADD COLUMN from_reporter INTEGER;
    """,
    """
    CREATE INDEX announcement_unpublished ON announcement (created_at, insertion)
      WHERE photo_format IS NULL AND source_id IS NULL;
    """,
  ]

  /// The oldest version of the program that can use this version's tables. Files of older versions
  /// do not record it, because they can only be used by programs of the same version or newer.
  private static let oldestProgram = 6
  /// The name of the setting that contains the version of the tables and the oldest program version
  /// that can use them, separated by a space.
  private static let oldestProgramSetting = "oldest_program"

  /// The first version with row digests.
  static let firstWithDigests = 5

  /// Returns the version of a file, which is 0 for an empty one.
  ///
  /// - Throws: ``StoreError/newerVersion(found:known:)``; ``StoreError/unavailable(cause:)`` for a
  ///   file that is not a store.
  static func version(of connection: SQLiteConnection) throws(StoreError) -> Int {
    let header = try StoreError.reading { () throws(SQLiteError) in
      let tables = "SELECT count(*) FROM sqlite_schema"
      return [
        try number("PRAGMA application_id", connection),
        try number("PRAGMA user_version", connection), try number(tables, connection),
      ]
    }
    if header == [0, 0, 0] { return 0 }
    guard header[0] == applicationID else { throw .unavailable(cause: "not a petmap store") }
    if header[1] > version {
      let oldest = try StoreError.reading { () throws(SQLiteError) in
        try AnnouncementTable(connection).setting(oldestProgramSetting)
      }
      let versions = String(decoding: oldest ?? [], as: UTF8.self).split(separator: " ").map {
        Int($0)
      }
      guard versions.count == 2, versions[0] == header[1], let oldest = versions[1],
        oldest <= version
      else { throw .newerVersion(found: header[1], known: version) }
    }
    return header[1]
  }

  /// Migrates a file to the current version in a single transaction.
  static func migrate(_ connection: SQLiteConnection) throws(StoreError) {
    let found = try version(of: connection)
    try StoreError.writing { () throws(SQLiteError) in
      try RowDigest.addFunction(to: connection)
    }
    guard found < version else { return }
    try StoreError.writing { () throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in
        // Another process may have migrated it in the meantime.
        let found = try number("PRAGMA user_version", connection)
        guard found < version else { return }
        for migration in migrations[found...] { try connection.run(migration) }
        try connection.run(
          "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
        try AnnouncementTable(connection).set(
          oldestProgramSetting, to: Array("\(version) \(oldestProgram)".utf8))
      }
    }
  }

  /// Calls `body` with an empty in-memory store of each version, from the first to the current one.
  static func forEachVersion(
    _ body: (SQLiteConnection) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let connection = try SQLiteConnection(path: ":memory:", access: .write)
    try RowDigest.addFunction(to: connection)
    for migration in migrations {
      try connection.run(migration)
      try body(connection)
    }
  }

  /// Rewrites the file's version to test whether it is writable.
  static func rewriteVersion(_ connection: SQLiteConnection) throws(SQLiteError) {
    let found = try number("PRAGMA user_version", connection)
    try connection.run("PRAGMA user_version = \(found)")
  }

  /// Adds temporary views to a read-only connection that present a file of an older version as one
  /// of the current version: missing columns are NULL, and missing tables are empty.
  static func completeForReading(_ connection: SQLiteConnection) throws(SQLiteError) {
    let found = try number("PRAGMA user_version", connection)
    guard try number("PRAGMA application_id", connection) == applicationID, found > 0,
      found < version
    else { return }
    let current = try emptyStore()
    for table in try tables(of: current) {
      let columns = try self.columns(of: table, current)
      let present = try self.columns(of: table, connection)
      if present.isEmpty {
        let nothing = columns.map { "NULL AS \"\($0)\"" }.joined(separator: ", ")
        try connection.run("CREATE TEMP VIEW \"\(table)\" AS SELECT \(nothing) WHERE false")
      } else if present != columns {
        let missing = columns.filter { !present.contains($0) }
        let all = ["*"] + missing.map { "NULL AS \"\($0)\"" }
        try connection.run(
          "CREATE TEMP VIEW \"\(table)\" AS SELECT \(all.joined(separator: ", ")) FROM main.\"\(table)\""
        )
      }
    }
  }

  /// Returns an empty in-memory store of the current version.
  private static func emptyStore() throws(SQLiteError) -> SQLiteConnection {
    let connection = try SQLiteConnection(path: ":memory:", access: .write)
    try RowDigest.addFunction(to: connection)
    for migration in migrations { try connection.run(migration) }
    return connection
  }

  /// Returns the names of the tables and indexes of the current version whose definition in a file
  /// of this version is missing or different, other than in whitespace.
  static func damagedDefinitions(
    in connection: SQLiteConnection
  ) throws(SQLiteError) -> [String] {
    let found = try definitions(of: connection)
    let expected = try definitions(of: emptyStore())
    return expected.filter { found[$0.key] != $0.value }.keys.sorted()
  }

  private static func definitions(
    of connection: SQLiteConnection
  ) throws(SQLiteError) -> [String: [Substring]] {
    let rows = try connection.prepare(
      "SELECT name, type, tbl_name, sql FROM main.sqlite_schema WHERE sql IS NOT NULL"
    ).rows { row in
      let texts = [row.text(1), row.text(2), row.text(3)]
      return (row.text(0), texts.flatMap { $0.split(whereSeparator: \.isWhitespace) })
    }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  private static func tables(of connection: SQLiteConnection) throws(SQLiteError) -> [String] {
    try connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .rows { $0.text(0) }
  }

  private static func columns(
    of table: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> [String] {
    try connection.prepare("SELECT name FROM pragma_table_info(?, 'main') ORDER BY cid")
      .rows(.text(table)) { $0.text(0) }
  }

  private static func number(
    _ statement: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Int {
    try connection.prepare(statement).first { $0.integer(0) } ?? 0
  }
}

extension RowDigest {
  /// The tables with digests, and their other columns in the order in which they were added. NULL
  /// does not affect the digest, so adding a column at the end does not invalidate existing
  /// digests.
  package static let columns: KeyValuePairs<String, [String]> = [
    "announcement": [
      "insertion", "id", "change", "source_id", "pet_name", "species", "breed", "sex", "age",
      "description", "microchip_number", "latitude", "longitude", "last_seen_date", "email",
      "phone",
      "status", "reward", "created_at", "updated_at", "photo_format", "photo_size", "photo_digest",
      "photo_version", "password_hash", "source", "photo_url", "kept", "reporter_network",
    ],
    "deletion": ["change", "id"],
    "state": ["last_change", "forgotten_change"],
    "wrong_password": ["at", "id", "from_reporter"],
    "creation_key": ["digest", "body_digest", "id", "at"],
    "source": ["number", "name", "file"],
    "setting": ["name", "value"],
  ]
}
