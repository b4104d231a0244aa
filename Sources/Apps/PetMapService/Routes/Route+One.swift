import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import PetMapSystem

extension Route {
  static let one = Route(
    "GET", "/api/v1/announcements/{id}", "getAnnouncement", "Returns an announcement",
    description: OperationDescription(
      parameters: [Schema.idParameter],
      successes: [
        .init(
          200, "The announcement, regardless of its status, with or without a photo",
          [(MediaType.json, Schema.reference("Announcement"))]),
        .notModified,
      ],
      errors: [.notFound]),
    isRepeatable: true
  ) { (service, call) throws(ServiceError) in
    guard let text = call["id"], let id = AnnouncementID(text),
      let announcement = service.live[id]
    else { throw .notFound }
    return service.represented(
      .json(announcement.jsonBytes), to: call.head, version: EntityTag.version(of: announcement),
      cacheControl: service.cacheControl(of: id))
  }

  static let edit = Route(
    "PATCH", "/api/v1/announcements/{id}", "editAnnouncement",
    "Changes the fields of an announcement",
    description: OperationDescription(
      parameters: [
        Schema.idParameter,
        .init(
          UTCOffset.headerName, in: "header", schema: Schema.offset,
          "The client's offset from UTC, which determines today's date."),
        .init(
          "If-Match", in: "header", schema: Schema.string,
          "The entity tag of the announcement that is edited. If it has been changed since, the "
            + "response is 412."),
      ],
      body: ("application/json", Schema.reference("AnnouncementEdit")),
      successes: [
        .init(
          200, "The updated announcement",
          [(MediaType.json, Schema.reference("Announcement"))])
      ],
      errors: [
        .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .unsupportedMediaType,
        .payloadTooLarge, .malformedJSON, .invalidParameter, .missingValue, .invalidFormat,
        .invalidField, .missingContact, .conflict, .preconditionFailed, .storeUnavailable,
      ], security: ["password", "token", "admin"]),
    work: .hashing, isSerial: true
  ) { (service, call) throws(ServiceError) in
    let (id, actor) = try service.authorizeOwner(call)
    return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
      let today = service.environment.now().date(at: try service.utcOffset(call.head))
      let edited = try service.edit(
        id, body, versions: EntityTag.versions(call.head.headers.values(of: "If-Match")),
        today: today, by: actor, from: call.head)
      let bytes = edited.managed(by: service.environment.disclosure).jsonBytes
      let tag = EntityTag.of(bytes, version: service.version(of: edited))
      return .json(bytes, headers: [.noStore, HeaderField("ETag", tag)])
    }
  }

  static let status = Route(
    "PUT", "/api/v1/announcements/{id}/status", "setStatus",
    "Sets the status of an announcement",
    description: OperationDescription(
      parameters: [Schema.idParameter],
      body: ("application/json", Schema.reference("StatusChange")),
      successes: [
        .init(
          200, "The updated announcement",
          [(MediaType.json, Schema.reference("Announcement"))])
      ],
      errors: [
        .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .unsupportedMediaType,
        .payloadTooLarge, .malformedJSON, .missingValue, .invalidFormat, .invalidField,
        .storeUnavailable,
      ], security: ["password", "token", "admin"]),
    work: .hashing, isSerial: true
  ) { (service, call) throws(ServiceError) in
    let (id, actor) = try service.authorizeOwner(call)
    return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
      try service.setStatus(body, of: id, by: actor, from: call.head)
    }
  }

  static let delete = [
    Route(
      "DELETE", "/api/admin/v1/announcements/{id}", "deleteAnnouncementAsAdmin",
      "Deletes an announcement and its photo",
      description: OperationDescription(
        parameters: [Schema.idParameter], successes: [.init(204, "Deleted")],
        errors: [.unauthenticated, .notFound, .storeUnavailable], security: ["admin"],
        tag: "administration"),
      work: .writing
    ) { (service, call) throws(ServiceError) in
      let (id, actor) = try service.authorizeAdmin(call)
      return .respond(try service.delete(id, by: actor))
    },
    Route(
      "DELETE", "/api/v1/announcements/{id}", "deleteAnnouncement",
      "Deletes an announcement and its photo",
      description: OperationDescription(
        parameters: [Schema.idParameter], successes: [.init(204, "Deleted")],
        errors: [
          .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .storeUnavailable,
        ],
        security: ["password", "token", "admin"]),
      work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let (id, actor) = try service.authorizeOwner(call)
      return .respond(try service.delete(id, by: actor))
    },
  ]
}

extension Service {
  /// Returns the announcement in a path, with its ID.
  func announcement(
    _ call: Call
  ) throws(ServiceError) -> (id: AnnouncementID, announcement: Announcement) {
    guard let text = call["id"], let id = AnnouncementID(text), let found = live[id] else {
      throw .notFound
    }
    return (id, found)
  }

  fileprivate func setStatus(
    _ body: JSONValue, of id: AnnouncementID, by actor: AuditActor, from head: RequestHead
  ) throws(ServiceError) -> Response {
    let status: AnnouncementStatus
    do {
      status = try StatusBody.status(body)
    } catch {
      throw ServiceError(error)
    }
    return .json(try setStatus(status, of: id, by: actor, from: head).jsonBytes)
  }

  /// Changes fields of an announcement.
  ///
  /// - Parameters:
  ///   - body: The members to change.
  ///   - versions: The versions of the announcement to which the edit applies, or `nil` for any.
  func edit(
    _ id: AnnouncementID, _ body: JSONValue, versions: [String]?, today: CalendarDate,
    by actor: AuditActor, from head: RequestHead
  ) throws(ServiceError) -> StoredAnnouncement {
    if actor.role == .reporter { try checkSender(head) }
    // Unlike the store's, the announcement in memory may lack its contact details.
    guard let current = try stored(id) else { throw .notFound }
    let isExpected = versions.map { versions in
      { @Sendable [self] stored in versions.contains(version(of: stored)) }
    }
    // An outdated edit need not be valid anymore.
    if let isExpected, !isExpected(current) { throw ServiceError(StoreError.changedSince) }
    let edit: AnnouncementEdit
    do {
      edit = try AnnouncementEdit(body: body, of: current.announcement, today: today)
    } catch {
      throw ServiceError(error)
    }
    return try storing { (store) throws(StoreError) in
      try store.edit(
        edit, of: id, where: isExpected,
        isReviewed: environment.reviewsReports && actor.role == .reporter, by: actor,
        at: environment.now())
    }
  }

  /// Returns the version of an announcement; see ``EntityTag/version(of:)``.
  func version(of stored: StoredAnnouncement) -> String {
    EntityTag.version(of: stored.shown(by: environment.disclosure))
  }

  /// Changes the status of an announcement.
  func setStatus(
    _ status: AnnouncementStatus, of id: AnnouncementID, by actor: AuditActor,
    from head: RequestHead
  ) throws(ServiceError) -> Announcement {
    // A banned reporter can close a report, but not open it again.
    if actor.role == .reporter, status != .closed { try checkSender(head) }
    return try storing { (store) throws(StoreError) in
      try store.setStatus(status, of: id, by: actor, at: environment.now())
    }.managed(by: environment.disclosure)
  }

  /// Deletes an announcement and its photo.
  func delete(_ id: AnnouncementID, by actor: AuditActor) throws(ServiceError) -> Response {
    try removing(id, by: actor)
    return Response(status: 204)
  }
}

extension Announcement {
  /// Returns the announcement in the API's JSON format.
  var jsonBytes: [UInt8] {
    var bytes: [UInt8] = []
    appendJSON(to: &bytes)
    return bytes
  }
}
