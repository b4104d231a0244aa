public import PetMapAnnouncements
import PetMapPhotos
import PetMapSQLite
import PetMapSystem

/// What ``SQLiteAnnouncementStore/removePhotoMetadata(while:)`` did.
public struct PhotoMetadataRemoval: Sendable, Hashable {
  /// How many photos had metadata, which was removed.
  public var cleaned = 0
  /// Photos that were left as they are, for they are missing or damaged; `petmap store check` names
  /// them.
  public var skipped = 0
  /// Whether all photos have been looked at, in this or earlier runs.
  public var isComplete = false

  /// The outcome of a run.
  public init(cleaned: Int = 0, skipped: Int = 0, isComplete: Bool = false) {
    self.cleaned = cleaned
    self.skipped = skipped
    self.isComplete = isComplete
  }
}

extension SQLiteAnnouncementStore {
  /// Removes the metadata, such as positions, of photos that an earlier version kept as they were
  /// uploaded.
  ///
  /// Each photo is looked at once in the store's life: the store remembers how far it came. A photo
  /// that changes gets a new version, as by an upload, but its announcement's `updatedAt` stays. It may
  /// take minutes; the store is read and written meanwhile.
  ///
  /// - Parameter goesOn: asked before each photo; false ends the run, and the next one continues.
  public func removePhotoMetadata(
    while goesOn: () -> Bool
  ) throws(StoreError) -> PhotoMetadataRemoval {
    var removal = PhotoMetadataRemoval()
    var last = try read { (table) throws(SQLiteError) in try table.photoWithoutMetadata() }
    while last < .max {
      let next = last
      let photos = try read { (table) throws(SQLiteError) in
        try table.photos(after: next, limit: 100)
      }
      for stored in photos {
        guard goesOn() else { return removal }
        switch try removeMetadata(of: stored) {
        case true?: removal.cleaned += 1
        case false?: break
        case nil: removal.skipped += 1
        }
      }
      let reached = photos.last?.insertion ?? .max
      try write { (table) throws(SQLiteError) in try table.setPhotoWithoutMetadata(reached) }
      last = reached
    }
    removal.isComplete = true
    return removal
  }

  /// - Returns: whether the photo had metadata; nil for one that is missing or damaged.
  private func removeMetadata(of stored: StoredAnnouncement) throws(StoreError) -> Bool? {
    guard let photo = stored.photo, let name = stored.photoName else { return false }
    guard let bytes = try self.photo(of: stored.id, version: photo.version) else {
      // Nil also when it was replaced or deleted meanwhile.
      let current = try announcement(stored.id)?.photo
      return current == photo ? nil : false
    }
    let content = PhotoContent(byteCount: bytes.count, digest: PhotoDigest(of: bytes.span))
    let expected = try read { (table) throws(SQLiteError) in try table.photoContent(of: name) }
    guard content == expected else {
      return try announcement(stored.id)?.photo == photo ? nil : false
    }
    let cleaned = PhotoMetadata.removed(from: bytes)
    guard cleaned != bytes else { return false }
    do throws(StoreError) {
      try replacePhoto(photo, by: cleaned, of: name)
      return true
    } catch .notFound {
      return false
    }
  }
}

extension AnnouncementTable {
  /// The insertion number up to which photos have no metadata; the greatest there is when none has.
  func photoWithoutMetadata() throws(SQLiteError) -> Int64 {
    guard let bytes = try setting("photos_without_metadata") else { return 0 }
    return Int64(String(decoding: bytes, as: UTF8.self)) ?? 0
  }

  func setPhotoWithoutMetadata(_ insertion: Int64) throws(SQLiteError) {
    try set("photos_without_metadata", to: Array("\(insertion)".utf8))
  }

  /// Announcements with photos in the order of insertion.
  fileprivate func photos(
    after insertion: Int64, limit: Int
  ) throws(SQLiteError) -> [StoredAnnouncement] {
    try connection.prepare(
      """
      SELECT \(AnnouncementRow.columns) FROM announcement
      WHERE insertion > ? AND photo_format IS NOT NULL ORDER BY insertion LIMIT ?
      """
    ).rows(.integer(Int(insertion)), .integer(limit), decode: AnnouncementRow.decode)
  }
}
