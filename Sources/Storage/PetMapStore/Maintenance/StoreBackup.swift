import PetMapSQLite
import PetMapSystem
public import PetMapAnnouncements

/// A copy of a store and its photos, created while a server may be writing to it. It is a
/// consistent snapshot of the file, with the matching photo of each announcement.
public struct StoreBackup: Sendable {
  /// The number of announcements copied.
  public private(set) var announcements = 0
  /// The number of photos copied.
  public private(set) var photos = 0
  /// The photos that are missing or damaged in the store itself, and therefore in the copy.
  public private(set) var damagedPhotos: [PhotoName] = []

  /// Copies a store.
  ///
  /// - Parameters:
  ///   - path: The path of the store.
  ///   - photoPath: The photo directory; `nil` for the default one.
  ///   - target: The path of the new file, which must not exist. Photos are copied to its default
  ///     photo directory, which must not exist either. Both appear only when they are complete.
  ///   - progress: Called with the number of photos copied so far.
  /// - Throws: ``StoreError``, after removing the incomplete copy.
  public init(
    of path: String, photos photoPath: String? = nil, to target: String,
    progress: (Int) -> Void = { _ in }
  ) throws(StoreError) {
    let source = StoreFile(path: path)
    try source.checkVersion()
    let draft = try StoreDraft(of: target)
    let sourcePhotos = PhotoDirectory(photoPath ?? StoreFile.photos(beside: path))
    let reader = try StoreError.reading { () throws(SQLiteError) in try source.reader() }
    try sourcePhotos.check(against: AnnouncementTable(reader).recordedPhotos(in: sourcePhotos))
    do throws(StoreError) {
      try draft.make()
      try copy(source, sourcePhotos, to: draft.file, draft.photos, progress)
      try draft.publish()
    } catch {
      draft.remove()
      throw error
    }
  }

  private mutating func copy(
    _ source: StoreFile, _ sourcePhotos: PhotoDirectory, to draft: StoreFile,
    _ draftPhotos: PhotoDirectory, _ progress: (Int) -> Void
  ) throws(StoreError) {
    let connection = try StoreError.reading { () throws(SQLiteError) in try source.reader() }
    let storeID = try StoreError.reading { () throws(SQLiteError) in
      try AnnouncementTable(connection).photoDirectoryID()
    }
    try StoreError.writing { () throws(SQLiteError) in
      try connection.prepare("VACUUM INTO ?").run(.text(draft.path))
    }
    let copy = try StoreError.writing { () throws(SQLiteError) in
      try SQLiteConnection(path: draft.path, access: .write)
    }
    try StoreSchema.migrate(copy)
    let (names, count) = try StoreError.reading { () throws(SQLiteError) in
      var names: [AnnouncementID] = []
      var count = 0
      try AnnouncementTable(copy).forEach { (stored) throws(SQLiteError) in
        count += 1
        if stored.photo != nil { names.append(stored.id) }
        return true
      }
      return (names, count)
    }
    announcements = count
    for id in names {
      try copyPhoto(of: id, source, sourcePhotos, draftPhotos, to: copy)
      progress(photos)
    }
    if let storeID {
      try StoreError.writingFiles { () throws(SystemError) in
        try draftPhotos.record(storeID: storeID)
      }
    }
  }

  /// Copies the photo of an announcement that is in the copy. If a server is replacing the photo at
  /// the same time, the copy gets the new announcement and photo.
  private mutating func copyPhoto(
    of id: AnnouncementID, _ source: StoreFile, _ sourcePhotos: PhotoDirectory,
    _ target: PhotoDirectory, to copy: SQLiteConnection
  ) throws(StoreError) {
    if try copyPhotoOnce(of: id, sourcePhotos, target, from: copy) == nil { return }
    // A photo's file changes only within a write transaction, so the file and its row stay
    // consistent while this transaction is open.
    let locked = try StoreError.writing { () throws(SQLiteError) in try source.lockedForWriting() }
    defer { locked?.undo() }
    if let locked {
      try StoreError.writing { () throws(SQLiteError) in
        try Self.refresh(id, from: locked, to: copy)
      }
    }
    if let damaged = try copyPhotoOnce(of: id, sourcePhotos, target, from: copy) {
      damagedPhotos.append(damaged)
    }
  }

  /// Copies an announcement's photo if its file matches its row.
  ///
  /// - Returns: The photo's name if they do not match; otherwise, `nil`.
  private mutating func copyPhotoOnce(
    of id: AnnouncementID, _ source: PhotoDirectory, _ target: PhotoDirectory,
    from copy: SQLiteConnection
  ) throws(StoreError) -> PhotoName? {
    let name = try StoreError.reading { () throws(SQLiteError) in
      try AnnouncementTable(copy).announcement(id)?.photoName
    }
    guard let name else { return nil }
    let content = try StoreError.writingFiles { () throws(SystemError) in
      try source.copy(name, to: target)
    }
    let expected = try StoreError.reading { () throws(SQLiteError) in
      try AnnouncementTable(copy).photoContent(of: name)
    }
    if content != nil, content == expected {
      photos += 1
      return nil
    }
    target.discard(.photo(name))
    return name
  }

  private static func refresh(
    _ id: AnnouncementID, from connection: SQLiteConnection, to copy: SQLiteConnection
  ) throws(SQLiteError) {
    let current = AnnouncementTable(connection)
    let table = AnnouncementTable(copy)
    guard let stored = try current.announcement(id) else {
      // Use the store's change number: the copy's next number may belong to a different change.
      let change = try current.deletion(of: id)
      try copy.transaction { () throws(SQLiteError) in
        try table.delete(id, change: change)
        try table.raiseLastChange(to: change ?? 0)
      }
      return
    }
    guard let photo = stored.photo, let name = stored.photoName,
      let content = try current.photoContent(of: name)
    else { return }
    try copy.transaction { () throws(SQLiteError) in
      try table.update(stored)
      try table.setPhoto(photo, digest: content.digest, of: id)
      try table.raiseLastChange(to: stored.change)
    }
  }
}
