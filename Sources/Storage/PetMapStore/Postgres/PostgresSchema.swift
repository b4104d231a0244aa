import PetMapAnnouncements
import PetMapPostgres

/// The tables of a store in a PostgreSQL database, in a separate schema.
///
/// They are the same as in ``StoreSchema``, with these differences:
///
/// - `change` is the change log: the number and the announcement of each change, including
///   deletions. The last statement of a transaction assigns its number by updating the row of
///   `state`, which stays locked until the commit, so numbers become visible in order. Rows of
///   `announcement` do not contain a change number, because a large import would have to update
///   them while holding the lock.
/// - `announcement.insertion` and `photo_version` are values of the sequence `insertion`.
/// - `source_id` is `bytea`, because `text` cannot contain U+0000. Its index contains hashes of long
///   IDs, because PostgreSQL limits the size of an index entry.
/// - `attempt` contains the lockout state of each announcement and peer. The peer is stored as a
///   keyed hash. Times are taken from the database's clock, in milliseconds since 1970.
/// - `photo` contains the photos. Each upload is a separate row, which is inserted before the
///   announcement refers to it and never changes; `released_at` is the time at which the
///   announcement stopped referring to it. If the photos are in a shared directory, `file` is the
///   name there, and `bytes` is NULL.
/// - `timeline` has one row for each timeline on which changes were numbered, in order of `place`:
///   its system identifier, its number, and the number of the last change before it began.
/// - Rows do not have checksums, because PostgreSQL provides checksums for pages
///   (`initdb --data-checksums`).
enum PostgresSchema {
  static let name = "petmap"
  static let microchipIndex = "announcement_microchip"

  /// The key of the advisory lock that is held while tables are created or migrated: "PETS".
  private static let lockKey = 0x5045_5453

  private static let definition = """
    CREATE TABLE store_version (
      application text NOT NULL, version bigint NOT NULL, oldest_program bigint NOT NULL
    );
    CREATE SEQUENCE insertion AS bigint;
    CREATE TABLE source (number bigint PRIMARY KEY, name text UNIQUE, file text);
    CREATE TABLE announcement (
      id uuid PRIMARY KEY,
      insertion bigint NOT NULL,
      source bigint REFERENCES source (number),
      source_id bytea,
      pet_name text,
      species text NOT NULL,
      breed text,
      sex text,
      age bigint,
      description text,
      microchip_number text,
      latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
      longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
      last_seen_date text,
      email text,
      phone text,
      status text NOT NULL CHECK (status IN ('MISSING', 'FOUND', 'CLOSED')),
      reward text,
      created_at bigint NOT NULL,
      updated_at bigint NOT NULL,
      photo_format text,
      photo_size bigint,
      photo_digest bigint,
      photo_version bigint,
      password_hash text,
      photo_url text,
      kept text,
      reporter_network bytea
    );
    CREATE UNIQUE INDEX \(microchipIndex) ON announcement (microchip_number)
      WHERE microchip_number IS NOT NULL;
    CREATE UNIQUE INDEX announcement_source ON announcement ((\(indexed("source_id"))), source)
      WHERE source_id IS NOT NULL;
    CREATE INDEX announcement_position ON announcement (created_at, insertion);
    CREATE INDEX announcement_unpublished ON announcement (created_at, insertion)
      WHERE photo_format IS NULL AND source_id IS NULL;
    CREATE TABLE change (number bigint PRIMARY KEY, id uuid NOT NULL);
    CREATE TABLE state (last_change bigint NOT NULL, forgotten_change bigint NOT NULL)
      WITH (fillfactor = 10);
    INSERT INTO state VALUES (0, 0);
    CREATE TABLE wrong_password (
      at bigint NOT NULL, id uuid NOT NULL, from_reporter boolean NOT NULL
    );
    CREATE INDEX wrong_password_at ON wrong_password (at);
    CREATE INDEX wrong_password_id ON wrong_password (id, at);
    CREATE TABLE attempt (
      id uuid NOT NULL, peer bytea NOT NULL, failures bigint NOT NULL, locked_until bigint NOT NULL,
      last_at bigint NOT NULL, succeeded_at bigint, PRIMARY KEY (id, peer)
    );
    CREATE INDEX attempt_last_at ON attempt (last_at);
    CREATE TABLE creation_key (
      digest bytea PRIMARY KEY, body_digest bytea NOT NULL, id uuid NOT NULL, at bigint NOT NULL
    );
    CREATE INDEX creation_key_id ON creation_key (id);
    CREATE INDEX creation_key_at ON creation_key (at);
    CREATE TABLE setting (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE photo (
      version bigint PRIMARY KEY,
      id uuid NOT NULL,
      bytes bytea,
      file text UNIQUE,
      stored_at timestamptz NOT NULL DEFAULT now(),
      released_at timestamptz
    );
    ALTER TABLE photo ALTER COLUMN bytes SET STORAGE EXTERNAL;
    CREATE TABLE timeline (
      place bigint PRIMARY KEY, system bigint NOT NULL, number bigint NOT NULL,
      began bigint NOT NULL, UNIQUE (system, number)
    );
    """

