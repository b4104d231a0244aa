public import PetMapAnnouncements
import PetMapSQL

/// A check of the integrity of an entire store.
///
/// Of an SQLite file, SQLite's own check, the definitions, and the checksums of all rows are part of
/// it; PostgreSQL's `pg_amcheck` and `pg_checksums` check a database's pages.
public struct StoreCheck: Sendable {
  /// A problem found by the check.
  public enum Problem: Sendable, Hashable {
    /// SQLite's integrity check reports damage, with the given message.
    case damagedFile(String)
    /// A row does not represent a valid announcement, or belongs to none, for the given reason.
    case brokenRow(String)
    /// A row's contents do not match its checksum, for example because of a bit flip on disk or in
    /// transit.
    ///
    /// - Parameter id: The ID of the announcement, if the row belongs to one.
    case damagedRow(table: String, id: AnnouncementID?)
    /// A change number is missing in the log, or was never assigned.
    case brokenChange(Int64)
    case missingPhoto(PhotoName)
    /// The contents of a photo differ from those that were stored.
    case damagedPhoto(PhotoName)
  }

  /// The number of announcements.
  public private(set) var announcements = 0
  /// The number of announcements with a photo.
  public private(set) var photos = 0
  /// The number of the last change.
  public private(set) var lastChange: Int64 = 0
  /// The problems found.
  public internal(set) var problems: [Problem] = []

  /// Checks a store.
  ///
  /// - Parameters:
  ///   - path: The photo directory; `nil` for the default one.
  ///   - progress: Called with the number of announcements checked so far.
  /// - Throws: ``StoreError`` if the store cannot be checked at all.
  /// - Complexity: O(size of the store and all photos).
  init(
    _ address: StoreAddress, photos path: String?, progress: (Int) -> Void
  ) throws(StoreError) {
    let database = try address.open(for: .reading)
    defer { database.close() }
    let files = PhotoObjects(path ?? address.photoDirectory)
    try StoreError.reading { () throws(StoreFailure) in
      var suspects: [SuspectPhoto] = []
      try database.snapshot { (transaction) throws(StoreFailure) in
        try checkDirectory(files, transaction)
        if transaction.dialect == .sqlite { try checkFile(transaction) }
        try reportingDamage { (check) throws(StoreFailure) in
          suspects = try check.checkAnnouncements(transaction, files, progress)
        }
        try reportingDamage { (check) throws(StoreFailure) in
          try check.checkOwners(transaction)
        }
        try reportingDamage { (check) throws(StoreFailure) in
          try check.checkChanges(transaction)
        }
      }
      // A server may have replaced or removed a photo after its row was read.
      try database.read { (transaction) throws(StoreFailure) in
        for suspect in suspects {
          let current =
            suspect.name.isOfSighting
            ? try transaction.sightings(of: suspect.name.id).compactMap { $0.photo }
            : try transaction.announcement(suspect.name.id)?.photos ?? []
          if current.contains(where: { .integer($0.version) == suspect.version }) {
            problems.append(suspect.problem)
          }
        }
      }
    }
  }

