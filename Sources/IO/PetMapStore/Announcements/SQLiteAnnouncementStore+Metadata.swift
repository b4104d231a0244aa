public import PetMapAnnouncements
import PetMapSQLite

extension SQLiteAnnouncementStore: PhotoMetadataStore {
  /// Removes metadata, such as locations, from photos that an earlier version stored as uploaded or
  /// with less metadata removed; see ``ServedStore/removePhotoMetadata(while:)``.
  public func removePhotoMetadata(
    while shouldContinue: () -> Bool
  ) throws(StoreError) -> PhotoMetadataRemoval { try removeMetadata(while: shouldContinue) }

  func lastPhotoWithoutMetadata() throws(StoreError) -> Int64 {
    try read { (table) throws(SQLiteError) in try table.lastPhotoWithoutMetadata() }
  }

  func setLastPhotoWithoutMetadata(_ insertion: Int64) throws(StoreError) {
    try write { (table) throws(SQLiteError) in try table.setLastPhotoWithoutMetadata(insertion) }
  }

  func photos(after insertion: Int64, limit: Int) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(SQLiteError) in try table.photos(after: insertion, limit: limit) }
  }

  func photoContent(of name: PhotoName) throws(StoreError) -> PhotoContent? {
    try read { (table) throws(SQLiteError) in try table.photoContent(of: name) }
  }
}

extension AnnouncementTable {
  /// The setting for ``lastPhotoWithoutMetadata()``. A version that removes more metadata uses another
  /// name, so that all photos are processed again.
  private static let photosWithoutMetadata = "photos_without_metadata_2"

  /// Returns the insertion number up to which photos have no metadata; the maximum if all photos
  /// have been processed.
  func lastPhotoWithoutMetadata() throws(SQLiteError) -> Int64 {
    guard let bytes = try setting(Self.photosWithoutMetadata) else { return 0 }
    return Int64(String(decoding: bytes, as: UTF8.self)) ?? 0
  }

  func setLastPhotoWithoutMetadata(_ insertion: Int64) throws(SQLiteError) {
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
