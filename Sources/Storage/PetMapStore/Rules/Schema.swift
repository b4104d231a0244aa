import PetMapAnnouncements
import PetMapSQL

/// The definitions of a store's tables in a database, and their versions; see ``StoreHistory``.
enum Schema {
  /// The application ID in SQLite's header: "PETS".
  static let applicationID: Int64 = 0x5045_5453

  /// The schema of the tables in PostgreSQL.
  static let postgresName = "petmap"

  /// The statements that create the tables, and what only one of the databases has.
  static var definition: [SQL] {
    [SQL(sqlite: "", postgres: "CREATE SCHEMA IF NOT EXISTS \(postgresName)")]
      + Tables.all.flatMap(\.definition) + [
        SQL(
          sqlite: """
            \(Tables.counter.definition.map(\.sqlite).joined(separator: "; "));
            PRAGMA application_id = \(applicationID)
            """,
          postgres: """
            CREATE SEQUENCE number AS bigint;
            ALTER TABLE \(Tables.photo.name) ALTER COLUMN bytes SET STORAGE EXTERNAL;
            ALTER TABLE \(Tables.state.name) SET (fillfactor = 10)
            """)
      ]
  }
}

extension Transaction {
  /// Returns the version of the tables, or `nil` if there are none.
  ///
  /// - Throws: ``StoreError/newerVersion(found:known:)`` or ``StoreError/olderVersion(found:)``; in a
  ///   file or a schema of another program, ``StoreError/unavailable(cause:)`` or
  ///   ``DatabaseProblem/foreignSchema(name:)``.
  func version(_ history: StoreHistory) throws(StoreFailure) -> Int? {
    let tables = try values(
      SQL(
        sqlite: "SELECT name FROM sqlite_schema",
        postgres: """
          SELECT c.relname::text FROM pg_catalog.pg_class c
          JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = '\(Schema.postgresName)'
          """)
    ).compactMap { $0.first?.text }
    let id = Schema.applicationID
    let application = try value(
      SQL(sqlite: "PRAGMA application_id", postgres: "SELECT \(id)::bigint")
    ).integer
    if tables.isEmpty, dialect == .postgres || application == 0 { return nil }
    let foreign = StoreFailure.refused(
      dialect == .sqlite
        ? .unavailable(cause: "not a petmap store")
        : .database(.foreignSchema(name: Schema.postgresName)))
    guard application == id, tables.contains(Tables.announcement.name) else { throw foreign }
    guard tables.contains(Tables.storeVersion.name) else {
      guard dialect == .sqlite else { throw foreign }
      // Pre-release programs recorded the version in the header.
      throw .refused(.olderVersion(found: Int(try value("PRAGMA user_version").integer ?? 0)))
    }
    let row: [SQLValue]?
    do throws(StoreFailure) {
      // The name is qualified because a schema that the user may not use is not searched.
      row = try values(
        """
        SELECT version, oldest_program
        FROM \(SQL(sqlite: "", postgres: "\(Schema.postgresName)."))\(Tables.storeVersion.name)
        WHERE application = 'petmap'
        """
      ).first
    } catch {
      // The columns have different names, so the table belongs to another program.
      if case .database(let error) = error, error.code == "42703" { throw foreign }
      throw error
    }
    guard let found = row?[0].integer, let oldest = row?[1].integer else { throw foreign }
    do throws(StoreError) {
      try history.check(Int(found), oldestProgram: Int(oldest))
    } catch {
      throw .refused(error)
    }
    return Int(found)
  }

  /// Creates the tables, or migrates them to the latest version, within a transaction.
  func migrate(to history: StoreHistory) throws(StoreFailure) {
    if let found = try version(history), found >= history.version { return }
    // An import reads announcements before it writes them, so building an index while an import is
    // running and then dropping another would cause a deadlock.
    try lock(.schema)
    try lock(.importing)
    // Another process may have created or migrated them in the meantime.
    if let found = try version(history) {
      if found >= history.version { return }
      for migration in history.migrations(after: found) {
        try run(SQL(sqlite: migration.sqlite, postgres: migration.postgres))
      }
    } else {
      for statement in Schema.definition { try run(statement) }
      try insertFirstRows()
    }
    try change(
      Tables.storeVersion.update(["version", "oldest_program"], where: "true"),
      .integer(history.version), .integer(history.oldestProgram))
  }

  private func insertFirstRows() throws(StoreFailure) {
    try change(
      Tables.state.insertion(["last_change", "forgotten_change"]), .integer(Int64(0)),
      .integer(Int64(0)))
    try change(
      Tables.storeVersion.insertion(["application", "version", "oldest_program"]), .text("petmap"),
      .integer(Int64(0)), .integer(Int64(0)))
    guard dialect == .sqlite else { return }
    try change(Tables.counter.insertion(["last_number"]), .integer(Int64(0)))
    try beginTimeline(system: .random(in: .min ... .max), number: 1)
  }

  /// Changes nothing, durably.
  func checkWritable() throws(StoreFailure) {
    // In SQLite, an `UPDATE` that changes nothing writes nothing.
    try run(
      SQL(sqlite: "PRAGMA user_version = 0", postgres: "UPDATE state SET last_change = last_change")
    )
  }
}
