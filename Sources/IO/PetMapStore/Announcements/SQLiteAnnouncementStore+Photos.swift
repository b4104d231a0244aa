import PetMapSQLite
public import PetMapAnnouncements
public import PetMapPhotos
import PetMapSystem

extension SQLiteAnnouncementStore {
  /// A photo's bytes, see ``AnnouncementStore/photo(of:version:)``: nil also when its file is gone.
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

  /// A photo's file, see ``AnnouncementStore/photoData(of:version:)``.
  public func photoData(
    of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> PhotoData? {
    guard let file = try openPhoto(of: id, version: version) else { return nil }
    // Whoever sends it does not wait for the disk.
    Descriptor.readAhead(file.descriptor)
    return .file(file)
  }

  /// A file that is open stays what it is: photos are replaced by renaming.
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
    guard let descriptor else { return nil }
    return PhotoFile(descriptor: descriptor, byteCount: photo.byteCount) { Descriptor.close($0) }
  }

  /// Makes bytes an announcement's photo, see
  /// ``AnnouncementStore/publishPhoto(_:format:of:at:)``. They are flushed on the caller's thread and
  /// committed on the writer's.
  public func publishPhoto(
    _ bytes: [UInt8], format: PhotoFormat, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    try publish(bytes, PhotoName(id: id, format: format), at: now)
  }

  /// Puts other bytes of the same format in the place of an announcement's photo, without moving
  /// `updatedAt`.
  ///
  /// - Throws: ``StoreError/notFound`` when the photo is no longer the announcement's.
  func replacePhoto(
    _ photo: StoredPhoto, by bytes: [UInt8], of name: PhotoName
  ) throws(StoreError) {
    _ = try publish(bytes, name, replacing: photo)
  }

  /// - Parameters:
  ///   - photo: the only photo that is replaced; nil for whatever there is.
  ///   - now: when `updatedAt` moves; nil when it stays.
  private func publish(
    _ bytes: [UInt8], _ name: PhotoName, replacing photo: StoredPhoto? = nil,
    at now: Timestamp? = nil
  ) throws(StoreError) -> StoredAnnouncement {
    let content = PhotoContent(byteCount: bytes.count, digest: PhotoDigest(of: bytes.span))
    let staged = try StoreError.writingFiles { () throws(SystemError) in
      try photos.stage(bytes)
    }
    let publication = PhotoPublication(
      name: name, replaced: photo, staged: staged, content: content, directory: photos,
      gate: photoGate)
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

/// The step in which a photo that is on the disk becomes its announcement's.
///
/// It does not hold the store: the writer's thread, which runs it, would hold the store with it.
private struct PhotoPublication: Sendable {
  let name: PhotoName
  /// The only photo that is replaced; nil for whatever there is.
  let replaced: StoredPhoto?
  /// Where the photo's bytes are.
  let staged: PhotoDirectory.FileName
  let content: PhotoContent
  let directory: PhotoDirectory
  /// Closed while the file and the row may differ.
  let gate: Monitor

  /// Renames the photo to its place and commits its row, both or neither.
  ///
  /// - Returns: nil when there is no such announcement.
  func run(
    _ connection: SQLiteConnection, at now: Timestamp?
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
        if let replaced, stored.photo != replaced { return nil }
        old = stored.photoName
        let photo = StoredPhoto(
          format: name.format, byteCount: content.byteCount, version: try table.nextChange())
        stored.photo = photo
        stored.announcement.photoUrl = name.url
        stored.change = photo.version
        if let now { stored.touch(at: now) }
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
