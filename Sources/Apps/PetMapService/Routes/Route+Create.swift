import PetMapJSON
import PetMapAnnouncements
import PetMapAPI

extension Route {
  static let create = Route(
    "POST", "/api/v1/announcements", "createAnnouncement", "Creates an announcement",
    description: OperationDescription(
      parameters: [
        .init(
          "X-UTC-Offset", in: "header",
          schema: Schema.offset,
          "The client's offset from UTC, which determines today's date."),
        .init(
          CreationKey.headerName, in: "header", schema: Schema.idempotencyKey,
          "An unguessable key chosen by the client, such as a UUID. It is valid for 24 hours or "
            + "until the announcement is published, whichever is later. Repeating the request with "
            + "the same body returns the same announcement with a new password and token and "
            + "invalidates the previous ones."),
      ],
      body: ("application/json", Schema.reference("AnnouncementDraft")),
      successes: [
        .init(
          201,
          "The announcement with its management password and token, which cannot be retrieved later",
          [(MediaType.json, Schema.reference("CreatedAnnouncement"))])
      ],
      errors: [
        .unsupportedMediaType, .payloadTooLarge, .malformedJSON, .invalidParameter, .missingValue,
        .invalidFormat, .invalidField, .missingContact, .conflict,
        .idempotencyKeyReused, .storeUnavailable,
      ]), limited: .creates
  ) { (service, call) throws(ServiceError) in
    // The attempt is registered before its body arrives, so that it precedes later ones.
    let attempt = try? service.idempotencyKey(call.head).flatMap { CreationKey.digest(of: $0) }
      .map { CreationAttempt($0, of: service.creations) }
    return try JSONBody.receive(call.head, work: .hashing) { (body, bytes) throws(ServiceError) in
      try service.create(body, bytes, call.head, attempt)
    }
  }
}

extension Service {
  /// - Parameter attempt: The attempt, or `nil` if there is no idempotency key.
  fileprivate func create(
    _ body: JSONValue, _ bytes: [UInt8], _ head: RequestHead, _ attempt: CreationAttempt?
  ) throws(ServiceError) -> Response {
    let offset = try utcOffset(head)
    let key = try idempotencyKey(head).flatMap { CreationKey($0, body: bytes) }
    let draft = try draft(body, today: environment.now().date(at: offset))
    let network = PeerNetwork(address: head.peer).reporterText
    guard let key, let attempt else { return try create(draft, nil, network) }
    return try attempt.run(bodyDigest: key.bodyDigest) { () throws(ServiceError) in
      try create(draft, key, network)
    }
  }

  private func create(
    _ draft: AnnouncementDraft, _ key: CreationKey?, _ network: String
  ) throws(ServiceError) -> Response {
    let created = try store(draft, key, network)
    var writer = JSONWriter()
    writer.object { writer in
      created.announcement.appendMembers(to: &writer)
      writer.member("managementPassword", created.password.digits)
      writer.member("managementToken", created.token.text)
    }
    return .json(
      status: 201, writer.bytes,
      headers: [
        .noStore,
        HeaderField("Location", "/api/v1/announcements/\(created.announcement.id)"),
      ])
  }

  /// Stores a new announcement, or sets a new password and token for the one that was created with the same
  /// key. It may block while hashing.
  func store(
    _ draft: AnnouncementDraft, _ key: CreationKey?, _ network: String
  ) throws(ServiceError) -> (
    id: AnnouncementID, announcement: Announcement, password: ManagementPassword,
    token: ManagementToken
  ) {
    try checkSender(network: network)
    var random = EnvironmentRandom(environment)
    let password = ManagementPassword(randomFrom: &random)
    let id = AnnouncementID(randomFrom: &random)
    let token = ManagementToken(randomFrom: &random)
    let hash = try hash(password)
    let stored = try storing { (store) throws(StoreError) in
      try store.create(
        NewAnnouncement(
          draft, id: id, passwordHash: hash, tokenDigest: token.digest, key: key, network: network,
          isReviewed: environment.reviewsReports),
        at: environment.now())
    }
    return (stored.id, stored.announcement, password, token)
  }

  func draft(
    _ body: JSONValue, today: CalendarDate
  ) throws(ServiceError) -> AnnouncementDraft {
    do {
      return try AnnouncementDraft(body: body, today: today)
    } catch {
      throw ServiceError(error)
    }
  }

  func utcOffset(_ head: RequestHead) throws(ServiceError) -> UTCOffset {
    // More than one header is ambiguous. Joining the values makes them invalid.
    let values = head.headers.values(of: UTCOffset.headerName)
    do {
      return try UTCOffset(header: values.isEmpty ? nil : values.joined(separator: ","))
    } catch {
      throw ServiceError(error)
    }
  }

  /// Returns the idempotency key of the request, if any.
  fileprivate func idempotencyKey(_ head: RequestHead) throws(ServiceError) -> String? {
    let values = head.headers.values(of: CreationKey.headerName)
    guard let value = values.first else { return nil }
    guard values.count == 1, CreationKey.digest(of: value) != nil else {
      throw ServiceError(
        .invalidParameter,
        "\(CreationKey.headerName) must have 1 to 255 visible ASCII characters",
        field: CreationKey.headerName)
    }
    return value
  }

  func hash(_ password: ManagementPassword) throws(ServiceError) -> PasswordHash {
    try hashing.run { () throws(ServiceError) in
      do {
        return try environment.hasher.hash(password.digits)
      } catch {
        throw .internalError
      }
    }
  }
}
