import PetMapAnnouncements
import PetMapSQLite
import PetMapSystem

/// The SQLite store that a move reads.
final class SQLiteMoveSource: MoveSource {
  private static let batchSize = 500
  private let lock: ServerLock
  private let connection: SQLiteConnection
  private let photos: PhotoDirectory
  private var last = Int64.min

  private var table: AnnouncementTable { AnnouncementTable(connection) }

  init(_ path: String, photos photoPath: String?) throws(StoreError) {
    let file = StoreFile(path: path)
    try file.checkVersion()
    lock = try ServerLock(file)
    connection = try file.writer(creates: false)
    photos = PhotoDirectory(photoPath ?? StoreFile.photos(beside: path))
    try photos.check(against: AnnouncementTable(connection).recordedPhotos(in: photos))
    // Block imports.
    try StoreError.writing { () throws(SQLiteError) in try connection.run("BEGIN IMMEDIATE") }
  }

  func records() throws(StoreError) -> StoreRecords {
    try StoreError.reading { () throws(SQLiteError) in
      var records = StoreRecords()
      records.lastChange = try table.lastChange()
      // An SQLite store numbers insertions and photo versions by change.
      records.lastInsertion = records.lastChange
      records.forgottenChange = Int64(
        try connection.prepare("SELECT forgotten_change FROM state").first { $0.integer(0) } ?? 0)
      records.sources = try SourceTable(connection).all()
      records.deletions = try connection.prepare("SELECT change, id FROM deletion ORDER BY change")
        .rows { (row) throws(SQLiteError) in
          (number: Int64(row.integer(0)), id: try Self.id(row, 1))
        }
      records.failedAttempts = try table.failedAttempts(since: Timestamp(milliseconds: 0))
      records.keys = try connection.prepare(
        "SELECT digest, body_digest, id, at FROM creation_key"
      ).rows { (row) throws(SQLiteError) in
        StoredCreationKey(
          digest: row.blob(0), bodyDigest: row.blob(1), id: try Self.id(row, 2),
          at: Int64(row.integer(3)))
      }
      records.networkKey = try table.setting("network_key")
      return records
    }
  }

  private static func id(
    _ row: borrowing SQLiteRow, _ column: Int32
  ) throws(SQLiteError) -> AnnouncementID {
    guard let id = AnnouncementID(blob: row.blob(column)) else {
      throw .damaged("invalid ID")
    }
    return id
  }

  func next() throws(StoreError) -> [MovedAnnouncement] {
    let width = Int32(AnnouncementRow.members.count + 7)
    let batch = try StoreError.reading { () throws(SQLiteError) in
      try connection.prepare(
        """
        SELECT \(AnnouncementRow.columns), password_hash, reporter_network, source, photo_digest
        FROM announcement WHERE insertion > ? ORDER BY insertion LIMIT ?
        """
      ).rows(.integer(Int(last)), .integer(Self.batchSize)) { (row) throws(SQLiteError) in
        MovedAnnouncement(
          stored: try AnnouncementRow.decode(row),
          passwordHash: row.optionalText(width).map { PasswordHash(text: $0) },
          network: row.optionalBlob(width + 1), source: row.optionalInteger(width + 2),
          photoDigest: row.optionalInteger(width + 3).map {
            PhotoDigest(value: UInt64(UInt(bitPattern: $0)))
          })
      }
    }
    last = batch.last?.stored.insertion ?? last
    return batch
  }

  func photo(of moved: MovedAnnouncement) throws(StoreError) -> [UInt8]? {
    guard let name = moved.stored.photoName else { return nil }
    return try PhotoDirectory.bytes(at: photos.path(of: name))
  }

  func close() {
    _ = try? connection.run("ROLLBACK")
    lock.release()
  }
}

