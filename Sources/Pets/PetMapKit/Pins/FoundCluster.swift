public import PetMapGeo
import PetMapJSON
public import PetMapAnnouncements
public import PetMapAPI

/// The pins and clusters of a query in its order; each is made when it is asked for.
public struct FoundClusters: Sendable, RandomAccessCollection {
  /// A pin or a cluster, and its distance and bearing where a circle was asked for.
  typealias Match = (node: ClusterTree.Node, bearing: PinBearing?)

  /// How many there are, the query's offset and limit aside.
  public let total: Int
  private let clusters: PinClusters
  private let matches: ArraySlice<Match>

  init(_ matches: [Match], of clusters: PinClusters, for query: PinQuery) {
    total = matches.count
    self.clusters = clusters
    self.matches = matches.dropFirst(query.offset).prefix(query.limit)
  }

  /// The first index; the query's offset is its first.
  public var startIndex: Int { matches.startIndex }
  /// One after the last index.
  public var endIndex: Int { matches.endIndex }

  /// - Complexity: O(the length of the announcement).
  public subscript(index: Int) -> FoundCluster {
    let (node, bearing) = matches[index]
    let (tree, records) = (clusters.tree, clusters.records)
    let announcement = node.isCluster ? nil : records[node.pin].announcement
    return FoundCluster(
      id: tree.id(of: node), coordinate: announcement?.coordinate ?? tree.coordinate(of: node),
      count: node.count, missing: tree.count(of: node, status: 0),
      found: tree.count(of: node, status: 1), closed: tree.count(of: node, status: 2),
      expansionZoom: tree.expansionZoom(of: node), announcement: announcement, bearing: bearing)
  }
}

/// A pin or a cluster that was found.
public struct FoundCluster: Sendable, Hashable {
  /// The pin's id or the cluster's, see `ClusterTree.id(of:)`.
  public let id: String
  /// Where it stands: a pin where it was put, a cluster at the mean of its pins on Web Mercator.
  public var coordinate: Coordinate
  /// How many pins it stands for.
  public let count: Int
  /// How many of its pins are missing.
  public let missing: Int
  /// How many of its pins are found.
  public let found: Int
  /// How many of its pins are closed.
  public let closed: Int
  /// The zoom at which the cluster falls apart, nil for never.
  public let expansionZoom: Int?
  /// The announcement of a pin that stands by itself.
  public var announcement: Announcement?
  /// The distance and bearing from the circle's center, nil without a circle.
  public let bearing: PinBearing?
}

extension FoundCluster {
  /// Appends the GeoJSON feature: a pin's as `Announcement/appendFeature(to:bearing:)` has it, a
  /// cluster's with the members that MapLibre and supercluster give it, and `missing`, `found` and
  /// `closed`.
  public func appendFeature(to bytes: inout [UInt8]) {
    if let announcement { return announcement.appendFeature(to: &bytes, bearing: bearing) }
    JSONWriter.append(to: &bytes) { writer in
      writer.feature(id: id, at: coordinate, properties: appendMembers)
    }
  }

  /// Appends an object: a pin's as `Announcement/appendJSON(to:bearing:)` has it, a cluster's
  /// with its coordinate beside the members of its feature.
  public func appendJSON(to bytes: inout [UInt8]) {
    if let announcement { return announcement.appendJSON(to: &bytes, bearing: bearing) }
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
    writer.member("point_count_abbreviated", ClusterTree.abbreviated(count: count))
    writer.member("expansion_zoom", expansionZoom)
    writer.member("missing", missing)
    writer.member("found", found)
    writer.member("closed", closed)
    guard let bearing else { return }
    writer.member("distance", bearing.distance.value)
    writer.member("bearing", bearing.bearing)
  }
}
