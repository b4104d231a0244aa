import PetMapReports
import PetMapThreads

/// The step in which a photo that is on the disk becomes its announcement's.
///
/// It does not hold the store: the writer's thread, which runs it, would hold the store with it.
struct PhotoPublication: Sendable {
  let name: PhotoName
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
    _ connection: SQLiteConnection, at now: Timestamp
  ) throws(SQLiteError) -> StoredAnnouncement? {
    var replacement: PhotoReplacement?
    var old: PhotoName?
    defer { if replacement != nil { gate.unlock() } }
    let table = AnnouncementTable(connection)
    let published: StoredAnnouncement?
    do throws(SQLiteError) {
      published = try connection.transaction { () throws(SQLiteError) in
        guard var stored = try table.announcement(name.id) else { return nil }
        old = stored.photoName
        let photo = StoredPhoto(
          format: name.format, byteCount: content.byteCount, version: try table.nextChange())
        stored.photo = photo
        stored.announcement.photoUrl = name.url
        stored.change = photo.version
        stored.touch(at: now)
        try table.update(stored)
        try table.setPhoto(photo, digest: content.digest, of: name.id)
        replacement = try replace()
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

  /// Leaves the gate closed when it succeeds.
  private func replace() throws(SQLiteError) -> PhotoReplacement {
    gate.lock()
    do throws(Platform.Failure) {
      return try PhotoReplacement(of: name, by: staged, in: directory)
    } catch {
      gate.unlock()
      throw SQLiteError(error, path: directory.path)
    }
  }
}
