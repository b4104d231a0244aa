import PetMapSQLite
public import PetMapAnnouncements

/// Looks at everything in a store and says what is wrong with it.
public struct StoreCheck: Sendable {
  /// Something that is not as it should be.
  public enum Problem: Sendable, Hashable {
    /// SQLite's own check finds the file damaged; in its words.
    case damagedFile(String)
    /// A row whose values no announcement has; in words.
    case brokenRow(String)
    /// A row does not hold what was written: a bit was flipped, on the disk or on the way.
    ///
    /// - Parameter id: the announcement's, where the row is one.
    case damagedRow(table: String, id: AnnouncementID?)
    /// A row with a number of a change that was never made, or that a deletion has, too.
    case brokenChange(Int64)
    /// An announcement that was deleted and is still there.
    case notDeleted(AnnouncementID)
    case missingPhoto(PhotoName)
    /// The photo's file does not hold the bytes that were stored.
    case damagedPhoto(PhotoName)
  }

  /// How many announcements there are.
  public private(set) var announcements = 0
  /// How many of them have a photo.
  public private(set) var photos = 0
  /// The number of the last change.
  public private(set) var lastChange: Int64 = 0
  /// What is wrong.
  public private(set) var problems: [Problem] = []

  /// - Parameters:
  ///   - path: the store's.
  ///   - photos: the directory's path; nil for the one beside the store.
  ///   - progress: called with the number of announcements that were looked at, every thousand.
  /// - Throws: ``StoreError`` when the store cannot be looked at at all.
  /// - Complexity: O(the size of the store and of all photos)
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
      // A server may have replaced or removed a photo since the rows were read.
      try connection.run("ROLLBACK")
      try checkAgain(suspects, connection, directory)
    }
  }

  /// Makes sure that the directory is not another store's, unless damage to the store's settings is
  /// what makes it look so.
  private static func check(
    _ directory: PhotoDirectory, _ connection: SQLiteConnection
  ) throws(StoreError) {
    do throws(StoreError) {
      try directory.check(against: AnnouncementTable(connection))
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

  private init() {}

  /// Reports damage that keeps a part of the check from its end, and goes on with the next part.
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
    // A store of an earlier version gets them when it is next written to.
    let version = try connection.prepare("PRAGMA user_version").first { $0.integer(0) } ?? 0
    guard version >= StoreSchema.firstWithDigests else { return }
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

  /// - Returns: photos that are not as their rows say.
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
    lastChange = try AnnouncementTable(connection).lastChange()
    problems += try connection.prepare(
      """
      SELECT change FROM announcement
      WHERE change > ?1 OR change < insertion OR change IN (SELECT change FROM deletion)
      UNION ALL SELECT change FROM deletion WHERE change > ?1
      """
    ).rows(.integer(Int(lastChange))) { .brokenChange(Int64($0.integer(0))) }
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
