import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapParameters

extension Route {
  /// The filters of pins and tiles.
  static let mapFilters: [OperationDescription.Parameter] = [
    .init(
      "status", schema: Schema.statuses,
      "Return only pins with these statuses: missing, found, closed."),
    .init(
      "species", schema: Schema.string,
      "Return only pins of these species, separated by commas, at most 16."),
    .init("since", schema: Schema.date, "Return only pets last seen on this date or later."),
    .init("until", schema: Schema.date, "Return only pets last seen on this date or earlier."),
    .init(
      "text", schema: #"{"type":"string","maxLength":\#(TextQuery.lengthLimit)}"#,
      "Return only pins that match all of these word prefixes, at most \(TextQuery.wordLimit)."
    ),
  ]

  /// Pins and tiles.
  static let map = [
    Route(
      "GET", "/api/v1/pins", "getPins", "Returns pins, or clusters at a zoom, as GeoJSON",
      description: OperationDescription(
        parameters: [
          .init("bbox", schema: Schema.box, "west,south,east,north in degrees."),
          .init(
            "zoom", schema: #"{"type":"integer","minimum":0,"maximum":24}"#, "The zoom of the map."),
          .init(
            "cluster", schema: #"{"enum":["true","false","1","0"]}"#,
            "Return clusters; requires zoom."),
          .init(
            "limit", schema: #"{"type":"integer","minimum":1,"maximum":10000}"#,
            "Return at most N features."),
          .init(
            "offset", schema: #"{"type":"integer","minimum":0,"maximum":1000000}"#,
            "Skip the first N features."),
          .init(
            "order", schema: #"{"enum":["newest","date","distance"]}"#,
            "newest: most recently announced first (the default); date: most recently seen first; "
              + "distance: nearest first."),
          .init(
            "near", schema: Schema.coordinate,
            "latitude,longitude: sort by distance from this coordinate, and include the distance."),
          .init(
            "radius", schema: #"{"type":"number","exclusiveMinimum":0}"#,
            "The radius around 'near' in meters."),
        ] + mapFilters,
        successes: [
          .init(
            200,
            "A feature collection; at zooms without clusters, pins that share a coordinate have dx "
              + "and dy, as in the pins of a cluster",
            [(FeatureWriter.featureType, Schema.object)]),
          .init(304, "Not modified"),
        ], errors: [.invalidParameter], tag: "map"),
      searchParameters: Set(mapFilters.map(\.name) + ["near", "order"]), mayBeLarge: true
    ) { (service, call) throws(ServiceError) in
      let query = try MapQuery(call.head.target.parameters)
      guard let bytes = try service.features(query) else { return .waitForClusters }
      return .respond(
        service.represented(.content(bytes, type: FeatureWriter.featureType), to: call.head))
    },
    Route(
      "GET", "/tiles/{z}/{x}/{y}.mvt", "getTile", "Returns a vector tile of pins and clusters",
      description: OperationDescription(
        parameters: ["z", "x", "y"].map {
          .init(
            $0, in: "path", schema: #"{"type":"integer","minimum":0}"#, "The \($0) of the tile.")
        } + mapFilters + [
          .init(
            "version", schema: Schema.string,
            "The number of the latest change; if it is current, the tile can be cached forever.")
        ],
        successes: [
          .init(200, "The tile", [(PinTileSet.mediaType, Schema.binary)]),
          .init(204, "The tile is empty"), .init(304, "Not modified"),
        ], errors: [.notFound, .invalidParameter], tag: "map"),
      searchParameters: Set(mapFilters.map(\.name))
    ) { (service, call) throws(ServiceError) in try service.tile(call) },
    Route(
      "GET", "/tiles.json", "getTileSet", "Describes the vector tiles (TileJSON 3)",
      description: OperationDescription(
        parameters: mapFilters,
        successes: [.init(200, "The tile set", [(MediaType.json, Schema.object)])],
        errors: [.invalidParameter], tag: "map"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      _ = try MapQuery(filters: call.head.target.parameters)
      let query = call.head.target.query.map { "?" + $0 } ?? ""
      let base = FeatureWriter(call.head).base
      let bytes = PinTileSet.description(
        tiles: "\(base)/tiles/{z}/{x}/{y}.mvt\(query)", extent: service.live.extent)
      return .respond(service.represented(.json(bytes), to: call.head))
    },
  ]
}

extension Service {
  /// Returns the features of a query, or `nil` if it requires clusters and they are not ready.
  fileprivate func features(_ query: MapQuery) throws(ServiceError) -> [UInt8]? {
    var bytes = Array(#"{"type":"FeatureCollection","features":["#.utf8)
    var isFirst = true
    func separate() {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
    }
    if let zoom = query.zoom {
      guard let clusters = live.clusters(of: query.pins.filter) else { return nil }
      // Only great-circle distances are measured here, so this cannot fail.
      guard let found = try? clusters.found(query.pins, zoom: zoom, geodesy: SphereOnly()) else {
        throw .internalError
      }
      // At these zooms, pictures show pins at the same coordinate in a fan.
      let offsets = zoom > clusters.tree.options.maximumZoom ? found.fanOffsets : [:]
      for (index, cluster) in zip(found.indices, found) {
        separate()
        cluster.appendFeature(to: &bytes)
        offsets[index]?.appendMembers(to: &bytes)
      }
    } else if query.pins.order != .newest {
      for pin in live.snapshot.pins.pins(query.pins).pins {
        separate()
        pin.announcement.appendFeature(to: &bytes, bearing: pin.bearing)
      }
    } else {
      for record in live.snapshot.pins.records(query.pins).records {
        separate()
        record.appendFeature(to: &bytes)
      }
    }
    return bytes + Array("]}".utf8)
  }

  fileprivate func tile(_ call: Call) throws(ServiceError) -> Reaction {
    guard let id = call.tile(upTo: PinTileSet.maximumZoom) else { throw .notFound }
    let parameters = call.head.target.parameters
    let query = try MapQuery(filters: parameters)
    let version = parameters.value("version")
    let cacheControl =
      version == String(live.lastChange)
      ? "public, max-age=31536000, immutable" : "public, max-age=0"
    guard let clusters = live.clusters(of: query.pins.filter) else { return .waitForClusters }
    let bytes = PinTiles(clusters, pinZoom: PinTileSet.maximumZoom).tile(id)
    if bytes.isEmpty {
      return .respond(
        Response(status: 204, headers: [HeaderField("Cache-Control", cacheControl)]))
    }
    return .respond(
      represented(
        .content(bytes, type: PinTileSet.mediaType), to: call.head, cacheControl: cacheControl))
  }
}
