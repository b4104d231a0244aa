public import PetMapReports

/// An import into a store, beside a server or without one: records are collected first, and go in
/// all together or, when anything ends it before, not at all.
///
/// ```swift
/// let run = try StoreImport(into: "petmap.sqlite")
/// for record in records { try run.add(record) }
/// let counts = try run.commit(at: now) { _ in }
/// ```
///
/// What is collected lies in a temporary file of SQLite's, which goes with the process however it
/// ends. Other writers wait for the commit alone.
public final class StoreImport {
  private static let collected = "collected"
  private let table: AnnouncementTable
  /// How many records were collected.
  public private(set) var count = 0

  /// - Parameter path: a store's; it is made when there is none, in a directory that is there.
  public init(into path: String) throws(StoreError) {
    let connection = try StoreFile(path: path).writer(creates: true)
    try StoreError.writing { () throws(SQLiteError) in
      try connection.run(
        """
        CREATE TEMP TABLE \(Self.collected) AS SELECT * FROM announcement WHERE false;
        BEGIN;
        """)
    }
    table = AnnouncementTable(connection)
  }

  /// Collects a record.
  public func add(_ record: ImportedAnnouncement) throws(StoreError) {
    count += 1
    try StoreError.writing { () throws(SQLiteError) in
      try table.insert(
        StoredAnnouncement(record, number: Int64(count)), passwordHash: nil, into: Self.collected)
    }
  }

  /// Puts all records into the store, see ``AnnouncementStore/upsert(_:at:)``.
  ///
  /// - Parameter progress: called with the number of records that are in, every thousand.
  /// - Returns: what became of them, once it is durable.
  public func commit(
    at now: Timestamp, progress: (Int) -> Void
  ) throws(StoreError) -> ImportCounts {
    try StoreError.writing { () throws(SQLiteError) in
      try table.connection.run("COMMIT")
      return try table.connection.transaction { () throws(SQLiteError) in
        var counts = ImportCounts()
        var done = 0
        try table.forEach(of: Self.collected) { (record) throws(SQLiteError) in
          try table.upsert(record, at: now, &counts)
          done += 1
          if done % 1000 == 0 { progress(done) }
          return true
        }
        return counts
      }
    }
  }
}
