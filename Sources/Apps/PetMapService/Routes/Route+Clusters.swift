import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapKit

extension Route {
  /// The pins of a cluster, for those who cannot zoom until they stand apart.
  static let cluster = Route(
    "GET", "/api/v1/clusters/{id}", "getCluster",
    "The pins of a cluster, or of a pin's coordinate, as GeoJSON",
    description: OperationDescription(
      parameters: [
        .init(
          "id", in: "path", schema: #"{"type":"string"}"#,
          "A cluster's cluster_id, or the id of a pin for all that have its coordinate."),
        .init(
          "limit", schema: #"{"type":"integer","minimum":1,"maximum":\#(pinLimit)}"#,
          "At most this many; \(usualPins) without it."),
      ] + mapFilters,
      successes: [
        .init(
          200,
          "The pins; when all have one coordinate, each has also dx and dy, how many CSS pixels to the "
            + "right and down it stands when they are fanned out",
          [(FeatureWriter.featureType, #"{"type":"object"}"#)])
      ], errors: [.notFound, .invalidParameter], tag: "map"),
    searchParameters: Set(mapFilters.map(\.name)), mayBeLarge: true
  ) { (service, call) throws(ServiceError) in
    let query = try MapQuery(call.head.target.parameters)
    guard let clusters = service.live.clusters(of: query.pins.filter) else {
      return .waitForClusters
    }
    guard let id = call["id"] else { throw .notFound }
    let place = (try? service.announcement(call))?.announcement.coordinate
    guard let pins = place.map(clusters.pins(at:)) ?? clusters.pins(ofCluster: id),
      !pins.slots.isEmpty
    else { throw .notFound }
    let limit =
      call.head.target.parameters.contains { $0.name == "limit" } ? query.pins.limit : usualPins
    let shown = pins.slots.prefix(min(limit, pinLimit))
    let bytes = clusters.features(of: Array(shown), isFan: pins.isAtOneCoordinate)
    return .respond(
      service.represented(.content(bytes, type: FeatureWriter.featureType), to: call.head))
  }

  private static let pinLimit = 1000
  private static let usualPins = 100
}

extension PinClusters {
  /// Pins that are told together.
  fileprivate typealias Group = (slots: [Int], isAtOneCoordinate: Bool)

  /// The pins of a cluster; nil when there is no such cluster.
  fileprivate func pins(ofCluster id: String) -> Group? {
    tree.cluster(withID: id).map { (tree.leaves(of: $0), tree.isAtOneCoordinate($0)) }
  }

  /// The pins at a coordinate.
  fileprivate func pins(at place: Coordinate) -> Group {
    let box = BoundingBox(around: place, radius: Meters(1))
    let slots = tree.nodes(in: box, zoom: tree.options.maximumZoom + 1).map(\.pin)
    return (slots.filter { records[$0].coordinate == place }, true)
  }

  /// A collection of the pins' features, each with its place in a fan when there is one.
  fileprivate func features(of slots: [Int], isFan: Bool) -> [UInt8] {
    var bytes = Array(#"{"type":"FeatureCollection","features":["#.utf8)
    let offsets = PinFan.offsets(count: isFan ? slots.count : 0)
    for (index, slot) in slots.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      records[slot].appendFeature(to: &bytes)
      guard isFan else { continue }
      bytes.removeLast()
      let (dx, dy) = (rounded(offsets[index].dx), rounded(offsets[index].dy))
      bytes += Array(#","dx":\#(dx),"dy":\#(dy)}"#.utf8)
    }
    return bytes + Array("]}".utf8)
  }
}

/// Three decimals, and no negative zero.
private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
