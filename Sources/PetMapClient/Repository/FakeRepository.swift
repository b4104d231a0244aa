public import PetMapJSON
public import PetMapReports

/// A repository for tests and previews: it answers as it is told to and remembers what it was
/// asked.
public actor FakeRepository: AnnouncementRepository {
  /// What it was asked to do.
  public enum Call: Sendable, Hashable {
    case list(ListQuery.Circle?)
    case details(String)
    case create(JSONValue)
    case upload(CreatedReport)
    case status(AnnouncementStatus, CreatedReport)
    case delete(CreatedReport)
  }

  /// What it was asked, in order.
  public private(set) var calls: [Call] = []
  private var list: [Announcement]
  private var failures: [ClientError?] = []
  private var created = 0

  /// A repository that lists the announcements.
  public init(_ announcements: [Announcement] = []) { list = announcements }

  /// Replaces what it lists.
  public func set(_ announcements: [Announcement]) { list = announcements }

  /// Has the next calls fail, one for each error; a nil one succeeds.
  public func fail(with errors: ClientError?...) { failures += errors }

  private func note(_ call: Call) throws(ClientError) {
    calls.append(call)
    if !failures.isEmpty, let error = failures.removeFirst() { throw error }
  }

  /// The announcements; the area is not looked at.
  public func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] {
    try note(.list(circle))
    return list
  }

  /// The announcement with the id.
  ///
  /// - Throws: ``ClientError/notFound`` when there is none.
  public func announcement(_ id: String) async throws(ClientError) -> Announcement {
    try note(.details(id))
    guard let found = list.first(where: { $0.id == id }) else { throw .notFound }
    return found
  }

  /// Remembers the call and makes up an id and a password.
  public func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport {
    try note(.create(body))
    created += 1
    return CreatedReport(id: "report-\(created)", password: "\(123_455 + created)")
  }

  /// Remembers the call.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) {
    try note(.upload(report))
  }

  /// Remembers the call; the announcement has the status from now on.
  public func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement {
    try note(.status(status, report))
    guard let index = list.firstIndex(where: { $0.id == report.id }) else { throw .notFound }
    list[index].status = status
    return list[index]
  }

  /// Remembers the call; the announcement is no longer listed.
  public func delete(_ report: CreatedReport) async throws(ClientError) {
    try note(.delete(report))
    list.removeAll { $0.id == report.id }
  }
}
