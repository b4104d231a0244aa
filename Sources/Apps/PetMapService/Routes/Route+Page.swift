import PetMapAPI

extension Route {
  /// The map page and what it is made of.
  static let page = [
    Route(
      "GET", "/", "getPage", "The map page",
      description: OperationDescription(
        successes: [
          .init(200, "The page", [("text/html", #"{"type":"string"}"#)]),
          .init(304, "The client has it"),
        ], tag: "page")
    ) { (service, call) throws(ServiceError) in
      let document = service.environment.page.document ?? Array(plainPage.utf8)
      return service.represented(
        .page(document, basemap: service.environment.basemap?.otherStyle?.origin), to: call.head,
        cacheControl: "no-cache")
    },
    Route(
      "GET", "/embed", "getEmbeddedPage", "The map and its list for a frame on another site's page",
      description: OperationDescription(
        parameters: [
          .init(
            "near", schema: #"{"type":"string"}"#,
            "latitude,longitude: the middle of a circle to which map and list keep."),
          .init(
            "radius", schema: #"{"type":"number","exclusiveMinimum":0}"#,
            "The circle's radius in kilometers; 10 without it."),
        ],
        successes: [
          .init(200, "The page", [("text/html", #"{"type":"string"}"#)]),
          .init(304, "The client has it"),
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
      "A script, style, font or module of the map page",
      description: OperationDescription(
        parameters: [
          .init(
            "package", in: "path", schema: #"{"type":"string"}"#,
            "A package's name and its fingerprint, with which its files may be kept forever."),
          .init("file", in: "path", schema: #"{"type":"string"}"#, "The file's name."),
        ],
        successes: [
          .init(200, "The file", [("*/*", Schema.binary)]), .init(304, "The client has it"),
        ],
        errors: [.notFound], tag: "page"),
      mayBeLarge: true
    ) { (service, call) throws(ServiceError) in .respond(try service.asset(call)) },
  ]

  /// What `/` shows where the page's files are not installed.
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
