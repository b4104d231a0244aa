import PetMapAPI

extension Route {
  /// The map page and its files.
  static let page = [
    Route(
      "GET", "/", "getPage", "Returns the map page",
      description: OperationDescription(
        successes: [
          .init(200, "The page", [("text/html", #"{"type":"string"}"#)]),
          .init(304, "Not modified"),
        ], tag: "page")
    ) { (service, call) throws(ServiceError) in
      let document = service.environment.page.document ?? Array(plainPage.utf8)
      return service.represented(
        .page(document, basemap: service.environment.basemap?.otherStyle?.origin), to: call.head,
        cacheControl: "no-cache")
    },
    Route(
      "GET", "/embed", "getEmbeddedPage",
      "Returns the map and its list for embedding in another site",
      description: OperationDescription(
        parameters: [
          .init(
            "near", schema: #"{"type":"string"}"#,
            "latitude,longitude: the center of the circle that the map and the list are restricted to."
          ),
          .init(
            "radius", schema: #"{"type":"number","exclusiveMinimum":0}"#,
            "The radius of the circle in kilometers. Default: 10."),
        ],
        successes: [
          .init(200, "The page", [("text/html", #"{"type":"string"}"#)]),
          .init(304, "Not modified"),
        ], tag: "page")
    ) { (service, call) throws(ServiceError) in
      let document = service.environment.page.document ?? Array(plainPage.utf8)
      return service.represented(
        .page(
          document, embedders: service.environment.embedders,
          basemap: service.environment.basemap?.otherStyle?.origin), to: call.head,
        cacheControl: "no-cache")
    },
    Route(
      "GET", "/assets/{package}/{file}", "getAsset",
      "Returns a script, style sheet, font or module of the map page",
      description: OperationDescription(
        parameters: [
          .init(
            "package", in: "path", schema: #"{"type":"string"}"#,
            "The name of a package with its fingerprint, which makes its files immutable."),
          .init("file", in: "path", schema: #"{"type":"string"}"#, "The name of the file."),
        ],
        successes: [
          .init(200, "The file", [("*/*", Schema.binary)]), .init(304, "Not modified"),
        ],
        errors: [.notFound], tag: "page"),
      mayBeLarge: true
    ) { (service, call) throws(ServiceError) in .respond(try service.asset(call)) },
  ]

  /// The response for `/` if the files of the page are not installed.
  private static let plainPage = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>petmap</title>
    <h1>petmap</h1>
    <p>The files of the map page are not installed. The service runs: its
    <a href="/api/v1/announcements">announcements</a>, its <a href="/openapi.json">description</a>.</p>
    </html>
    """
}

extension Service {
  fileprivate func asset(_ call: Call) throws(ServiceError) -> Response {
    let assets = environment.page
    guard let folder = call["package"], let name = call["file"],
      let file = assets.file(name, folder: folder)
    else { throw .notFound }
    let gzip = environment.gzip.map { gzip in
      { @Sendable (_: [UInt8]) in assets.gzipped(file, by: gzip) }
    }
    return Representation(gzip: gzip).response(
      .content(file.content, type: file.type), to: call.head,
      cacheControl: file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache")
  }
}
