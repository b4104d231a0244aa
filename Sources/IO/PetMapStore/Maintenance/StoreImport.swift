import PetMapSQLite
public import PetMapAnnouncements

/// An import into a store, alongside a server or without one: records are collected first, and go in
/// all together or, when anything ends it before, not at all.
///
/// ```swift
/// let run = try StoreImport(into: "petmap.sqlite")
/// for record in records { try run.add(record) }
/// let counts = try run.commit(of: ImportSource(file: "pets.csv"), at: now) { _ in }
/// ```
///
/// The collected records lie in a temporary file of SQLite's, which goes with the process however it
/// ends. Other writers wait for the commit alone.
public final class StoreImport {
  private static let collected = "collected"
  private let table: AnnouncementTable
  /// How many records were collected.
  public private(set) var count = 0

  /// - Parameter path: a store's; it is made when there is none, in an existing directory.
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
  /// - Parameters:
  ///   - source: what the records are of. Those that name announcements of this store, as the records
  ///     of its export do, are of none.
  ///   - progress: called with the number of records that are in, every thousand.
  /// - Returns: what became of them, once it is durable.
  /// - Throws: ``StoreError/sourceNotNamed(known:)`` when it is not known which source the records are
  ///   of; nothing is stored then.
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

  /// Whether any record names no announcement of the store.
  private func needsSource() throws(SQLiteError) -> Bool {
    var isNeeded = false
    try table.forEach(of: Self.collected) { (record) throws(SQLiteError) in
      let id = record.importOrigin?.sourceID ?? ""
      isNeeded = try table.announcementNamed(by: id) == nil
      return !isNeeded
    }
    return isNeeded
  }

  /// Compares the records with those of the same ids in a source.
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
