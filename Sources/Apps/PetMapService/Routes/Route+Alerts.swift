import PetMapAPI
import PetMapAlerts
import PetMapAnnouncements
import PetMapJSON
import PetMapParameters

extension Route {
  /// Alerts: what people want to be told of.
  static let alerts = [
    Route(
      "POST", "/api/v1/alerts", "createAlert",
      "Saves a search, whose feeds show new pets, and tells a receiver of them",
      description: creation("AlertDraft", errors: [.unauthorized])
    ) { (service, call) throws(ServiceError) in
      try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        let draft = try AlertDraft(body, hasSearch: true)
        return try service.created(.search(draft.checkedSearch()), draft, call)
      }
    },
    Route(
      "POST", "/api/v1/announcements/{id}/alerts", "createReportAlert",
      "Tells the reporter of an announcement of its sightings and matches",
      description: {
        var description = creation(
          "ReportAlertDraft", errors: [.unauthenticated, .notFound, .unauthorized])
        description.parameters.append(Schema.idParameter)
        description.security = ["password", "token", "admin"]
        return description
      }(), work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let id = try service.authorizeOwner(call).id
      return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        try service.created(.report(id), AlertDraft(body, hasSearch: false), call)
      }
    },
    Route(
      "GET", "/api/v1/alerts/{token}", "getAlert", "Returns an alert",
      description: one([
        .init(200, "The alert", [(MediaType.json, Schema.reference("Alert"))])
      ]), work: .reading
    ) { (service, call) throws(ServiceError) in
      .respond(.json(try service.alert(call).json, headers: [.noStore]))
    },
    Route(
      "DELETE", "/api/v1/alerts/{token}", "deleteAlert",
      "Stops an alert, and erases what is known of its receiver",
      description: one([.init(204, "Stopped, or unknown")]), work: .writing
    ) { (service, call) throws(ServiceError) in
      if let known = try service.knownAlert(call) { try service.remove(known.alert) }
      return .respond(Response(status: 204))
    },
    Route(
      "GET", "/api/v1/push", "getPushKey", "Returns the key with which browsers subscribe",
      description: OperationDescription(
        successes: [.init(200, "The key", [(MediaType.json, Schema.reference("PushKey"))])],
        errors: [.notFound], tag: "alerts")
    ) { (service, call) throws(ServiceError) in
      guard let push = service.environment.alerts?.push else { throw .notFound }
      var writer = JSONWriter()
      writer.object { $0.member("applicationServerKey", push.publicKey) }
      return .respond(service.represented(.json(writer.bytes), to: call.head))
    },
    Route(
      "PUT", "/api/v1/push", "movePush", "Moves the alerts of a browser to its new subscription",
      description: OperationDescription(
        body: ("application/json", Schema.reference("PushMove")),
        successes: [.init(204, "Moved; nothing has changed if the former one has no alerts")],
        errors: bodyErrors + [.notFound], tag: "alerts")
    ) { (service, call) throws(ServiceError) in
      try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        try service.movePush(body, from: call.head)
        return Response(status: 204)
      }
    },
  ]

  /// The errors of requests that add an alert, or move one to another receiver.
  private static let bodyErrors: [APIErrorCode] = [
    .tooManyRequests, .unsupportedMediaType, .payloadTooLarge, .malformedJSON, .missingValue,
    .invalidFormat, .invalidField, .conflict, .storeUnavailable,
  ]

  private static func creation(
    _ schema: String, errors: [APIErrorCode]
  ) -> OperationDescription {
    OperationDescription(
      body: ("application/json", Schema.reference(schema)),
      successes: [
        .init(
          201, "The alert; mail is sent once its receiver has opened the link in the first message",
          [(MediaType.json, Schema.reference("Alert"))])
      ],
      errors: bodyErrors + errors, tag: "alerts")
  }

  private static func one(_ successes: [OperationDescription.Success]) -> OperationDescription {
    OperationDescription(
      parameters: [alertToken], successes: successes, errors: [.notFound, .storeUnavailable],
      tag: "alerts")
  }

  static let alertToken = OperationDescription.Parameter(
    "token", in: "path", schema: Schema.string, "The alert's token.")
}

