public import PetMapJSON
public import PetMapAnnouncements
public import PetMapAPI
public import PetMapPhotos

/// The interface through which models load announcements and submit reports.
public protocol AnnouncementRepository: Sendable {
  /// Returns all announcements, or those within a circle, with unique IDs and an absolute
  /// `photoUrl`.
  func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement]

  /// Returns an announcement.
  func announcement(_ id: String) async throws(ClientError) -> Announcement

  /// Creates an announcement from a draft in JSON.
  func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport

  /// Creates an announcement. If one was already created with the same key and body, returns that
  /// announcement with a new password.
  ///
  /// - Parameter key: The `Idempotency-Key`. The default implementation ignores it.
  func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport

  /// Uploads a report's photo, which publishes it.
  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError)

  /// Uploads a report's photo, which publishes it.
  ///
  /// - Parameter progress: A function that is called on any thread while the photo is sent. The
  ///   default implementation never calls it.
  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError)

  /// Changes the status of a report.
  func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement

  /// Deletes a report.
  func delete(_ report: CreatedReport) async throws(ClientError)
}

extension AnnouncementRepository {
  /// Creates an announcement, ignoring the key.
  public func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport {
    try await create(body, offset: offset)
  }

  /// Uploads a report's photo without reporting progress.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError) {
    try await uploadPhoto(photo, format: format, of: report)
  }
}

extension APIClient: AnnouncementRepository {}
