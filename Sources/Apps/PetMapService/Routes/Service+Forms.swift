import PetMapAPI
import PetMapAnnouncements

extension Service {
  /// Receives a form from one of this service's pages. Errors are returned as pages.
  ///
  /// - Parameters:
  ///   - work: The queue for a form without a photo.
  ///   - handle: A function that receives the form and may block.
  func receiveForm(
    _ call: Call, work: WorkKind = .hashing,
    _ handle: @escaping @Sendable (SubmittedForm) throws(ServiceError) -> Response
  ) -> Reaction {
    do throws(ServiceError) {
      let origin = call.head.formOrigin
      return .receive(
        try FormReceiver(
          call.head, memory: budgets.uploads.reserve(0, for: call.head.client), work: work
        ) { [self] form in
          guard let form else { return formError(FormReceiver.malformed, call) }
          if origin == .unknown, call["token"] == nil, !hasToken(form.fields, call) {
            return foreignForm(call)
          }
          do throws(ServiceError) {
            return try handle(form)
          } catch {
            return formError(error, call)
          }
        })
    } catch {
      return .respond(formError(error, call))
    }
  }

  private func hasToken(_ fields: FormFields, _ call: Call) -> Bool {
    formTokens.isValid(
      fields[ReportSubmission.Name.formToken] ?? "", for: call.head.network, at: environment.now())
  }

  /// Returns the token for a form on a page.
  func formToken(_ call: Call) -> String {
    formTokens.token(for: call.head.network, at: environment.now())
  }

  /// Returns an unguessable string of 20 letters and digits.
  func newToken() -> String { newRequestID() + newRequestID() }

  /// Returns the page that rejects a form from another site.
  fileprivate func foreignForm(_ call: Call) -> Response {
    errorPage(
      call.head.pageLanguage(.refusedTitle), .foreignForm, status: 403, retry: formURL(call),
      to: call)
  }

  /// Returns the page for an error that cannot be shown in a form.
  func formError(_ error: ServiceError, _ call: Call) -> Response {
    let (title, text): (PageText, PageText) =
      switch error.code {
      case .payloadTooLarge: (.refusedTitle, .largeForm)
      case .unsupportedMediaType, .badRequest, .malformedMultipart: (.refusedTitle, .brokenForm)
      case .storeUnavailable: (.notStored, .storeAway)
      case .unauthorized: (.refusedTitle, .banned)
      case .tooManyRequests: (.refusedTitle, .limitReached)
      default: (.failedTitle, .failedText)
      }
    return errorPage(
      call.head.pageLanguage(title), text, status: error.code.httpStatus, retry: formURL(call),
      headers: error.headers,
      to: call)
  }

  /// Returns the URL of the page with an empty form. The photo form belongs to a single report, so
  /// the URL of the management page is returned for it.
  private func formURL(_ call: Call) -> String {
    let path = call.head.target.path
    let isPhoto = path.hasPrefix("/report/photo")
    return "\(isPhoto ? "/manage" : path)?lang=\(call.head.pageLanguage.rawValue)"
  }
}

/// The step that rejects forms from pages on other sites. Clients that do not say which site's page
/// submitted a form have to include a token in its body; see ``FormTokens``.
struct OriginCheck: PipelineStep {
  func admit(_ plan: inout Service.Plan, to service: Service) throws(ServiceError) -> Response? {
    guard let (route, call) = plan.call, route.isForm, !route.isSecret,
      call.head.formOrigin == .foreign
    else {
      return nil
    }
    return service.foreignForm(call)
  }
}

extension OperationDescription {
  /// The description of a page with a form.
  static func form(_ text: String) -> OperationDescription {
    OperationDescription(parameters: [language], successes: [.init(200, text, html)], tag: "page")
  }

  /// The description of a form submission, which browsers send only from the service's own pages.
  static func submission(_ text: String, type: String) -> OperationDescription {
    let errors: [(Int, String)] = [
      (400, "The form, with the problems to correct"),
      (403, "The form is from another site, or the password is wrong"),
      (409, "The form: the microchip number is already in use"),
      (413, "The form or photo is too large"),
      (415, "Not a form"), (422, "The form: it was already submitted with different contents"),
      (429, "The form: too many reports or attempts, with Retry-After"),
      (503, "The form: the store cannot be written to, with Retry-After"),
    ]
    return OperationDescription(
      parameters: [language], body: (type, Schema.object),
      successes: [.init(200, text, html)] + errors.map { .init($0.0, $0.1, html) }, tag: "page")
  }

  static let html = [("text/html", Schema.string)]
  /// The language of a page.
  static let language = Parameter(
    "lang", schema: Schema.string,
    "The page's language. Default: the preferred language in Accept-Language, else en.")
}
