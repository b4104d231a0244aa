import PetMapAPI

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
            .init(204, "The tile is empty"), .init(304, "Not modified"),
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
            .init(304, "Not modified"),
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
            .init(304, "Not modified"),
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
        parameters: [
          .init("lang", schema: Schema.language, "The language of the labels. Default: en.")
        ],
        successes: [
          .init(200, "The style", [(MediaType.json, Schema.object)]),
          .init(302, "The style is provided by another service"), .init(304, "Not modified"),
        ], errors: [.notFound], tag: "map"),
      work: .reading
    ) { (service, call) throws(ServiceError) in .respond(try service.style(theme, call)) }
  }
}
