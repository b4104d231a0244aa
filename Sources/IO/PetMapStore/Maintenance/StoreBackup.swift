import PetMapSQLite
import PetMapSystem
public import PetMapAnnouncements

/// A copy of a store and its photos, made while a server may be writing to it: one state of the
/// file, and for each of its announcements the photo that belongs to it.
public struct StoreBackup: Sendable {
  /// How many announcements were copied.
  public private(set) var announcements = 0
  /// How many photos were copied.
  public private(set) var photos = 0
  /// Photos that are missing or damaged in the store itself, and so in the copy.
  public private(set) var damagedPhotos: [PhotoName] = []

  /// Copies a store.
  ///
  /// - Parameters:
  ///   - path: the store's.
  ///   - photoPath: its photos' directory; nil for the one beside it.
  ///   - target: a file that is not there yet. The photos go to the directory beside it, which is
  ///     not there either. Both take their places when they are whole.
  ///   - progress: called with the number of photos that are copied.
  /// - Throws: ``StoreError``; what was written is removed then.
  public init(
    of path: String, photos photoPath: String? = nil, to target: String,
    progress: (Int) -> Void = { _ in }
  ) throws(StoreError) {
    let source = StoreFile(path: path)
    try source.checkVersion()
    let draft = try StoreDraft(of: target)
    let sourcePhotos = PhotoDirectory(photoPath ?? StoreFile.photos(beside: path))
    let reader = try StoreError.reading { () throws(SQLiteError) in try source.reader() }
    try sourcePhotos.check(against: AnnouncementTable(reader))
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
    let connection = try StoreError.reading { () throws(SQLiteError) in try source.plainReader() }
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

  /// Copies the photo that an announcement has in the copy. Where a server is replacing it
  /// meanwhile, the copy gets the announcement and the photo as they are once it has.
  private mutating func copyPhoto(
    of id: AnnouncementID, _ source: StoreFile, _ sourcePhotos: PhotoDirectory,
    _ target: PhotoDirectory, to copy: SQLiteConnection
  ) throws(StoreError) {
    if try copyPhotoOnce(of: id, sourcePhotos, target, from: copy) == nil { return }
    // A photo's file changes within a transaction: while this one is open, file and row agree.
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

  /// Copies an announcement's photo when its file is what its row says.
  ///
  /// - Returns: the photo's name when it is not.
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
      // With its number in the store: the copy's own next one may be that of another change.
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
