public import PetMapAnnouncements
import PetMapPhotos
import PetMapSQLite
import PetMapSystem

/// The result of ``SQLiteAnnouncementStore/removePhotoMetadata(while:)``.
public struct PhotoMetadataRemoval: Sendable, Hashable {
  /// The number of photos from which metadata was removed.
  public var cleaned = 0
  /// The number of photos that were skipped because they are missing or damaged; `petmap store
  /// check` lists them.
  public var skipped = 0
  /// Whether all photos have been processed, in this run or earlier ones.
  public var isComplete = false

  /// Creates a result.
  public init(cleaned: Int = 0, skipped: Int = 0, isComplete: Bool = false) {
    self.cleaned = cleaned
    self.skipped = skipped
    self.isComplete = isComplete
  }
}

extension SQLiteAnnouncementStore {
  /// Removes metadata, such as locations, from photos that an earlier version stored as uploaded or
  /// with less metadata removed.
  ///
  /// Each photo is processed once by this version: the store records its progress. A
  /// modified photo gets a new version, as after an upload, but its announcement's `updatedAt` does
  /// not change. The operation may take minutes, during which the store can be read and written.
  ///
  /// - Parameter shouldContinue: Called before each photo. Returning `false` ends the run; a later
  ///   run processes the remaining photos.
  public func removePhotoMetadata(
    while shouldContinue: () -> Bool
  ) throws(StoreError) -> PhotoMetadataRemoval {
    var removal = PhotoMetadataRemoval()
    var last = try read { (table) throws(SQLiteError) in try table.photoWithoutMetadata() }
    while last < .max {
      let next = last
      let photos = try read { (table) throws(SQLiteError) in
        try table.photos(after: next, limit: 100)
      }
      for stored in photos {
        guard shouldContinue() else { return removal }
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

  /// Removes the metadata of a photo.
  ///
  /// - Returns: Whether the photo had metadata, or `nil` if it is missing or damaged.
  private func removeMetadata(of stored: StoredAnnouncement) throws(StoreError) -> Bool? {
    guard let photo = stored.photo, let name = stored.photoName else { return false }
    guard let bytes = try self.photo(of: stored.id, version: photo.version) else {
      // The result is also `nil` if the photo was replaced or deleted in the meantime.
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
  /// The setting for ``photoWithoutMetadata()``. A version that removes more metadata uses another
  /// name, so that all photos are processed again.
  private static let photosWithoutMetadata = "photos_without_metadata_2"

  /// Returns the insertion number up to which photos have no metadata; the maximum if all photos
  /// have been processed.
  func photoWithoutMetadata() throws(SQLiteError) -> Int64 {
    guard let bytes = try setting(Self.photosWithoutMetadata) else { return 0 }
    return Int64(String(decoding: bytes, as: UTF8.self)) ?? 0
  }

  func setPhotoWithoutMetadata(_ insertion: Int64) throws(SQLiteError) {
    try set(Self.photosWithoutMetadata, to: Array("\(insertion)".utf8))
  }

  /// Returns announcements with photos in order of insertion.
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
