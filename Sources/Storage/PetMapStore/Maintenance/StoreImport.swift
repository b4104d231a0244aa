import PetMapSQLite
public import PetMapAnnouncements

/// An atomic import into a store, with or without a running server: records are collected first and
/// then committed together, or not at all if the import is interrupted.
///
/// ```swift
/// let run = try StoreImport(into: "petmap.sqlite")
/// for record in records { try run.add(record) }
/// let counts = try run.commit(of: ImportSource(file: "pets.csv"), at: now) { _ in }
/// ```
///
/// Collected records are stored in one of SQLite's temporary files, which disappears when the
/// process terminates. Other writers are only blocked during the commit.
public final class StoreImport: ImportingStore {
  private static let collected = "collected"
  private static let insertion = AnnouncementTable.insertion(intoCopy: collected)
  private let table: AnnouncementTable
  /// The number of records collected.
  public private(set) var count = 0

  /// Opens a store for an import.
  ///
  /// - Parameter path: The path of the store. The file is created if it does not exist; its
  ///   directory must exist.
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
        StoredAnnouncement(record, number: Int64(count)), passwordHash: nil, by: Self.insertion)
    }
  }

  /// Imports all records into the store; see ``AnnouncementStore/upsert(_:at:)``.
  ///
  /// - Parameters:
  ///   - source: The source of the records. Records that refer to announcements in this store, such
  ///     as records from one of its exports, have none.
  ///   - progress: Called after every thousand records with the number stored so far.
  /// - Returns: The import's counts, once the import is durable.
  /// - Throws: ``StoreError/sourceNotNamed(known:)`` if the source cannot be determined; the store
  ///   is then unchanged.
  public func commit(
    of source: ImportSource = ImportSource(), at now: Timestamp, progress: (Int) -> Void
  ) throws(StoreError) -> ImportCounts {
    let outcome = try StoreError.writing { () throws(SQLiteError) in
      try table.connection.run("COMMIT")
      return try table.connection.transaction { () throws(SQLiteError) -> Outcome in
        let sources = SourceTable(table.connection)
        var target: StoredSource?
        if try needsSource() {
          target = try sources.resolve(source) { (known) throws(SQLiteError) in
            try likeness(to: known)
          }
          if target == nil { return .sourceNotNamed(try sources.all().map(\.name)) }
        }
        return .done(try put(into: target, at: now, progress))
      }
    }
    switch outcome {
    case .done(let counts): return counts
    case .sourceNotNamed(let known): throw .sourceNotNamed(known: known)
    }
  }

  private enum Outcome {
    case done(ImportCounts)
    case sourceNotNamed([String?])
  }

  private func put(
    into source: StoredSource?, at now: Timestamp, _ progress: (Int) -> Void
  ) throws(SQLiteError) -> ImportCounts {
    var counts = ImportCounts()
    var done = 0
    try table.forEach(of: Self.collected) { (record) throws(SQLiteError) in
      try table.upsert(record, of: source, at: now, &counts)
      done += 1
      if done % 1000 == 0 { progress(done) }
      return true
    }
    return counts
  }

  /// Returns whether any of the records does not refer to an announcement in the store.
  private func needsSource() throws(SQLiteError) -> Bool {
    var isNeeded = false
    try table.forEach(of: Self.collected) { (record) throws(SQLiteError) in
      let id = record.importOrigin?.sourceID ?? ""
      isNeeded = try table.announcementNamed(by: id) == nil
      return !isNeeded
    }
    return isNeeded
  }

  /// Compares the records with the records of a source that have the same IDs.
  private func likeness(to source: StoredSource) throws(SQLiteError) -> Likeness {
    var likeness = Likeness()
    try table.forEach(of: Self.collected) { (record) throws(SQLiteError) in
      let id = record.importOrigin?.sourceID ?? ""
      if let existing = try table.announcement(id, in: source) {
        likeness.matches += 1
        if existing.announcement.isRecognizable(as: record.announcement) {
          likeness.recognizable += 1
        }
      }
      return true
    }
    return likeness
  }
}