extension PhotoDirectory {
  /// Returns the contents of a regular file, or `nil` if it does not exist.
  static func bytes(at path: String) throws(StoreError) -> [UInt8]? {
    do throws(SystemError) {
      guard let descriptor = try Descriptor.openRegularFile(path) else { return nil }
      defer { Descriptor.close(descriptor) }
      var bytes: [UInt8] = []
      try Descriptor.readAll(descriptor) { (piece) throws(SystemError) in
        unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
      return bytes
    } catch {
      throw StoreError(reading: error)
    }
  }
}

/// The new SQLite store that a move fills.
final class SQLiteMoveTarget: MoveTarget {
  private let draft: StoreDraft
  private var connection: SQLiteConnection?

  init(_ path: String) throws(StoreError) {
    try SQLiteAnnouncementStore.makeDirectories(for: path)
    draft = try StoreDraft(of: path)
  }

  private func write(
    _ body: (AnnouncementTable) throws(SQLiteError) -> Void
  ) throws(StoreError) {
    guard let connection else { return }
    try StoreError.writing { () throws(SQLiteError) in try body(AnnouncementTable(connection)) }
  }

  func begin(_ records: StoreRecords) throws(StoreError) {
    try draft.make()
    let copy = try StoreError.writing { () throws(SQLiteError) in
      try SQLiteConnection(path: draft.file.path, access: .write)
    }
    try StoreSchema.migrate(copy)
    connection = copy
    try write { (table) throws(SQLiteError) in
      try table.connection.run("BEGIN")
      for source in records.sources {
        try table.connection.prepare(
          RowDigest.insertion(into: "source", ["number", "name", "file"])
        ).run(.integer(source.number), .text(source.name), .text(source.file))
      }
    }
  }

  func put(_ moved: MovedAnnouncement, photo bytes: [UInt8]?) throws(StoreError) {
    let stored = moved.stored
    if let bytes, let name = stored.photoName {
      try StoreError.writingFiles { () throws(SystemError) in
        try FileSystem.write(bytes.span, toNewFile: draft.photos.path(of: name))
      }
    }
    try write { (table) throws(SQLiteError) in
      try table.insert(
        stored, passwordHash: moved.passwordHash, source: moved.source, network: moved.network)
      if let photo = stored.photo, let digest = moved.photoDigest {
        try table.setPhoto(photo, digest: digest, of: stored.id)
      }
    }
  }

  func finish(_ records: StoreRecords) throws(StoreError) {
    let directoryID = AnnouncementID(
      high: .random(in: .min ... .max), low: .random(in: .min ... .max)
    ).text
    try write { (table) throws(SQLiteError) in
      try Self.put(records, in: table)
      try table.setPhotoDirectoryID(directoryID)
      if let key = records.networkKey { try table.set("network_key", to: key) }
      try table.set(
        AnnouncementTable.movedInsertions, to: Array("\(records.lastInsertion)".utf8))
      try table.connection.run("COMMIT")
    }
    connection = nil
    try StoreError.writingFiles { () throws(SystemError) in
      try draft.photos.record(storeID: directoryID)
    }
    try draft.publish()
  }

  private static func put(
    _ records: StoreRecords, in table: AnnouncementTable
  ) throws(SQLiteError) {
    let connection = table.connection
    for deletion in records.deletions {
      try connection.prepare(RowDigest.insertion(into: "deletion", ["change", "id"]))
        .run(.integer(Int(deletion.number)), deletion.id.blob)
    }
    for attempt in records.failedAttempts { try table.recordFailedAttempt(attempt) }
    for key in records.keys {
      try connection.prepare(
        RowDigest.insertion(into: "creation_key", ["digest", "body_digest", "id", "at"])
      ).run(.blob(key.digest), .blob(key.bodyDigest), key.id.blob, .integer(Int(key.at)))
    }
    // An insertion uses its change number, so the next number must exceed both.
    let last = max(records.lastChange, records.lastInsertion)
    try connection.prepare(
      RowDigest.update("state", [("last_change", "?1"), ("forgotten_change", "?2")])
    ).run(.integer(Int(last)), .integer(Int(records.forgottenChange)))
  }

  func abandon() {
    connection = nil
    draft.remove()
  }
}
