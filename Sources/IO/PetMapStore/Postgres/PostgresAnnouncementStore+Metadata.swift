public import PetMapAnnouncements
import PetMapPhotos
import PetMapPostgres

extension PostgresAnnouncementStore: PhotoMetadataStore {
  /// The setting for ``lastPhotoWithoutMetadata()``. A version that removes more metadata uses another
  /// name, so that all photos are processed again.
  private static let photosWithoutMetadata = "photos_without_metadata"

  /// Removes metadata, such as locations, from photos that an earlier version stored, or that were
  /// moved from another store; see ``ServedStore/removePhotoMetadata(while:)``. If several servers
  /// do this at the same time, the result is the same.
  public func removePhotoMetadata(
    while shouldContinue: () -> Bool
  ) throws(StoreError) -> PhotoMetadataRemoval { try removeMetadata(while: shouldContinue) }

  func lastPhotoWithoutMetadata() throws(StoreError) -> Int64 {
    let bytes = try read { (table) throws(PostgresError) in
      try table.setting(Self.photosWithoutMetadata)
    }
    return Int64(String(decoding: bytes ?? [], as: UTF8.self)) ?? 0
  }

  func setLastPhotoWithoutMetadata(_ insertion: Int64) throws(StoreError) {
    _ = try read { (table) throws(PostgresError) in
      try table.set(Self.photosWithoutMetadata, to: Array("\(insertion)".utf8))
    }
  }

  func photos(after insertion: Int64, limit: Int) throws(StoreError) -> [StoredAnnouncement] {
    try read { (table) throws(PostgresError) in
      try table.connection.query(
        """
        SELECT \(PostgresTable.columns) FROM announcement
        WHERE insertion > $1 AND photo_format IS NOT NULL ORDER BY insertion LIMIT $2
        """, .integer(insertion), .integer(Int64(limit))
      ).map(PostgresTable.decode)
    }
  }

  func photoContent(of name: PhotoName) throws(StoreError) -> PhotoContent? {
    let row = try read { (table) throws(PostgresError) in
      try table.connection.query(
        "SELECT photo_size, photo_digest FROM announcement WHERE id = $1 AND photo_format = $2",
        name.id.uuid, .text(name.format.fileExtension)
      ).first
    }
    return row.map { row in
      PhotoContent(
        byteCount: row.integer(0),
        digest: PhotoDigest(value: UInt64(bitPattern: Int64(row.integer(1)))))
    }
  }

  func replacePhoto(
    _ photo: StoredPhoto, by bytes: [UInt8], of name: PhotoName
  ) throws(StoreError) {
    _ = try publish(bytes, format: name.format, replacing: photo, of: name.id)
  }
}
