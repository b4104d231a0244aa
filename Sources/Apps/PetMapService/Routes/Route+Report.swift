import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

extension Route {
  /// The pages for reporting a pet.
  static let reports =
    ReportKind.allCases.flatMap { kind in
      let path = PathPattern(stringLiteral: "/report/\(kind.rawValue)")
      let name = kind == .missing ? "Missing" : "Found"
      return [
        Route(
          "GET", path, "getReport\(name)Page",
          "Returns the first step of the form for a \(kind.rawValue) pet",
          description: .form("The form")
        ) { (service, call) throws(ServiceError) in service.newReport(kind, call) },
        Route(
          "POST", path, "submitReport\(name)Page",
          "Submits a step of the form for a \(kind.rawValue) pet; the last step creates the "
            + "announcement",
          description: .submission(
            "The next step, or the password", type: "application/x-www-form-urlencoded")
        ) { (service, call) throws(ServiceError) in
          service.receiveForm(call) { (form) throws(ServiceError) in
            try service.report(kind, form, call)
          }
        },
      ]
    } + [
      Route(
        "POST", "/report/photo", "submitReportPhotoPage",
        "Adds a photo to a report that was created without one",
        description: .submission("The password", type: "multipart/form-data")
      ) { (service, call) throws(ServiceError) in
        service.receiveForm(call) { (form) throws(ServiceError) in
          try service.addPhoto(form, call)
        }
      },
      Route(
        "POST", "/report/pending-photo", "keepReportPhoto",
        "Stores a photo for a report that has not been submitted yet",
        description: OperationDescription(
          body: ("multipart/form-data", Schema.photoForm),
          successes: [
            .init(
              201, "The photo has been stored for the form",
              [
                (
                  MediaType.json,
                  #"{"type":"object","required":["token"],"properties":{"token":{"type":"string"}}}"#
                )
              ])
          ],
          errors: [
            .unauthorized, .badRequest, .missingFile, .invalidFileFormat, .payloadTooLarge,
            .unsupportedMediaType, .malformedMultipart, .storeUnavailable,
          ], tag: "page")
      ) { (service, call) throws(ServiceError) in try service.receivePendingPhoto(call) },
    ]
}

extension Service {
  fileprivate func newReport(_ kind: ReportKind, _ call: Call) -> Response {
    step(ReportSubmission(kind: kind, key: newToken()), call, isNew: true)
  }

  /// Returns the page for a submission's step.
  ///
  /// - Parameter problems: The messages about the step's fields.
  func step(
    _ submission: ReportSubmission, _ call: Call, _ problems: [ReportField: String] = [:],
    failure: (title: String, text: String)? = nil, status: Int = 200,
    headers: [HeaderField] = [], isNew: Bool = false, picker: PlainPicker? = nil
  ) -> Response {
    let now = environment.now()
    var report = reportPage(
      submission, call, date: submission.initialDate(now), today: submission.today(now), problems)
    report.failure = failure
    report.isNew = isNew
    if environment.pictures.view != nil {
      let form = submission.form(today: submission.today(now))
      switch submission.step {
      case .description: report.place.picker = picker ?? plainPicker(form.coordinate)
      case .contact: report.review = review(of: form, call.head.pageLanguage)
      case .microchip, .photo: break
      }
    }
    return page(
      report.frame, to: call, status: status, headers: headers,
      // Going back in the browser returns to this step with the previous input.
      cacheControl: "private, no-cache")
  }

  fileprivate func report(
    _ kind: ReportKind, _ form: SubmittedForm, _ call: Call
  ) throws(ServiceError) -> Response {
    guard var submission = ReportSubmission(kind: kind, form.fields) else {
      throw FormReceiver.malformed
    }
    let action = form.fields[ReportSubmission.Name.action]
    if action == "remove" {
      submission.photoToken = nil
      return step(submission, call)
    }
    if submission.step == .description, environment.pictures.view != nil {
      var picker = plainPicker(
        submission.form(today: submission.today(environment.now())).coordinate)
      let isUsed = picker.perform(form.fields, on: &submission) { text, center in
        places(text, near: center, call.head.pageLanguage)
      }
      if isUsed { return step(submission, call, picker: picker) }
    }
    let refusal = keepPhoto(form.photo, of: &submission, call)
    switch action {
    case "stay": return step(submission, call)
    case "back":
      submission.step = submission.step.previous ?? submission.step
      return step(submission, call)
    default: break
    }
    if let refusal { return photoRefused(refusal, submission, call) }
    let today = submission.today(environment.now())
    let problems = submission.form(today: today).problems(on: submission.step, today: today)
    if !problems.isEmpty {
      return step(submission, call, messages(problems, submission, call), status: 400)
    }
    guard let next = submission.step.next else { return try submit(submission, today, call) }
    submission.proceed(to: next)
    return step(submission, call)
  }

