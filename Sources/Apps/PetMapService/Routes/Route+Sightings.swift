import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapPhotos
import PetMapRequests

extension Route {
  /// Reports from people who have seen an animal.
  static let sightings = [
    Route(
      "GET", "/api/v1/announcements/{id}/sightings", "listSightings",
      "Lists the sightings of an animal in the order in which it was seen",
      description: OperationDescription(
        parameters: [Schema.idParameter],
        successes: [
          .init(
            200, "The sightings; with credentials, also the hidden and waiting ones",
            [(MediaType.json, Schema.reference("SightingList"))]),
          .notModified,
        ],
        errors: [
          .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .storeUnavailable,
        ], security: ["", "password", "token", "admin"]),
      work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      .respond(try service.listSightings(call))
    },
    Route(
      "POST", "/api/v1/announcements/{id}/sightings", "sendSighting",
      "Says where and when an animal was seen",
      description: OperationDescription(
        parameters: [
          Schema.idParameter,
          .init(
            UTCOffset.headerName, in: "header", schema: Schema.offset,
            "The client's offset from UTC, which determines today's date, and applies to a time "
              + "without an offset."),
        ],
        body: ("application/json", Schema.reference("SightingDraft")),
        successes: [
          .init(
            201, "The sighting, with the token that erases it, which cannot be retrieved later",
            [(MediaType.json, Schema.reference("CreatedSighting"))])
        ],
        errors: [
          .notFound, .unauthorized, .tooManyRequests, .unsupportedMediaType, .payloadTooLarge,
          .malformedJSON, .invalidParameter, .missingValue, .invalidFormat, .invalidField,
          .conflict, .storeUnavailable,
        ])
    ) { (service, call) throws(ServiceError) in
      let (id, announcement) = try service.announcement(call)
      return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        try service.addSighting(body, to: id, announcement, from: call.head)
      }
    },
    Route(
      "PUT", "/api/v1/announcements/{id}/sightings/{number}", "setSightingStatus",
      "Publishes, confirms, or hides a sighting",
      description: one(
        body: ("application/json", Schema.reference("SightingStatusChange")),
        successes: [
          .init(200, "The sighting", [(MediaType.json, Schema.reference("Sighting"))])
        ],
        errors: [
          .unsupportedMediaType, .payloadTooLarge, .malformedJSON, .missingValue, .invalidFormat,
          .invalidField,
        ]),
      work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let (id, actor) = try service.authorizeOwner(call)
      let sighting = try SightingID(id, call)
      return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        let status: Sighting.Status
        do throws(DraftProblem) {
          status = try SightingStatusBody.status(body)
        } catch {
          throw ServiceError(error)
        }
        let stored = try service.setStatus(status, of: sighting, by: actor)
        return .json(service.json(of: stored, for: actor), headers: [.noStore])
      }
    },
    Route(
      "DELETE", "/api/v1/announcements/{id}/sightings/{number}", "deleteSighting",
      "Erases a sighting; for the reporter of the announcement, hides it",
      description: one(
        successes: [.init(204, "Erased, or hidden")], errors: [], security: ["sightingToken"]),
      work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let (sighting, actor) = try service.authorizeSender(call)
      if actor.role == .reporter {
        _ = try service.setStatus(.hidden, of: sighting, by: actor)
      } else {
        try service.erase(sighting, by: actor)
      }
      return .respond(Response(status: 204))
    },
    Route(
      "POST", "/api/v1/announcements/{id}/sightings/{number}/photo", "uploadSightingPhoto",
      "Adds a photo to a sighting",
      description: OperationDescription(
        parameters: [Schema.idParameter, number],
        body: ("multipart/form-data", Schema.photoForm),
        successes: [
          .init(201, "The photo has been stored", [(MediaType.json, Schema.object)])
        ],
        errors: [
          .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .payloadTooLarge,
          .malformedMultipart, .missingFile, .invalidField, .invalidFileFormat, .conflict,
          .storeUnavailable,
        ], security: ["sightingToken"], tag: "photos"),
      work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let (sighting, actor) = try service.authorizeSender(call)
      guard actor.role == .visitor else { throw .wrongPassword }
      let boundary = try PhotoUpload.boundary(call.head)
      return .receive(
        PhotoUpload(
          boundary: boundary,
          memory: try service.budgets.uploads.reserve(0, for: call.head.client)
        ) { (bytes) throws(ServiceError) in
          try service.addPhoto(service.prepared(bytes, from: call.head), to: sighting)
        })
    },
    Route(
      "GET", "/api/admin/v1/sightings", "listModeratedSightings",
      "Lists sightings for moderators, newest first",
      description: OperationDescription(
        parameters: Schema.parameters(of: SightingModerationRequest.self),
        successes: [
          .init(200, "The sightings", [(MediaType.json, Schema.moderatedSightings)])
        ],
        errors: [.unauthenticated, .invalidParameter, .storeUnavailable], security: ["admin"],
        tag: "administration"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      _ = try service.administrator(call)
      let request = try SightingModerationRequest(of: call)
      let moderation = try service.moderation()
      let found = try service.reading(
        try moderation.sightings(request.list, network: request.network, limit: request.limit))
      var writer = JSONWriter()
      writer.object { writer in
        writer.key("data")
        writer.array { writer in for sighting in found { sighting.write(to: &writer) } }
      }
      return .respond(.json(writer.bytes, headers: [.noStore]))
    },
  ]

  private static let number = OperationDescription.Parameter(
    "number", in: "path", schema: #"{"type":"integer","minimum":1}"#, "The sighting's number.")

  private static func one(
    body: (type: String, schema: String)? = nil, successes: [OperationDescription.Success],
    errors: [APIErrorCode], security: [String] = []
  ) -> OperationDescription {
    OperationDescription(
      parameters: [Schema.idParameter, number], body: body, successes: successes,
      errors: [.unauthenticated, .notFound, .tooManyRequests, .unauthorized, .storeUnavailable]
        + errors, security: ["password", "token", "admin"] + security)
  }
}

