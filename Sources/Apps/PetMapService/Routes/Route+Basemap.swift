import PetMapAPI
import PetMapGeo
import PetMapParameters
import PetMapRequests

extension Route {
  private static let version = OperationDescription.Parameter(
    "v", schema: Schema.string,
    "The version given in the style; if it is current, the response can be cached forever.")

  private static let tilePath: [OperationDescription.Parameter] = ["z", "x", "y"].map {
    .init($0, in: "path", schema: #"{"type":"integer","minimum":0}"#, "The tile's \($0).")
  }

  /// The base map of the map page.
  static let basemap =
    [
      Route(
        "GET", "/basemap/{z}/{x}/{y}.mvt", "getBasemapTile",
        "Returns a vector tile of land, water, borders and labels",
        description: OperationDescription(
          parameters: tilePath + [version],
          successes: [
            .init(200, "The tile", [(PinTileSet.mediaType, Schema.binary)]),
            .init(204, "The tile is empty"), .notModified,
          ], errors: [.notFound], tag: "map"),
        work: .reading
      ) { (service, call) throws(ServiceError) in .respond(try service.basemapTile(call)) },
      Route(
        "GET", "/basemap/streets/{z}/{x}/{y}", "getStreetTile",
        "Returns a raster or vector street tile from the --basemap file",
        description: OperationDescription(
          parameters: tilePath + [version],
          successes: [
            .init(200, "The tile", [("*/*", Schema.binary)]), .init(204, "No such tile"),
            .notModified,
          ], errors: [.notFound], tag: "map"),
        work: .reading
      ) { (service, call) throws(ServiceError) in .respond(try service.streetTile(call)) },
      Route(
        "GET", "/basemap/fonts/{fontstack}/{range}.pbf", "getGlyphs",
        "Returns the signed distance fields of 256 characters for map labels in MapLibre",
        description: OperationDescription(
          parameters: [
            .init(
              "fontstack", in: "path", schema: #"{"enum":["regular","bold"]}"#, "The weight."),
            .init(
              "range", in: "path", schema: #"{"type":"string","pattern":"^[0-9]+-[0-9]+$"}"#,
              "The range of characters: 0-255, 256-511, and so on."),
            version,
          ],
          successes: [
            .init(200, "The glyphs", [("application/x-protobuf", Schema.binary)]),
            .notModified,
          ], errors: [.notFound], tag: "map"),
        work: .reading
      ) { (service, call) throws(ServiceError) in .respond(try service.glyphs(call)) },
    ] + BasemapSource.Theme.allCases.map(style)

  private static func style(_ theme: BasemapSource.Theme) -> Route {
    Route(
      "GET", PathPattern(stringLiteral: theme.path),
      theme == .light ? "getLightStyle" : "getDarkStyle",
      "Returns the base map's \(theme.rawValue) style for MapLibre",
      description: OperationDescription(
        parameters: Schema.parameters(of: StyleRequest.self),
        successes: [
          .init(200, "The style", [(MediaType.json, Schema.object)]),
          .init(302, "The style is provided by another service"), .notModified,
        ], errors: [.notFound, .invalidParameter], tag: "map"),
      work: .reading
    ) { (service, call) throws(ServiceError) in .respond(try service.style(theme, call)) }
  }
}

extension Call {
  /// The tile that the path refers to, or `nil` if the path is not valid.
  ///
  /// - Parameter deepest: The highest zoom.
  func tile(upTo deepest: Int) -> TileID? {
    guard let z = number("z"), let x = number("x"), let y = number("y"), z <= deepest else {
      return nil
    }
    return TileID(z: z, x: x, y: y)
  }

  /// The number in a path: digits without a sign or leading zeros.
  private func number(_ name: String) -> Int? {
    guard let text = self[name], let number = Int(text), text == String(number), number >= 0
    else { return nil }
    return number
  }
}

extension Service {
  private func basemap() throws(ServiceError) -> BasemapSource {
    guard let basemap = environment.basemap else { throw .notFound }
    return basemap
  }

  fileprivate func basemapTile(_ call: Call) throws(ServiceError) -> Response {
    let basemap = try basemap()
    guard let id = call.tile(upTo: basemap.deepestZoom) else { throw .notFound }
    return cached("\(id.z)/\(id.x)/\(id.y)", type: PinTileSet.mediaType, basemap, call) {
      basemap.tile(id)
    } ?? Response(status: 204)
  }

  fileprivate func glyphs(_ call: Call) throws(ServiceError) -> Response {
    let basemap = try basemap()
    // The path pattern does not split a range such as 0-255.
    let bounds = (call["range"] ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard let font = call["fontstack"], bounds.count == 2, let start = UInt32(bounds[0]),
      start < 0x10000, start % 256 == 0, call["range"] == "\(start)-\(start + 255)",
      let response = cached(
        "\(font)/\(start)", type: "application/x-protobuf", basemap, call,
        make: { basemap.glyphs(font, start) })
    else { throw .notFound }
    return response
  }

  fileprivate func style(
    _ theme: BasemapSource.Theme, _ call: Call
  ) throws(ServiceError) -> Response {
    let basemap = try basemap()
    let request = try StyleRequest(of: call)
    if let other = basemap.otherStyle {
      return Response(
        status: 302,
        headers: [HeaderField("Location", other.url), HeaderField("Cache-Control", "no-cache")])
    }
    let base = FeatureWriter(call.head).base + "/basemap"
    let urls = BasemapSource.URLs(
      tiles: "\(base)/{z}/{x}/{y}.mvt?v=\(basemap.version)",
      glyphs: "\(base)/fonts/{fontstack}/{range}.pbf?v=\(basemap.version)",
      streets: "\(base)/streets/{z}/{x}/{y}?v=\(basemap.version)")
    return represented(
      .json(basemap.style(theme, request.language, urls)), to: call.head,
      cacheControl: "no-cache")
  }

  fileprivate func streetTile(_ call: Call) throws(ServiceError) -> Response {
    let basemap = try basemap()
    guard let street = basemap.street, let id = call.tile(upTo: 30) else { throw .notFound }
    let found: BasemapSource.StreetTile?
    do { found = try street(id) } catch { throw .internalError }
    guard let found else {
      return Response(
        status: 204, headers: [HeaderField("Cache-Control", Self.cacheControl(basemap, call))])
    }
    var response = Response.content(found.bytes, type: found.mediaType)
    if found.isCompressed { response.headers.append(HeaderField("Content-Encoding", "gzip")) }
    // The bytes are sent as stored: images, or tiles that were compressed when the file was
    // created.
    return Representation(gzip: nil).response(
      response, to: call.head, cacheControl: Self.cacheControl(basemap, call))
  }

  /// Returns the response with cached content, or `nil` if nothing is cached.
  private func cached(
    _ key: String, type: String, _ basemap: BasemapSource, _ call: Call,
    make: () -> [UInt8]?
  ) -> Response? {
    let cache = basemapCache
    guard let bytes = cache.content(key, make: make) else { return nil }
    let cacheControl = Self.cacheControl(basemap, call)
    if bytes.isEmpty {
      return Response(status: 204, headers: [HeaderField("Cache-Control", cacheControl)])
    }
    let gzip = environment.gzip.map { gzip in
      { @Sendable (bytes: [UInt8]) in cache.content("\(key).gz") { gzip(bytes) } }
    }
    return Representation(gzip: gzip).response(
      .content(bytes, type: type), to: call.head, cacheControl: cacheControl)
  }

  /// Content of the current version never changes. Content of other versions may have changed.
  private static func cacheControl(_ basemap: BasemapSource, _ call: Call) -> String {
    let isCurrent = call.head.target.parameters.contains {
      $0.name == "v" && $0.value == basemap.version
    }
    return isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=3600"
  }
}
