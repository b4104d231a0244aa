import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapParameters
import PetMapRequests

extension Route {
  /// What moderators do through the API; `/admin` is the same as pages.
  static let moderation = [
    Route(
      "GET", "/api/admin/v1/announcements", "listModeratedAnnouncements",
      "Lists announcements for moderators, newest first, with their flags and contact details",
      description: OperationDescription(
        parameters: Schema.parameters(of: ModerationRequest.self),
        successes: [
          .init(
            200, "A page of announcements; the Link header contains the next page",
            [(MediaType.json, Schema.moderatedList)])
        ],
        errors: [.unauthenticated, .invalidParameter, .storeUnavailable], security: ["admin"],
        tag: "administration"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      _ = try service.administrator(call)
      return .respond(try service.moderatedList(call))
    },
    Route(
      "POST", "/api/admin/v1/moderation", "moderateAnnouncements",
      "Shows, hides, closes or deletes announcements, or bans the networks of their reporters",
      description: OperationDescription(
        body: ("application/json", Schema.moderationOrder),
        successes: [
          .init(
            200,
            "The announcements and sightings that changed, and the networks that are banned now",
            [(MediaType.json, Schema.moderationResult)])
        ],
        errors: [
          .unauthenticated, .unsupportedMediaType, .payloadTooLarge, .malformedJSON, .missingValue,
          .invalidFormat, .invalidField, .storeUnavailable,
        ], security: ["admin"], tag: "administration"),
      work: .writing
    ) { (service, call) throws(ServiceError) in
      let actor = try service.administrator(call)
      return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        let outcome = try service.carryOut(ModerationOrder(body: body), by: actor)
        var writer = JSONWriter()
        writer.object { writer in
          writer.key("ids")
          writer.array { writer in
            for id in outcome.ids { writer.string(id.text) }
            for id in outcome.sightings { writer.string(id.text) }
          }
          writer.key("networks")
          writer.array { writer in
            for network in outcome.networks { writer.string(network.text) }
          }
        }
        return .json(writer.bytes, headers: [.noStore])
      }
    },
    Route(
      "POST", "/api/admin/v1/announcements/{id}/password", "replacePassword",
      "Replaces the management password and token of a report whose reporter has lost them",
      description: OperationDescription(
        parameters: [Schema.idParameter],
        successes: [
          .init(
            200, "The new password and token, which cannot be retrieved later",
            [
              (
                MediaType.json,
                """
                {"type":"object","required":["managementPassword","managementToken"],"properties":\
                {"managementPassword":{"type":"string"},"managementToken":{"type":"string"}}}
                """
              )
            ])
        ],
        errors: [.unauthenticated, .notFound, .storeUnavailable], security: ["admin"],
        tag: "administration"),
      work: .hashing
    ) { (service, call) throws(ServiceError) in
      let (id, actor) = try service.authorizeAdmin(call)
      let (password, token) = try service.replacePassword(of: id, by: actor)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("managementPassword", password.digits)
        writer.member("managementToken", token.text)
      }
      return .respond(.json(writer.bytes, headers: [.noStore]))
    },
    Route(
      "GET", "/api/admin/v1/bans", "listBans", "Lists the banned networks, the next to end first",
      description: OperationDescription(
        successes: [.init(200, "The bans", [(MediaType.json, Schema.bans)])],
        errors: [.unauthenticated, .storeUnavailable], security: ["admin"],
        tag: "administration"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      _ = try service.administrator(call)
      let bans = try service.bans()
      var writer = JSONWriter()
      writer.object { writer in
        writer.key("data")
        writer.array { writer in
          for ban in bans {
            writer.object { writer in
              writer.member("network", ban.network.text)
              writer.member("until", ban.until.text)
            }
          }
        }
      }
      return .respond(.json(writer.bytes, headers: [.noStore]))
    },
    Route(
      "DELETE", "/api/admin/v1/bans/{network}", "deleteBan", "Ends a ban",
      description: OperationDescription(
        parameters: [
          .init(
            "network", in: "path", schema: #"{"type":"string","pattern":"^[0-9a-f]{32}$"}"#,
            "The network, as in the list.")
        ],
        successes: [.init(204, "The network is no longer banned")],
        errors: [.unauthenticated, .notFound, .storeUnavailable], security: ["admin"],
        tag: "administration"),
      work: .writing
    ) { (service, call) throws(ServiceError) in
      let actor = try service.administrator(call)
      guard let network = call["network"].flatMap({ SenderNetwork($0) }),
        try service.unban(network, by: actor)
      else { throw .notFound }
      return .respond(Response(status: 204))
    },
    Route(
      "GET", "/api/admin/v1/audit", "getAuditLog",
      "Returns a page of the audit log as JSON lines, oldest first",
      description: OperationDescription(
        parameters: Schema.parameters(of: AuditRequest.self),
        successes: [
          .init(
            200, "An object for each entry; the Link header contains the next page",
            [("application/jsonl", Schema.string)])
        ],
        errors: [.unauthenticated, .invalidParameter, .storeUnavailable], security: ["admin"],
        tag: "administration"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      _ = try service.administrator(call)
      let request = try AuditRequest(of: call)
      let moderation = try service.moderation()
      var page: [AuditEntry] = []
      do throws(StoreError) {
        try moderation.forEachAuditEntry(since: request.start, after: request.after) { entry in
          page.append(entry)
          return page.count <= request.limit
        }
      } catch {
        throw ServiceError(error)
      }
      var headers = [HeaderField.noStore]
      if page.count > request.limit {
        page.removeLast()
        let own = call.head.target.parameters.filter { $0.name != "after" }
        let query = PercentEncoding.query(
          own + [QueryParameter(name: "after", value: "\(page.last?.number ?? 0)")])
        headers.append(HeaderField("Link", "<\(call.head.target.path)\(query)>; rel=\"next\""))
      }
      return .respond(
        .content(page.flatMap(\.line), type: "application/jsonl", headers: headers))
    },
  ]

  /// Flags and requests for contact details.
  static let visitors = [
    Route(
      "POST", "/api/v1/announcements/{id}/flags", "flagAnnouncement",
      "Tells the moderators that something is wrong with an announcement or a sighting",
      description: OperationDescription(
        parameters: [Schema.idParameter],
        body: ("application/json", Schema.flag),
        successes: [.init(201, "The flag has been stored", [(MediaType.json, Schema.object)])],
        errors: [
          .notFound, .unauthorized, .tooManyRequests, .unsupportedMediaType, .payloadTooLarge,
          .malformedJSON, .missingValue, .invalidFormat, .invalidField, .storeUnavailable,
        ])
    ) { (service, call) throws(ServiceError) in
      let id = try service.announcement(call).id
      return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        try service.flag(
          id, AnnouncementFlag(body: body, at: service.environment.now()), from: call.head)
        return .json(status: 201, Array("{}".utf8))
      }
    },
    Route(
      "POST", "/api/v1/announcements/{id}/contact", "getContact",
      "Returns the contact details of an announcement that is not closed",
      description: OperationDescription(
        parameters: [Schema.idParameter],
        successes: [.init(200, "The contact details", [(MediaType.json, Schema.contact)])],
        errors: [.notFound, .unauthorized, .tooManyRequests, .storeUnavailable]),
      work: .reading, limited: .contacts
    ) { (service, call) throws(ServiceError) in
      let announcement = try service.withContact(service.announcement(call).id, for: call.head)
      var writer = JSONWriter()
      writer.object { writer in
        for field in [PetField.email, .phone] {
          writer.member(field.name, announcement.value(of: field)?.text)
        }
      }
      return .respond(.json(writer.bytes, headers: [.noStore]))
    },
  ]
}

