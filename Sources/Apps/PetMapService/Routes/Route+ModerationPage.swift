import PetMapAPI
import PetMapAnnouncements
import PetMapParameters
import PetMapPhotos
import PetMapRequests

extension Route {
  /// The pages of moderators.
  static let moderationPages = [
    Route(
      "GET", PathPattern(stringLiteral: ModerationPage.path), "getModerationPage",
      "Returns the moderators' page",
      description: .moderated(
        OperationDescription(
          parameters: Schema.parameters(of: ModerationRequest.self, on: .page)
            + [OperationDescription.language],
          successes: [.init(200, "The page", OperationDescription.html)], tag: "page")),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      _ = try service.administrator(call, challenge: .basic)
      return .respond(try service.moderationPage(call))
    },
    Route(
      "POST", PathPattern(stringLiteral: ModerationPage.path), "submitModerationPage",
      "Acts on the selected announcements",
      description: .moderated(
        {
          var description = OperationDescription.submission(
            "The new password", type: "application/x-www-form-urlencoded")
          description.successes.append(
            .init(303, "The action was taken; Location is the page from which it came"))
          return description
        }())
    ) { (service, call) throws(ServiceError) in
      let actor = try service.administrator(call, challenge: .basic)
      return service.receiveForm(call, work: .writing) { (form) throws(ServiceError) in
        try service.moderate(form.fields, by: actor, call)
      }
    },
    Route(
      "GET", "/admin/photos/{id}", "getModeratedPhoto",
      "Returns the photo of an announcement or a sighting, even if it is withheld",
      description: .moderated(
        OperationDescription(
          parameters: [
            Schema.idParameter,
            .init(
              "number", schema: #"{"type":"string","pattern":"^s?[1-9][0-9]{0,5}$"}"#,
              "The number of the photo, or s and the number of a sighting. Default: the first photo."
            ),
          ],
          successes: [.init(200, "The photo", [("image/jpeg", Schema.binary)])],
          errors: [.notFound, .storeUnavailable], tag: "page")),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      _ = try service.administrator(call, challenge: .basic)
      return .respond(try service.moderatedPhoto(call))
    },
  ]

  /// The pages on which visitors flag an announcement, or ask for contact details.
  static let visitorPages = [
    Route(
      "GET", "/pets/{id}/flag", "getFlagPage",
      "Returns the form for flagging an announcement or a sighting",
      description: {
        var description = OperationDescription.form("The form")
        description.parameters = [Schema.idParameter, FlagPage.sighting] + description.parameters
        description.errors = [.notFound]
        return description
      }(), work: .reading
    ) { (service, call) throws(ServiceError) in
      .respond(service.page(try service.flagPage(call).form(), to: call))
    },
    Route(
      "POST", "/pets/{id}/flag", "submitFlagPage", "Flags an announcement or a sighting",
      description: {
        var description = OperationDescription.visitor("The flag has been stored")
        description.parameters.append(FlagPage.sighting)
        return description
      }()
    ) { (service, call) throws(ServiceError) in
      _ = try service.announcement(call)
      return service.receiveForm(call, work: .writing) { (form) throws(ServiceError) in
        try service.flag(form.fields, service.flagPage(call), call)
      }
    },
    Route(
      "POST", "/pets/{id}/contact", "submitContactPage",
      "Returns the details page with the contact details", description: .visitor("The page"),
      limited: .contacts
    ) { (service, call) throws(ServiceError) in
      let id = try service.announcement(call).id
      return service.receiveForm(call, work: .writing) { (_) throws(ServiceError) in
        let announcement = try service.withContact(id, for: call.head)
        return service.page(
          service.detailsPage(id, announcement, call).frame, to: call)
      }
    },
  ]
}

extension OperationDescription {
  /// Returns the description of an operation of moderators.
  fileprivate static func moderated(_ description: OperationDescription) -> OperationDescription {
    var description = description
    description.security = ["moderator"]
    description.errors.append(.unauthenticated)
    return description
  }

  fileprivate static func visitor(_ text: String) -> OperationDescription {
    var description = OperationDescription.submission(
      text, type: "application/x-www-form-urlencoded")
    description.parameters.insert(Schema.idParameter, at: 0)
    return description
  }
}

extension Service {
  /// The number of flagged announcements before the new reports.
  private static let flaggedFirst = 50
  /// The number of sightings after the announcements of the first page.
  private static let sightingCount = 50