  /// Runs a part of the check. If damage prevents the part from finishing, reports the damage, so
  /// that the check can continue with the next part.
  mutating func reportingDamage(
    _ body: (inout StoreCheck) throws(StoreFailure) -> Void
  ) throws(StoreFailure) {
    do throws(StoreFailure) {
      try body(&self)
    } catch {
      guard case .database(let cause) = error, cause.kind == .damaged else { throw error }
      let problem = Problem.damagedFile(cause.message)
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  /// Checks that the directory does not belong to another store, unless it only seems to because
  /// the settings are damaged.
  private func checkDirectory(
    _ files: PhotoObjects, _ transaction: any Transaction
  ) throws(StoreFailure) {
    do throws(StoreFailure) {
      try files.check(against: transaction)
    } catch {
      var settings = self
      if transaction.dialect == .sqlite {
        try settings.reportingDamage { (check) throws(StoreFailure) in
          try check.checkDigests(of: Tables.setting, transaction)
        }
      }
      if settings.problems.isEmpty { throw error }
    }
  }

  // MARK: Contents

  /// A photo that does not match its row.
  private struct SuspectPhoto {
    let name: PhotoName
    let version: SQLValue
    let problem: Problem
  }

  /// Checks all announcements and their photos.
  ///
  /// - Returns: The photos that do not match their rows.
  private mutating func checkAnnouncements(
    _ transaction: any Transaction, _ files: PhotoObjects, _ progress: (Int) -> Void
  ) throws(StoreFailure) -> [SuspectPhoto] {
    var suspects: [SuspectPhoto] = []
    let columns = AnnouncementColumns.selected(from: "announcement", source: "source.name")
    try transaction.forEachBatch(
      """
      SELECT \(columns) FROM announcement
      LEFT JOIN source ON source.number = announcement.source
      """
    ) { (rows) throws(StoreFailure) in
      for row in rows {
        announcements += 1
        do throws(SQLError) {
          let stored = try AnnouncementColumns.decode(ValueRow(values: row))
          for photo in stored.photos {
            photos += 1
            let name = PhotoName(id: stored.id, number: photo.number)
            if let problem = try Self.problem(of: photo, name, files, transaction) {
              suspects.append(
                SuspectPhoto(name: name, version: .integer(photo.version), problem: problem))
            }
          }
        } catch {
          guard error.kind == .damaged else { throw .database(error) }
          problems.append(.brokenRow(error.message))
        }
      }
      progress(announcements)
      return true
    }
    try transaction.forEachBatch(
      "SELECT announcement, number, photo FROM sighting WHERE photo IS NOT NULL"
    ) { (rows) throws(StoreFailure) in
      for row in rows {
        guard let photo = PhotoList.photos(row[2].text)?.first else { continue }
        let name = PhotoName(
          sighting: SightingID(try AnnouncementID(row[0]), Int(row[1].integer ?? 0)))
        let problem = try StoreFailure.ofDatabase { () throws(SQLError) in
          try Self.problem(of: photo, name, files, transaction)
        }
        if let problem {
          suspects.append(
            SuspectPhoto(name: name, version: .integer(photo.version), problem: problem))
        }
      }
      return true
    }
    return suspects
  }

  private static func problem(
    of photo: StoredPhoto, _ name: PhotoName, _ files: PhotoObjects,
    _ transaction: any Transaction
  ) throws(SQLError) -> Problem? {
    let row: [SQLValue]?
    do throws(StoreFailure) {
      row = try transaction.values(
        "SELECT bytes, file, digest FROM photo WHERE version = ?1 AND announcement = ?2",
        .integer(photo.version), name.id.value
      ).first
    } catch {
      throw SQLError.damaged("photo \(name.text) cannot be read")
    }
    guard let row, let bytes = (try? files.bytes(row[0], file: row[1].text)) ?? nil else {
      return .missingPhoto(name)
    }
    let content = PhotoContent(of: bytes)
    let isIntact =
      content.byteCount == photo.byteCount
      && content.digest.value == row[2].integer.map { UInt64(bitPattern: $0) }
    return isIntact ? nil : .damagedPhoto(name)
  }

  /// Checks that the rows that belong to announcements belong to existing ones.
  private mutating func checkOwners(_ transaction: any Transaction) throws(StoreFailure) {
    for table in Tables.owned {
      for column in table.announcementColumns {
        let ids = try transaction.values(
          """
          SELECT DISTINCT \(column) FROM \(table.name) WHERE \(column) IS NOT NULL AND NOT EXISTS
            (SELECT 1 FROM announcement WHERE announcement.id = \(table.name).\(column))
          """)
        for row in ids {
          let id = row.first?.bytes.flatMap { AnnouncementID(blob: $0) }
          let problem = Problem.brokenRow(
            "\(table.name) has a row of announcement \(id?.text ?? "?"), which is missing")
          if !problems.contains(problem) { problems.append(problem) }
        }
      }
    }
  }

  /// The largest number of missing changes that are reported.
  private static let reportedGaps = 1000

  /// Checks that the log has every number up to the last one, and a change of every announcement.
  private mutating func checkChanges(_ transaction: any Transaction) throws(StoreFailure) {
    lastChange = try transaction.position().number
    let forgotten = try transaction.value("SELECT forgotten_change FROM state").integer ?? 0
    // The last number that was found. A damaged number must not make the check endless.
    var last = forgotten
    var reportsLeft = Self.reportedGaps
    var missing: [Problem] = []
    func reportGap(before number: Int64) {
      while last < number - 1, reportsLeft > 0 {
        last += 1
        reportsLeft -= 1
        missing.append(.brokenChange(last))
      }
    }
    if forgotten > lastChange { missing.append(.brokenChange(forgotten)) }
    var ids: Set<AnnouncementID> = []
    var isComplete = forgotten == 0
    try transaction.forEachBatch("SELECT number, id FROM change ORDER BY number") {
      (rows) throws(StoreFailure) in
      for row in rows {
        guard let number = row[0].integer, number > last else { continue }
        if row[1] == .null { isComplete = false } else { ids.insert(try AnnouncementID(row[1])) }
        if number > lastChange {
          missing.append(.brokenChange(number))
        } else {
          reportGap(before: number)
          last = number
        }
      }
      return true
    }
    if last < lastChange {
      reportGap(before: lastChange)
      if reportsLeft > 0 { missing.append(.brokenChange(lastChange)) }
    }
    problems += missing
    guard isComplete else { return }
    try transaction.forEachBatch("SELECT id FROM announcement") { (rows) throws(StoreFailure) in
      for row in rows {
        let id = try AnnouncementID(row[0])
        if !ids.contains(id) {
          problems.append(.brokenRow("announcement \(id.text) is not in the change log"))
        }
      }
      return true
    }
  }
}

extension StoreAddress {
  /// Checks the entire store.
  ///
  /// - Parameters:
  ///   - photos: The photo directory; `nil` for ``photoDirectory``.
  ///   - progress: Called with the number of announcements checked so far.
  /// - Throws: ``StoreError`` if the store cannot be read at all.
  public func check(
    photos: String?, progress: (Int) -> Void
  ) throws(StoreError) -> StoreCheck {
    try StoreCheck(self, photos: photos, progress: progress)
  }
}
