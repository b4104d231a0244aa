import PetMapSQLite
public import PetMapAnnouncements
import PetMapSystem

/// Copies the readable contents of a damaged store to a new one, and reports what is lost.
///
/// The damaged file is read page by page, without SQLite: a damaged page affects only its own rows,
/// even if it is the first page or the root of a table. A row with an incorrect checksum is copied
/// as is and reported.
///
/// The new store's change log starts over, so followers of the old store must reload everything.
public struct StoreSalvage: Sendable {
  /// Data that could not be copied.
  public enum Loss: Sendable, Hashable {
    /// An announcement that is known from an index but unreadable, or whose values are invalid.
    case announcement(AnnouncementID)
    /// A missing photo. Its announcement is copied without it.
    case photo(PhotoName)
  }

  /// Data that was copied although its checksum is incorrect.
  public enum Damage: Sendable, Hashable {
    case announcement(AnnouncementID)
    case photo(PhotoName)
  }

  /// The number of announcements copied.
  public private(set) var announcements = 0
  /// The number of photos copied.
  public private(set) var photos = 0
  /// The damaged data that was copied.
  public private(set) var damages: [Damage] = []
  /// The known data that could not be copied.
  public private(set) var losses: [Loss] = []
  /// The number of lost announcements.
  public var lostAnnouncements: Int {
    losses.count { if case .announcement = $0 { true } else { false } }
  }

  /// The file's version if it is newer than the current one; data specific to that version was not
  /// copied.
  public private(set) var newerVersion: Int?

  /// Salvages a store.
  ///
  /// - Parameters:
  ///   - path: The path of the damaged store.
  ///   - photoPath: The photo directory; `nil` for the default one.
  ///   - target: The path of the new file. Neither the file nor its default photo directory may
  ///     exist.
  ///   - progress: Called with the number of announcements found, and then copied.
  /// - Throws: ``StoreError/busy`` while a server is serving the store; other errors if no part of
  ///   a store is found or the copy cannot be written, after removing the incomplete copy.
  /// - Complexity: O(*n*) in the size of the store and its photos.
  public init(
    of path: String, photos photoPath: String? = nil, to target: String,
    progress: (Int) -> Void = { _ in }
  ) throws(StoreError) {
    let pages = try DatabasePages(path)
    let lock = try Self.lock(path)
    defer { lock?.release() }
    let rows = try StoreError.reading { () throws(SQLiteError) in
      try SalvagedRows(pages, progress)
    }
    guard rows.isStore || !rows.announcements.isEmpty else {
      throw .unavailable(cause: "no part of a petmap store can be read")
    }
    if let version = pages.version, version > StoreSchema.version { newerVersion = version }
    let draft = try StoreDraft(of: target)
    do throws(StoreError) {
      try draft.make()
      let copy = try StoreError.writing { () throws(SQLiteError) in
        try SQLiteConnection(path: draft.file.path, access: .write)
      }
      try StoreSchema.migrate(copy)
      let directory = PhotoDirectory(photoPath ?? StoreFile.photos(beside: path))
      try StoreError.writing { () throws(SQLiteError) in
        try copy.transaction { () throws(SQLiteError) in
          try fill(copy, with: rows, of: pages, directory, draft.photos, progress)
        }
      }
      let id = try StoreError.reading { () throws(SQLiteError) in
        try AnnouncementTable(copy).photoDirectoryID()
      }
      if let id {
        try StoreError.writingFiles { () throws(SystemError) in
          try draft.photos.record(storeID: id)
        }
      }
      try draft.publish()
    } catch {
      draft.remove()
      throw error
    }
  }

  /// Acquires the lock held by servers, or returns `nil` if that is impossible, as on a read-only
  /// file system.
  private static func lock(_ path: String) throws(StoreError) -> ServerLock? {
    do throws(StoreError) {
      return try ServerLock(StoreFile(path: path))
    } catch .busy {
      throw .busy
    } catch {
      return nil
    }
  }

  private mutating func fill(
    _ copy: SQLiteConnection, with rows: SalvagedRows, of pages: DatabasePages,
    _ source: PhotoDirectory, _ target: PhotoDirectory, _ progress: (Int) -> Void
  ) throws(SQLiteError) {
    for (table, values) in rows.others {
      let insertion = RowDigest.insertion(
        "INSERT OR IGNORE", into: table, rows.columns(of: table))
      for row in values { try copy.prepare(insertion).run(row) }
    }
    var writer = SalvageWriter(
      table: AnnouncementTable(copy), columns: rows.columns(of: "announcement"),
      lastChange: rows.lastChange)
    for (id, record) in rows.announcements.sorted(by: { $0.value.rowID < $1.value.rowID }) {
      guard let values = rows.values(of: record, pages),
        let saved = try writer.insert(values, isIntact: record.isIntact != false)
      else {
        losses.append(.announcement(id))
        continue
      }
      announcements += 1
      if !saved.isIntact { damages.append(.announcement(id)) }
      try copyPhoto(of: saved.announcement, writer.table, source, target)
      if announcements % 1000 == 0 { progress(announcements) }
    }
    losses += rows.lost.sorted { $0.text < $1.text }.map { .announcement($0) }
    try writer.finish()
  }

