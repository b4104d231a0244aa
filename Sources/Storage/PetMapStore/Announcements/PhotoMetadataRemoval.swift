import PetMapAnnouncements
import PetMapPhotos

/// The result of ``ServedStore/removePhotoMetadata(while:)``.
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

/// A store that records which of its photos have no metadata.
///
/// Each photo is processed once, and again after an upgrade to a release that removes more
/// metadata. A modified photo gets a new ``StoredPhoto/version``, as after an upload, but its
/// announcement's `updatedAt` does not change. Processing may take minutes, during which the store
/// can be read and written.
protocol PhotoMetadataStore: ServedStore {
  /// Returns the insertion number up to which photos have no metadata; the maximum if all photos
  /// have been processed.
  func lastPhotoWithoutMetadata() throws(StoreError) -> Int64

  func setLastPhotoWithoutMetadata(_ insertion: Int64) throws(StoreError)

  /// Returns announcements with photos in order of insertion.
  func photos(after insertion: Int64, limit: Int) throws(StoreError) -> [StoredAnnouncement]

  /// Returns the recorded size and digest of a photo, or `nil` if it does not exist.
  func photoContent(of name: PhotoName) throws(StoreError) -> PhotoContent?

  /// Replaces the bytes of an announcement's photo, without changing its format or `updatedAt`.
  ///
  /// - Throws: ``StoreError/notFound`` if the announcement no longer has this photo.
  func replacePhoto(
    _ photo: StoredPhoto, by bytes: [UInt8], of name: PhotoName
  ) throws(StoreError)
}

extension PhotoMetadataStore {
  func removeMetadata(while shouldContinue: () -> Bool) throws(StoreError) -> PhotoMetadataRemoval {
    var removal = PhotoMetadataRemoval()
    var last = try lastPhotoWithoutMetadata()
    while last < .max {
      let photos = try photos(after: last, limit: 100)
      for stored in photos {
        guard shouldContinue() else { return removal }
        switch try removeMetadata(of: stored) {
        case true?: removal.cleaned += 1
        case false?: break
        case nil: removal.skipped += 1
        }
      }
      last = photos.last?.insertion ?? .max
      try setLastPhotoWithoutMetadata(last)
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
    guard content == (try photoContent(of: name)) else {
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
