public import PetMapAPI
public import PetMapAnnouncements
public import PetMapJSON
public import PetMapMatches
import PetMapParameters
public import PetMapPhotos
public import PetMapRequests

/// What reporters do with their reports. The requests are authorized by the report's token or, if it
/// is unknown, by its password.
extension APIClient {
  /// Creates an announcement, which is not listed until its photo is uploaded.
  ///
  /// - Parameters:
  ///   - body: The JSON of the draft.
  ///   - offset: The reporter's UTC offset, from which the service determines the current date.
  public func create(
    _ body: JSONValue, offset: UTCOffset
  ) async throws(ClientError) -> CreatedReport {
    try await create(body, offset: offset, headers: [])
  }

  /// Creates an announcement. If one was already created with the same key and body, returns that
  /// announcement with a new password.
  ///
  /// - Parameter key: An unguessable key of 1 to 255 visible ASCII characters.
  public func create(
    _ body: JSONValue, offset: UTCOffset, key: String
  ) async throws(ClientError) -> CreatedReport {
    try await create(body, offset: offset, headers: [HTTPHeader(CreationKey.headerName, key)])
  }

  private func create(
    _ body: JSONValue, offset: UTCOffset, headers: [HTTPHeader]
  ) async throws(ClientError) -> CreatedReport {
    var request = ClientRequest(.post, base.resolved("api/v1/announcements"), body: body.bytes)
    request.headers =
      [
        HTTPHeader("Content-Type", "application/json"),
        HTTPHeader(UTCOffset.headerName, offset.text),
      ] + headers
    let response = try await send(request)
    guard let report = CreatedReport(json: response.body) else { throw .malformedAnswer }
    return report
  }

  /// Uploads a photo of a report. The first one publishes it; later ones, up to five, are added.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport
  ) async throws(ClientError) {
    try await uploadPhoto(photo, format: format, of: report) { _ in }
  }

  /// Uploads a photo of a report. The first one publishes it; later ones, up to five, are added.
  ///
  /// - Parameter progress: A function that receives the upload progress of the request body, which
  ///   is slightly larger than the photo. It may be called on any thread.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, of report: CreatedReport,
    progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(ClientError) {
    let multipart = MultipartBody(photo: photo, format: format)
    var request = ClientRequest(
      .post, base.announcement(report.id, "/photos"), body: multipart.bytes)
    request.headers = [
      HTTPHeader("Content-Type", multipart.contentType),
      report.authorization,
    ]
    try confirm(try await send(request, progress: progress))
  }

  /// Changes the status of a report, for example to `closed` when the animal is found.
  public func setStatus(
    _ status: AnnouncementStatus, of report: CreatedReport
  ) async throws(ClientError) -> Announcement {
    let body = JSONObject([JSONObject.Member(name: "status", value: .string(status.word))])
    return try announcement(
      try await send(.put, "/status", of: report, body: .object(body)))
  }

  /// Edits a report, and returns it with its new values.
  ///
  /// ```swift
  /// var changed = pet
  /// changed.phone = "+48 600 100 200"
  /// let edited = try await client.edit(report, AnnouncementEdit(of: pet, to: changed))
  /// ```
  ///
  /// - Parameter offset: The reporter's UTC offset, from which the service determines the current
  ///   date.
  /// - Throws: ``ClientError/badRequest(code:field:message:)`` for the first value that the service
  ///   does not accept.
  public func edit(
    _ report: CreatedReport, _ edit: AnnouncementEdit, offset: UTCOffset = .zero
  ) async throws(ClientError) -> Announcement {
    try announcement(
      try await send(
        .patch, "", of: report, body: edit.body,
        [HTTPHeader(UTCOffset.headerName, offset.text)]))
  }

  /// Puts the photos of a report in an order, and returns the report. The first one is shown in lists.
  ///
  /// - Parameter numbers: The `PhotoURLs.number` of each photo.
  public func orderPhotos(
    _ numbers: [Int], of report: CreatedReport
  ) async throws(ClientError) -> Announcement {
    try announcement(
      try await send(.put, "/photos", of: report, body: PhotoOrderBody.body(numbers)))
  }

  /// Removes a photo of a report for good, and returns the report.
  ///
  /// - Parameter number: The `PhotoURLs.number` of the photo.
  /// - Throws: ``ClientError/notFound`` if there is no photo with this number;
  ///   ``ClientError/conflict(field:)`` if it is the last one of a report that needs a photo.
  public func removePhoto(
    _ number: Int, of report: CreatedReport
  ) async throws(ClientError) -> Announcement {
    try announcement(try await send(.delete, "/photos/\(number)", of: report))
  }

  /// Returns the matches of a report for its reporter: without those that they said are other pets, and
  /// with all `FoundMatches.decisions`.
  public func matches(
    of report: CreatedReport, _ request: MatchRequest = MatchRequest()
  ) async throws(ClientError) -> FoundMatches {
    let query = PercentEncoding.query(request.query)
    return try matches(try await send(.get, "/decisions\(query)", of: report))
  }

  /// Says that a match is the same pet, or another one, which ``matches(of:_:)`` then leaves out. Saying
  /// the same again changes nothing.
  ///
  /// - Parameter match: The ID of the other announcement.
  public func decide(
    _ verdict: MatchDecision.Verdict, on match: String, of report: CreatedReport
  ) async throws(ClientError) {
    try confirm(
      try await send(.put, Self.decision(match), of: report, body: DecisionBody.body(verdict)))
  }

  /// Withdraws what was said about a match.
  ///
  /// - Parameter match: The ID of the other announcement.
  public func withdrawDecision(
    on match: String, of report: CreatedReport
  ) async throws(ClientError) {
    try confirm(try await send(.delete, Self.decision(match), of: report))
  }

  private static func decision(_ match: String) -> String {
    "/decisions/" + PercentEncoding.encoded(match)
  }

  /// Deletes a report.
  public func delete(_ report: CreatedReport) async throws(ClientError) {
    try confirm(try await send(.delete, "", of: report))
  }

  /// Returns the URL of the page on which a reporter manages a report without a password, or `nil` if
  /// its token is unknown. Anyone who has the URL can manage the report.
  public func managementLink(of report: CreatedReport) -> String? {
    report.token.map { base.resolved($0.path) }
  }

  private func send(
    _ method: ClientRequest.Method, _ path: String, of report: CreatedReport,
    body: JSONValue? = nil,
    _ headers: [HTTPHeader] = []
  ) async throws(ClientError) -> ClientResponse {
    var request = ClientRequest(method, base.announcement(report.id, path))
    request.headers = [report.authorization] + headers
    if let body {
      request.body = body.bytes
      request.headers.append(HTTPHeader("Content-Type", "application/json"))
    }
    return try await send(request)
  }
}
