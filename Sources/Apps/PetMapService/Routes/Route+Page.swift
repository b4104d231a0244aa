import PetMapAPI
import PetMapAnnouncements
import PetMapCities
import PetMapGeo
import PetMapKit
import PetMapParameters
import PetMapRequests

extension Route {
  /// The map page and its files.
  static let page = [
    mapPage("/", "getPage", "Returns the map page", isEmbedded: false),
    mapPage(
      "/embed", "getEmbeddedPage", "Returns the map and its list for embedding on another site",
      isEmbedded: true),
    Route(
      "GET", "/map.png", "getMapPicture", "Returns a picture of the map with its pins and clusters",
      description: OperationDescription(
        parameters: Schema.parameters(of: MapPictureRequest.self),
        successes: [
          .init(200, "The picture", [("image/png", Schema.binary)]), .notModified,
        ], errors: [.notFound, .invalidParameter, .storeUnavailable], tag: "page"),
      work: .reading, limited: .pictures,
      searchParameters: MapPictureRequest.searchNames
    ) { (service, call) throws(ServiceError) in try service.mapPicture(call) },
    Route(
      "GET", "/about", "getAboutPage", "Returns what the operator says about the service",
      description: OperationDescription(
        parameters: [OperationDescription.language],
        successes: [.init(200, "The page", OperationDescription.html)],
        errors: [.notFound], tag: "page")
    ) { (service, call) throws(ServiceError) in
      guard let about = service.environment.about else { throw .notFound }
      return .respond(
        service.page(about.frame(call.head.pageLanguage), to: call, cacheControl: "no-cache"))
    },
    Route(
      "GET", "/assets/{package}/{file}", "getAsset",
      "Returns a script, style sheet, font or module for the map page",
      description: OperationDescription(
        parameters: [
          .init(
            "package", in: "path", schema: Schema.string,
            "The package's name with a fingerprint, which makes its files immutable."),
          .init("file", in: "path", schema: Schema.string, "The name of the file."),
        ],
        successes: [
          .init(200, "The file", [("*/*", Schema.binary)]), .notModified,
        ],
        errors: [.notFound], tag: "page"),
      work: .reading
    ) { (service, call) throws(ServiceError) in .respond(try service.asset(call)) },
  ]

  private static func mapPage(
    _ path: PathPattern, _ operation: String, _ summary: String, isEmbedded: Bool
  ) -> Route {
    Route(
      "GET", path, operation, summary,
      description: OperationDescription(
        // Invalid values are ignored, so that an edited link still opens the page.
        parameters: Schema.parameters(of: PageState.self, on: .page),
        successes: [
          .init(200, "The page", OperationDescription.html),
          .init(300, "Several sources have a record with the ID `pet`", OperationDescription.html),
          .init(302, "The page with the place, or with the announcement of the record `pet`"),
          .notModified,
        ], tag: "page"),
      work: .reading, searchParameters: PageState.searchNames
    ) { (service, call) throws(ServiceError) in
      .respond(
        service.opened(call) ?? service.mapPage(call, isEmbedded: isEmbedded))
    }
  }

  /// The response for `/` if the page's files are not installed.
  fileprivate static let plainPage = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>petmap</title>
    <h1>petmap</h1>
    <p>The map page is not installed. The service is running: see its
    <a href="/api/v1/announcements">announcements</a> and its
    <a href="/openapi.json">description</a>.</p>
    </html>
    """
}

extension Service {
  /// The current date in UTC.
  var today: CalendarDate { environment.now().date() }

  /// Sets the age of old announcements in a request of the page.
  func setAge(_ filters: inout FilterRequest) {
    filters.active = filters.active ?? environment.activeDays
    filters.today = today
  }

  /// Returns a redirect if the open announcement is given by the ID of its record. If the store cannot
  /// be read, the ID is ignored.
  fileprivate func opened(_ call: Call) -> Response? {
    let target = call.head.target
    guard let text = target.parameters.value("pet"), !text.isEmpty, AnnouncementID(text) == nil
    else { return nil }
    let others = target.parameters.filter { $0.name != "pet" }
    return try? opening(sourceID: text, call) { id in
      target.path + PercentEncoding.query([QueryParameter(name: "pet", value: id.text)] + others)
    }
  }

  /// Returns the places that may be meant by the text for which the page's form searches, best
  /// first.
  private func placeChoices(_ call: Call) -> [FoundPlace] {
    let state = PageState(dropping: call.head.target.parameters)
    guard let text = state.place else { return [] }
    return places(
      text, near: state.center ?? state.view.center, call.head.pageLanguage, areChoices: true)
  }

  fileprivate func mapPage(_ call: Call, isEmbedded: Bool) -> Response {
    let choices = placeChoices(call)
    if choices.count == 1 {
      let location = MapPage.url(of: choices[0], call.head.target)
      return Response(status: 302, headers: [HeaderField("Location", location)])
    }
    let (pins, lastChange) = live.snapshot
    let page = MapPage(
      call.head, isEmbedded: isEmbedded, of: pins, version: lastChange,
      pictures: environment.pictures, basemap: environment.basemap,
      hasAbout: environment.about != nil, forms: environment.forms,
      takesAlerts: environment.alerts != nil, choices: choices,
      today: today, activeDays: environment.activeDays)
    let document =
      environment.page.template.map { page.html($0, environment.page).bytes }
      ?? Array(Route.plainPage.utf8)
    return represented(
      .page(
        document, headers: [HeaderField("Vary", "Accept-Language")],
        embedders: isEmbedded ? environment.embedders : [],
        basemap: environment.basemap?.otherStyle?.origin), to: call.head, cacheControl: "no-cache")
  }

  fileprivate func mapPicture(_ call: Call) throws(ServiceError) -> Reaction {
    guard let draw = environment.pictures.view else { throw .notFound }
    var request = try MapPictureRequest(of: call)
    setAge(&request.tiles.filters)
    // The number is read before the clusters, so that the tag is never newer than the picture.
    let lastChange = live.lastChange
    guard let clusters = live.clusters(of: request.tiles.filters.pageFilter, in: request.part)
    else {
      return .waitForClusters
    }
    let tag = EntityTag.of(
      Array(
        ("\(environment.version) \(environment.basemap?.version ?? "") \(lastChange) "
          + "\(request.tiles.filters.filter.activeSince?.isoText ?? "") "
          + (call.head.target.query ?? "")).utf8))
    return .respond(
      try drawn("image/png", tag: tag, to: call, cacheControl: "public, max-age=0") {
        () throws(ServiceError) in
        try drawing(request.pixelCount, for: call.head.client) { () throws(ServiceError) in
          let pet = request.pet.flatMap { live.isPublished($0) ? live[$0] : nil }
          return try draw(
            request, clusters, pet,
            request.pet.flatMap { id in pet.map { shownSightings($0, of: id) } } ?? [])
        }
      })
  }

  fileprivate func asset(_ call: Call) throws(ServiceError) -> Response {
    let assets = environment.page
    guard let folder = call["package"], let name = call["file"],
      let file = assets.file(name, folder: folder)
    else { throw .notFound }
    let gzip = environment.gzip.map { gzip in
      { @Sendable (_: [UInt8]) in assets.gzipped(file, by: gzip) }
    }
    return Representation(gzip: gzip, brotli: file.brotli).response(
      .content(file.content, type: file.type), to: call.head,
      cacheControl: file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache")
  }
}