extension Service {
  /// Returns the alert in a path, or `nil` if it does not exist.
  func knownAlert(_ call: Call) throws(ServiceError) -> AddressedAlert? {
    guard let store = environment.alerts?.store,
      let token = call["token"].flatMap({ ManagementToken($0) }),
      let alert = try reading(try store.alert(withToken: token))
    else { return nil }
    return AddressedAlert(alert: alert, token: token, base: base(call.head))
  }

  /// Returns the scheme and the host of the addresses of alerts, which do not depend on the one that a
  /// client used if the operator has set it.
  private func base(_ head: RequestHead) -> String {
    let given = environment.alerts?.publicURL ?? ""
    return given.isEmpty ? FeatureWriter(head).base : given
  }

  /// Returns the alert in a path.
  func alert(_ call: Call) throws(ServiceError) -> AddressedAlert {
    guard let alert = try knownAlert(call) else { throw .notFound }
    return alert
  }

  /// Stops an alert.
  func remove(_ alert: Alert) throws(ServiceError) {
    guard let store = environment.alerts?.store else { throw .notFound }
    try reading(try store.removeAlert(alert.id))
  }

  /// Adds an alert.
  ///
  /// - Throws: 403 for a banned network, 409 for too many alerts of a receiver, 429 beyond the limit,
  ///   and an invalid format for a channel that the service does not have.
  func add(
    _ subject: Alert.Subject, by channel: Alert.Channel, in language: Language,
    from head: RequestHead
  ) throws(ServiceError) -> AddressedAlert {
    guard let host = environment.alerts else { throw .notFound }
    switch channel {
    case .feed: break
    case .mail:
      guard host.mail != nil else {
        throw ServiceError(
          .invalidFormat, "mail is not available here; use the feeds", field: AlertDraft.Name.mail)
      }
    case .push(let subscription): try check(subscription, host)
    }
    try checkSender(head)
    try takeAlert(head)
    var random = EnvironmentRandom(environment)
    let now = environment.now()
    let new = Alert(
      AlertID(randomFrom: &random), subject, by: channel, in: language, createdAt: now)
    let alert: Alert
    do throws(StoreError) {
      alert = try host.store.addAlert(new, at: now)
    } catch {
      writeCheck.note(error, at: now)
      throw ServiceError(error)
    }
    sender?.noteNews()
    return AddressedAlert(
      alert: alert, token: alert.id.token(host.store.alertKey), base: base(head))
  }

  private func check(_ push: PushSubscription, _ host: AlertHost) throws(ServiceError) {
    guard host.push?.services.admits(push.url) == true else {
      throw ServiceError(
        .invalidFormat, "push.endpoint is not of a push service that is used here",
        field: "push.endpoint")
    }
  }

  /// Counts a request against the limit on new alerts.
  private func takeAlert(_ head: RequestHead) throws(ServiceError) {
    let share = limiters.take(.alerts, for: head.network, at: environment.now())
    if let share, !share.isAllowed { throw share.refusal }
  }

  fileprivate func movePush(_ body: JSONValue, from head: RequestHead) throws(ServiceError) {
    guard let host = environment.alerts, host.push != nil else { throw .notFound }
    let move: PushMove
    do {
      move = try PushMove(body: body)
    } catch {
      throw ServiceError(error)
    }
    try check(move.new, host)
    try takeAlert(head)
    let now = environment.now()
    try reading(try host.store.moveAlerts(from: move.former, to: move.new, at: now))
  }

  fileprivate func created(
    _ subject: Alert.Subject, _ draft: AlertDraft, _ call: Call
  ) throws(ServiceError) -> Response {
    let alert = try add(subject, by: draft.channel, in: draft.language, from: call.head)
    return .json(status: 201, alert.createdJSON, headers: [.noStore])
  }
}

extension AlertDraft {
  fileprivate init(_ body: JSONValue, hasSearch: Bool) throws(ServiceError) {
    do {
      try self.init(body: body, hasSearch: hasSearch)
    } catch {
      throw ServiceError(error)
    }
  }

  /// Returns the search in the form in which equal searches have the same text.
  fileprivate func checkedSearch() throws(ServiceError) -> String {
    do {
      return try AlertSearch(text: search ?? "").text
    } catch {
      let (message, parameter) = error.http
      throw ServiceError(
        .invalidFormat, "search is invalid: \(message)", field: "\(Name.search).\(parameter)")
    }
  }
}
