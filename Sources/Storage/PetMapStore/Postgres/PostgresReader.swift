import PetMapPostgres
import PetMapAnnouncements

/// Reads the announcements of a PostgreSQL store; the counterpart of ``StoreReader``.
struct PostgresReader: ReadableStore {
  private let connection: PostgresConnection

  init(_ address: PostgresAddress) throws(StoreError) {
    connection = try address.connectChecked(for: .reading)
    connection.timeout = 60
    try PostgresSchema.checkVersion(of: connection)
  }

  func count() throws(StoreError) -> Int {
    try read { (table) throws(PostgresError) in try table.count() }
  }

  func forEach(_ body: (StoredAnnouncement) -> Bool) throws(StoreError) {
    try read { (table) throws(PostgresError) in
      try table.forEachBatch("ORDER BY insertion") { (rows) throws(PostgresError) in
        for stored in try rows.map(PostgresTable.decode) where !body(stored) { return false }
        return true
      }
    }
  }

  func forEachUnpublished(_ body: (StoredAnnouncement) -> Void) throws(StoreError) {
    try read { (table) throws(PostgresError) in
      for stored in try table.unpublished(after: nil, limit: .max) { body(stored) }
    }
  }

  func announcements(
    withSourceID id: String, in source: String?
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(PostgresError) in
      try table.announcements(withSourceID: id, in: source)
    }
  }

  private func read<Value>(
    _ body: (PostgresTable) throws(PostgresError) -> Value
  ) throws(StoreError) -> Value {
    try StoreError.ofDatabase { () throws(PostgresError) in try body(PostgresTable(connection)) }
  }
}