  /// Returns the page of a submission's step.
  func reportPage(
    _ submission: ReportSubmission, _ call: Call, date: CalendarDate, today: CalendarDate,
    _ problems: [ReportField: String]
  ) -> ReportPage {
    let language = call.head.pageLanguage
    let controls = ReportControls(kind: submission.kind, language: language, problems: problems)
    return ReportPage(
      submission: submission, language: language, formToken: formToken(call), date: date,
      today: today, problems: problems,
      place: placeFieldset(controls, submission.form(today: date)),
      leastPrivacy: environment.disclosure.displacement.radius)
  }

  /// Returns the fieldset of a form's place.
  func placeFieldset(_ controls: ReportControls, _ form: ReportForm) -> PlaceFieldset {
    PlaceFieldset(
      controls: controls, form: form, lowestZoom: lowestZoom,
      findsStreets: environment.basemap?.findsPlaces == true)
  }

  /// The lowest zoom at which the picker's map sets a coordinate.
  private var lowestZoom: Double {
    PlainPicker.lowestZoom(hasStreets: environment.basemap?.streetBounds != nil)
  }

  /// Returns a picker that shows a coordinate, or else the surroundings of another one, or the region
  /// with streets or pets.
  func plainPicker(_ coordinate: Coordinate?, near: Coordinate? = nil) -> PlainPicker {
    let surroundings = near.map { BoundingBox(around: $0, radius: .kilometers(1)) }
    return PlainPicker(
      coordinate, region: surroundings ?? environment.basemap?.streetBounds ?? live.extent,
      lowestZoom: lowestZoom)
  }

  /// Returns what the last step shows of the place.
  private func review(of form: ReportForm, _ language: Language) -> PlaceReview? {
    form.coordinate.map { coordinate in
      let street = streetName(of: coordinate).map { language(.nearPlace, [("name", $0)]) }
      return PlaceReview(
        coordinate: coordinate, radius: form.radius,
        name: street ?? cityName(of: coordinate, language),
        isFarFromStreets: environment.basemap?.streetBounds.map { bounds in
          !BoundingBox(around: coordinate, radius: PlaceReview.reach).intersects(bounds)
        } ?? false,
        // Around a coordinate that is not exact, there may be land.
        isOpenWater: form.radius == nil && environment.basemap?.isOpenWater(coordinate) == true)
    }
  }

  /// Returns the messages about problems of a submission's step.
  func messages(
    _ problems: [ReportProblem], _ submission: ReportSubmission, _ call: Call
  ) -> [ReportField: String] {
    let words = Words(call.head.pageLanguage)
    let shown = problems.filter { $0.field.step == submission.step }
    return Dictionary(
      uniqueKeysWithValues: shown.map { ($0.field, $0.text(submission.kind, in: words)) })
  }

  /// Keeps the photo of a form until the report is submitted.
  ///
  /// - Returns: The error if the photo was rejected.
  private func keepPhoto(
    _ photo: SubmittedForm.Photo, of submission: inout ReportSubmission, _ call: Call
  ) -> ServiceError? {
    switch photo {
    case .none: return nil
    case .refused(let error): return error
    case .file(let bytes):
      do throws(ServiceError) {
        submission.photoToken = try keepPending(bytes, call)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Prepares and keeps a photo.
  ///
  /// - Returns: The token under which it is kept.
  func keepPending(_ file: [UInt8], _ call: Call) throws(ServiceError) -> String {
    let photo = try prepared(file, from: call.head)
    let token = newToken()
    try pendingPhotos.keep(photo, as: token, of: call.head.client, at: environment.now())
    return token
  }

  private func photoRefused(
    _ error: ServiceError, _ submission: ReportSubmission, _ call: Call
  ) -> Response {
    let language = call.head.pageLanguage
    let status = error.code.httpStatus
    guard let text = error.code.photoProblem(language) else {
      return step(
        submission, call, failure: (language(.notStored), error.reason(language, other: .busy)),
        status: status, headers: error.headers)
    }
    return step(submission, call, [.photo: text], status: status)
  }

  fileprivate func receivePendingPhoto(_ call: Call) throws(ServiceError) -> Reaction {
    guard call.head.formOrigin == .own else {
      throw ServiceError(.unauthorized, "The photo was not submitted from a page of this service")
    }
    return .receive(
      try FormReceiver(
        call.head, memory: budgets.uploads.reserve(0, for: call.head.client), work: .writing
      ) { [self] (form) throws(ServiceError) in
        switch form?.photo {
        case nil: throw FormReceiver.malformed
        case .some(.none): throw PhotoUpload.missing
        case .refused(let error): throw error
        case .file(let bytes):
          let token = try keepPending(bytes, call)
          return .json(status: 201, Array(#"{"token":"\#(token)"}"#.utf8))
        }
      })
  }
}
