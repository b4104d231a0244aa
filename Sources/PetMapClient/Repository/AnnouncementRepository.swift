public import PetMapJSON
public import PetMapReports

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

  /// Uploads a report's photo, which publishes it.
  func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError)

  /// Changes a report's status.
  func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement

  /// Deletes a report.
  func delete(_ report: CreatedReport) async throws(ClientError)
}

extension APIClient: AnnouncementRepository {}
