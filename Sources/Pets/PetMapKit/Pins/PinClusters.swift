public import PetMapGeo

/// Pins merged into clusters, with their announcements: of a whole collection, or of the pins that
/// pass a filter. Who is asked for the same filter again and again keeps them.
public struct PinClusters: Sendable {
  /// The clusters; its pins are slots of the records.
  public let tree: ClusterTree
  /// The announcements, by the tree's pins.
  public let records: PinRecords

  /// Whose ids the announcements have. Pins are ranked by the ids under which a service has them, so
  /// that a file and a service over it have the same clusters.
  public enum IDs: Sendable {
    /// A store's or a service's: each is its own rank.
    case service
    /// A file's: the rank is the id that an import without a source's name assigns
    /// (`AnnouncementID(ofSource:)`).
    case file
  }

  /// Clusters the pins of a loader.
  ///
  /// - Parameter ids: whose ids the announcements have.
  /// - Complexity: O(*n*) expected for each zoom.
  public init(
    _ loader: consuming PinLoader, ids: IDs = .service, options: ClusterOptions = .standard
  ) {
    records = loader.records
    tree = ClusterTree(records.clusterPins(ids: ids), options: options)
  }

  init(tree: ClusterTree, records: PinRecords) {
    self.tree = tree
    self.records = records
  }

  /// The pins and clusters of a query at a zoom: what passes the filter was merged before, wherever
  /// it is, so that a cluster is the same whatever region is asked for. In the region is what has
  /// its centre there.
  ///
  /// - Parameters:
  ///   - query: its region, order, offset and limit count. Clusters have no date and no insertion:
  ///     orders but distance and id are that of the pins' rank, which is the same for the same
  ///     pins.
  ///   - zoom: brought into 0 to the deepest at which pins are clustered and one.
  /// - Throws: what the provider throws, for circles that are not measured on the sphere.
  /// - Complexity: O(*k* log *k*) for *k* results in a box, O(*n*) for *n* of the zoom else.
  public func found<Geodesy: GeodesyProvider>(
    _ query: PinQuery, zoom: Int, geodesy: Geodesy
  ) throws(Geodesy.Failure) -> FoundClusters {
    var found: [FoundClusters.Match] = []
    switch query.region {
    case .everywhere:
      found = tree.sorted(tree.nodes(atZoom: zoom)).map { ($0, nil) }
    case .box(let box):
      found = tree.sorted(tree.nodes(in: box, zoom: zoom)).map { ($0, nil) }
    case .polygon(let polygon):
      found = tree.sorted(tree.nodes(atZoom: zoom))
        .filter { polygon.contains(tree.coordinate(of: $0)) }.map { ($0, nil) }
    case .circle(let circle):
      var distances = PinDistances(from: circle, by: geodesy)
      let near = tree.sorted(tree.nodes(atZoom: zoom)).filter {
        distances.mayReach(tree.coordinate(of: $0))
      }
      let bearings = try distances.bearings(to: near.map { tree.coordinate(of: $0) })
      for (node, bearing) in zip(near, bearings) {
        if let bearing { found.append((node, bearing)) }
      }
    }
    if query.order == .distance || query.order == .id {
      found.sort { first, second in
        if query.order == .distance, let near = first.bearing?.distance,
          let far = second.bearing?.distance, near != far
        {
          return near < far
        }
        return tree.id(of: first.node).isIDBefore(tree.id(of: second.node))
      }
    }
    return FoundClusters(found, of: self, for: query)
  }
}

extension PinCollection {
  /// The clusters of the pins that pass a filter.
  ///
  /// - Parameter options: how they are merged; nil for as ``clusterTree`` does.
  /// - Complexity: O(1) for all pins and the tree's own options; else O(*n*) expected for each
  ///   zoom, half of it for a filter and the tree's own options.
  public func clusters(
    of filter: PinFilter = PinFilter(), options: ClusterOptions? = nil
  ) -> PinClusters {
    guard let clusterTree, options == nil || options == clusterTree.options else {
      var pins = self
      pins.buildClusters(options: options ?? .standard)
      return pins.clusters(of: filter)
    }
    guard !filter.isEmpty else { return PinClusters(tree: clusterTree, records: records) }
    var tree = clusterTree
    let records = records
    tree.filter { filter.admits(records[$0]) }
    return PinClusters(tree: tree, records: records)
  }
}
