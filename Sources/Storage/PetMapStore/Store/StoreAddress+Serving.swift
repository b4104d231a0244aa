public import PetMapAnnouncements
import PetMapSystem

extension StoreAddress {
  /// Opens the store for a server, creating it if it does not exist.
  ///
  /// - Parameters:
  ///   - photos: The photo directory; `nil` for ``photoDirectory``.
  ///   - adoptsPhotos: Whether to assign the directory to this store regardless of its contents.
  ///   - photoDays: The number of days for which files without an announcement are kept.
  ///   - standby: The database server to use for the initial read, or `nil` for the primary.
  ///   - now: The time, which determines how long photos are kept in the trash; `nil` for the system
  ///     time.
  public func serve(
    photos: String? = nil, adoptsPhotos: Bool = false, photoDays: Int = PhotoCleaning.trashDays,
    reading standby: PostgresAddress? = nil, at now: Timestamp? = nil
  ) throws(StoreError) -> Store {
    try Store(
      serving: self, photos: photos, adoptsPhotos: adoptsPhotos, photoDays: photoDays,
      reading: standby, at: now)
  }
}
