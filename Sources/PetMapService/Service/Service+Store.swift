import PetMapReports

extension Service {
  /// Writes to the store; when it returns, reads have what was written.
  func storing<Result>(
    _ body: (any AnnouncementStore) throws(StoreError) -> Result
  ) throws(ServiceError) -> Result {
    do throws(StoreError) {
      let result = try body(environment.store)
      try follower.catchUp()
      return result
    } catch {
      throw ServiceError(error)
    }
  }
}
