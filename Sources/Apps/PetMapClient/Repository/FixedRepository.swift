import PetMapGeo
public import PetMapJSON
public import PetMapAnnouncements
public import PetMapAPI
public import PetMapPhotos

/// A read-only, in-memory repository of announcements, such as the contents of a file or samples
/// for a preview. All writes are rejected.
public struct FixedRepository: AnnouncementRepository {
  private let announcements: [Announcement]

  /// Creates a repository with announcements.
  public init(_ announcements: [Announcement]) { self.announcements = announcements }

  /// Creates a repository with the announcements in a file of the form `{"data":[…]}`.
  ///
  /// - Throws: `AnnouncementDecodingError` if the bytes are not a list of announcements.
  public init(file bytes: [UInt8]) throws(AnnouncementDecodingError) {
    announcements = try AnnouncementDecoder.list(bytes).announcements
  }

  /// Returns all announcements, or those within a circle.
  public func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] {
    guard let circle else { return announcements }
    return announcements.filter {
      circle.center.distance(to: $0.coordinate) <= circle.radius
    }
  }

  /// Returns the announcement with the given ID.
  ///
  /// - Throws: ``ClientError/notFound`` if it does not exist.
  public func announcement(_ id: String) async throws(ClientError) -> Announcement {
    guard let found = announcements.first(where: { $0.id == id }) else { throw .notFound }
    return found
  }

  /// Always throws ``ClientError/refused``, because the repository is read-only.
  public func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport { throw .refused }

  /// Always throws ``ClientError/refused``, because the repository is read-only.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) { throw .refused }

  /// Always throws ``ClientError/refused``, because the repository is read-only.
  public func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement { throw .refused }

  /// Always throws ``ClientError/refused``, because the repository is read-only.
  public func delete(_ report: CreatedReport) async throws(ClientError) { throw .refused }
}
