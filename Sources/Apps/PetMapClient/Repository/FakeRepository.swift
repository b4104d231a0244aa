public import PetMapJSON
public import PetMapAnnouncements
public import PetMapAPI
public import PetMapPhotos

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
  private var lost: [ClientError] = []
  private var created = 0
  /// What was created under a key.
  private var creations: [String: (body: JSONValue, id: String)] = [:]

  /// A repository that lists the announcements.
  public init(_ announcements: [Announcement] = []) { list = announcements }

  /// Replaces what it lists.
  public func set(_ announcements: [Announcement]) { list = announcements }

  /// Has the next calls fail, one for each error; a nil one succeeds.
  public func fail(with errors: ClientError?...) { failures += errors }

  /// Has the next call do what it is asked to and lose its answer.
  public func loseAnswer(_ error: ClientError = .timedOut) { lost.append(error) }

  private func loseAnswerIfTold() throws(ClientError) {
    if !lost.isEmpty { throw lost.removeFirst() }
  }

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
    let id = makeID()
    try loseAnswerIfTold()
    return report(id)
  }

  /// Remembers the call. The same key and body give the same id with a fresh password.
  ///
  /// - Throws: `ClientError.server(status: 422)` when the key was used with another body.
  public func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport {
    try note(.create(body))
    if let earlier = creations[key], earlier.body != body { throw .server(status: 422) }
    let id = creations[key]?.id ?? makeID()
    creations[key] = (body, id)
    try loseAnswerIfTold()
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

  /// Remembers the call.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) {
    try note(.upload(report))
    try loseAnswerIfTold()
  }

  /// Remembers the call and tells that half and all of it is sent.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError) {
    progress(TransferProgress(sent: photo.count / 2, total: photo.count))
    try await uploadPhoto(photo, format: format, of: report)
    progress(TransferProgress(sent: photo.count, total: photo.count))
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
    creations = creations.filter { $0.value.id != report.id }
  }
}
