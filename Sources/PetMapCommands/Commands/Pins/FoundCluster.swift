import PetMapGeo
import PetMapReports

/// A pin or a cluster that was found, with the way to it when there is a place to measure from.
struct FoundCluster {
  let id: String
  let coordinate: Coordinate
  let count: Int
  /// How many of the pins have each status, in the order missing, found, closed.
  let statuses: [Int]
  /// The zoom at which the cluster falls apart, nil for never.
  let expansionZoom: Int?
  /// The announcement of a pin that stands by itself.
  let announcement: Announcement?
  let way: PinBearing?

  init(
    _ node: ClusterTree.Node, in tree: ClusterTree, pins: [Announcement], way: PinBearing?
  ) {
    id = tree.id(of: node)
    count = tree.count(of: node)
    statuses = (0..<ClusterPins.statuses).map { tree.count(of: node, status: $0) }
    expansionZoom = tree.expansionZoom(of: node)
    announcement = tree.isCluster(node) ? nil : pins[tree.pin(of: node)]
    coordinate = announcement?.coordinate ?? tree.coordinate(of: node)
    self.way = way
  }

  /// Appends a cluster's GeoJSON feature with the members MapLibre and supercluster give it.
  func appendFeature(to bytes: inout [UInt8]) {
    JSONText.append(literal: #"{"type":"Feature","id":"#, to: &bytes)
    JSONText.append(id, to: &bytes)
    JSONText.append(literal: #","geometry":{"type":"Point","coordinates":["#, to: &bytes)
    JSONText.append(coordinate.longitude, to: &bytes)
    bytes.append(0x2C)
    JSONText.append(coordinate.latitude, to: &bytes)
    JSONText.append(literal: #"]},"properties":{"#, to: &bytes)
    appendMembers(to: &bytes)
    JSONText.append(literal: "}}", to: &bytes)
  }

  /// Appends a cluster as an object that carries its place beside the members of its feature.
  func appendJSON(to bytes: inout [UInt8]) {
    bytes.append(0x7B)
    appendMembers(to: &bytes)
    append(",\"locationLatitude\":", to: &bytes)
    JSONText.append(coordinate.latitude, to: &bytes)
    append(",\"locationLongitude\":", to: &bytes)
    JSONText.append(coordinate.longitude, to: &bytes)
    bytes.append(0x7D)
  }

  private func appendMembers(to bytes: inout [UInt8]) {
    append("\"cluster\":true,\"cluster_id\":", to: &bytes)
    JSONText.append(id, to: &bytes)
    append(",\"point_count\":\(count),\"point_count_abbreviated\":", to: &bytes)
    // As supercluster has it: a number as long as nothing is abbreviated.
    let short = ClusterTree.abbreviated(count: count)
    if count < 1000 { append(short, to: &bytes) } else { JSONText.append(short, to: &bytes) }
    append(",\"expansion_zoom\":\(expansionZoom.map(String.init) ?? "null")", to: &bytes)
    append(",\"missing\":\(statuses[0]),\"found\":\(statuses[1])", to: &bytes)
    append(",\"closed\":\(statuses[2])", to: &bytes)
    guard let way else { return }
    append(",\"distance\":", to: &bytes)
    JSONText.append(way.distance, to: &bytes)
    append(",\"bearing\":", to: &bytes)
    JSONText.append(way.bearing, to: &bytes)
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    JSONText.append(literal: text, to: &bytes)
  }
}
