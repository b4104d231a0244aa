import PetMapGeo
public import PetMapJSON
public import PetMapReports

/// Announcements that are in memory already: a file's, or samples for a preview. Read-only: every
/// write is refused.
public struct FixedRepository: AnnouncementRepository {
  private let announcements: [Announcement]

  public init(_ announcements: [Announcement]) { self.announcements = announcements }

  /// The announcements of a file `{"data":[…]}`.
  ///
  /// - Throws: ``AnnouncementDecodingError`` when the bytes are no such list.
  public init(file bytes: [UInt8]) throws(AnnouncementDecodingError) {
    announcements = try AnnouncementDecoder.list(bytes).announcements
  }

  public func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] {
    guard let circle else { return announcements }
    return announcements.filter {
      circle.center.distance(to: $0.coordinate).kilometers <= circle.kilometers
    }
  }

  public func announcement(_ id: String) async throws(ClientError) -> Announcement {
    guard let found = announcements.first(where: { $0.id == id }) else { throw .notFound }
    return found
  }

  public func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport { throw .refused }

  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) { throw .refused }

  public func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement { throw .refused }

  public func delete(_ report: CreatedReport) async throws(ClientError) { throw .refused }
}