  /// Copies an announcement's photo, or removes it from the announcement if it is missing.
  private mutating func copyPhoto(
    of stored: StoredAnnouncement, _ table: AnnouncementTable, _ source: PhotoDirectory,
    _ target: PhotoDirectory
  ) throws(SQLiteError) {
    guard var photo = stored.photo, let name = stored.photoName else { return }
    let content: PhotoContent?
    do throws(SystemError) {
      content = try source.copy(name, to: target)
    } catch {
      throw SQLiteError(error, path: target.path)
    }
    guard let content, content.byteCount > 0 else {
      target.discard(.photo(name))
      losses.append(.photo(name))
      try table.removePhoto(of: stored.id)
      return
    }
    photos += 1
    if content == (try table.photoContent(of: name)) { return }
    damages.append(.photo(name))
    photo.byteCount = content.byteCount
    try table.setPhoto(photo, digest: content.digest, of: stored.id)
  }
}

/// Inserts announcements' rows into a new store and resolves contradictions between them.
private struct SalvageWriter {
  let table: AnnouncementTable
  private let columns: [String]
  private let insertion: String
  private var lastChange: Int
  private var chips: Set<SQLiteValue> = []
  private var numbers: Set<SQLiteValue> = []
  private var changes: Set<SQLiteValue> = []
  private var sources: Set<Int> = []

  init(table: AnnouncementTable, columns: [String], lastChange: Int) {
    self.table = table
    self.columns = columns
    self.lastChange = lastChange
    insertion = RowDigest.insertion(into: "announcement", columns)
  }

  /// Inserts a row.
  ///
  /// - Returns: The stored announcement, or `nil` if its values are invalid.
  mutating func insert(
    _ read: [SQLiteValue], isIntact: Bool
  ) throws(SQLiteError) -> (announcement: StoredAnnouncement, isIntact: Bool)? {
    var (values, isIntact) = (read, isIntact)
    func index(_ column: String) -> Int? { columns.firstIndex(of: column) }
    guard let id = index("id"), let chip = index("microchip_number"),
      let number = index("insertion"), let change = index("change"), let source = index("source")
    else { return nil }
    if values[chip] != .null, !chips.insert(values[chip]).inserted {
      values[chip] = .null
      isIntact = false
    }
    if !isAssigned(values[number]) || !numbers.insert(values[number]).inserted {
      values[number] = nextNumber()
      isIntact = false
    }
    if !isAssigned(values[change], from: values[number])
      || !changes.insert(values[change]).inserted
    {
      values[change] = nextNumber()
      isIntact = false
    }
    if case .integer(let number) = values[source] { sources.insert(number) }
    guard case .blob(let bytes) = values[id], let id = AnnouncementID(blob: bytes) else {
      return nil
    }
    if let stored = try store(values, id) { return (stored, isIntact) }
    for column in ["last_seen_date", "kept", "photo_format"] {
      if let index = index(column) { values[index] = .null }
    }
    return try store(values, id).map { ($0, false) }
  }

  /// - Returns: The stored announcement, or `nil` if its values are invalid.
  private func store(
    _ values: [SQLiteValue], _ id: AnnouncementID
  ) throws(SQLiteError) -> StoredAnnouncement? {
    do throws(SQLiteError) {
      try table.connection.prepare(insertion).run(values)
      return try table.announcement(id)
    } catch {
      switch error.kind {
      case .constraint: return nil
      case .damaged:
        try table.connection.prepare("DELETE FROM announcement WHERE id = ?").run(id.blob)
        return nil
      default: throw error
      }
    }
  }

  private mutating func nextNumber() -> SQLiteValue {
    lastChange += 1
    return .integer(lastChange)
  }

  /// Returns whether a number has been assigned by the store and is not less than `first`.
  private func isAssigned(_ value: SQLiteValue, from first: SQLiteValue = .integer(1)) -> Bool {
    guard case .integer(let number) = value, case .integer(let first) = first else { return false }
    return first <= number && number <= lastChange
  }

  /// Starts the change log, and names imported sources whose names are lost.
  func finish() throws(SQLiteError) {
    let named = try table.connection.prepare("SELECT number FROM source").rows { $0.integer(0) }
    for number in sources.subtracting(named).sorted() {
      try table.connection.prepare(RowDigest.insertion(into: "source", ["number", "name"]))
        .run(.integer(number), .text("source \(number)"))
    }
    try table.connection.prepare(
      RowDigest.update("state", [("last_change", "?1"), ("forgotten_change", "?1")])
    ).run(.integer(lastChange))
  }
}
