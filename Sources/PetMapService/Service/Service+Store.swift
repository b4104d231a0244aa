import PetMapReports

extension Service {
  /// Writes an announcement to the store; when it returns, reads have what was written.
  func storing(
    _ body: (any AnnouncementStore) throws(StoreError) -> StoredAnnouncement
  ) throws(ServiceError) -> StoredAnnouncement {
    do throws(StoreError) {
      let stored = try body(environment.store)
      try follower.catchUp(to: stored.change)
      return stored
    } catch {
      throw ServiceError(error)
    }
  }

  /// Deletes an announcement from the store; when it returns, no read finds it.
  func removing(_ id: AnnouncementID) throws(ServiceError) {
    do throws(StoreError) {
      try environment.store.delete(id)
      try follower.catchUp()
    } catch {
      throw ServiceError(error)
    }
  }
}
