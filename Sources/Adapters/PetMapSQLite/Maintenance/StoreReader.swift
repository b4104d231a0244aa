public import PetMapReports

/// A store's announcements for whoever only reads them: beside a server, or without one. The
/// moment's state is read, whatever is written meanwhile.
public struct StoreReader: Sendable {
  private let file: StoreFile

  /// - Throws: ``StoreError`` when there is no store, or one that cannot be read.
  public init(path: String) throws(StoreError) {
    file = StoreFile(path: path)
    try file.checkVersion()
  }

  /// How many announcements there are.
  public func count() throws(StoreError) -> Int {
    try read { (table) throws(SQLiteError) in try table.count() }
  }

  /// Gives `body` every announcement, published or not, in the order of insertion, until it returns
  /// false.
  public func forEach(_ body: (StoredAnnouncement) -> Bool) throws(StoreError) {
    try read { (table) throws(SQLiteError) in
      try table.forEach { (stored) throws(SQLiteError) in body(stored) }
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
