/// The counts and sums of each cluster, indexed by cluster number.
struct ClusterTallies: Sendable {
  /// The number of counts per cluster: one for each status, then one for each species.
  let width: Int
  /// The number of sums per cluster.
  let sumCount: Int
  private(set) var counts: [UInt32] = []
  private(set) var sums: [Int64] = []
  /// The numbers of removed clusters.
  private(set) var free: [UInt32] = []

  init(for pins: borrowing ClusterPins) {
    width = ClusterPins.statusCount + pins.speciesCount
    sumCount = pins.sumCount
  }

  /// The number of cluster numbers, in use or free.
  var capacity: Int { counts.count / width }

  var byteCount: Int { (counts.count + free.count) * 4 + sums.count * 8 }

  mutating func reserveCapacity(_ clusters: Int) {
    counts.reserveCapacity(clusters * width)
    sums.reserveCapacity(clusters * sumCount)
  }

  /// Returns the number of a new, empty cluster.
  mutating func add() -> UInt32 {
    if let number = free.popLast() {
      let cluster = Int(number)
      for offset in 0..<width { counts[cluster * width + offset] = 0 }
      for offset in 0..<sumCount { sums[cluster * sumCount + offset] = 0 }
      return number
    }
    let number = UInt32(capacity)
    for _ in 0..<width { counts.append(0) }
    for _ in 0..<sumCount { sums.append(0) }
    return number
  }

  mutating func remove(_ cluster: UInt32) { free.append(cluster) }

  /// Adds the pins of a node to a cluster's counts and sums.
  mutating func add(_ node: ClusterNode, of pins: borrowing ClusterPins, to cluster: UInt32) {
    let (base, sumBase) = (Int(cluster) * width, Int(cluster) * sumCount)
    if node.isPin {
      let pin = Int(node.pin)
      counts[base + Int(pins.statuses[pin])] += 1
      counts[base + ClusterPins.statusCount + Int(pins.species[pin])] += 1
      for offset in 0..<sumCount { sums[sumBase + offset] &+= pins.sums[pin * sumCount + offset] }
    } else {
      let own = Int(node.clusterNumber)
      for offset in 0..<width { counts[base + offset] += counts[own * width + offset] }
      for offset in 0..<sumCount { sums[sumBase + offset] &+= sums[own * sumCount + offset] }
    }
  }

  /// Moves one pin of a cluster from one status and species to another.
  mutating func recount(
    _ cluster: UInt32, from old: ClusterPins.Kind, to new: ClusterPins.Kind
  ) {
    let base = Int(cluster) * width
    counts[base + old.status] -= 1
    counts[base + new.status] += 1
    counts[base + ClusterPins.statusCount + old.species] -= 1
    counts[base + ClusterPins.statusCount + new.species] += 1
  }

  func count(_ cluster: UInt32, status: Int) -> Int { Int(counts[Int(cluster) * width + status]) }

  func count(_ cluster: UInt32, species: Int) -> Int {
    Int(counts[Int(cluster) * width + ClusterPins.statusCount + species])
  }

  func sum(_ cluster: UInt32, at index: Int) -> Int64 { sums[Int(cluster) * sumCount + index] }
}