  fileprivate func moderationPage(_ call: Call) throws(ServiceError) -> Response {
    let parameters = call.head.target.parameters
    let request = moderationRequest(parameters)
    let (sections, next) = try sections(request)
    let query = PercentEncoding.query(parameters.filter { $0.name != "done" })
    let count = parameters.value("done").flatMap { Int($0) }
    let language = call.head.pageLanguage
    let page = ModerationPage(
      request: request, sections: sections, sightings: try moderatedSightings(request),
      bans: try bans(),
      next: next.map { RequestTarget(ModerationPage.path + query).query(after: $0) },
      query: query,
      language: language, formToken: formToken(call), now: environment.now(),
      notice: count.map { "\(language(.announcementsChanged)): \($0)" },
      matches: { [self] in matchesPanel($0, language)?.pets ?? [] })
    return self.page(page.frame, to: call)
  }

  /// Returns the request in a query; invalid values are ignored.
  private func moderationRequest(_ parameters: [QueryParameter]) -> ModerationRequest {
    let own = parameters.filter { !["lang", "done"].contains($0.name) }
    return (try? ModerationRequest(own)) ?? ModerationRequest()
  }

  /// Returns the sightings of the same list as the announcements on the first page, which begins with
  /// those that were flagged. Searches are for announcements alone.
  private func moderatedSightings(
    _ request: ModerationRequest
  ) throws(ServiceError) -> [ModeratedSighting] {
    guard request.text == nil, request.query.cursor == nil else { return [] }
    let moderation = try moderation()
    let found = try reading(
      try moderation.sightings(
        request.list, network: request.network, limit: Self.sightingCount))
    guard request.query == ModerationRequest().query else { return found }
    let flagged = try reading(
      try moderation.sightings(.flagged, network: nil, limit: Self.sightingCount))
    return flagged + found.filter { $0.flags.isEmpty }
  }

  /// Returns the announcements on a page and, if there are more, the position of the last one. The
  /// first page begins with those that were flagged.
  private func sections(
    _ request: ModerationRequest
  ) throws(ServiceError) -> (sections: [ModerationPage.Section], next: ListPosition?) {
    let (entries, next) = try moderated(request.query)
    guard request.query == ModerationRequest().query else {
      return ([.init(title: .moderation, entries: entries)], next)
    }
    let flagged = try moderated(ModerationQuery(.flagged, limit: Self.flaggedFirst)).page
    let known = Set(flagged.map(\.stored.id))
    let others = entries.filter { !known.contains($0.stored.id) }
    return (
      [.init(title: .flagged, entries: flagged), .init(title: .newReports, entries: others)], next
    )
  }

  fileprivate func moderate(
    _ fields: FormFields, by actor: AuditActor, _ call: Call
  ) throws(ServiceError) -> Response {
    let action = fields[ModerationPage.Name.action] ?? ""
    // Only queries of this page are followed.
    let query = fields[ModerationPage.Name.back] ?? ""
    let back = query.hasPrefix("?") ? query : ""
    let parameters = RequestTarget(ModerationPage.path + back).parameters
      .filter { $0.name != "done" }
    // What arrived after the page was loaded is not selected.
    let isWhole = fields[ModerationPage.Name.all] != nil
    let ids = Self.ids(isWhole ? ModerationPage.Name.seen : ModerationPage.Name.pet, of: fields) {
      AnnouncementID($0)
    }
    let sightings = Self.ids(
      isWhole ? ModerationPage.Name.seenSighting : ModerationPage.Name.sighting, of: fields
    ) { SightingID($0) }
    var count = 0
    switch action {
    case ModerationPage.Action.unban:
      if let network = fields[ModerationPage.Name.network].flatMap({ SenderNetwork($0) }) {
        count = try unban(network, by: actor) ? 1 : 0
      }
    case ModerationPage.Action.password:
      guard let id = ids.first, ids.count == 1 else { break }
      let (password, token) = try replacePassword(of: id, by: actor)
      let link = ManagementLink(token, base: FeatureWriter(call.head).base)
      return page(
        ModerationPage.password(
          password, link, of: id, back: back, language: call.head.pageLanguage), to: call)
    default:
      guard let action = ModerationOrder.Action(rawValue: action) else { break }
      let seen = action.takesSightings ? sightings : []
      guard !ids.isEmpty || !seen.isEmpty else { break }
      let length =
        action.takesBan
        ? DurationText.milliseconds(fields[ModerationPage.Name.ban] ?? "") : nil
      if action == .ban, length == nil { break }
      if [.delete, .deleteNetwork].contains(action), fields[ModerationPage.Name.isConfirmed] == nil
      {
        return page(
          ModerationPage.confirmation(
            action, count: ids.count + seen.count, fields, back: back,
            language: call.head.pageLanguage),
          to: call)
      }
      var order = ModerationOrder(action, ids, sightings: seen, banLength: length)
      for id in ids {
        order.versions[id] = fields[ModerationPage.Name.seen + id.text].flatMap { Int64($0) }
      }
      for id in seen {
        order.sightingPhotoVersions[id] = fields[ModerationPage.Name.seenSighting + id.text]
          .flatMap { Int64($0) }
      }
      let outcome = try carryOut(order, by: actor)
      count = max(outcome.ids.count + outcome.sightings.count, outcome.networks.count)
    }
    return Response(
      status: 303,
      headers: [
        HeaderField(
          "Location",
          ModerationPage.path
            + PercentEncoding.query(
              parameters + [QueryParameter(name: "done", value: count.description)])),
        .noStore,
      ])
  }