extension HeaderField {
  /// The field that forbids storing a response.
  static let noStore = HeaderField("Cache-Control", "no-store")
}

/// The entries of the audit log that are requested.
private struct AuditRequest: ParameterSet {
  var since: CalendarDate?
  /// The number of the last entry of the previous page.
  private var number: Int?
  private(set) var limit = 10_000

  init() {}

  mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &since, "since", .date, "Return only entries since the start of this day in UTC.")
    try visitor.visit(
      &number, "after", .count, "Return only entries after this one, as in the Link header.")
    try visitor.visit(&limit, "limit", .integer(1...10_000), "Return at most N entries.")
  }

  var after: Int64 { Int64(number ?? 0) }
  var start: Timestamp { since.map { Timestamp(startOf: $0) } ?? Timestamp(milliseconds: 0) }
}

extension AuditEntry {
  /// The entry as a line of JSON.
  package var line: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("at", at.text)
      writer.member("actor", actor.role.rawValue)
      if let name = actor.name { writer.member("name", name) }
      writer.member("action", action.rawValue)
      if let id { writer.member("announcement", id.text) }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

// MARK: Moderators

extension Service {
  /// Returns the moderation of the store.
  func moderation() throws(ServiceError) -> any Moderation {
    guard let moderation = environment.moderation else { throw .notFound }
    return moderation
  }

