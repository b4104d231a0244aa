import PetMapAPI
public import PetMapAnnouncements
import PetMapJSON
public import PetMapPhotos

/// Sightings of animals: what people say who have seen them.
extension APIClient {
  /// Returns the sightings of an announcement in the order in which the animal was seen.
  ///
  /// - Parameter id: The ID of the announcement.
  public func sightings(for id: String) async throws(ClientError) -> [Sighting] {
    try sightings(try await send(ClientRequest(.get, base.announcement(id, "/sightings"))))
  }

  /// Returns the sightings of a report for its reporter, also hidden ones and those that wait for a
  /// moderator.
  public func sightings(of report: CreatedReport) async throws(ClientError) -> [Sighting] {
    var request = ClientRequest(.get, base.announcement(report.id, "/sightings"))
    request.headers = [report.authorization]
    return try sightings(try await send(request))
  }

  /// Says where and when an animal was seen.
  ///
  /// ```swift
  /// let seen = SightingDraft(
  ///   seenAt: .instant(now), coordinate: coordinate, text: "In the park, it ran to the river.")
  /// let sent = try await client.send(seen, to: pet.id)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The ID of the announcement.
  ///   - offset: The sender's UTC offset, from which the service determines the current date.
  /// - Throws: ``ClientError/badRequest(code:field:message:)`` for the first value that the service
  ///   does not accept; ``ClientError/conflict(field:)`` if the announcement is closed or has too many
  ///   sightings.
  public func send(
    _ sighting: SightingDraft, to id: String, offset: UTCOffset = .zero
  ) async throws(ClientError) -> SentSighting {
    var request = ClientRequest(
      .post, base.announcement(id, "/sightings"), body: sighting.body.bytes)
    request.headers = [
      HTTPHeader("Content-Type", "application/json"),
      HTTPHeader(UTCOffset.headerName, offset.text),
    ]
    let value = try? JSONValue(parsing: try await send(request).body)
    guard let value, let sent = Sighting(value),
      let token = value.object?[Sighting.Name.token]?.string.flatMap({ ManagementToken($0) })
    else { throw .malformedAnswer }
    return SentSighting(announcement: id, sighting: resolved(sent), token: token)
  }

  /// Uploads the photo of a sighting.
  public func uploadPhoto(
    _ photo: [UInt8], format: PhotoFormat, ofSighting sent: SentSighting
  ) async throws(ClientError) {
    let multipart = MultipartBody(photo: photo, format: format)
    var request = ClientRequest(
      .post, base.announcement(sent.announcement, "/sightings/\(sent.sighting.number)/photo"),
      body: multipart.bytes)
    request.headers = [HTTPHeader("Content-Type", multipart.contentType), sent.authorization]
    try confirm(try await send(request))
  }

  /// Erases a sighting that was sent.
  public func erase(_ sent: SentSighting) async throws(ClientError) {
    var request = ClientRequest(
      .delete, base.announcement(sent.announcement, "/sightings/\(sent.sighting.number)"))
    request.headers = [sent.authorization]
    try confirm(try await send(request))
  }

  /// Publishes, confirms, or hides a sighting of a report.
  ///
  /// - Parameter status: Not `Sighting.Status.waiting`.
  public func setStatus(
    _ status: Sighting.Status, ofSighting number: Int, of report: CreatedReport
  ) async throws(ClientError) -> Sighting {
    var request = ClientRequest(
      .put, base.announcement(report.id, "/sightings/\(number)"),
      body: SightingStatusBody.body(status).bytes)
    request.headers = [HTTPHeader("Content-Type", "application/json"), report.authorization]
    guard let value = try? JSONValue(parsing: try await send(request).body),
      let sighting = Sighting(value)
    else { throw .malformedAnswer }
    return resolved(sighting)
  }

  private func sightings(_ response: ClientResponse) throws(ClientError) -> [Sighting] {
    let object = (try? JSONValue(parsing: response.body))?.object
    guard let list = object?[Sighting.Name.list], list.array != nil else {
      throw .malformedAnswer
    }
    return Sighting.list(list).map(resolved)
  }

  private func resolved(_ sighting: Sighting) -> Sighting {
    var sighting = sighting
    sighting.photoUrl = sighting.photoUrl.map(base.resolved)
    return sighting
  }
}

/// A sighting that was sent to a service, with the secret that erases it.
public struct SentSighting: Sendable, Hashable {
  /// The ID of the announcement.
  public let announcement: String
  /// The sighting.
  public let sighting: Sighting
  /// The token, which the service returns only once.
  public let token: ManagementToken

  /// Creates a sighting from what was kept of it.
  public init(announcement: String, sighting: Sighting, token: ManagementToken) {
    self.announcement = announcement
    self.sighting = sighting
    self.token = token
  }

  /// The header that authorizes requests.
  var authorization: HTTPHeader { HTTPHeader("Authorization", "Bearer " + token.text) }
}