  /// Returns the expression for a source ID in the index `announcement_source`. No ID equals a hash,
  /// because UTF-8 does not contain the byte FF.
  static func indexed(_ id: String) -> String {
    "CASE WHEN octet_length(\(id)) < 1000 THEN \(id) ELSE sha256(\(id)) || decode('ff', 'hex') END"
  }

  /// Creates the tables or migrates them to this version. Several servers may call this at the same
  /// time.
  static func migrate(
    _ connection: PostgresConnection, to history: StoreHistory = .current
  ) throws(StoreError) {
    let timeout = connection.timeout
    // Building the indexes of a large store may take a long time, also on another server.
    connection.timeout = 600
    defer { connection.timeout = timeout }
    try StoreError.ofDatabase { () throws(PostgresError) in
      _ = try connection.run(
        """
        SET lock_timeout = 0;
        SELECT pg_advisory_lock(\(lockKey));
        SET lock_timeout = '\(PostgresAddress.lockTimeout)s'
        """)
    }
    defer { _ = try? connection.run("SELECT pg_advisory_unlock(\(lockKey))") }
    let found = try version(of: connection, knowing: history)
    if let found, found >= history.version { return }
    try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.transaction { () throws(PostgresError) in
        // An import reads announcements before it writes them, so building an index while an import
        // is running and then dropping another would cause a deadlock.
        try connection.run(
          """
          SELECT pg_advisory_xact_lock(\(PostgresImportRun.lockKey));
          CREATE SCHEMA IF NOT EXISTS \(name)
          """)
        if found == nil { try connection.run(definition) }
        for migration in history.migrations(after: found) { try connection.run(migration.postgres) }
        try connection.run(
          """
          DELETE FROM store_version;
          INSERT INTO store_version
            VALUES ('petmap', \(history.version), \(history.oldestProgram))
          """)
      }
    }
  }

  /// Checks that the database contains a store that this version can read.
  static func checkVersion(of connection: PostgresConnection) throws(StoreError) {
    if try version(of: connection) == nil { throw .database(.noStore) }
  }

  /// Returns the version of a database's tables, or `nil` if there are none.
  ///
  /// - Throws: ``StoreError/newerVersion(found:known:)``, ``StoreError/olderVersion(found:)``, or
  ///   ``DatabaseProblem/foreignSchema(name:)`` if the tables belong to another program.
  private static func version(
    of connection: PostgresConnection, knowing history: StoreHistory = .current
  ) throws(StoreError) -> Int? {
    let relations = try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.query(
        """
        SELECT c.relname::text FROM pg_catalog.pg_class c
        JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = '\(name)'
        """
      ).map { $0.text(0) }
    }
    if relations.isEmpty { return nil }
    let foreign = StoreError.database(.foreignSchema(name: name))
    guard relations.contains("store_version"), relations.contains("announcement") else {
      throw foreign
    }
    let row: PostgresRow?
    do throws(PostgresError) {
      // The name is qualified because a schema that the user may not use is not searched.
      row = try connection.query(
        "SELECT version, oldest_program FROM \(name).store_version WHERE application = 'petmap'"
      ).first
    } catch {
      // The columns have different names, so the table belongs to another program.
      if error.state == "42703" { throw foreign }
      throw StoreError(error)
    }
    guard let row else { throw foreign }
    try history.check(row.integer(0), oldestProgram: row.integer(1))
    return row.integer(0)
  }
}
