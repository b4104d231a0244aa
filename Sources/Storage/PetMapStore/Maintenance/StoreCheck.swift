import PetMapSQLite
public import PetMapAnnouncements

/// A check of the integrity of an entire store.
public struct StoreCheck: Sendable {
  /// A problem found by the check.
  public enum Problem: Sendable, Hashable {
    /// SQLite's integrity check reports damage, with the given message.
    case damagedFile(String)
    /// A row does not represent a valid announcement, for the given reason.
    case brokenRow(String)
    /// A row's contents do not match its checksum, for example because of a bit flip on disk or in
    /// transit.
    ///
    /// - Parameter id: The ID of the announcement, if the row represents one.
    case damagedRow(table: String, id: AnnouncementID?)
    /// A row has a change number that was never assigned or belongs to a deletion.
    case brokenChange(Int64)
    /// An announcement exists although it was deleted.
    case notDeleted(AnnouncementID)
    case missingPhoto(PhotoName)
    /// The contents of a photo's file differ from those that were stored.
    case damagedPhoto(PhotoName)
  }

  /// The number of announcements.
  public internal(set) var announcements = 0
  /// The number of announcements with a photo.
  public internal(set) var photos = 0
  /// The number of the last change.
  public internal(set) var lastChange: Int64 = 0
  /// The problems found.
  public internal(set) var problems: [Problem] = []

  /// Checks a store.
  ///
  /// - Parameters:
  ///   - path: The path of the store.
  ///   - photos: The photo directory; `nil` for the default one.
  ///   - progress: Called after every thousand announcements with the number checked so far.
  /// - Throws: ``StoreError`` if the store cannot be checked at all.
  /// - Complexity: O(size of the store and all photos).
  public init(
    path: String, photos photoPath: String? = nil, progress: (Int) -> Void = { _ in }
  ) throws(StoreError) {
    let file = StoreFile(path: path)
    try file.checkVersion()
    let directory = PhotoDirectory(photoPath ?? StoreFile.photos(beside: path))
    let connection = try StoreError.reading { () throws(SQLiteError) in try file.reader() }
    try Self.check(directory, connection)
    try StoreError.reading { () throws(SQLiteError) in
      try connection.run("BEGIN")
      try checkFile(connection)
      try reportingDamage { (check) throws(SQLiteError) in
        try check.checkDefinitions(connection)
      }
      var suspects: [PhotoName] = []
      try reportingDamage { (check) throws(SQLiteError) in
        suspects = try check.checkRows(connection, directory, progress)
      }
      for (table, _) in RowDigest.columns {
        try reportingDamage { (check) throws(SQLiteError) in
          try check.checkDigests(of: table, connection)
        }
      }
      try reportingDamage { (check) throws(SQLiteError) in try check.checkChanges(connection) }
      // A server may have replaced or deleted a photo after its row was read.
      try connection.run("ROLLBACK")
      try checkAgain(suspects, connection, directory)
    }
  }

  /// Checks that the directory does not belong to another store, unless it only seems to because
  /// the settings are damaged.
  private static func check(
    _ directory: PhotoDirectory, _ connection: SQLiteConnection
  ) throws(StoreError) {
    do throws(StoreError) {
      try directory.check(
        against: AnnouncementTable(connection).recordedPhotos(in: directory))
    } catch {
      var settings = StoreCheck()
      do throws(SQLiteError) {
        try settings.reportingDamage { (check) throws(SQLiteError) in
          try check.checkDigests(of: "setting", connection)
        }
      } catch let failure {
        throw StoreError(reading: failure)
      }
      if settings.problems.isEmpty { throw error }
    }
  }

  /// Creates an empty result.
  init() {}

