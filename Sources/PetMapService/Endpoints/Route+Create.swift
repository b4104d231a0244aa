import PetMapJSON
import PetMapReports

extension Route {
  static let create = Route(
    "POST", "/api/v1/announcements", "createAnnouncement", "Announces a pet",
    description: OperationDescription(
      parameters: [
        .init(
          "X-UTC-Offset", in: "header",
          schema: Schema.offset,
          "The sender's difference from UTC, which says which day is today.")
      ],
      body: ("application/json", Schema.reference("AnnouncementDraft")),
      successes: [
        .init(
          201, "The announcement and its management password, which is shown once",
          [(MediaType.json, Schema.reference("CreatedAnnouncement"))])
      ],
      errors: [
        .unsupportedMediaType, .payloadTooLarge, .malformedJSON, .invalidParameter, .missingValue,
        .invalidFormat, .invalidField, .missingContact, .conflict, .storeUnavailable,
      ])
  ) { (service, call) throws(ServiceError) in
    try JSONBody.receive(call.head) { (body) throws(ServiceError) in
      try service.create(body, call.head)
    }
  }
}

extension Service {
  fileprivate func create(_ body: JSONValue, _ head: RequestHead) throws(ServiceError) -> Response {
    let now = environment.now()
    let draft = try draft(body, today: now.date(at: utcOffset(head)))
    var random = EnvironmentRandom(environment)
    let password = ManagementPassword(randomFrom: &random)
    let id = AnnouncementID(randomFrom: &random)
    let hash = try hash(password)
    let stored = try storing { (store) throws(StoreError) in
      try store.create(draft, id: id, passwordHash: hash, at: environment.now())
    }
    var writer = JSONWriter()
    writer.object { writer in
      stored.announcement.appendMembers(to: &writer)
      writer.member("managementPassword", password.digits)
    }
    return .json(
      status: 201, writer.bytes,
      headers: [
        HeaderField("Cache-Control", "no-store"),
        HeaderField("Location", "/api/v1/announcements/\(id.text)"),
      ])
  }

  private func draft(
    _ body: JSONValue, today: CalendarDate
  ) throws(ServiceError) -> AnnouncementDraft {
    do {
      return try AnnouncementDraft(body: body, today: today)
    } catch {
      throw ServiceError(error)
    }
  }

  private func utcOffset(_ head: RequestHead) throws(ServiceError) -> UTCOffset {
    // Two headers are none that anybody can mean.
    let values = head.headers.values(of: UTCOffset.headerName)
    do {
      return try UTCOffset(header: values.isEmpty ? nil : values.joined(separator: ","))
    } catch {
      throw ServiceError(error)
    }
  }

  private func hash(_ password: ManagementPassword) throws(ServiceError) -> PasswordHash {
    do {
      return try environment.hasher.hash(password.digits)
    } catch {
      throw .internalError
    }
  }
}

/// The environment's random bits where a generator is wanted.
struct EnvironmentRandom: RandomNumberGenerator {
  private let bits: @Sendable () -> UInt64

  init(_ environment: ServiceEnvironment) { bits = environment.random }

  mutating func next() -> UInt64 { bits() }
}