extension SightingID {
  /// Creates the ID of the sighting in a path.
  fileprivate init(_ id: AnnouncementID, _ call: Call) throws(ServiceError) {
    guard let number = call["number"].flatMap({ SightingID.number(Substring($0)) }) else {
      throw .notFound
    }
    self.init(id, number)
  }
}

extension Service {
  /// Returns the sightings of an announcement as everyone sees them.
  func sightings(of id: AnnouncementID) throws(ServiceError) -> [Sighting] {
    try reading(try environment.store.sightings(of: id)).filter { $0.isPublic }
      .map { $0.shown(by: environment.disclosure) }
  }

  /// Returns all sightings of an announcement as its reporter sees them: also those that others do not
  /// see, but not the places that others do not see.
  func managedSightings(of id: AnnouncementID) throws(ServiceError) -> [Sighting] {
    try reading(try environment.store.sightings(of: id)).map {
      $0.shown(by: environment.disclosure)
    }
  }

  fileprivate func listSightings(_ call: Call) throws(ServiceError) -> Response {
    var id: AnnouncementID
    var actor: AuditActor?
    if call.head.headers["Authorization"] == nil {
      id = try announcement(call).id
    } else {
      let (known, owner) = try authorizeOwner(call)
      (id, actor) = (known, owner)
    }
    let stored = try reading(try environment.store.sightings(of: id))
    var writer = JSONWriter()
    writer.object { writer in
      writer.key(Sighting.Name.list)
      writer.array { writer in
        for sighting in stored where actor != nil || sighting.isPublic {
          writer.object { shown(sighting, to: actor).appendMembers(to: &$0) }
        }
      }
    }
    if actor != nil { return .json(writer.bytes, headers: [.noStore]) }
    return represented(.json(writer.bytes), to: call.head, cacheControl: cacheControl(of: id))
  }

  /// Returns a sighting as someone sees it: only administrators and the sender see the place.
  private func shown(_ stored: StoredSighting, to actor: AuditActor?) -> Sighting {
    switch actor?.role {
    case .administrator, .visitor: stored.sighting
    case .reporter, .service, nil: stored.shown(by: environment.disclosure)
    }
  }