  /// Runs a part of the check. If damage prevents the part from finishing, reports the damage, so
  /// that the check can continue with the next part.
  private mutating func reportingDamage(
    _ body: (inout StoreCheck) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    do throws(SQLiteError) {
      try body(&self)
    } catch {
      guard error.kind == .damaged else { throw error }
      let problem = Problem.damagedFile(error.message)
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  private mutating func checkDigests(
    of table: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    try RowDigest.addFunction(to: connection)
    let id = table == "announcement" ? "id" : "NULL"
    problems += try connection.prepare(
      "SELECT \(id) FROM \(table) WHERE \(RowDigest.name) IS NOT \(RowDigest.call(table))"
    ).rows { .damagedRow(table: table, id: AnnouncementID(blob: $0.blob(0))) }
  }

  private mutating func checkFile(_ connection: SQLiteConnection) throws(SQLiteError) {
    let messages = try connection.prepare("PRAGMA integrity_check").rows { $0.text(0) }
    problems += messages.filter { $0 != "ok" }.map { .damagedFile($0) }
  }

  /// Checks the definitions of tables and indexes, which have no checksums.
  private mutating func checkDefinitions(_ connection: SQLiteConnection) throws(SQLiteError) {
    let version = try connection.prepare("SELECT version FROM store_version")
      .first { $0.integer(0) }
    guard version == StoreHistory.current.version else { return }
    problems += try StoreSchema.damagedDefinitions(in: connection)
      .map { .damagedFile("the definition of \($0) has changed") }
  }

  /// Checks all rows.
  ///
  /// - Returns: The photos that do not match their rows.
  private mutating func checkRows(
    _ connection: SQLiteConnection, _ directory: PhotoDirectory, _ progress: (Int) -> Void
  ) throws(SQLiteError) -> [PhotoName] {
    let table = AnnouncementTable(connection)
    var suspects: [PhotoName] = []
    let rows = try connection.prepare("SELECT \(AnnouncementRow.columns) FROM announcement")
    try rows.forEach([]) { (row) throws(SQLiteError) in
      announcements += 1
      if announcements % 1000 == 0 { progress(announcements) }
      do throws(SQLiteError) {
        let stored = try AnnouncementRow.decode(row)
        if let name = stored.photoName {
          photos += 1
          let expected = try table.photoContent(of: name)
          let content = directory.content(of: .photo(name))
          if content == nil || content != expected { suspects.append(name) }
        }
      } catch {
        guard error.kind == .damaged else { throw error }
        problems.append(.brokenRow(error.message))
      }
      return true
    }
    return suspects
  }

  private mutating func checkChanges(_ connection: SQLiteConnection) throws(SQLiteError) {
    let table = AnnouncementTable(connection)
    lastChange = try table.lastChange()
    let moved = try table.setting(AnnouncementTable.movedInsertions).flatMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    problems += try connection.prepare(
      """
      SELECT change FROM announcement
      WHERE change > ?1 OR change < insertion AND insertion > ?2 OR change IN (SELECT change FROM deletion)
      UNION ALL SELECT change FROM deletion WHERE change > ?1
      """
    ).rows(.integer(Int(lastChange)), .integer(moved ?? 0)) { .brokenChange(Int64($0.integer(0))) }
    let remaining = try connection.prepare(
      """
      SELECT announcement.id FROM deletion JOIN announcement USING (id)
      WHERE announcement.change < deletion.change
      """
    ).rows { AnnouncementID(blob: $0.blob(0)) }
    problems += remaining.compactMap { $0 }.map { .notDeleted($0) }
  }

  private mutating func checkAgain(
    _ suspects: [PhotoName], _ connection: SQLiteConnection, _ directory: PhotoDirectory
  ) throws(SQLiteError) {
    let table = AnnouncementTable(connection)
    for name in suspects {
      guard let expected = try table.photoContent(of: name) else { continue }
      guard let content = directory.content(of: .photo(name)) else {
        problems.append(.missingPhoto(name))
        continue
      }
      if content != expected { problems.append(.damagedPhoto(name)) }
    }
  }
}
