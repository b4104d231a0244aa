public import PetMapReports
import PetMapThreads

extension SQLiteAnnouncementStore {
  /// A photo's bytes, see ``AnnouncementStore/photo(of:version:)``: nil also when its file is gone.
  public func photo(of id: AnnouncementID, version: Int64) throws(StoreError) -> [UInt8]? {
    // A file that is open stays what it is: photos are replaced by renaming.
    guard let (descriptor, byteCount) = try openPhoto(of: id, version: version) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    do throws(Platform.Failure) {
      try Platform.read(descriptor) { (piece) throws(Platform.Failure) in
        unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      }
    } catch {
      throw StoreError(reading: error)
    }
    return bytes
  }

  private func openPhoto(
    of id: AnnouncementID, version: Int64
  ) throws(StoreError) -> (descriptor: Int32, byteCount: Int)? {
    photoGate.lock()
    defer { photoGate.unlock() }
    guard let stored = try announcement(id), let photo = stored.photo, photo.version == version,
      let name = stored.photoName,
      let descriptor = Platform.openForReading(photos.path(of: name))
    else { return nil }
    return (descriptor, photo.byteCount)
  }

  /// Makes bytes an announcement's photo, see
  /// ``AnnouncementStore/publishPhoto(_:format:of:at:)``. They are flushed on the caller's thread and
  /// committed on the writer's.
  public func publishPhoto(
    _ bytes: [UInt8], format: PhotoFormat, of id: AnnouncementID, at now: Timestamp
  ) throws(StoreError) -> StoredAnnouncement {
    let content = PhotoContent(byteCount: bytes.count, digest: PhotoDigest(of: bytes.span))
    let staged = try StoreError.writingFiles { () throws(Platform.Failure) in
      try photos.stage(bytes)
    }
    let stored: StoredAnnouncement?
    do throws(SQLiteError) {
      let publication = PhotoPublication(
        name: PhotoName(id: id, format: format), staged: staged, content: content,
        directory: photos, gate: photoGate)
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