  fileprivate func json(of stored: StoredSighting, for actor: AuditActor) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { shown(stored, to: actor).appendMembers(to: &$0) }
    return writer.bytes
  }

  fileprivate func addSighting(
    _ body: JSONValue, to id: AnnouncementID, _ announcement: Announcement, from head: RequestHead
  ) throws(ServiceError) -> Response {
    let offset = try utcOffset(head)
    let draft: SightingDraft
    do throws(DraftProblem) {
      draft = try SightingDraft(
        body: body, of: announcement, now: environment.now(), offset: offset)
    } catch {
      throw ServiceError(error)
    }
    let (stored, token) = try addSighting(draft, to: id, from: head)
    var writer = JSONWriter()
    writer.object { writer in
      stored.sighting.appendMembers(to: &writer)
      writer.member(Sighting.Name.token, token.text)
    }
    return .json(status: 201, writer.bytes, headers: [.noStore])
  }

  /// Stores a sighting, and returns it with the token that erases it.
  ///
  /// - Throws: 403 for a banned network, 429 beyond the limit, 404 or 409 if the announcement takes
  ///   none.
  func addSighting(
    _ draft: SightingDraft, to id: AnnouncementID, from head: RequestHead
  ) throws(ServiceError) -> (StoredSighting, ManagementToken) {
    try checkSender(head)
    let share = limiters.take(.sightings, for: head.network, at: environment.now())
    if let share, !share.isAllowed { throw share.refusal }
    var random = EnvironmentRandom(environment)
    let token = ManagementToken(randomFrom: &random)
    let new = NewSighting(
      draft, tokenDigest: token.sightingDigest,
      network: PeerNetwork(address: head.peer).reporterText,
      isReviewed: environment.reviewsReports)
    let stored = try changing { (store) throws(StoreError) in
      try store.addSighting(new, to: id, at: environment.now())
    }
    return (stored, token)
  }

  /// Publishes, confirms, or hides a sighting.
  @discardableResult
  func setStatus(
    _ status: Sighting.Status, of id: SightingID, by actor: AuditActor
  ) throws(ServiceError) -> StoredSighting {
    try changing { (store) throws(StoreError) in
      try store.setStatus(status, ofSighting: id, by: actor, at: environment.now())
    }
  }

  /// Erases a sighting.
  func erase(_ id: SightingID, by actor: AuditActor) throws(ServiceError) {
    try changing { (store) throws(StoreError) in
      try store.deleteSighting(id, by: actor, at: environment.now())
    }
  }

  /// Adds the photo of a sighting.
  func addPhoto(
    _ photo: PreparedPhoto, to id: SightingID
  ) throws(ServiceError) {
    _ = try changing { (store) throws(StoreError) in
      try store.addPhoto(
        photo, toSighting: id, isReviewed: environment.reviewsReports, at: environment.now())
    }
  }

  /// Returns the photo of a sighting that everyone sees.
  func photo(of id: SightingID) throws(ServiceError) -> StoredPhoto? {
    let all = try reading(try environment.store.sightings(of: id.announcement))
    return all.first { $0.id == id && $0.isPublic }?.photo
  }

  /// Writes to the store. Once this returns, reads see the change.
  private func changing<Value>(
    _ body: (any AnnouncementStore) throws(StoreError) -> Value
  ) throws(ServiceError) -> Value {
    do throws(StoreError) {
      let value = try body(environment.writableStore())
      writeCheck.note(nil, at: environment.now())
      // The change is durable even if it cannot be read back now.
      try? follower.catchUp(atMost: Self.maximumWait)
      return value
    } catch {
      writeCheck.note(error, at: environment.now())
      throw ServiceError(error)
    }
  }

  /// Checks that a request about a sighting is from its sender, the reporter of the announcement, or
  /// an administrator.
  fileprivate func authorizeSender(
    _ call: Call
  ) throws(ServiceError) -> (SightingID, AuditActor) {
    let header = call.head.headers["Authorization"]
    if case .holder(let token) = try? Requester(reporter: header),
      let id = call["id"].flatMap({ AnnouncementID($0) })
    {
      let sighting = try SightingID(id, call)
      let store = try reading(try environment.writableStore())
      if try reading(try store.isToken(token.sightingDigest, ofSighting: sighting)) {
        return (sighting, .visitor)
      }
    }
    let (id, actor) = try authorizeOwner(call)
    return (try SightingID(id, call), actor)
  }
}
