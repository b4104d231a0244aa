import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapParameters
import PetMapRequests

extension Route {
  /// Pins and tiles.
  static let map = [
    Route(
      "GET", "/api/v1/pins", "getPins", "Returns pins, or clusters at a zoom, as GeoJSON",
      description: OperationDescription(
        parameters: Schema.parameters(of: PinRequest.self),
        successes: [
          .init(
            200,
            "A feature collection; at zooms without clusters, pins that share a coordinate have dx "
              + "and dy, as in the pins of a cluster",
            [(FeatureWriter.featureType, Schema.object)]),
          .notModified,
        ], errors: [.invalidParameter], tag: "map"),
      // Sorting is not cheaper than a search.
      searchParameters: PinRequest.searchNames.union(["near", "sort"]), mayBeLarge: true,
      isRepeatable: true
    ) { (service, call) throws(ServiceError) in
      var request = try PinRequest(of: call)
      request.filters.today = service.today
      guard let bytes = try service.features(request) else { return .waitForClusters }
      return .respond(
        service.represented(.content(bytes, type: FeatureWriter.featureType), to: call.head))
    },
    Route(
      "GET", "/tiles/{z}/{x}/{y}.mvt", "getTile", "Returns a vector tile of pins and clusters",
      description: OperationDescription(
        parameters: ["z", "x", "y"].map {
          .init(
            $0, in: "path", schema: #"{"type":"integer","minimum":0}"#, "The \($0) of the tile.")
        } + Schema.parameters(of: TileRequest.self),
        successes: [
          .init(200, "The tile", [(PinTileSet.mediaType, Schema.binary)]),
          .init(204, "The tile is empty"), .notModified,
        ], errors: [.notFound, .invalidParameter], tag: "map"),
      searchParameters: TileRequest.searchNames, isRepeatable: true, sharesFilter: true
    ) { (service, call) throws(ServiceError) in try service.tile(call) },
    Route(
      "GET", "/tiles.json", "getTileSet", "Describes the vector tiles (TileJSON 3)",
      description: OperationDescription(
        parameters: Schema.parameters(of: TileRequest.self),
        successes: [
          .init(200, "The tile set", [(MediaType.json, Schema.object)]), .notModified,
        ],
        errors: [.invalidParameter], tag: "map"),
      work: .reading, isRepeatable: true
    ) { (service, call) throws(ServiceError) in
      _ = try TileRequest(of: call)
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
  fileprivate func features(_ request: PinRequest) throws(ServiceError) -> [UInt8]? {
    let query = request.query(order: .newest, metric: .haversine)
    var bytes = Array(#"{"type":"FeatureCollection","features":["#.utf8)
    var isFirst = true
    func separate() {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
    }
    if request.isClustered == true, let zoom = request.zoom {
      let part = query.box.flatMap { ClusterPart($0, zoom: zoom) }
      guard let clusters = live.clusters(of: query.filter, in: part) else { return nil }
      // Only great-circle distances are measured here, so this cannot fail.
      guard let found = try? clusters.found(query, zoom: zoom, geodesy: SphereOnly()) else {
        throw .internalError
      }
      // At these zooms, pictures show pins at the same coordinate in a fan.
      let offsets = zoom > clusters.tree.options.maximumZoom ? found.fanOffsets : [:]
      for (index, cluster) in zip(found.indices, found) {
        separate()
        cluster.appendFeature(to: &bytes)
        offsets[index]?.appendMembers(to: &bytes)
      }
    } else if query.order != .newest || query.circle != nil {
      for pin in live.snapshot.pins.pins(query).pins {
        separate()
        pin.announcement.appendFeature(to: &bytes, bearing: pin.bearing)
      }
    } else {
      featureCache.appendFeatures(of: live.snapshot.pins.records(query).records, to: &bytes)
    }
    bytes += "]}".utf8
    return bytes
  }

  fileprivate func tile(_ call: Call) throws(ServiceError) -> Reaction {
    guard let id = call.tile(upTo: PinTileSet.maximumZoom) else { throw .notFound }
    var request = try TileRequest(of: call)
    request.filters.today = today
    let cacheControl = cacheControl(isCurrent: request.version == String(live.lastChange))
    let filter = request.filters.filter
    guard let all = live.clusters(of: PinFilter()) else { return .waitForClusters }
    let tiles = PinTiles(all, pinZoom: PinTileSet.maximumZoom)
    let bytes: [UInt8]
    if filter.isEmpty || !tiles.hasClusters(atZoom: id.z) {
      bytes = tiles.tile(id, of: filter)
    } else {
      guard let clusters = live.clusters(of: filter, in: tiles.part(of: id)) else {
        return .waitForClusters
      }
      bytes = PinTiles(clusters, pinZoom: PinTileSet.maximumZoom).tile(id)
    }
    if bytes.isEmpty {
      return .respond(
        Response(status: 204, headers: [HeaderField("Cache-Control", cacheControl)]))
    }
    return .respond(
      represented(
        .content(bytes, type: PinTileSet.mediaType), to: call.head, cacheControl: cacheControl))
  }
}
