import PetMapAPI
import PetMapAnnouncements
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapParameters
import PetMapRequests

extension Route {
  /// The pins of a cluster, for clients that cannot zoom in until the pins separate.
  static let cluster = Route(
    "GET", "/api/v1/clusters/{id}", "getCluster",
    "Returns the pins in a cluster, or all pins at a pin's coordinate, as GeoJSON",
    description: OperationDescription(
      parameters: [
        .init(
          "id", in: "path", schema: Schema.string,
          "A cluster_id, or a pin's ID to get all pins at its coordinate.")
      ] + Schema.parameters(of: ClusterRequest.self),
      successes: [
        .init(
          200,
          "The pins; if all are at the same coordinate, dx and dy spread them out in a fan, in CSS "
            + "pixels to the right and down",
          [(FeatureWriter.featureType, Schema.object)]),
        .notModified,
      ], errors: [.notFound, .invalidParameter], tag: "map"),
    searchParameters: ClusterRequest.searchNames, mayBeLarge: true, isRepeatable: true
  ) { (service, call) throws(ServiceError) in
    var request = try ClusterRequest(of: call)
    request.filters.today = service.today
    guard let clusters = service.live.clusters(of: request.filters.filter) else {
      return .waitForClusters
    }
    guard let id = call["id"] else { throw .notFound }
    let coordinate = (try? service.announcement(call))?.announcement.coordinate
    guard let pins = coordinate.map(clusters.pins(at:)) ?? clusters.pins(ofCluster: id),
      !pins.slots.isEmpty
    else { throw .notFound }
    let shown = pins.slots.prefix(request.limit)
    let bytes = clusters.features(of: Array(shown), isFan: pins.isAtOneCoordinate)
    return .respond(
      service.represented(.content(bytes, type: FeatureWriter.featureType), to: call.head))
  }
}

extension PinClusters {
  /// Pins that are returned together.
  fileprivate typealias Group = (slots: [Int], isAtOneCoordinate: Bool)

  /// Returns the pins of a cluster, or `nil` if there is no such cluster.
  fileprivate func pins(ofCluster id: String) -> Group? {
    tree.cluster(withID: id).map { (tree.leaves(of: $0), tree.isAtOneCoordinate($0)) }
  }

  /// Returns the pins at a coordinate.
  fileprivate func pins(at coordinate: Coordinate) -> Group {
    (tree.sorted(tree.pins(at: coordinate)).map(\.pin), true)
  }

  /// Returns a feature collection of the pins, with offsets if they form a fan.
  fileprivate func features(of slots: [Int], isFan: Bool) -> [UInt8] {
    var bytes = Array(#"{"type":"FeatureCollection","features":["#.utf8)
    let offsets = PinFan.offsets(count: isFan ? slots.count : 0)
    for (index, slot) in slots.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      records[slot].appendFeature(to: &bytes)
      if isFan { offsets[index].appendMembers(to: &bytes) }
    }
    return bytes + Array("]}".utf8)
  }
}

extension ScreenOffset {
  /// Adds `dx` and `dy` to a JSON object that has other members.
  func appendMembers(to object: inout [UInt8]) {
    object.removeLast()
    object += Array(#","dx":\#(rounded(dx)),"dy":\#(rounded(dy))}"#.utf8)
  }
}

/// Rounds to three decimal places, and replaces negative zero with zero.
private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
