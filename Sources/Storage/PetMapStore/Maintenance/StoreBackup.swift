public import PetMapAnnouncements
import PetMapSQL
import PetMapSQLite
import PetMapSystem

/// A copy of an SQLite store and its photos, created while a server may be writing to it. It is a
/// consistent snapshot of the file, with the photo of each announcement: photos never change, and
/// those that are replaced or erased meanwhile are removed at the end of the backup.
public struct StoreBackup: Sendable {
  /// The number of announcements copied.
  public private(set) var announcements = 0
  /// The number of photos copied.
  public private(set) var photos = 0
  /// The number of photos among them that share their disk space with the store or with the previous
  /// backup, because photos never change.
  public private(set) var sharedPhotos = 0
  /// The photos that are missing or damaged in the store itself, and therefore in the copy.
  public private(set) var damagedPhotos: [PhotoName] = []
  /// The photo directories whose files the copy may share, in order of preference.
  private var shared: [PhotoDirectory] = []

  /// Copies a store.
  ///
  /// - Parameters:
  ///   - path: The path of the store.
  ///   - photoPath: The photo directory; `nil` for the default one.
  ///   - target: The path of the new file, which must not exist.
  ///   - targetPhotos: The directory to which photos are copied, which must not exist either; `nil`
  ///     for the default one of the new file. Both appear only when they are complete.
  ///   - previous: The path of an earlier backup, whose photos are not stored again.
  ///   - progress: Called with the number of photos copied so far.
  /// - Throws: ``StoreError``, after removing the incomplete copy.
  public init(
    of path: String, photos photoPath: String? = nil, to target: String,
    photosTo targetPhotos: String? = nil, after previous: String? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws(StoreError) {
    let source = StoreAddress.file(path)
    let database = try SQLiteDatabase(path, for: .reading)
    defer { database.close() }
    let files = PhotoObjects(photoPath ?? source.photoDirectory)
    try StoreError.reading { () throws(StoreFailure) in
      try database.read { (transaction) throws(StoreFailure) in
        try files.check(against: transaction)
      }
    }
    shared = [
      files.directory,
      previous.flatMap { PhotoObjects(StoreAddress.file($0).photoDirectory).directory },
    ]
    .compactMap { $0 }
    let draft = try StoreDraft(of: target, photos: targetPhotos)
    // A directory that cannot be written is not changed by a server, either.
    let lock = files.directory.flatMap { try? FileSystem.waitForLock($0.lockPath) }
    defer { if let lock { FileSystem.unlock(lock) } }
    do throws(StoreError) {
      try draft.make()
      try StoreError.writing { () throws(StoreFailure) in try database.copy(to: draft.path) }
      try finish(draft, files, progress)
      try draft.publish()
    } catch {
      draft.remove()
      throw error
    }
  }

  /// Records in a store when its last backup was made, unless the store cannot be written.
  public static func record(of path: String, at now: Timestamp) {
    guard let store = try? SQLiteDatabase(path, for: .importing) else { return }
    defer { store.close() }
    _ = try? store.write { (transaction) throws(StoreFailure) in
      try transaction.set(.lastBackup, to: Array(now.milliseconds.description.utf8))
    }
  }

  /// Copies the photos, and prepares the copied file for use as a separate store.
  private mutating func finish(
    _ draft: StoreDraft, _ files: PhotoObjects, _ progress: (Int) -> Void
  ) throws(StoreError) {
    let copy = try SQLiteDatabase(draft.path, for: .moving)
    defer { copy.close() }
    let (count, rows, id) = try StoreError.reading { () throws(StoreFailure) in
      try copy.read { (transaction) throws(StoreFailure) in
        (
          try transaction.count(),
          try transaction.values(
            """
            SELECT announcement, size, digest, file, number FROM photo ORDER BY version
            """), try transaction.setting(.photoDirectory)
        )
      }
    }
    announcements = count
    for row in rows {
      try copyPhoto(row, from: files, to: PhotoDirectory(draft.photos))
      progress(photos)
    }
    // If the copy replaces the store, the numbers of later changes are assigned again.
    try StoreError.writing { () throws(StoreFailure) in
      try copy.write { (transaction) throws(StoreFailure) in
        let last = try transaction.position().timeline?.number ?? 0
        try transaction.beginTimeline(system: .random(in: .min ... .max), number: last + 1)
      }
    }
    try draft.identify(in: copy, as: id.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Copies a photo, unless it does not match its row.
  private mutating func copyPhoto(
    _ row: [SQLValue], from files: PhotoObjects, to directory: PhotoDirectory
  ) throws(StoreError) {
    guard let id = row[0].bytes.flatMap({ AnnouncementID(blob: $0) }) else {
      throw .corrupt(cause: "a row has an invalid ID")
    }
    let file = row[3].text
    let name = PhotoName(of: id, stored: row[4].integer ?? 1)
    guard let file, let bytes = try files.bytes(.null, file: file) else {
      damagedPhotos.append(name)
      return
    }
    let content = PhotoContent(of: bytes)
    guard Int64(content.byteCount) == row[1].integer,
      content.digest.value == row[2].integer.map({ UInt64(bitPattern: $0) })
    else {
      damagedPhotos.append(name)
      return
    }
    let path = directory.path + "/" + file
    let isShared = shared.contains { other in
      other.contains(file) && (try? FileSystem.link(other.path + "/" + file, as: path)) != nil
    }
    if isShared {
      sharedPhotos += 1
    } else {
      try StoreError.writingFiles { () throws(SystemError) in
        try FileSystem.write(bytes.span, toNewFile: path)
      }
    }
    photos += 1
  }
}
