public import PetMapGeo

/// Clusters and their announcements, for a whole collection or for the pins that match a filter. If
/// you use a filter repeatedly, keep its clusters.
public struct PinClusters: Sendable {
  /// The cluster tree; its pins are slots in ``records``.
  public let tree: ClusterTree
  /// The announcements, indexed by the tree's pins.
  public let records: PinRecords

  /// The origin of the announcements' IDs. Pins are ranked by the IDs that a service would use, so
  /// a file and a service that has imported it have the same clusters.
  public enum IDs: Sendable {
    /// IDs from a store or a service, which determine the rank directly.
    case service
    /// IDs from a file. Each pin is ranked by the ID that an import without a source name would
    /// assign (`AnnouncementID(ofSource:)`).
    case file
  }

  /// Clusters the pins from a loader.
  ///
  /// - Parameters:
  ///   - ids: The origin of the announcements' IDs.
  ///   - activeSince: The date before which pins are old; see ``PinFilter/activeSince``.
  /// - Complexity: O(*n*) expected for each zoom.
  public init(
    _ loader: consuming PinLoader, ids: IDs = .service, options: ClusterOptions = .standard,
    activeSince: CalendarDate? = nil
  ) {
    records = loader.records
    var tree = ClusterTree(records.clusterPins(ids: ids), options: options)
    var filter = PinFilter()
    filter.activeSince = activeSince
    Self.discount(&tree, records, filter)
    self.tree = tree
  }

  /// Leaves old pins out of the counts of clusters.
  ///
  /// - Complexity: O(*n*) if the filter tells which pins are old.
  fileprivate static func discount(
    _ tree: inout ClusterTree, _ records: PinRecords, _ filter: PinFilter
  ) {
    guard filter.activeSince != nil else { return }
    for pin in records.slots where filter.isOld(day: records[pin].lastSeenDay) {
      tree.discount(pin: pin)
    }
  }

  init(tree: ClusterTree, records: PinRecords) {
    self.tree = tree
    self.records = records
  }

  /// Returns the pins and clusters that match a query at the given zoom. Pins that match the filter
  /// are clustered regardless of the region, so clusters do not depend on it. A cluster is in the
  /// region if its position is.
  ///
  /// - Parameters:
  ///   - query: The query. Only its region, order, offset and limit are used. Clusters have neither
  ///     a date nor an insertion number, so orders other than distance and ID fall back to the
  ///     rank, which depends only on the pins.
  ///   - zoom: The zoom, clamped to the range from 0 to one more than the tree's maximum zoom.
  /// - Throws: Errors from the geodesy provider, for circles that are not measured on the sphere.
  /// - Complexity: O(*k* log *k*) for *k* results in a box, otherwise O(*n*) for *n* nodes at the
  ///   zoom.
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
  /// Returns the clusters of the pins that match a filter.
  ///
  /// - Parameter options: The cluster options, or `nil` for the options of ``clusterTree``.
  /// - Complexity: O(1) for all pins, and for those that are not closed, with the tree's options;
  ///   otherwise O(*n*) expected for each zoom, or half as much for a filter with the tree's options.
  public func clusters(
    of filter: PinFilter = PinFilter(), options: ClusterOptions? = nil
  ) -> PinClusters {
    guard let clusterTree, options == nil || options == clusterTree.options else {
      var pins = self
      pins.buildClusters(options: options ?? .standard)
      return pins.clusters(of: filter)
    }
    var tree = filter.admitsClosed ? clusterTree : openTree ?? clusterTree
    let records = records
    if filter.isKept { return PinClusters(tree: tree, records: records) }
    tree.filter { filter.admits(records[$0]) }
    PinClusters.discount(&tree, records, filter)
    return PinClusters(tree: tree, records: records)
  }
}

extension PinCollection {
  /// Returns the clusters of the pins that match a filter, as far as a part shows them. Its nodes in
  /// the part are the same as those of ``clusters(of:options:)``.
  ///
  /// - Returns: The clusters, or `nil` if there are none yet, or if the part is a large part of the
  ///   whole.
  /// - Complexity: O(*k*) expected for each zoom, for *k* pins in the part and around it.
  package func clusters(of filter: PinFilter, in part: ClusterPart) -> PinClusters? {
    guard let clusterTree else { return nil }
    // In radii. On the average of crowded cities, half of it is used.
    var margin = 24.0
    while let slots = clusterTree.pins(around: part, margin: margin, limit: count / 4) {
      var wanted = PinRecords()
      for slot in slots where filter.admits(records[slot]) { wanted.append(slot, of: records) }
      var tree = ClusterTree(wanted.clusterPins(), options: clusterTree.options)
      if tree.isExact(in: part, margin: margin) {
        PinClusters.discount(&tree, wanted, filter)
        return PinClusters(tree: tree, records: wanted)
      }
      margin *= 2
    }
    return nil
  }
}

extension PinClusters {
  /// The number of bytes in the clusters and, for a part of a collection, in its records.
  package var byteCount: Int { tree.byteCount + records.byteCount }
}

extension PinFilter {
  /// Whether closed pins are among those that the filter may accept.
  fileprivate var admitsClosed: Bool { statuses?.contains(.closed) ?? true }

  /// Whether a ``PinCollection`` keeps the clusters of the filter: it accepts all pins, or exactly
  /// those that are not closed.
  package var isKept: Bool {
    guard let statuses else { return isEmpty }
    var others = self
    others.statuses = nil
    return others.isEmpty && !admitsClosed && statuses.contains(.missing)
      && statuses.contains(.found)
  }
}
