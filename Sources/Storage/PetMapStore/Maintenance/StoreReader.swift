import PetMapSQLite
public import PetMapAnnouncements

/// Read-only access to a store's announcements, with or without a running server. Each call reads a
/// consistent snapshot.
public struct StoreReader: ReadableStore {
  private let file: StoreFile

  /// Opens a store.
  ///
  /// - Throws: ``StoreError`` if the store does not exist or cannot be read.
  public init(path: String) throws(StoreError) {
    file = StoreFile(path: path)
    try file.checkVersion()
  }

  /// Returns the number of announcements.
  public func count() throws(StoreError) -> Int {
    try read { (table) throws(SQLiteError) in try table.count() }
  }

  /// Calls `body` with every announcement, published or not, in order of insertion, until it
  /// returns `false`.
  public func forEach(_ body: (StoredAnnouncement) -> Bool) throws(StoreError) {
    try read { (table) throws(SQLiteError) in
      try table.forEach { (stored) throws(SQLiteError) in body(stored) }
    }
  }

  /// Calls `body` with every report without a photo, newest first.
  public func forEachUnpublished(_ body: (StoredAnnouncement) -> Void) throws(StoreError) {
    try read { (table) throws(SQLiteError) in
      for stored in try table.unpublished(after: nil, limit: .max) { body(stored) }
    }
  }

  /// Returns the announcements imported from records with the given ID, published or not.
  ///
  /// - Parameter source: The name of the source; `nil` for all sources.
  public func announcements(
    withSourceID id: String, in source: String? = nil
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in
      try table.announcements(withSourceID: id, in: source)
    }
  }

  private func read<Result>(
    _ body: (AnnouncementTable) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try StoreError.reading { () throws(SQLiteError) in
      try body(AnnouncementTable(file.reader()))
    }
  }
}
