public import PetMapAPI
public import PetMapAnnouncements
import PetMapJSON

/// Alerts: what people want to be told of.
extension APIClient {
  /// Saves a search, and tells the receiver of the pets that it finds.
  ///
  /// ```swift
  /// let address = try MailAddress("ann@example.org")
  /// let draft = AlertDraft(
  ///   search: "near=52.2297,21.0122&radius=5&status=found&species=dog", by: .mail(address))
  /// let alert = try await client.create(draft)
  /// ```
  ///
  /// - Throws: ``ClientError/badRequest(code:field:message:)`` for the first value that the service does
  ///   not accept, such as a channel that it does not have; ``ClientError/conflict(field:)`` if the
  ///   receiver has too many alerts.
  public func create(_ draft: AlertDraft) async throws(ClientError) -> CreatedAlert {
    try await create(draft, ClientRequest(.post, base.resolved("api/v1/alerts")))
  }

  /// Tells the reporter of an announcement of its sightings and matches.
  ///
  /// - Parameter draft: An alert without a search.
  public func create(
    _ draft: AlertDraft, of report: CreatedReport
  ) async throws(ClientError) -> CreatedAlert {
    var request = ClientRequest(.post, base.announcement(report.id, "/alerts"))
    request.headers = [report.authorization]
    return try await create(draft, request)
  }

  private func create(
    _ draft: AlertDraft, _ request: ClientRequest
  ) async throws(ClientError) -> CreatedAlert {
    var request = request
    request.headers.append(HTTPHeader("Content-Type", "application/json"))
    request.body = draft.body.bytes
    return try alert(try await send(request))
  }

  /// Returns an alert.
  public func alert(_ token: ManagementToken) async throws(ClientError) -> CreatedAlert {
    try alert(try await send(ClientRequest(.get, base.resolved("api/v1/alerts/\(token.text)"))))
  }

  /// Stops an alert, and erases what the service knows of its receiver.
  public func stopAlert(_ token: ManagementToken) async throws(ClientError) {
    try confirm(
      try await send(ClientRequest(.delete, base.resolved("api/v1/alerts/\(token.text)"))))
  }

  private func alert(_ response: ClientResponse) throws(ClientError) -> CreatedAlert {
    guard let object = (try? JSONValue(parsing: response.body))?.object,
      case .bool(let isConfirmed)? = object[AlertDraft.Name.isConfirmed]
    else { throw .malformedAnswer }
    func url(_ name: String) -> String? { object[name]?.string.map { base.resolved($0) } }
    return CreatedAlert(
      token: object[AlertDraft.Name.token]?.string.flatMap { ManagementToken($0) },
      isConfirmed: isConfirmed, search: object[AlertDraft.Name.search]?.string,
      page: url(AlertDraft.Name.url), atomFeed: url(AlertDraft.Name.atom),
      jsonFeed: url(AlertDraft.Name.json))
  }
}

/// An alert of a service.
public struct CreatedAlert: Sendable, Hashable {
  /// The secret with which the alert is read and stopped; `nil` for a new one by mail, whose receiver
  /// gets it in the first message.
  public let token: ManagementToken?
  /// Whether messages are sent.
  public let isConfirmed: Bool
  /// The search, in the form in which equal searches have the same text; `nil` if the alert is about a
  /// report, or not confirmed.
  public let search: String?
  /// The URL of the page on which the alert is confirmed and stopped.
  public let page: String?
  /// The URL of the Atom feed.
  public let atomFeed: String?
  /// The URL of the JSON Feed.
  public let jsonFeed: String?
}
