import PetMapSQLite
import PetMapAnnouncements

/// The tables of a store in an SQLite file. ``StoreHistory`` contains their versions.
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
/// - `setting`: Named values: `photo_directory` is the ID of the photo directory, and `network_key`
///   the store's secret (see ``ServedStore/networkKey``).
/// - `store_version`: See ``StoreHistory``.
///
/// Every row has a checksum in `row_digest`; see ``RowDigest``.
///
/// Together, `announcement.change` and `deletion.change` are the change log: every number up to the
/// last one occurs once, except those superseded by a later change to the same announcement.
enum StoreSchema {
  /// The application ID in SQLite's header: "PETS".
  static let applicationID = 0x5045_5453

  private static let definition = """
    CREATE TABLE store_version (
      application TEXT NOT NULL, version INTEGER NOT NULL, oldest_program INTEGER NOT NULL,
      row_digest INTEGER
    ) STRICT;
    CREATE TABLE source (
      number INTEGER PRIMARY KEY, name TEXT UNIQUE, file TEXT, row_digest INTEGER
    ) STRICT;
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
      password_hash TEXT,
      source INTEGER REFERENCES source (number),
      photo_url TEXT,
      kept TEXT,
      reporter_network BLOB,
      row_digest INTEGER
    ) STRICT;
    CREATE INDEX announcement_position ON announcement (created_at, insertion);
    CREATE UNIQUE INDEX announcement_source ON announcement (source_id, source)
      WHERE source_id IS NOT NULL;
    CREATE INDEX announcement_unpublished ON announcement (created_at, insertion)
      WHERE photo_format IS NULL AND source_id IS NULL;
    CREATE TABLE deletion (change INTEGER PRIMARY KEY, id BLOB NOT NULL, row_digest INTEGER) STRICT;
    CREATE TABLE state (
      last_change INTEGER NOT NULL, forgotten_change INTEGER NOT NULL, row_digest INTEGER
    ) STRICT;
    CREATE TABLE wrong_password (
      at INTEGER NOT NULL, id BLOB NOT NULL, from_reporter INTEGER, row_digest INTEGER
    ) STRICT;
    CREATE INDEX wrong_password_at ON wrong_password (at);
    CREATE TABLE creation_key (
      digest BLOB PRIMARY KEY, body_digest BLOB NOT NULL, id BLOB NOT NULL, at INTEGER NOT NULL,
      row_digest INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX creation_key_id ON creation_key (id);
    CREATE INDEX creation_key_at ON creation_key (at);
    CREATE TABLE setting (
      name TEXT PRIMARY KEY, value BLOB NOT NULL, row_digest INTEGER
    ) STRICT, WITHOUT ROWID;
    """

  /// Returns the version of a file's tables, or `nil` for an empty file.
  ///
  /// - Throws: ``StoreError/newerVersion(found:known:)``, ``StoreError/olderVersion(found:)``;
  ///   ``StoreError/unavailable(cause:)`` for a file that is not a store.
  static func version(
    of connection: SQLiteConnection, knowing history: StoreHistory = .current
  ) throws(StoreError) -> Int? {
    let (application, tables) = try StoreError.reading { () throws(SQLiteError) in
      (
        try number("PRAGMA application_id", connection),
        try connection.prepare("SELECT name FROM sqlite_schema").rows { $0.text(0) }
      )
    }
    if application == 0, tables.isEmpty { return nil }
    guard application == applicationID else { throw .unavailable(cause: "not a petmap store") }
    let (found, oldestProgram) = try StoreError.reading { () throws(SQLiteError) in
      guard tables.contains("store_version") else {
        // Pre-release programs recorded the version in the header.
        return (try number("PRAGMA user_version", connection), 0)
      }
      return try connection.prepare("SELECT version, oldest_program FROM store_version")
        .first { ($0.integer(0), $0.integer(1)) } ?? (0, 0)
    }
    try history.check(found, oldestProgram: oldestProgram)
    return found
  }

  /// Creates the tables, or migrates them to the latest version, in a single transaction.
  static func migrate(
    _ connection: SQLiteConnection, to history: StoreHistory = .current
  ) throws(StoreError) {
    let found = try version(of: connection, knowing: history)
    try StoreError.writing { () throws(SQLiteError) in
      try RowDigest.addFunction(to: connection)
    }
    if let found, found >= history.version { return }
    try StoreError.writing { () throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in
        // Another process may have created or migrated them in the meantime.
        let isNew = try number("SELECT count(*) FROM sqlite_schema", connection) == 0
        if isNew {
          try connection.run("\(definition) PRAGMA application_id = \(applicationID)")
          for (table, columns) in firstRows {
            let insertion = RowDigest.insertion(into: table, columns.map(\.0))
            try connection.prepare(insertion).run(columns.map(\.1))
          }
        }
        let recorded = try number("SELECT version FROM store_version", connection)
        for migration in history.migrations(after: isNew ? nil : recorded) {
          try connection.run(migration.sqlite)
        }
        guard isNew || recorded < history.version else { return }
        try connection.prepare(
          RowDigest.update("store_version", [("version", "?1"), ("oldest_program", "?2")])
        ).run(.integer(history.version), .integer(history.oldestProgram))
      }
    }
  }

  /// The rows of a new store.
  private static let firstRows: [(table: String, columns: [(String, SQLiteValue)])] = [
    ("state", [("last_change", .integer(0)), ("forgotten_change", .integer(0))]),
    (
      "store_version",
      [("application", .text("petmap")), ("version", .integer(0)), ("oldest_program", .integer(0))]
    ),
  ]

  /// Rewrites the file's header to test whether it is writable. (An `UPDATE` that changes nothing
  /// writes nothing.)
  static func rewriteHeader(_ connection: SQLiteConnection) throws(SQLiteError) {
    try connection.run("PRAGMA user_version = 0")
  }

  /// Returns the names of the tables and indexes of the current version whose definition in a file
  /// of this version is missing or different, other than in whitespace.
  static func damagedDefinitions(
    in connection: SQLiteConnection
  ) throws(SQLiteError) -> [String] {
    let found = try definitions(of: connection)
    let empty = try SQLiteConnection(path: ":memory:", access: .write)
    try empty.run(definition)
    return try definitions(of: empty).filter { found[$0.key] != $0.value }.keys.sorted()
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

  private static func number(
    _ statement: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Int {
    try connection.prepare(statement).first { $0.integer(0) } ?? 0
  }
}

extension RowDigest {
  /// The tables, and their columns except the digest in the order in which they were added. NULL
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
    "store_version": ["application", "version", "oldest_program"],
  ]
}
