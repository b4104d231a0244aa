import PetMapGeo
import PetMapJSON
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
    count = node.count
    statuses = (0..<ClusterPins.statusCount).map { tree.count(of: node, status: $0) }
    expansionZoom = tree.expansionZoom(of: node)
    announcement = node.isCluster ? nil : pins[node.pin]
    coordinate = announcement?.coordinate ?? tree.coordinate(of: node)
    self.way = way
  }

  /// Appends a cluster's GeoJSON feature with the members MapLibre and supercluster give it.
  func appendFeature(to bytes: inout [UInt8]) {
    JSONWriter.append(to: &bytes) { writer in
      writer.feature(id: id, at: coordinate, properties: appendMembers)
    }
  }

  /// Appends a cluster as an object that carries its coordinate beside the members of its feature.
  func appendJSON(to bytes: inout [UInt8]) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        appendMembers(to: &writer)
        writer.member("locationLatitude", coordinate.latitude)
        writer.member("locationLongitude", coordinate.longitude)
      }
    }
  }

  private func appendMembers(to writer: inout JSONWriter) {
    writer.member("cluster", true)
    writer.member("cluster_id", id)
    writer.member("point_count", count)
    // As supercluster has it: a number as long as nothing is abbreviated.
    writer.key("point_count_abbreviated")
    let short = ClusterTree.abbreviated(count: count)
    if count < 1000 { writer.raw(short) } else { writer.string(short) }
    writer.member("expansion_zoom", expansionZoom)
    writer.member("missing", statuses[0])
    writer.member("found", statuses[1])
    writer.member("closed", statuses[2])
    guard let way else { return }
    writer.member("distance", way.distance)
    writer.member("bearing", way.bearing)
  }
}
