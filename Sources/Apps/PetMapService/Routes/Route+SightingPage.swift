import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapPhotos
import PetMapRequests

extension Route {
  /// The page on which people say where they saw the animal of an announcement.
  static let sightingPages = [
    Route(
      "GET", "/pets/{id}/sighting", "getSightingPage",
      "Returns the form that says where and when an animal was seen",
      description: {
        var description = OperationDescription.form("The form")
        description.parameters.insert(Schema.idParameter, at: 0)
        description.errors = [.notFound]
        return description
      }(), work: .reading
    ) { (service, call) throws(ServiceError) in
      let entry = try service.sightingEntry(call, FormFields())
      return .respond(service.sightingForm(entry, call))
    },
    Route(
      "POST", "/pets/{id}/sighting", "submitSightingPage",
      "Stores a sighting, or erases it for its sender",
      description: {
        var description = OperationDescription.submission(
          "The form, or the page that says what happened", type: "multipart/form-data")
        description.parameters.insert(Schema.idParameter, at: 0)
        return description
      }()
    ) { (service, call) throws(ServiceError) in
      _ = try service.announcement(call)
      return service.receiveForm(call, work: .writing) { (form) throws(ServiceError) in
        try service.submitSighting(form, call)
      }
    },
  ]
}

/// A sighting that is being entered.
private struct SightingEntry {
  let id: AnnouncementID
  let announcement: Announcement
  var fields: FormFields
  /// Carries the place and the offset from UTC.
  var place: ReportSubmission
  let page: SightingPage

  /// The fields of the place.
  static let placeFields: [ReportField] = [.latitude, .longitude, .radius]

  /// The problems of the place.
  var placeProblems: [ReportField: String] {
    let words = Words(page.language)
    let all = place.form(today: page.today).problemsOfSubmission(today: page.today)
    let shown = all.filter { Self.placeFields.contains($0.field) }
    return Dictionary(shown.map { ($0.field, $0.text(.missing, in: words)) }) { first, _ in first }
  }

  /// The body of the request to the API that sends the sighting, so that its rules apply.
  var body: JSONValue {
    let form = place.form(today: page.today)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(Sighting.Name.seenAt, seenAt)
      if let coordinate = form.coordinate {
        writer.member(PetField.locationLatitude.name, coordinate.latitude)
        writer.member(PetField.locationLongitude.name, coordinate.longitude)
      }
      if let radius = form.radius { writer.member(PlaceDetail.locationRadius.name, radius) }
      let text = (fields[SightingPage.Name.text] ?? "").trimmed
      if !text.isEmpty { writer.member(Sighting.Name.text, text) }
    }
    return (try? JSONValue(parsing: writer.bytes)) ?? .null
  }

  /// The day, with the time if the offset from UTC is known.
  private var seenAt: String {
    let day = fields[SightingPage.Name.date] ?? ""
    let time = (fields[SightingPage.Name.time] ?? "").trimmed
    return place.offset == nil || time.isEmpty ? day : "\(day)T\(time)"
  }

  /// Returns the inputs that a problem of the body is about, with what is wrong.
  func problems(_ problem: DraftProblem) -> [String: String]? {
    let language = page.language
    switch problem.field {
    case Sighting.Name.seenAt: return [SightingPage.Name.date: language(.sightingDateWrong)]
    case Sighting.Name.text:
      return [
        SightingPage.Name.text: language(
          .textTooLong, [("limit", "\(SightingDraft.textLimit)")])
      ]
    default: return nil
    }
  }
}

extension Service {
  /// Returns the section with an announcement's sightings, with the link to the form for another one.
  func sightingsPanel(
    _ id: AnnouncementID, _ announcement: Announcement, _ sightings: [Sighting],
    _ language: Language
  ) -> SightingsPanel {
    let takesSightings =
      live.isPublished(id) && announcement.status != .closed && environment.forms.areOwn
    return SightingsPanel(
      id: id,
      items: sightings.map { sighting in
        .init(sighting: sighting, place: placeName(of: sighting.coordinate, language))
      },
      language: language,
      formURL: takesSightings ? "/pets/\(id.text)/sighting?lang=\(language.rawValue)" : nil)
  }

  /// Returns the section for the reporter of an announcement, with buttons that confirm and hide
  /// sightings.
  func sightingsPanel(
    of report: ManagePage.Report, _ manage: ManagePage
  ) throws(ServiceError) -> SightingsPanel {
    var panel = sightingsPanel(
      report.id, report.announcement, try managedSightings(of: report.id), manage.language)
    panel.formURL = nil
    panel.buttons = { manage.buttons(of: $0) }
    return panel
  }

  /// Confirms, hides or shows a sighting for the reporter of its announcement.
  func decide(
    _ action: ManagePage.SightingAction, _ id: AnnouncementID, _ fields: FormFields,
    _ manage: ManagePage, _ call: Call
  ) throws(ServiceError) -> Response {
    guard let number = fields[ManagePage.Name.number].flatMap({ SightingID.number($0[...]) }) else {
      throw FormReceiver.malformed
    }
    do throws(ServiceError) {
      try setStatus(action.status, of: SightingID(id, number), by: .reporter)
    } catch {
      // It may have been erased by its sender.
      guard error.code == .notFound else { throw error }
    }
    return try overview(id, manage, call)
  }

  /// Returns a coordinate in words: the nearest street, or else the nearest city.
  private func placeName(of coordinate: Coordinate, _ language: Language) -> String? {
    streetName(of: coordinate) ?? cityName(of: coordinate, language)
  }

