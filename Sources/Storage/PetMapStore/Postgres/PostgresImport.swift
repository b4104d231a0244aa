import PetMapPostgres
import PetMapAnnouncements

/// An import into a PostgreSQL store; the counterpart of ``StoreImport``.
final class PostgresImport: ImportingStore {
  private var run: PostgresImportRun

  var count: Int { run.count }

  init(into address: PostgresAddress) throws(StoreError) {
    let connection = try address.connectChecked()
    try PostgresSchema.migrate(connection)
    run = try StoreError.ofDatabase { () throws(PostgresError) in
      try PostgresTable(connection).beginSession()
      return try PostgresImportRun(connection)
    }
  }

  func add(_ record: ImportedAnnouncement) throws(StoreError) {
    try StoreError.ofDatabase { () throws(PostgresError) in try run.add(record) }
  }

  func commit(
    of source: ImportSource, at now: Timestamp, progress: (Int) -> Void
  ) throws(StoreError) -> ImportCounts {
    let outcome = try StoreError.ofDatabase { () throws(PostgresError) in
      try run.flush()
      return try run.commit(of: source, at: now, progress: progress)
    }
    switch outcome {
    case .done(let counts): return counts
    case .sourceNotNamed(let known): throw .sourceNotNamed(known: known)
    }
  }
}
