import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapMatches
import PetMapRequests

extension Route {
  /// What a reporter says about the matches of a report.
  static let decisions = [
    Route(
      "GET", "/api/v1/announcements/{id}/decisions", "getDecisions",
      "Returns the matches of a report for its reporter, with what they said about them",
      description: decision(
        parameters: Schema.parameters(of: MatchRequest.self),
        successes: [
          .init(
            200, "The matches without those of other pets, best first, and all decisions",
            [(MediaType.json, Schema.reference("DecidedMatchList"))])
        ], errors: [.invalidParameter]),
      work: .hashing, limited: .searches, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let id = try service.authorizeReporter(call)
      return .respond(try service.decidedMatches(id, MatchRequest(of: call)))
    },
    Route(
      "PUT", "/api/v1/announcements/{id}/decisions/{other}", "decideMatch",
      "Says that a match is the same pet, or another one",
      description: decision(
        parameters: [other],
        body: ("application/json", Schema.reference("DecisionChange")),
        successes: [
          .init(
            200, "The decision; one that was the same before is unchanged",
            [(MediaType.json, Schema.reference("Decision"))])
        ],
        errors: [
          .unsupportedMediaType, .payloadTooLarge, .malformedJSON, .missingValue, .invalidFormat,
          .invalidField,
        ]),
      work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let id = try service.authorizeReporter(call)
      guard let other = call["other"].flatMap({ AnnouncementID($0) }) else { throw .notFound }
      return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        let verdict: MatchDecision.Verdict
        do throws(DraftProblem) {
          verdict = try DecisionBody.verdict(body)
        } catch {
          throw ServiceError(error)
        }
        let decision = try service.decide(verdict, on: other, of: id)
        var writer = JSONWriter()
        decision.write(to: &writer)
        return .json(writer.bytes, headers: [.noStore])
      }
    },
    Route(
      "DELETE", "/api/v1/announcements/{id}/decisions/{other}", "withdrawDecision",
      "Withdraws what was said about a match",
      description: decision(
        parameters: [other], successes: [.init(204, "Withdrawn, or never made")]),
      work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let id = try service.authorizeReporter(call)
      guard let other = call["other"].flatMap({ AnnouncementID($0) }) else { throw .notFound }
      try service.withdrawDecisions(on: [other], of: id)
      return .respond(Response(status: 204))
    },
  ]

  private static let other = OperationDescription.Parameter(
    "other", in: "path", schema: Schema.uuid,
    "The ID of the other announcement.")

  private static func decision(
    parameters: [OperationDescription.Parameter], body: (type: String, schema: String)? = nil,
    successes: [OperationDescription.Success], errors: [APIErrorCode] = []
  ) -> OperationDescription {
    OperationDescription(
      parameters: [Schema.idParameter] + parameters, body: body, successes: successes,
      errors: [.unauthenticated, .notFound, .tooManyRequests, .unauthorized, .storeUnavailable]
        + errors, security: ["password", "token"])
  }
}

extension Service {
  /// Returns what the reporter of an announcement said about its matches.
  func decisions(of id: AnnouncementID) throws(ServiceError) -> [MatchDecision] {
    let store = try reading(try environment.writableStore())
    return try reading(try store.matchDecisions(of: id))
  }

  /// Records what a reporter said about a match, with what the match was based on.
  func decide(
    _ verdict: MatchDecision.Verdict, on other: AnnouncementID, of id: AnnouncementID
  ) throws(ServiceError) -> MatchDecision {
    var evidence = "{}"
    if let report = live.managed(id) {
      var options = MatchOptions()
      options.limit = MatchRequest.largestList
      options.excluded = try decisions(of: id).filter { $0.other != other }.rejected
      let matches = live.matches(for: report, options: options).matches
      if let index = matches.firstIndex(where: { $0.id == other.text }) {
        evidence = matches[index].evidence(for: report, rank: index + 1)
      }
    }
    let decision = MatchDecision(verdict, on: other, evidence: evidence, at: environment.now())
    let store = try reading(try environment.writableStore())
    return try reading(try store.decide(decision, of: id, by: .reporter))
  }

  /// Withdraws what a reporter said about matches.
  func withdrawDecisions(
    on others: [AnnouncementID], of id: AnnouncementID
  ) throws(ServiceError) {
    let store = try reading(try environment.writableStore())
    try reading(try store.withdrawDecisions(on: others, of: id, by: .reporter))
  }

  fileprivate func decidedMatches(
    _ id: AnnouncementID, _ request: MatchRequest
  ) throws(ServiceError) -> Response {
    guard let report = live.managed(id) else { throw .notFound }
    let decisions = try decisions(of: id)
    var options = request.options
    options.excluded = decisions.rejected
    let list = live.matches(for: report, options: options)
    var writer = JSONWriter()
    list.write(
      to: &writer, id: id.text, Words(request.language),
      writeOthers: { writer in
        writer.key("decisions")
        writer.array { writer in for decision in decisions { decision.write(to: &writer) } }
      })
    return .json(writer.bytes, headers: [.noStore])
  }
}

extension MatchDecision {
  /// Writes the decision without what it was based on.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", other.text)
      writer.member(DecisionBody.name, verdict.rawValue)
      writer.member("decidedAt", at.text)
    }
  }
}
