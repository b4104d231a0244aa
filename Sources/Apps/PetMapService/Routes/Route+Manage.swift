import PetMapAPI
import PetMapAnnouncements
import PetMapJSON

extension Route {
  /// The pages on which a reporter manages a report.
  static let manage = [
    Route(
      "GET", "/manage", "getManagePage", "Returns the form for managing a report",
      description: {
        var description = OperationDescription.form("The form")
        description.parameters += [
          .init("id", schema: Schema.string, "The report's ID, used to prefill the form."), done,
        ]
        return description
      }()
    ) { (service, call) throws(ServiceError) in
      let parameters = call.head.target.parameters
      let language = call.head.pageLanguage
      let id = parameters.value(SentPage.Name.id) ?? ""
      if let action = service.actionDone(call), let id = AnnouncementID(id) {
        return service.page(ManagePage.done(action, id, language), to: call)
      }
      return service.page(
        ManagePage.credentials(id: id, formToken: service.formToken(call), language: language),
        to: call)
    },
    Route(
      "POST", "/manage", "submitManagePage", "Shows, edits, closes, reopens or deletes a report",
      description: submission
    ) { (service, call) throws(ServiceError) in
      service.receiveForm(call) { (form) throws(ServiceError) in
        try service.manage(form.fields, call)
      }
    },
    Route(
      "GET", "/manage/{token}", "getManagementLink",
      "Returns the page of a report for its reporter, without changing anything",
      description: {
        var description = OperationDescription.form("The page")
        description.parameters += [token, done]
        description.errors = [.notFound, .storeUnavailable]
        return description
      }(), work: .reading
    ) { (service, call) throws(ServiceError) in
      guard let (link, id) = try service.link(call) else {
        return .respond(service.unknownLink(call))
      }
      let page = service.managePage(.link(link), call)
      return .respond(try service.overview(id, page, done: service.actionDone(call), call))
    },
    Route(
      "POST", "/manage/{token}", "submitManagementLink",
      "Edits, closes, reopens or deletes a report",
      description: {
        var description = submission
        description.parameters.append(token)
        return description
      }()
    ) { (service, call) throws(ServiceError) in
      service.receiveForm(call, work: .writing) { (form) throws(ServiceError) in
        guard let (link, id) = try service.link(call) else { return service.unknownLink(call) }
        return try service.manage(id, form.fields, service.managePage(.link(link), call), call)
      }
    },
    linkedPhotos,
  ]

  private static let done = OperationDescription.Parameter(
    ManagePage.Name.done, schema: Schema.string,
    "The action that was taken, whose result the page shows: "
      + ManagePage.Action.allCases.map { $0.rawValue }.joined(separator: ", ") + ".")

  private static let token = OperationDescription.Parameter(
    "token", in: "path", schema: Schema.string, "The management token.")

  private static let submission: OperationDescription = {
    var description = OperationDescription.submission(
      "The report, the form to edit it, or the confirmation of an action",
      type: "application/x-www-form-urlencoded")
    description.successes.append(
      .init(303, "The action was taken; Location is the page with its result"))
    return description
  }()
}

/// The ID and the password in a form, normalized for comparison.
struct FormCredentials: Sendable {
  let id: String
  let password: String

  /// The ID can be entered as the URL of the report, in uppercase and with surrounding spaces.
  init(_ fields: FormFields) {
    let text = (fields[SentPage.Name.id] ?? "").trimmed
    let path = text.split { $0 == "?" || $0 == "#" }.first ?? ""
    id = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    password = (fields[SentPage.Name.password] ?? "").filter { !$0.isWhitespace }
  }
}

// MARK: Access

extension Service {
  func managePage(_ access: ManageAccess, _ call: Call) -> ManagePage {
    ManagePage(
      language: call.head.pageLanguage, access: access, base: FeatureWriter(call.head).base,
      pictures: environment.pictures)
  }

  /// Returns the action whose result a page shows, if any.
  fileprivate func actionDone(_ call: Call) -> ManagePage.Action? {
    call.head.target.parameters.value(ManagePage.Name.done).flatMap(ManagePage.Action.init)
  }

  /// Returns the link in a path and its announcement, or `nil` if no report has the link.
  func link(
    _ call: Call
  ) throws(ServiceError) -> (link: ManagementLink, id: AnnouncementID)? {
    guard let token = call["token"].flatMap({ ManagementToken($0) }),
      let id = try announcement(of: token), live.managed(id) != nil
    else { return nil }
    return (ManagementLink(token, base: FeatureWriter(call.head).base), id)
  }

