/// Builds a forest by merging pins zoom by zoom.
///
/// A cluster is added to the forest together with its siblings; until these are known, it is kept
/// in a list.
struct TreeBuilder {
  private let pins: ClusterPins
  private let options: ClusterOptions
  private let radii: [Double]
  private var forest: ClusterForest
  /// The clusters by number. Entries already in the forest are no longer needed.
  private var clusters: [ClusterNode] = []

  init(pins: ClusterPins, options: ClusterOptions, radii: [Double]) {
    self.pins = pins
    self.options = options
    self.radii = radii
    forest = ClusterForest(for: pins, radii: radii)
  }

  /// Returns a forest for the pins at the given indices.
  mutating func forest(of shown: [Int]) -> ClusterForest {
    forest.reserveCapacity(pins: shown.count)
    clusters.reserveCapacity(shown.count * 5 / 8)
    var candidates = candidates(shown)
    var isolated: [MergeCandidate] = []
    var isCrowded = false
    let deepest = options.deepestClusterZoom
    for zoom in stride(from: deepest, through: 0, by: -1) {
      if (deepest - zoom).isMultiple(of: IsolatedCandidates.zooms) {
        candidates += isolated
        // When a pass merges many candidates, few are isolated, and finding them costs more time
        // than it saves: a sixth of the total for pins distributed over the whole world.
        isolated =
          isCrowded
          ? []
          : IsolatedCandidates.remove(
            from: &candidates, radii: radii[max(0, zoom - IsolatedCandidates.zooms + 1)...zoom])
      }
      let count = candidates.count
      merge(&candidates, zoom: zoom)
      isCrowded = candidates.count < count / 8 * 7
    }
    forest.setRoots((candidates + isolated).map { node(of: $0) })
    return forest
  }

  private func candidates(_ shown: [Int]) -> [MergeCandidate] {
    shown.map { pin in
      MergeCandidate(
        position: MercatorPlane.position(of: pins.coordinate(of: pin)),
        rank: pins.order.rank(of: UInt32(pin)), pin: UInt32(pin))
    }
  }

  /// Replaces a zoom's candidates with those of the next shallower zoom.
  private mutating func merge(_ candidates: inout [MergeCandidate], zoom: Int) {
    let grid = CellGrid(sorting: &candidates, reach: radii[zoom])
    let centers = greedyCenters(
      of: candidates, in: grid, radius: radii[zoom], by: pins.order)
    let groups = MergeGroups(centers: centers)
    var merged: [MergeCandidate] = []
    merged.reserveCapacity(candidates.count)
    var members: [ClusterNode] = []
    for center in candidates.indices where centers[center] == center {
      if groups.isSingle(center) {
        merged.append(candidates[center])
        continue
      }
      members.removeAll(keepingCapacity: true)
      groups.visit(center) { members.append(node(of: candidates[$0])) }
      let count = members.reduce(0) { $0 + Int($1.count) }
      if options.formsCluster(count: count, zoom: zoom) {
        merged.append(merge(members, rank: candidates[center].rank, zoom: zoom))
      } else {
        groups.visit(center) { merged.append(candidates[$0]) }
      }
    }
    candidates = merged
  }

  /// Creates a cluster from its members, the first of which is the center.
  private mutating func merge(
    _ members: [ClusterNode], rank: UInt64, zoom: Int
  ) -> MergeCandidate {
    let cluster = forest.makeCluster(of: forest.add(members), zoom: zoom, pins: pins)
    clusters.append(cluster)
    return MergeCandidate(
      position: cluster.position, rank: rank, pin: cluster.pin,
      clusterNumber: cluster.clusterNumber)
  }

  private func node(of candidate: MergeCandidate) -> ClusterNode {
    candidate.clusterNumber == .none
      ? ClusterNode(
        pin: candidate.pin, at: candidate.position, zoom: options.deepestClusterZoom + 1)
      : clusters[Int(candidate.clusterNumber)]
  }
}