  fileprivate func moderatedList(_ call: Call) throws(ServiceError) -> Response {
    let request = try ModerationRequest(of: call)
    let (page, next) = try moderated(request.query)
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("data")
      writer.array { writer in for entry in page { entry.write(to: &writer) } }
    }
    let link = next.map { position in
      HeaderField(
        "Link", "<\(call.head.target.path)\(call.head.target.query(after: position))>; rel=\"next\""
      )
    }
    return .json(writer.bytes, headers: [.noStore] + (link.map { [$0] } ?? []))
  }

  /// Returns a page of announcements and, if there are more, the position of its last one.
  func moderated(
    _ query: ModerationQuery
  ) throws(ServiceError) -> (page: [ModeratedAnnouncement], next: ListPosition?) {
    var query = query
    let limit = query.limit
    query.limit += 1
    let moderation = try moderation()
    let found = try reading(try moderation.announcements(query))
    let page = Array(found.prefix(limit))
    return (page, found.count > limit ? page.last?.stored.position : nil)
  }

  /// Carries out a moderator's order. Once this returns, reads see the changes.
  func carryOut(
    _ order: ModerationOrder, by actor: AuditActor
  ) throws(ServiceError) -> ModerationOutcome {
    let moderation = try moderation()
    let result = try reading(
      try moderation.carryOut(order, by: actor, at: environment.now()))
    try? follower.catchUp()
    return result
  }

  /// Replaces the management password and the management token of a report.
  func replacePassword(
    of id: AnnouncementID, by actor: AuditActor
  ) throws(ServiceError) -> (password: ManagementPassword, token: ManagementToken) {
    var random = EnvironmentRandom(environment)
    let password = ManagementPassword(randomFrom: &random)
    let token = ManagementToken(randomFrom: &random)
    let hash = try hash(password)
    let moderation = try moderation()
    try reading(
      try moderation.setPassword(hash, token: token.digest, of: id, by: actor))
    return (password, token)
  }

  func bans() throws(ServiceError) -> [Ban] {
    let moderation = try moderation()
    return try reading(try moderation.bans(at: environment.now()))
  }

  func unban(_ network: SenderNetwork, by actor: AuditActor) throws(ServiceError) -> Bool {
    let moderation = try moderation()
    return try reading(try moderation.unban(network, by: actor))
  }
}

// MARK: Visitors

extension Service {
  /// Checks that a client's network is not banned. It may block.
  func checkSender(_ head: RequestHead) throws(ServiceError) {
    try checkSender(network: PeerNetwork(address: head.peer).reporterText)
  }

  /// Checks that a network is not banned.
  ///
  /// - Parameter network: See `PeerNetwork/reporterText`.
  func checkSender(network: String) throws(ServiceError) {
    guard let moderation = environment.moderation else { return }
    let end = try reading(try moderation.banEnd(of: network, at: environment.now()))
    if let end {
      throw ServiceError(
        .unauthorized, "Nothing is accepted from this network until \(end.text)")
    }
  }

  /// Returns whether an announcement has a sighting with a number that everyone sees.
  func hasSighting(_ number: Int, of id: AnnouncementID) throws(ServiceError) -> Bool {
    try sightings(of: id).contains { $0.number == number }
  }

  /// Stores a visitor's flag.
  func flag(
    _ id: AnnouncementID, _ flag: AnnouncementFlag, from head: RequestHead
  ) throws(ServiceError) {
    switch flag.subject {
    case .announcement: break
    case .photo:
      guard live[id]?.photoUrl != nil else {
        throw ServiceError(
          .invalidFormat, "subject cannot be photo, because the announcement has no photo",
          field: "subject")
      }
    case .sighting(let number):
      guard try hasSighting(number, of: id) else {
        throw ServiceError(
          .invalidFormat, "the announcement has no sighting \(number) that others see",
          field: "sighting")
      }
    }
    try checkSender(head)
    let share = limiters.take(.flags, for: head.network, at: environment.now())
    if let share, !share.isAllowed { throw share.refusal }
    let moderation = try moderation()
    try reading(
      try moderation.flag(id, flag, from: PeerNetwork(address: head.peer).reporterText))
  }

  /// Returns an announcement with its contact details, unless it is closed.
  func withContact(
    _ id: AnnouncementID, for head: RequestHead
  ) throws(ServiceError) -> Announcement {
    try checkSender(head)
    guard let stored = try stored(id), stored.isReadable else { throw .notFound }
    var disclosure = environment.disclosure
    disclosure.hidesContact = false
    return stored.shown(by: disclosure)
  }
}
