public import PetMapAPI
public import PetMapAnnouncements
public import PetMapDrawing
public import PetMapGeo
import PetMapJSON

/// The pins and clusters found by a query, in its order. Elements are created on access.
public struct FoundClusters: Sendable, RandomAccessCollection {
  /// A pin or a cluster and, for a circular region, its distance and bearing.
  typealias Match = (node: ClusterTree.Node, bearing: PinBearing?)

  /// The number of pins and clusters found, regardless of the query's offset and limit.
  public var total: Int { allMatches.count }
  private let clusters: PinClusters
  private let allMatches: [Match]
  private let matches: ArraySlice<Match>

  init(_ matches: [Match], of clusters: PinClusters, for query: PinQuery) {
    self.clusters = clusters
    allMatches = matches
    self.matches = matches.dropFirst(query.offset).prefix(query.limit)
  }

  /// The first index, which is the query's offset.
  public var startIndex: Int { matches.startIndex }
  /// The position after the last element.
  public var endIndex: Int { matches.endIndex }

  /// - Complexity: O(*n*) in the length of the announcement.
  public subscript(index: Int) -> FoundCluster {
    let (node, bearing) = matches[index]
    let (tree, records) = (clusters.tree, clusters.records)
    let announcement = node.isCluster ? nil : records[node.pin].announcement
    return FoundCluster(
      id: tree.id(of: node), coordinate: announcement?.coordinate ?? tree.coordinate(of: node),
      count: node.count, missing: tree.count(of: node, category: 0),
      found: tree.count(of: node, category: 1), closed: tree.count(of: node, category: 2),
      expansionZoom: tree.expansionZoom(of: node), announcement: announcement, bearing: bearing)
  }

  /// The offsets in a fan, by index, of the pins that share their coordinate with others. A fan
  /// includes the pins outside the query's offset and limit, and is in the order of their ranks.
  ///
  /// - Complexity: O(*n* log *n*) for *n* results, regardless of the query's offset and limit.
  public var fanOffsets: [Int: ScreenOffset] {
    var stacks: [WorldPosition: [ClusterTree.Node]] = [:]
    for (node, _) in allMatches where !node.isCluster {
      stacks[node.position, default: []].append(node)
    }
    var offsets: [ClusterTree.Node: ScreenOffset] = [:]
    for stack in stacks.values where stack.count > 1 {
      for (node, offset) in zip(clusters.tree.sorted(stack), PinFan.offsets(count: stack.count)) {
        offsets[node] = offset
      }
    }
    return indices.reduce(into: [:]) { result, index in
      result[index] = offsets[matches[index].node]
    }
  }
}

/// A pin or a cluster found by a query.
public struct FoundCluster: Sendable, Hashable {
  /// The ID of the pin or the cluster; see `ClusterTree.id(of:)`.
  public let id: String
  /// The coordinate of the pin, or the mean of the cluster's pins in Web Mercator.
  public var coordinate: Coordinate
  /// The number of pins.
  public let count: Int
  /// The number of pins with the status `missing`.
  public let missing: Int
  /// The number of pins with the status `found`.
  public let found: Int
  /// The number of pins with the status `closed`.
  public let closed: Int
  /// The zoom at which the cluster splits, or `nil` if it never does.
  public let expansionZoom: Int?
  /// The announcement, if this is a single pin.
  public var announcement: Announcement?
  /// The distance and bearing from the circle's center, or `nil` if the query has no circle.
  public let bearing: PinBearing?
}

extension FoundCluster {
  /// Creates a single pin.
  public init(_ announcement: Announcement, bearing: PinBearing? = nil) {
    let status = announcement.status
    self.init(
      id: announcement.id, coordinate: announcement.coordinate, count: 1,
      missing: status == .missing ? 1 : 0, found: status == .found ? 1 : 0,
      closed: status == .closed ? 1 : 0, expansionZoom: nil, announcement: announcement,
      bearing: bearing)
  }
}

extension FoundCluster {
  /// Appends a GeoJSON feature: for a pin, as in `Announcement/appendFeature(to:bearing:)`; for a
  /// cluster, with the members that MapLibre and supercluster use, plus `missing`, `found` and
  /// `closed`.
  public func appendFeature(to bytes: inout [UInt8]) {
    if let announcement { return announcement.appendFeature(to: &bytes, bearing: bearing) }
    JSONWriter.append(to: &bytes) { writer in
      writer.feature(id: id, at: coordinate, properties: appendMembers)
    }
  }

  /// Appends a JSON object: for a pin, as in `Announcement/appendJSON(to:bearing:)`; for a cluster,
  /// with its coordinate and the members of its feature.
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
    writer.member("point_count_abbreviated", count.abbreviatedCount)
    writer.member("expansion_zoom", expansionZoom)
    writer.member("missing", missing)
    writer.member("found", found)
    writer.member("closed", closed)
    guard let bearing else { return }
    writer.member("distance", bearing.distance.value)
    writer.member("bearing", bearing.bearing)
  }
}

extension Int {
  /// The number of pins in at most four characters, rounded half up: `999`, `1.3k` for 1,250,
  /// `12k`, `2.7m`.
  ///
  /// The format is supercluster's, except that supercluster expresses millions in thousands.
  package var abbreviatedCount: String {
    if self < 1_000 { return String(self) }
    if self < 9_950 { return tenths(of: 1_000) + "k" }
    if self < 999_500 { return String((self + 500) / 1_000) + "k" }
    if self < 9_950_000 { return tenths(of: 1_000_000) + "m" }
    return String((self + 500_000) / 1_000_000) + "m"
  }

  private func tenths(of unit: Int) -> String {
    let tenths = (self + unit / 20) / (unit / 10)
    let whole = String(tenths / 10)
    return tenths % 10 == 0 ? whole : whole + "." + String(tenths % 10)
  }
}
