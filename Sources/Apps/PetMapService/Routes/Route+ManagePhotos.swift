import PetMapAPI
import PetMapAnnouncements

extension Route {
  /// Adds a photo to the report of a management link.
  static let linkedPhotos = Route(
    "POST", "/manage/{token}/photos", "submitManagementLinkPhoto", "Adds a photo to a report",
    description: {
      var description = OperationDescription.submission(
        "The report, with a problem of the photo", type: "multipart/form-data")
      description.parameters.append(
        .init("token", in: "path", schema: Schema.string, "The management token."))
      description.successes.append(
        .init(303, "The photo was added; Location is the page of the report"))
      return description
    }()
  ) { (service, call) throws(ServiceError) in
    service.receiveForm(call) { (form) throws(ServiceError) in
      guard let (link, id) = try service.link(call) else { return service.unknownLink(call) }
      return try service.addPhoto(form, of: id, link, call)
    }
  }
}

extension Service {
  /// Returns the forms for the photos of a report.
  ///
  /// - Parameter problem: A problem with an added photo.
  func photoForms(
    of report: ManagePage.Report, _ manage: ManagePage, problem: String? = nil, _ call: Call
  ) -> HTML {
    let photos = report.isWithheld ? [] : report.announcement.ownPhotos
    let gallery = manage.gallery(photos, of: report)
    guard report.announcement.photos.count < StoredPhoto.limit else { return gallery }
    var form: PhotoPanel
    switch manage.access {
    case .password(let id, let password, _):
      form = sentPage(id, password, nil, key: "", call).photoForm()
    case .link(let link):
      form = PhotoPanel(
        id: report.id, language: manage.language,
        path: "\(link.token.path)/photos?lang=\(manage.language.rawValue)",
        fields: "", token: link.token)
    }
    form.problem = problem
    let hint: HTML? =
      report.isPublished || report.announcement.photoUrl != nil
      ? nil : "<p class=\"inset\">\(manage.language(.noPhotoYet))</p>\n"
    return "\(form.controls.summary)\(gallery)\(hint)\(form.html)"
  }

  /// Makes a photo the first one, or removes it.
  func arrange(
    _ action: ManagePage.PhotoAction, _ id: AnnouncementID, _ fields: FormFields,
    _ manage: ManagePage, _ call: Call
  ) throws(ServiceError) -> Response {
    let numbers = try stored(id)?.photos.map(\.number) ?? []
    // If the photo has been removed already, the page shows that.
    if let number = fields[ManagePage.Name.number].flatMap({ Int($0) }), numbers.contains(number) {
      do throws(ServiceError) {
        switch action {
        case .first:
          let others = numbers.filter { $0 != number }
          _ = try arrangePhotos([number] + others, of: id, from: call.head)
        case .remove: try removePhoto(number, of: id, from: call.head)
        }
      } catch {
        let text = manage.language(error.code == .conflict ? .photoNeeded : .storeAway)
        return try overview(id, manage, problem: text, call, status: error.code.httpStatus)
      }
    }
    guard manage.access.link != nil else { return try overview(id, manage, call) }
    let location = HeaderField("Location", manage.access.path(manage.language))
    return Response(status: 303, headers: [location, .noStore])
  }

  fileprivate func addPhoto(
    _ form: SubmittedForm, of id: AnnouncementID, _ link: ManagementLink, _ call: Call
  ) throws(ServiceError) -> Response {
    let manage = managePage(.link(link), call)
    var refusal: ServiceError?
    switch form.photo {
    case .none:
      // A script has uploaded the photo.
      if live.managed(id)?.photoUrl == nil { refusal = PhotoUpload.missing }
    case .refused(let error): refusal = error
    case .file(let bytes):
      do throws(ServiceError) {
        try publish(prepared(bytes, from: call.head), of: id, from: call.head)
      } catch {
        refusal = error
      }
    }
    guard let refusal else {
      let location = HeaderField("Location", manage.access.path(manage.language))
      return Response(status: 303, headers: [location, .noStore])
    }
    let language = manage.language
    let text =
      refusal.code == .missingFile
      ? language(Phrase.required)
      : refusal.code.photoProblem(language) ?? refusal.reason(language, other: .busy)
    return try overview(
      id, manage, problem: text, call, status: refusal.code.httpStatus, headers: refusal.headers)
  }
}
