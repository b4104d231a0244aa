import PetMapAPI
import PetMapAlerts
import PetMapAnnouncements
import PetMapParameters
import PetMapRequests

extension Route {
  /// The pages on which people save searches, and see and stop alerts, and the feeds of alerts.
  static let alertPages = [
    Route(
      "GET", "/alerts/new", "getAlertForm", "Returns the form with which a search is saved",
      description: OperationDescription(
        parameters: Schema.parameters(of: PageState.self, on: .page)
          + Schema.parameters(of: AlertSearch.self, on: .page).filter {
            ["bbox", "polygon"].contains($0.name)
          },
        successes: [.init(200, "The form", OperationDescription.html)], errors: [.notFound],
        tag: "page"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      .respond(service.alertForm(try service.alertEntry(call), call))
    },
    Route(
      "POST", "/alerts", "submitAlertForm", "Saves a search",
      description: {
        var description = OperationDescription.submission(
          "The form, or the page that says that a message was sent",
          type: "application/x-www-form-urlencoded")
        description.successes.append(.init(303, "The alert; Location is its page"))
        return description
      }()
    ) { (service, call) throws(ServiceError) in
      service.receiveForm(call, work: .writing) { (form) throws(ServiceError) in
        try service.submitAlert(form.fields, call)
      }
    },
    Route(
      "GET", "/alerts/{token}", "getAlertPage",
      "Returns the page of an alert, without changing anything",
      description: {
        var description = OperationDescription.form("The page")
        description.parameters.insert(alertToken, at: 0)
        description.errors = [.notFound, .storeUnavailable]
        return description
      }(), work: .reading
    ) { (service, call) throws(ServiceError) in
      guard let alert = try service.knownAlert(call) else {
        return .respond(service.unknownAlert(call))
      }
      return .respond(try service.overview(of: alert, call))
    },
    Route(
      "POST", "/alerts/{token}", "submitAlertPage", "Confirms or stops an alert",
      description: {
        var description = OperationDescription.submission(
          "The page that says that the alert was stopped",
          type: "application/x-www-form-urlencoded")
        description.parameters.insert(alertToken, at: 0)
        description.successes.append(.init(303, "Confirmed; Location is the alert's page"))
        return description
      }()
    ) { (service, call) throws(ServiceError) in
      service.receiveForm(call, work: .writing) { (form) throws(ServiceError) in
        try service.submitAlertPage(form.fields, call)
      }
    },
    feed("feed.atom", "getAtomFeed", "Returns an alert's Atom feed"),
    feed("feed.json", "getJSONFeed", "Returns an alert's JSON Feed"),
    Route(
      "GET", "/alert-worker.js", "getAlertWorker",
      "Returns the script with which browsers show push messages",
      description: OperationDescription(
        successes: [
          .init(200, "The script", [("text/javascript", Schema.binary)]),
          .notModified,
        ], errors: [.notFound], tag: "page"), work: .reading
    ) { (service, call) throws(ServiceError) in
      let file = service.environment.page.file("alert-worker.js", folder: PageAssets.ownPackage)
      guard let file else { throw .notFound }
      return .respond(
        service.represented(
          .content(file.content, type: file.type), to: call.head, cacheControl: "no-cache"))
    },
  ]

  private static func feed(_ name: String, _ operation: String, _ summary: String) -> Route {
    let isAtom = name == "feed.atom"
    let type = isAtom ? "application/atom+xml" : "application/feed+json"
    return Route(
      "GET", isAtom ? "/alerts/{token}/feed.atom" : "/alerts/{token}/feed.json", operation, summary,
      description: OperationDescription(
        parameters: [alertToken],
        successes: [
          .init(200, "The feed", [(type, isAtom ? Schema.string : Schema.object)]),
          .notModified,
        ], errors: [.notFound, .storeUnavailable], tag: "page"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      let alert = try service.alert(call)
      let feed = try service.alertFeed(of: alert)
      let bytes = isAtom ? feed.atom(at: alert.atomURL) : feed.json(at: alert.jsonURL)
      return .respond(
        service.represented(
          .content(bytes, type: "\(type); charset=utf-8"), to: call.head,
          cacheControl: "private, no-cache"))
    }
  }
}

extension Service {
  /// Returns the controls for the channels that the service has.
  func alertControls(_ language: Language) -> AlertControls? {
    environment.alerts.map { host in
      AlertControls(
        language: language, hasMail: host.mail != nil, pushKey: host.push?.publicKey)
    }
  }

  /// Returns what the form for an alert contains at first: the search of a map page.
  fileprivate func alertEntry(_ call: Call) throws(ServiceError) -> AlertPage.Entry {
    let parameters = call.head.target.parameters
    let state = PageState(dropping: parameters)
    let names = AlertSearch.definitions(on: .page).map { $0.name }
    var search = try? AlertSearch(parameters.filter { names.contains($0.name) })
    // A page may have no region but its view, and closed pets.
    search = search ?? (try? AlertSearch(state, box: MapView(state.view)?.box))
    if search == nil, state.view.circle.near == nil, let center = state.view.center {
      // The map shows more than an alert can be about.
      var near = PageState()
      near.view.circle.near = center
      near.filters = state.filters
      search = try? AlertSearch(near, box: nil)
    }
    return try alertEntry(search?.query ?? parameters, search: search, call)
  }

  private func alertEntry(
    _ parameters: [QueryParameter], search: AlertSearch?, _ call: Call
  ) throws(ServiceError) -> AlertPage.Entry {
    guard let controls = alertControls(call.head.pageLanguage) else { throw .notFound }
    return AlertPage.Entry(
      search: search, parameters: parameters, controls: controls, formToken: formToken(call))
  }

  fileprivate func alertForm(
    _ entry: AlertPage.Entry, _ call: Call, failure: (title: String, text: String)? = nil,
    status: Int = 200, headers: [HeaderField] = []
  ) -> Response {
    page(
      AlertPage(language: call.head.pageLanguage).form(entry, failure: failure), to: call,
      status: status, headers: headers, cacheControl: "private, no-cache")
  }

  fileprivate func submitAlert(
    _ fields: FormFields, _ call: Call
  ) throws(ServiceError) -> Response {
    let language = call.head.pageLanguage
    var parameters = searchParameters(fields)
    var entry = try alertEntry(parameters, search: nil, call)
    // A place can be entered in words.
    if let index = parameters.firstIndex(where: { $0.name == "near" }),
      let place = places(parameters[index].value, near: nil, language).first
    {
      parameters[index].value = ParameterKind.coordinate.write(place.coordinate)
    }
    if parameters.contains(where: { ["bbox", "polygon"].contains($0.name) }) {
      parameters.removeAll { ["near", "radius"].contains($0.name) }
    }
    do throws(ParameterError) {
      entry.search = try AlertSearch(parameters)
    } catch {
      entry.problem = language(.alertPlaceWrong)
    }
    let channel = entry.controls.channel(fields)
    guard let search = entry.search, let channel else {
      return alertForm(entry, call, status: 400)
    }
    do throws(ServiceError) {
      return try added(.search(search.text), by: channel, call)
    } catch {
      return alertForm(
        entry, call, failure: alertFailure(error, language), status: error.code.httpStatus,
        headers: error.headers)
    }
  }

  /// Returns the parameters of the search in a form, in which each value of a list has a field of its
  /// own: `status.missing`.
  private func searchParameters(_ fields: FormFields) -> [QueryParameter] {
    AlertSearch.definitions(on: .page).flatMap { definition -> [QueryParameter] in
      let name = definition.name
      if let value = fields[name], !value.isEmpty {
        return [QueryParameter(name: name, value: value)]
      }
      let chosen = fields.names.filter { $0.hasPrefix(name + ".") }
        .map { String($0.dropFirst(name.count + 1)) }
      return chosen.isEmpty
        ? [] : [QueryParameter(name: name, value: chosen.joined(separator: ","))]
    }
  }

  /// Adds an alert, and returns its page, or the page that says that a message was sent.
  func added(
    _ subject: Alert.Subject, by channel: Alert.Channel, _ call: Call
  ) throws(ServiceError) -> Response {
    let language = call.head.pageLanguage
    let alert = try add(subject, by: channel, in: language, from: call.head)
    if case .mail(let address) = channel {
      return page(AlertPage(language: language).sent(to: address.description), to: call)
    }
    return Response(
      status: 303,
      headers: [HeaderField("Location", "\(alert.path)?lang=\(language.rawValue)"), .noStore])
  }

  /// Returns why an alert could not be added, as a title and a text.
  func alertFailure(
    _ error: ServiceError, _ language: Language
  ) -> (title: String, text: String) {
    let text =
      error.code == .invalidFormat
      ? language(.alertUnsupported) : error.reason(language, conflict: .alertTooMany)
    return (language(.notStored), text)
  }

  /// Returns the page for an alert that does not exist.
  fileprivate func unknownAlert(_ call: Call) -> Response {
    let language = call.head.pageLanguage
    return errorPage(language(.alertUnknown), .pageNotFoundHint, status: 404, to: call)
  }

  fileprivate func overview(
    of alert: AddressedAlert, _ call: Call
  ) throws(ServiceError) -> Response {
    let language = call.head.pageLanguage
    let subject =
      switch alert.alert.subject {
      case .search(let text): (try? AlertSearch(text: text))?.summary(language) ?? text
      case .report(let id): alertTitle(of: id, language)
      }
    return page(
      AlertPage(language: language).overview(alert, subject: subject), to: call,
      cacheControl: "no-store")
  }

  fileprivate func submitAlertPage(
    _ fields: FormFields, _ call: Call
  ) throws(ServiceError) -> Response {
    let language = call.head.pageLanguage
    let alert = try knownAlert(call)
    let isOneClick = fields[AlertPage.Name.oneClick] == "One-Click"
    let action = fields[ManagePage.Name.action].flatMap(AlertPage.Action.init(rawValue:))
    switch isOneClick ? .stop : action {
    case .stop:
      // A mail program may ask twice.
      if let alert { try remove(alert.alert) }
      return page(AlertPage(language: language).stopped, to: call)
    case .confirm:
      guard let alert, let store = environment.alerts?.store else { return unknownAlert(call) }
      try reading(try store.confirmAlert(alert.alert.id, at: environment.now()))
      sender?.noteNews()
      return Response(
        status: 303,
        headers: [HeaderField("Location", "\(alert.path)?lang=\(language.rawValue)"), .noStore])
    case nil: throw FormReceiver.malformed
    }
  }
}

// MARK: Reports

extension Service {
  /// Returns the form with which a reporter asks to be told of sightings and matches; `nil` for a
  /// closed report.
  func alertSection(
    of report: ManagePage.Report, _ manage: ManagePage, _ entered: AlertControls?
  ) -> HTML? {
    guard report.announcement.status != .closed,
      let controls = entered ?? alertControls(manage.language)
    else { return nil }
    return controls.section(manage.access)
  }

  /// Adds an alert for the reporter of an announcement.
  func addAlert(
    of id: AnnouncementID, _ fields: FormFields, _ manage: ManagePage, _ call: Call
  ) throws(ServiceError) -> Response {
    guard var controls = alertControls(manage.language) else { throw .notFound }
    guard let channel = controls.channel(fields) else {
      return try overview(id, manage, alerts: controls, call, status: 400)
    }
    do throws(ServiceError) {
      return try added(.report(id), by: channel, call)
    } catch {
      controls.problem = alertFailure(error, manage.language).text
      return try overview(
        id, manage, alerts: controls, call, status: error.code.httpStatus, headers: error.headers)
    }
  }
}
