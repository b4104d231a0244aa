public import PetMapAnnouncements
public import PetMapPhotos
import PetMapSQLite
import PetMapSystem

extension SQLiteAnnouncementStore {
  /// Returns a photo's bytes; see ``AnnouncementStore/photo(of:version:)``. Also returns `nil` if
  /// its file is missing.
  public func photo(of id: AnnouncementID, version: Int64) throws(StoreError) -> [UInt8]? {
    guard let file = try openPhoto(of: id, version: version) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.byteCount)
    do throws(SystemError) {
      try Descriptor.readAll(file.descriptor) { (piece) throws(SystemError) in
        unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
    } catch {
      throw StoreError(reading: error)
    }
    return bytes
  }

  /// Returns a photo's file; see ``AnnouncementStore/photoData(of:version:)``.
  public func photoData(
    of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoData? {
    guard let file = try openPhoto(of: id, version: version) else { return nil }
    // Prefetch the file, so that sending it does not wait for the disk.
    Descriptor.readAhead(file.descriptor)
    return .file(file)
  }

  /// Opens a photo's file. An open file never changes, because photos are replaced by renaming.
  private func openPhoto(
    of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoFile? {
    photoGate.lock()
    defer { photoGate.unlock() }
    guard let stored = try announcement(id), let photo = stored.photo, photo.version == version,
      let name = stored.photoName
    else { return nil }
    let descriptor: Int32?
    do throws(SystemError) {
      descriptor = try Descriptor.openRegularFile(photos.path(of: name))
    } catch {
      throw StoreError(reading: error)
    }
    guard let descriptor else {
      try photos.checkPresence()
      return nil
    }
    return PhotoFile(descriptor: descriptor, byteCount: photo.byteCount) { Descriptor.close($0) }
  }

  /// Sets an announcement's photo; see ``AnnouncementStore/publishPhoto(_:format:of:at:)``. The
  /// bytes are flushed on the caller's thread and committed on the writer's.
  public func publishPhoto(
    _ bytes: [UInt8], format: PhotoFormat, fetchedFrom url: String?, of id: AnnouncementID,
    at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try publish(bytes, PhotoName(id: id, format: format), from: url, at: now)
  }

  /// - Parameter url: The URL from which the photo was fetched, if any.
  private func publish(
    _ bytes: [UInt8], _ name: PhotoName, from url: String?, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try photos.checkPresence()
    let content = PhotoContent(byteCount: bytes.count, digest: PhotoDigest(of: bytes.span))
    let staged = try StoreError.writingFiles { () throws(SystemError) in
      try photos.stage(bytes)
    }
    let publication = PhotoPublication(
      name: name, url: url, staged: staged, content: content, directory: photos, gate: photoGate)
    let stored: StoredAnnouncement?
    do throws(SQLiteError) {
      stored = try writer.perform(alone: true) { (connection) throws(SQLiteError) in
        try publication.run(connection, at: now)
      }
    } catch {
      photos.discard(staged)
      throw StoreError(writing: error)
    }
    guard let stored else {
      photos.discard(staged)
      throw .notFound
    }
    return stored
  }
}

/// The step that assigns a photo on disk to its announcement.
///
/// It does not retain the store, because the writer's thread that runs it would keep the store
/// alive.
private struct PhotoPublication: Sendable {
  let name: PhotoName
  /// The URL from which the photo was fetched, if any.
  let url: String?
  /// The file that contains the photo.
  let staged: PhotoDirectory.FileName
  let content: PhotoContent
  let directory: PhotoDirectory
  /// Locked while the file and the row may differ.
  let gate: Condition

  /// Renames the photo and commits its row, atomically.
  ///
  /// - Returns: The announcement, or `nil` if it does not exist.
  func run(
    _ connection: SQLiteConnection, at now: Timestamp
  ) throws(SQLiteError) -> StoredAnnouncement? {
    var replacement: PhotoReplacement?
    var old: PhotoName?
    var isGateClosed = false
    defer { if isGateClosed { gate.unlock() } }
    let published: StoredAnnouncement?
    do throws(SQLiteError) {
      published = try connection.transaction { () throws(SQLiteError) in
        let table = AnnouncementTable(connection)
        guard var stored = try table.announcement(name.id) else { return nil }
        old = stored.photoName
        let photo = StoredPhoto(
          format: name.format, byteCount: content.byteCount, version: try table.nextChange())
        stored.photo = photo
        if let url { stored.photoSource = url }
        stored.announcement.photoUrl = name.url
        stored.change = photo.version
        stored.touch(at: now)
        try table.update(stored)
        try table.setPhoto(photo, digest: content.digest, of: name.id)
        gate.lock()
        isGateClosed = true
        do throws(SystemError) {
          replacement = try PhotoReplacement(of: name, by: staged, in: directory)
        } catch {
          throw SQLiteError(error, path: directory.path)
        }
        return stored
      }
    } catch {
      replacement?.undo()
      throw error
    }
    replacement?.finish()
    if let old, old != name, published != nil { directory.discard(.photo(old)) }
    return published
  }
}

/// The changes made to a store's photo directory when the store was opened.
public struct PhotoCleaning: Sendable {
  /// The number of photos without an announcement, which were moved to ``trash``.
  public private(set) var trashed = 0
  /// The directory to which photos are moved today.
  public private(set) var trash = ""
  /// The number of photos removed after ``trashDays`` in the trash.
  public private(set) var purged = 0
  /// The number of photos of unknown origin, which were left in place.
  public private(set) var ignored = 0
  /// The number of days for which photos are kept in the trash.
  public static var trashDays: Int { PhotoTrash.days }

  /// Creates a result in which nothing was changed.
  ///
  /// - Parameter ignored: The number of photos of unknown origin.
  init(ignored: Int = 0) { self.ignored = ignored }

  /// Creates the result of moving photos to the trash and removing expired ones.
  init(trashed: Int, to trash: PhotoTrash, purged: Int) {
    (self.trashed, self.trash, self.purged) = (trashed, trash.path, purged)
  }

  /// Cleans up a directory, unless the store is new or the directory may belong to another store.
  /// In those cases, photos without an announcement probably mean that an option was mistyped.
  init(
    of directory: PhotoDirectory, _ assignment: PhotoDirectory.Assignment,
    _ table: AnnouncementTable, isNew: Bool, at now: Timestamp
  ) throws(SQLiteError) {
    guard case .own = assignment, !isNew else {
      ignored = directory.photoNames.count
      return
    }
    let trash = PhotoTrash(of: directory, at: now)
    purged = trash.purge()
    trashed = try directory.clean(to: trash) { (name) throws(SQLiteError) in
      try table.photoContent(of: name)
    }
    self.trash = trash.path
  }
}
