public import PetMapJSON
public import PetMapAnnouncements
public import PetMapAPI
public import PetMapPhotos

/// Where the models get announcements from and send reports to.
public protocol AnnouncementRepository: Sendable {
  /// All announcements, or those within a circle; an absolute `photoUrl`, each id once.
  func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement]

  /// One announcement.
  func announcement(_ id: String) async throws(ClientError) -> Announcement

  /// Creates an announcement from a draft's JSON.
  func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport

  /// Creates an announcement, or returns the one that was created under the same key with the same
  /// body, with a fresh password.
  ///
  /// - Parameter key: the `Idempotency-Key`. The default implementation drops it.
  func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport

  /// Uploads a report's photo, which publishes it.
  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError)

  /// Uploads a report's photo, which publishes it.
  ///
  /// - Parameter progress: called on any thread while the photo is sent. The default implementation
  ///   never calls it.
  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError)

  /// Changes a report's status.
  func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement

  /// Deletes a report.
  func delete(_ report: CreatedReport) async throws(ClientError)
}

extension AnnouncementRepository {
  /// Creates an announcement; the key is dropped.
  public func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport {
    try await create(body, offset: offset)
  }

  /// Uploads a report's photo without telling how far it is.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError) {
    try await uploadPhoto(photo, format: format, of: report)
  }
}

extension APIClient: AnnouncementRepository {}
