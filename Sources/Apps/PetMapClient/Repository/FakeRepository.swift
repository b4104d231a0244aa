public import PetMapAPI
public import PetMapAnnouncements
import PetMapGeo
public import PetMapJSON
public import PetMapKit
public import PetMapPhotos
public import PetMapRequests

/// A repository for tests and previews with configurable responses, which records its calls.
public actor FakeRepository: AnnouncementRepository {
  /// A recorded call.
  public enum Call: Sendable, Hashable {
    case list(ListQuery.Circle?)
    case pins(RegionRequest, zoom: Int?)
    case details(String)
    case create(JSONValue)
    case upload(CreatedReport)
    case status(AnnouncementStatus, CreatedReport)
    case delete(CreatedReport)
  }

  /// The recorded calls, in order.
  public private(set) var calls: [Call] = []
  private var list: [Announcement]
  private var failures: [ClientError?] = []
  private var lost: [ClientError] = []
  private var created = 0
  /// The announcements created with a key.
  private var creations: [String: (body: JSONValue, id: String)] = [:]

  /// Creates a repository with announcements.
  public init(_ announcements: [Announcement] = []) { list = announcements }

  /// Replaces the announcements.
  public func set(_ announcements: [Announcement]) { list = announcements }

  /// Makes the next calls fail with the given errors; `nil` means success.
  public func fail(with errors: ClientError?...) { failures += errors }

  /// Makes the next call succeed but lose its response.
  public func loseAnswer(_ error: ClientError = .timedOut) { lost.append(error) }

  private func loseResponseIfRequested() throws(ClientError) {
    if !lost.isEmpty { throw lost.removeFirst() }
  }

  private func note(_ call: Call) throws(ClientError) {
    calls.append(call)
    if !failures.isEmpty, let error = failures.removeFirst() { throw error }
  }

  /// Returns the announcements, ignoring the area.
  public func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] {
    try note(.list(circle))
    return list
  }

  /// Returns the pins, or pins and clusters, that match a request.
  public func pins(_ request: PinRequest) async throws(ClientError) -> [FoundCluster] {
    try note(.pins(request.region, zoom: request.zoom))
    return list.found(request)
  }

  /// Returns the announcement with the given ID.
  ///
  /// - Throws: ``ClientError/notFound`` if it does not exist.
  public func announcement(_ id: String) async throws(ClientError) -> Announcement {
    try note(.details(id))
    guard let found = list.first(where: { $0.id == id }) else { throw .notFound }
    return found
  }

  /// Records the call and returns a generated ID and password.
  public func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport {
    try note(.create(body))
    let id = makeID()
    try loseResponseIfRequested()
    return report(id)
  }

  /// Records the call. A call with the same key and body returns the same ID with a new password.
  ///
  /// - Throws: `ClientError.server(status: 422)` if the key was used with a different body.
  public func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport {
    try note(.create(body))
    if let earlier = creations[key], earlier.body != body { throw .server(status: 422) }
    let id = creations[key]?.id ?? makeID()
    creations[key] = (body, id)
    try loseResponseIfRequested()
    return report(id)
  }

  private var ids = 0

  private func makeID() -> String {
    ids += 1
    return "report-\(ids)"
  }

  private func report(_ id: String) -> CreatedReport {
    created += 1
    return CreatedReport(id: id, password: "\(123_455 + created)")
  }

  /// Records the call.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) {
    try note(.upload(report))
    try loseResponseIfRequested()
  }

  /// Records the call and reports progress twice, after half of the bytes and after all of them.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError) {
    progress(TransferProgress(sent: photo.count / 2, total: photo.count))
    try await uploadPhoto(photo, format: format, of: report)
    progress(TransferProgress(sent: photo.count, total: photo.count))
  }

  /// Records the call and sets the status of the announcement.
  public func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement {
    try note(.status(status, report))
    guard let index = list.firstIndex(where: { $0.id == report.id }) else { throw .notFound }
    list[index].status = status
    return list[index]
  }

  /// Records the call and removes the announcement.
  public func delete(_ report: CreatedReport) async throws(ClientError) {
    try note(.delete(report))
    list.removeAll { $0.id == report.id }
    creations = creations.filter { $0.value.id != report.id }
  }
}

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