  /// Returns the page for a link that does not belong to a report.
  func unknownLink(_ call: Call) -> Response {
    let language = call.head.pageLanguage
    return errorPage(
      language(.unknownLinkTitle), .unknownLink, status: 404,
      retry: "/manage?lang=\(language.rawValue)", to: call)
  }

  fileprivate func manage(_ fields: FormFields, _ call: Call) throws(ServiceError) -> Response {
    let credentials = FormCredentials(fields)
    let id: AnnouncementID
    do throws(ServiceError) {
      id = try checkPassword(credentials.password, of: credentials.id, from: call.head.peer)
    } catch {
      return credentialsRefused(error, credentials, call)
    }
    let access = ManageAccess.password(id, credentials.password, formToken: formToken(call))
    return try manage(id, fields, managePage(access, call), call)
  }

  /// Returns the credentials form after the credentials were rejected.
  func credentialsRefused(
    _ error: ServiceError, _ credentials: FormCredentials, _ call: Call
  ) -> Response {
    let language = call.head.pageLanguage
    var problem: String?
    var failure: (String, String)?
    switch error.code {
    case .unauthorized: problem = language(.wrongIDOrPassword)
    case .tooManyRequests: failure = (language(.locked), error.reason(language))
    default: failure = (language(.failedTitle), error.reason(language))
    }
    let frame = ManagePage.credentials(
      id: credentials.id, formToken: formToken(call), language: language, problem: problem,
      failure: failure)
    return page(frame, to: call, status: error.code.httpStatus, headers: error.headers)
  }
}

// MARK: Actions

extension Service {
  private func report(_ id: AnnouncementID) throws(ServiceError) -> ManagePage.Report {
    guard let announcement = live.managed(id) else { throw .notFound }
    return ManagePage.Report(
      id: id, announcement: announcement, isPublished: live.isPublished(id),
      isWithheld: live.isWithheld(id))
  }

  /// Returns the page of a report for its reporter.
  ///
  /// - Parameters:
  ///   - problem: A problem with an added photo.
  ///   - alerts: The form for alerts, with what was entered.
  func overview(
    _ id: AnnouncementID, _ manage: ManagePage, done: ManagePage.Action? = nil,
    problem: String? = nil, alerts: AlertControls? = nil, _ call: Call, status: Int = 200,
    headers: [HeaderField] = []
  ) throws(ServiceError) -> Response {
    var report = try report(id)
    if let moderation = environment.moderation {
      report.flags = try reading(try moderation.flags(of: id))
        .filter { $0.subject.sighting == nil }
    }
    let photos = photoForms(of: report, manage, problem: problem, call)
    let matches = try matchesPanel(of: report, manage)?.html
    let sightings = try sightingsPanel(of: report, manage).html
    return page(
      manage.overview(
        report, done: done, photos: photos, matches: matches, sightings: sightings,
        alerts: alertSection(of: report, manage, alerts)), to: call,
      status: status, headers: headers)
  }

  fileprivate func manage(
    _ id: AnnouncementID, _ fields: FormFields, _ manage: ManagePage, _ call: Call
  ) throws(ServiceError) -> Response {
    let name = fields[ManagePage.Name.action] ?? ""
    if let action = ManagePage.PhotoAction(rawValue: name) {
      return try arrange(action, id, fields, manage, call)
    }
    if let action = ManagePage.MatchAction(rawValue: name) {
      return try answer(action, id, fields, manage, call)
    }
    if let action = ManagePage.SightingAction(rawValue: name) {
      return try decide(action, id, fields, manage, call)
    }
    if AlertControls.Action(rawValue: name) != nil {
      return try addAlert(of: id, fields, manage, call)
    }
    let action = ManagePage.Action(rawValue: name)
    guard let action else { return try overview(id, manage, call) }
    let isConfirmed = fields[ManagePage.Name.isConfirmed] == "yes"
    let report = try report(id)
    guard let confirmation = manage.confirmation(action, report) else {
      return try edit(report, isConfirmed ? fields : nil, manage, call)
    }
    guard isConfirmed else { return page(confirmation, to: call) }
    do throws(ServiceError) {
      switch action {
      case .close: _ = try setStatus(.closed, of: id, by: .reporter, from: call.head)
      case .missing: _ = try setStatus(.missing, of: id, by: .reporter, from: call.head)
      case .found: _ = try setStatus(.found, of: id, by: .reporter, from: call.head)
      case .delete: _ = try delete(id, by: .reporter)
      case .edit: break
      }
    } catch {
      let failure = failure(error, manage.language)
      return page(
        manage.confirmation(action, report, failure: failure) ?? confirmation, to: call,
        status: error.code.httpStatus, headers: error.headers)
    }
    return done(action, id, manage)
  }

