import PetMapAnnouncements
import PetMapAPI
import PetMapDrawing
import PetMapGeo
import PetMapPhotos
import PetMapRequests

extension Route {
  /// A pet's page and its pictures.
  static let pets = [
    Route(
      "GET", "/pets/{id}", "getPetPage", "Returns a pet's page, which works without scripts",
      description: OperationDescription(
        parameters: [Schema.idParameter, OperationDescription.language],
        successes: [
          .init(200, "The page", OperationDescription.html),
          .init(300, "Several sources have a record with this ID", OperationDescription.html),
          .init(302, "The page of the announcement that was imported from the record with this ID"),
          .notModified,
          .init(404, "A page with a link back to the map", OperationDescription.html),
        ], tag: "page"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      .respond(try service.opened(call) ?? service.petPage(call))
    },
    Route(
      "GET", "/pets/{id}/map.png", "getPetMap",
      "Returns a map centered on an announcement's coordinate",
      description: OperationDescription(
        parameters: [Schema.idParameter] + Schema.parameters(of: PetMapRequest.self),
        successes: [
          .init(200, "The picture", [("image/png", Schema.binary)]),
          .notModified,
        ], errors: [.notFound, .invalidParameter, .storeUnavailable], tag: "page"),
      work: .reading, limited: .pictures
    ) { (service, call) throws(ServiceError) in
      if let opened = try service.opened(call) { return .respond(opened) }
      return .respond(try service.petMap(call))
    },
    Route(
      "GET", "/pets/{id}/poster.pdf", "getPoster",
      "Returns an announcement's one-page poster",
      description: OperationDescription(
        parameters: [Schema.idParameter] + Schema.parameters(of: PosterRequest.self),
        successes: [
          .init(200, "The poster", [("application/pdf", Schema.binary)]),
          .notModified,
        ], errors: [.notFound, .invalidParameter, .storeUnavailable], tag: "page"),
      work: .reading, limited: .pictures
    ) { (service, call) throws(ServiceError) in
      if let opened = try service.opened(call) { return .respond(opened) }
      return .respond(try service.poster(call))
    },
  ]
}

extension Service {
  /// Returns a redirect to a page in ``Route/pets`` whose ID is that of a record, if there is one.
  fileprivate func opened(_ call: Call) throws(ServiceError) -> Response? {
    guard let text = call["id"], AnnouncementID(text) == nil else { return nil }
    let target = call.head.target
    let file = target.segments?.dropFirst(2).first.map { "/" + $0.raw } ?? ""
    let query = target.query.map { "?" + $0 } ?? ""
    return try opening(sourceID: text, call) { "/pets/\($0.text)\(file)\(query)" }
  }

  fileprivate func petPage(_ call: Call) -> Response {
    guard let found = try? announcement(call) else {
      return errorPage(
        call.head.pageLanguage(.petNotFound), .petNotFoundHint, status: 404, to: call)
    }
    let page = detailsPage(found.id, found.announcement, call)
    let response = Response.page(
      html(page.frame, to: call).bytes, headers: [HeaderField("Vary", "Accept-Language")])
    return represented(response, to: call.head, cacheControl: cacheControl(of: found.id))
  }

  /// Returns the page of an announcement.
  func detailsPage(
    _ id: AnnouncementID, _ announcement: Announcement, _ call: Call
  ) -> DetailsPage {
    var page = DetailsPage(
      (id, announcement), isPublished: live.isPublished(id),
      near: nearestCities.city(announcement.coordinate, call.head.pageLanguage), for: call.head,
      pictures: environment.pictures)
    page.removalURL = environment.forms.url(
      "/manage?id=\(id.text)&lang=\(page.language.rawValue)")
    if live.isPublished(id) {
      page.matches = matchesPanel(announcement, page.language)
      page.sightings = sightingsPanel(
        id, announcement, shownSightings(announcement, of: id), page.language)
    }
    page.isModerated = environment.moderation != nil
    if page.isModerated {
      let language = page.language
      page.sightings?.buttons = {
        DetailsPage.flagLink(of: id, sighting: $0.number, language)
      }
    }
    page.asksForContact =
      environment.disclosure.hidesContact && announcement.status != .closed
      && announcement.email == nil && announcement.phone == nil
    return page
  }

  /// Returns the sightings on a pet's page and its pictures. If the store cannot be read, they do
  /// without.
  func shownSightings(_ announcement: Announcement, of id: AnnouncementID) -> [Sighting] {
    announcement.sightingCount > 0 ? (try? sightings(of: id)) ?? [] : []
  }

  fileprivate func petMap(_ call: Call) throws(ServiceError) -> Response {
    let (id, announcement) = try self.announcement(call)
    guard let draw = environment.pictures.map else { throw .notFound }
    let request = try PetMapRequest(of: call)
    let coordinate = announcement.coordinate
    let sightings = shownSightings(announcement, of: id)
    let stops = sightings.map { "\($0.number) \(MapView.pair($0.coordinate))" }
    let key =
      "\(environment.version) \(request.size) \(request.theme) "
      + "\(request.language.rawValue) \(coordinate.latitude) \(coordinate.longitude) "
      + "\(announcement.locationRadius ?? 0) \(environment.basemap?.version ?? "") "
      + "\(announcement.status.word) \(stops)"
    return try drawn(
      "image/png", tag: EntityTag.of(Array(key.utf8)), to: call, cacheControl: cacheControl(of: id)
    ) { () throws(ServiceError) in
      try drawing(request.pixelCount, for: call.head.client) { () throws(ServiceError) in
        try draw(request, announcement, sightings)
      }
    }
  }

  fileprivate func poster(_ call: Call) throws(ServiceError) -> Response {
    let (id, announcement) = try self.announcement(call)
    guard let draw = environment.pictures.poster else { throw .notFound }
    // Like a page, a poster is in the reader's language if `lang` is invalid.
    var request = try PosterRequest(of: call, except: ["lang"])
    let language = call.head.pageLanguage
    request.language = language
    let link = "\(FeatureWriter(call.head).base)/pets/\(id.text)"
    let photo = try stored(id)?.photo
    let choices =
      "\(environment.version) \(environment.basemap?.version ?? "") \(request.paper) \(language.rawValue)"
    // A changed sighting changes the announcement.
    let key = Array("\(choices) \(link) \(photo?.tag ?? "") ".utf8) + announcement.jsonBytes
    return try drawn(
      "application/pdf", tag: EntityTag.of(key), to: call,
      headers: [HeaderField("Vary", "Accept-Language")], cacheControl: cacheControl(of: id)
    ) { () throws(ServiceError) in
      let file: [UInt8]? =
        if let photo {
          try reading(try environment.store.photo(.largest, of: id, version: photo.version))
        } else { nil }
      return try draw(request, announcement, shownSightings(announcement, of: id), link, file)
    }
  }
}
