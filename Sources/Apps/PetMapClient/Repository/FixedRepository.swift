import PetMapGeo
public import PetMapJSON
public import PetMapAnnouncements
public import PetMapAPI
public import PetMapPhotos

/// Announcements that are in memory already: a file's, or samples for a preview. Read-only: every
/// write is refused.
public struct FixedRepository: AnnouncementRepository {
  private let announcements: [Announcement]

  /// A repository of announcements that never change.
  public init(_ announcements: [Announcement]) { self.announcements = announcements }

  /// The announcements of a file `{"data":[…]}`.
  ///
  /// - Throws: `AnnouncementDecodingError` when the bytes are no such list.
  public init(file bytes: [UInt8]) throws(AnnouncementDecodingError) {
    announcements = try AnnouncementDecoder.list(bytes).announcements
  }

  /// The announcements; the area is not looked at.
  public func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] {
    guard let circle else { return announcements }
    return announcements.filter {
      circle.center.distance(to: $0.coordinate) <= circle.radius
    }
  }

  /// The announcement with the id.
  ///
  /// - Throws: ``ClientError/notFound`` when there is none.
  public func announcement(_ id: String) async throws(ClientError) -> Announcement {
    guard let found = announcements.first(where: { $0.id == id }) else { throw .notFound }
    return found
  }

  /// Always throws ``ClientError/refused``: nothing can be changed.
  public func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport { throw .refused }

  /// Always throws ``ClientError/refused``: nothing can be changed.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) { throw .refused }

  /// Always throws ``ClientError/refused``: nothing can be changed.
  public func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement { throw .refused }

  /// Always throws ``ClientError/refused``: nothing can be changed.
  public func delete(_ report: CreatedReport) async throws(ClientError) { throw .refused }
}
