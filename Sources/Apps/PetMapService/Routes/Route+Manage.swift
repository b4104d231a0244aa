import PetMapAPI
import PetMapAnnouncements

extension Route {
  /// The pages on which a reporter closes or deletes a report.
  static let manage = [
    Route(
      "GET", "/manage", "getManagePage", "Returns the form for managing a report",
      description: {
        var description = OperationDescription.form("The form")
        description.parameters += [
          .init("id", schema: Schema.string, "The report's ID, used to prefill the form."),
          .init(
            ManagePage.Name.done, schema: #"{"enum":["close","missing","found","delete"]}"#,
            "The action that was taken. The page shows its result instead of the form."),
        ]
        return description
      }()
    ) { (service, call) throws(ServiceError) in
      let parameters = call.head.target.parameters
      let manage = service.managePage(call)
      let id = parameters.value(SentPage.Name.id) ?? ""
      let done = parameters.value(ManagePage.Name.done)
      if let action = done.flatMap(ManagePage.Action.init(rawValue:)), let id = AnnouncementID(id) {
        return service.page(manage.done(action, id), to: call)
      }
      return service.page(manage.credentials(id: id), to: call)
    },
    Route(
      "POST", "/manage", "submitManagePage", "Marks a pet as reunited or deletes a report",
      description: {
        var description = OperationDescription.submission(
          "The choice or its confirmation", type: "application/x-www-form-urlencoded")
        description.successes.append(
          .init(303, "The action was taken; Location is the page with its result"))
        return description
      }()
    ) { (service, call) throws(ServiceError) in
      service.receiveForm(call) { (form) throws(ServiceError) in
        try service.manage(form.fields, call)
      }
    },
  ]
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

extension Service {
  fileprivate func managePage(_ call: Call) -> ManagePage {
    ManagePage(language: call.head.pageLanguage, formToken: formToken(call))
  }

  fileprivate func manage(_ fields: FormFields, _ call: Call) throws(ServiceError) -> Response {
    let credentials = FormCredentials(fields)
    let manage = managePage(call)
    let id: AnnouncementID
    do throws(ServiceError) {
      id = try checkPassword(credentials.password, of: credentials.id, from: call.head.peer)
    } catch {
      return credentialsRefused(error, credentials, call)
    }
    guard let pet = live.managed(id) else { throw .notFound }
    let action = ManagePage.Action(rawValue: fields[ManagePage.Name.action] ?? "")
    guard let action else {
      if pet.photoUrl == nil, !live.isPublished(id) {
        let sent = SentPage(
          id: id, password: credentials.password, key: "", isReviewed: environment.reviewsReports,
          language: manage.language, formToken: manage.formToken)
        return page(
          manage.choice(pet, id, password: credentials.password, photo: sent.photoForm()), to: call)
      }
      return page(
        manage.choice(
          pet, id, password: credentials.password, isWithheld: live.isWithheld(id)), to: call)
    }
    guard fields[ManagePage.Name.isConfirmed] == "yes" else {
      return page(
        manage.confirmation(action, pet, id, password: credentials.password), to: call)
    }
    do throws(ServiceError) {
      switch action {
      case .close: _ = try setStatus(.closed, of: id, by: .reporter, from: call.head)
      case .missing: _ = try setStatus(.missing, of: id, by: .reporter, from: call.head)
      case .found: _ = try setStatus(.found, of: id, by: .reporter, from: call.head)
      case .delete: _ = try delete(id, by: .reporter)
      }
    } catch {
      let language = manage.language
      return page(
        manage.confirmation(
          action, pet, id, password: credentials.password,
          failure: (
            language(.failedTitle), language(error.code == .unauthorized ? .banned : .storeAway)
          )), to: call, status: error.code.httpStatus, headers: error.headers)
    }
    return Response(
      status: 303,
      headers: [
        HeaderField("Location", manage.resultURL(action, id)),
        .noStore,
      ])
  }

  /// Returns the credentials form after the credentials were rejected.
  func credentialsRefused(
    _ error: ServiceError, _ credentials: FormCredentials, _ call: Call
  ) -> Response {
    let manage = managePage(call)
    let language = manage.language
    let frame =
      switch error.code {
      case .unauthorized:
        manage.credentials(id: credentials.id, problem: language(.wrongIDOrPassword))
      case .tooManyRequests:
        manage.credentials(
          id: credentials.id,
          failure: (
            language(.locked), Phrase.tooManyAttempts(retryAfter: error.retryAfter, language)
          ))
      default:
        manage.credentials(
          id: credentials.id, failure: (language(.failedTitle), language(.storeAway)))
      }
    return page(frame, to: call, status: error.code.httpStatus, headers: error.headers)
  }
}