  private func done(
    _ action: ManagePage.Action, _ id: AnnouncementID, _ manage: ManagePage
  ) -> Response {
    Response(
      status: 303, headers: [HeaderField("Location", manage.resultURL(action, id)), .noStore])
  }

  private func failure(
    _ error: ServiceError, _ language: Language
  ) -> (title: String, text: String) {
    (language(.failedTitle), error.reason(language))
  }

  /// Edits a report.
  ///
  /// - Parameter fields: The submitted form, or `nil` to show it.
  private func edit(
    _ report: ManagePage.Report, _ fields: FormFields?, _ manage: ManagePage, _ call: Call
  ) throws(ServiceError) -> Response {
    guard let current = try stored(report.id) else { throw .notFound }
    let currentVersion = self.version(of: current)
    var submission = ReportSubmission(editing: current.announcement)
    let before = submission.input
    if let fields { submission.read(fields) }
    let now = environment.now()
    let today = submission.today(now)
    func form(
      _ problems: [ReportField: String] = [:], failure: (title: String, text: String)? = nil,
      status: Int = 200, headers: [HeaderField] = []
    ) -> Response {
      let inputs = reportPage(
        submission, call, date: submission.initialDate(now), today: today, problems)
      return page(
        manage.editing(
          report, inputs, version: currentVersion, offset: submission.offset, failure: failure),
        to: call, status: status, headers: headers)
    }
    guard let fields else { return form() }
    let version = fields[ManagePage.Name.version]
    if let version, version != currentVersion {
      let words = Words(manage.language)
      let problems = submission.input.differences(from: before).map { field in
        (field, before.savedText(field, in: words))
      }
      return form(
        Dictionary(problems) { first, _ in first },
        failure: (manage.language(.editConflict), manage.language(.editConflictText)), status: 412)
    }
    let (body, problems) = submission.form(today: today).edit(of: before, today: today)
    if !problems.isEmpty {
      let words = Words(manage.language)
      let texts = problems.map { ($0.field, $0.text(submission.kind, in: words)) }
      return form(Dictionary(texts) { first, _ in first }, status: 400)
    }
    do throws(ServiceError) {
      _ = try edit(
        report.id, .object(body), versions: version.map { [$0] }, today: today, by: .reporter,
        from: call.head)
    } catch {
      if error.code == .preconditionFailed {
        // It was changed a moment ago, so the form is compared with what is stored now.
        return try edit(report, fields, manage, call)
      }
      let status = error.code.httpStatus
      guard let field = ReportField(refusedBy: error) else {
        return form(
          failure: failure(error, manage.language), status: status, headers: error.headers)
      }
      let text: Phrase =
        switch error.code {
        case .conflict: .chipAlreadyReported
        case .missingContact: .contactRequired
        default: .notAllowed
        }
      return form([field: manage.language(text)], status: status)
    }
    return done(.edit, report.id, manage)
  }
}

extension ReportInput {
  /// Returns the fields that have other texts in a form.
  fileprivate func differences(from other: ReportInput) -> [ReportField] {
    kind.fields.filter { $0 != .photo && (self[$0] ?? "").trimmed != (other[$0] ?? "").trimmed }
  }

  /// Returns a sentence with the text of a field, in the words that the form shows.
  fileprivate func savedText(_ field: ReportField, in words: Words) -> String {
    let text = self[field] ?? ""
    let shown =
      switch field {
      case .species: Species(known: text).map { words.text($0.phrase) }
      case .sex: Sex(known: text.utf8).map { words.text($0.phrase) }
      case .custody: Custody(known: text.utf8).map { words.text($0.phrase) }
      case .date: CalendarDate(iso: text)?.text(words.language)
      case .radius: Double(text).flatMap { words.radius($0) }
      case .privacy: Double(text).flatMap { words.privacy($0) }
      case .size: PetSize.allCases.first { $0.word == text }.map { words.text($0.phrase) }
      default: text
      }
    guard let shown, !shown.isEmpty else { return words.language(.savedEmpty) }
    return words.language(.savedNow, [("value", shown)])
  }
}

extension ReportField {
  /// The field that an error of the API is about, if any.
  fileprivate init?(refusedBy error: ServiceError) {
    let field =
      error.code == .missingContact
      ? .phone : ReportField.allCases.first { $0.memberName == error.field }
    guard let field else { return nil }
    self = field
  }
}