  /// Returns the street or landmark that is nearest to a coordinate, within 500 m.
  func streetName(of coordinate: Coordinate) -> String? {
    environment.places()?.nearest(to: coordinate, within: Meters(500), limit: 1).first?.place.name
  }

  /// Returns the nearest city with its distance and direction: `1 km NE of Long Beach`.
  func cityName(of coordinate: Coordinate, _ language: Language) -> String? {
    nearestCities.city(coordinate, language)?.text(language)
  }

  fileprivate func sightingEntry(
    _ call: Call, _ fields: FormFields
  ) throws(ServiceError) -> SightingEntry {
    let (id, announcement) = try announcement(call)
    let language = call.head.pageLanguage
    var place = ReportSubmission(kind: .missing, key: "")
    place.read(fields)
    let page = SightingPage(
      id: id, row: PetRow(announcement, words: Words(language)), language: language,
      formToken: formToken(call), today: place.today(environment.now()),
      initialDate: place.initialDate(environment.now()))
    return SightingEntry(
      id: id, announcement: announcement, fields: fields, place: place, page: page)
  }

  fileprivate func sightingForm(
    _ entry: SightingEntry, _ call: Call, picker: PlainPicker? = nil,
    placeProblems: [ReportField: String] = [:], problems: [String: String] = [:],
    failure: (title: String, text: String)? = nil, status: Int = 200, headers: [HeaderField] = []
  ) -> Response {
    let language = entry.page.language
    if entry.announcement.status == .closed {
      return errorPage(language(.sightingClosed), .petNotFoundHint, status: 409, to: call)
    }
    let form = entry.place.form(today: entry.page.today)
    var place = placeFieldset(
      ReportControls(kind: .missing, language: language, problems: placeProblems), form)
    // The map begins where the animal was seen last.
    place.near = entry.announcement.coordinate
    if environment.pictures.view != nil {
      place.picker = picker ?? plainPicker(form.coordinate, near: entry.announcement.coordinate)
    }
    let privacy = environment.disclosure.displacement.radius
    let hint =
      (privacy > 0 ? Words(language).privacy(privacy) : nil) ?? language(.sightingPlaceHint)
    return page(
      entry.page.form(
        entry.fields, place, hint: hint, problems: problems, failure: failure), to: call,
      status: status, headers: headers, cacheControl: "private, no-cache")
  }

  fileprivate func submitSighting(
    _ form: SubmittedForm, _ call: Call
  ) throws(ServiceError) -> Response {
    var entry = try sightingEntry(call, form.fields)
    let action = form.fields[ReportSubmission.Name.action]
    if action == SightingPage.Action.erase.rawValue { return try eraseSighting(entry, call) }
    if environment.pictures.view != nil {
      var picker = plainPicker(
        entry.place.form(today: entry.page.today).coordinate, near: entry.announcement.coordinate)
      let isUsed = picker.perform(form.fields, on: &entry.place) { text, center in
        places(text, near: center, entry.page.language)
      }
      if isUsed { return sightingForm(entry, call, picker: picker) }
    }
    do throws(ServiceError) {
      if case .refused(let error) = form.photo { throw error }
      if case .file(let bytes) = form.photo {
        // It is kept for the next time if something else is wrong.
        entry.fields[ReportSubmission.Name.photo] = try keepPending(bytes, call)
      }
    } catch {
      guard let text = error.code.photoProblem(entry.page.language) else { throw error }
      return sightingForm(
        entry, call, problems: [SightingPage.Name.photo: text], status: error.code.httpStatus)
    }
    let placeProblems = entry.placeProblems
    guard placeProblems.isEmpty else {
      return sightingForm(entry, call, placeProblems: placeProblems, status: 400)
    }
    let draft: SightingDraft
    do throws(DraftProblem) {
      draft = try SightingDraft(
        body: entry.body, of: entry.announcement, now: environment.now(),
        offset: entry.place.offset ?? .zero)
    } catch {
      guard let problems = entry.problems(error) else { throw ServiceError(error) }
      return sightingForm(entry, call, problems: problems, status: 400)
    }
    do throws(ServiceError) {
      let (stored, token) = try addSighting(draft, to: entry.id, from: call.head)
      let photoToken = entry.fields[ReportSubmission.Name.photo] ?? ""
      if let photo = pendingPhotos.photo(photoToken, at: environment.now()) {
        // The sighting is worth more than its photo.
        try? addPhoto(photo, to: stored.id)
        pendingPhotos.remove(photoToken)
      }
      return page(entry.page.done(stored.sighting, token: token), to: call)
    } catch {
      return sightingRefused(error, entry, call)
    }
  }

  private func sightingRefused(
    _ error: ServiceError, _ entry: SightingEntry, _ call: Call
  ) -> Response {
    let language = entry.page.language
    let text = error.reason(language, conflict: .sightingTooMany)
    return sightingForm(
      entry, call, failure: (language(.notStored), text), status: error.code.httpStatus,
      headers: error.headers)
  }

  private func eraseSighting(
    _ entry: SightingEntry, _ call: Call
  ) throws(ServiceError) -> Response {
    let fields = entry.fields
    guard let number = fields[SightingPage.Name.number].flatMap({ SightingID.number($0[...]) }),
      let token = fields[SightingPage.Name.token].flatMap({ ManagementToken($0) })
    else { throw FormReceiver.malformed }
    let id = SightingID(entry.id, number)
    let store = try reading(try environment.writableStore())
    guard try reading(try store.isToken(token.sightingDigest, ofSighting: id)) else {
      throw .notFound
    }
    try erase(id, by: .visitor)
    return page(entry.page.erased, to: call)
  }
}
