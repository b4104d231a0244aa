import PetMapSQLite
import PetMapJSON
public import PetMapAnnouncements

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

  /// Gives `body` every report without a photo, newest first.
  public func forEachUnpublished(_ body: (StoredAnnouncement) -> Void) throws(StoreError) {
    try read { (table) throws(SQLiteError) in
      for stored in try table.unpublished(after: nil, limit: .max) { body(stored) }
    }
  }

  /// The announcements that were imported from a record with this id, published or not.
  ///
  /// - Parameter source: the name of the only source that counts; nil for all of them.
  public func announcements(
    withSourceID id: String, in source: String? = nil
  ) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in
      try table.announcements(withSourceID: id, in: source)
    }
  }

  /// The names of what an export adds to the announcements of this store
  /// (``ImportOrigin/exportedMembers``), in the order in which they come; empty where nothing was imported.
  public func exportedNames() throws(StoreError) -> [String] {
    var names: Set<String> = []
    var list: [String] = []
    try forEach { stored in
      guard let origin = stored.importOrigin else { return true }
      for member in origin.exportedMembers.members where names.insert(member.name).inserted {
        list.append(member.name)
      }
      return true
    }
    return list
  }

  private func read<Result>(
    _ body: (AnnouncementTable) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try StoreError.reading { () throws(SQLiteError) in
      try body(AnnouncementTable(file.reader()))
    }
  }
}