  /// Returns the IDs after a prefix in the names of fields.
  private static func ids<ID>(
    _ prefix: String, of fields: FormFields, _ read: (String) -> ID?
  ) -> [ID] {
    fields.names.filter { $0.hasPrefix(prefix) }
      .compactMap { read(String($0.dropFirst(prefix.count))) }
  }

  fileprivate func moderatedPhoto(_ call: Call) throws(ServiceError) -> Response {
    guard let id = call["id"].flatMap({ AnnouncementID($0) }) else { throw .notFound }
    let number = call.head.target.parameters.value("number")
    let found: StoredPhoto?
    if let number, number.hasPrefix("s") {
      let sightings = try reading(try environment.store.sightings(of: id))
      found = sightings.first { "s\($0.id.number)" == number }?.photo
    } else {
      let photos = try stored(id)?.photos ?? []
      found =
        number.map { number in photos.first { $0.number.description == number } }
        ?? photos.first
    }
    guard let photo = found,
      let part = PhotoPart.sized(.jpeg, width: ModerationPage.photoWidth),
      let bytes = try reading(try environment.store.photo(part, of: id, version: photo.version))
    else { throw .notFound }
    return .content(bytes, type: "image/jpeg", headers: [.noStore])
  }

  // MARK: Flags

  fileprivate func flagPage(_ call: Call) throws(ServiceError) -> FlagPage {
    let (id, announcement) = try announcement(call)
    var sighting: Int?
    if let text = call.head.target.parameters.value(FlagPage.sighting.name) {
      guard let number = SightingID.number(text[...]), try hasSighting(number, of: id) else {
        throw .notFound
      }
      sighting = number
    }
    return FlagPage(
      id: id, sighting: sighting, hasPhoto: sighting == nil && announcement.photoUrl != nil,
      language: call.head.pageLanguage, formToken: formToken(call))
  }

  fileprivate func flag(
    _ fields: FormFields, _ flagPage: FlagPage, _ call: Call
  ) throws(ServiceError) -> Response {
    let language = flagPage.language
    let comment = fields[FlagPage.Name.comment] ?? ""
    guard let reason = AnnouncementFlag.Reason(rawValue: fields[FlagPage.Name.reason] ?? "") else {
      let problem = (FlagPage.Name.reason, language(Phrase.required))
      return page(flagPage.form(fields, problem: problem), to: call, status: 400)
    }
    let isPhoto = fields[FlagPage.Name.subject] == AnnouncementFlag.Subject.Kind.photo.rawValue
    if isPhoto, !flagPage.hasPhoto {
      let problem = (FlagPage.Name.subject, language(.flagNoPhoto))
      return page(flagPage.form(fields, problem: problem), to: call, status: 400)
    }
    let flag = AnnouncementFlag(
      flagPage.sighting.map { .sighting($0) } ?? (isPhoto ? .photo : .announcement), reason,
      writing: comment, at: environment.now())
    guard let flag else {
      let text = language(.textTooLong, [("limit", "\(AnnouncementFlag.commentLimit)")])
      let problem = (FlagPage.Name.comment, text)
      return page(flagPage.form(fields, problem: problem), to: call, status: 400)
    }
    try self.flag(flagPage.id, flag, from: call.head)
    return page(flagPage.done, to: call)
  }
}
