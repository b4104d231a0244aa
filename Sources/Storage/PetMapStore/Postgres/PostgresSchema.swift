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
/// - `store_version` contains the version of the tables, and the oldest version of the program that
///   can use them, so that servers can be upgraded one at a time.
/// - Rows do not have checksums, because PostgreSQL provides checksums for pages
///   (`initdb --data-checksums`).
enum PostgresSchema {
  static let name = "petmap"
  static let microchipIndex = "announcement_microchip"

  static var version: Int { migrations.count }

  /// The oldest version of the program that can use the tables of this version. Version 1 does not
  /// record timelines.
  private static let oldestProgram = 2

  /// The key of the advisory lock that is held while tables are created or migrated: "PETS".
  private static let lockKey = 0x5045_5453

  /// The statements that migrate a database from each version to the next. An index is built before
  /// the one that it replaces is dropped, because dropping an index blocks readers until the commit.
  private static let migrations = [
    """
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
    CREATE UNIQUE INDEX announcement_source ON announcement (source_id, source)
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
      bytes bytea NOT NULL,
      stored_at timestamptz NOT NULL DEFAULT now(),
      released_at timestamptz
    );
    ALTER TABLE photo ALTER COLUMN bytes SET STORAGE EXTERNAL;
    """,
    """
    CREATE TABLE timeline (
      place bigint PRIMARY KEY, system bigint NOT NULL, number bigint NOT NULL,
      began bigint NOT NULL, UNIQUE (system, number)
    );
    ALTER TABLE photo ALTER COLUMN bytes DROP NOT NULL;
    ALTER TABLE photo ADD COLUMN file text UNIQUE;
    """,
    """
    CREATE UNIQUE INDEX announcement_source_id ON announcement ((\(indexed("source_id"))), source)
      WHERE source_id IS NOT NULL;
    DROP INDEX announcement_source;
    ALTER INDEX announcement_source_id RENAME TO announcement_source;
    """,
  ]

  /// Returns the expression for a source ID in the index `announcement_source`. No ID equals a hash,
  /// because UTF-8 does not contain the byte FF.
  static func indexed(_ id: String) -> String {
    "CASE WHEN octet_length(\(id)) < 1000 THEN \(id) ELSE sha256(\(id)) || decode('ff', 'hex') END"
  }

  /// Creates the tables or migrates them to this version. Several servers may call this at the same
  /// time.
  static func migrate(_ connection: PostgresConnection) throws(StoreError) {
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
    let found = try version(of: connection)
    guard found < version else { return }
    try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.transaction { () throws(PostgresError) in
        // An import reads announcements before it writes them, so building an index while an import
        // is running and then dropping another would cause a deadlock.
        try connection.run(
          """
          SELECT pg_advisory_xact_lock(\(PostgresImportRun.lockKey));
          CREATE SCHEMA IF NOT EXISTS \(name)
          """)
        for migration in migrations[found...] { try connection.run(migration) }
        try connection.run(
          """
          DELETE FROM store_version;
          INSERT INTO store_version VALUES ('petmap', \(version), \(oldestProgram))
          """)
      }
    }
  }

  /// Checks that the database contains a store that this version can read.
  static func checkVersion(of connection: PostgresConnection) throws(StoreError) {
    if try version(of: connection) == 0 { throw .database(.noStore) }
  }

  /// Returns the version of a database's tables, or 0 if there are none.
  ///
  /// - Throws: ``StoreError/newerVersion(found:known:)``, or
  ///   ``DatabaseProblem/foreignSchema(name:)`` if the tables belong to another program.
  private static func version(of connection: PostgresConnection) throws(StoreError) -> Int {
    let relations = try StoreError.ofDatabase { () throws(PostgresError) in
      try connection.query(
        """
        SELECT c.relname::text FROM pg_catalog.pg_class c
        JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = '\(name)'
        """
      ).map { $0.text(0) }
    }
    if relations.isEmpty { return 0 }
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
    let (found, oldest) = (row.integer(0), row.integer(1))
    guard oldest <= version else { throw .newerVersion(found: found, known: version) }
    return found
  }
}
