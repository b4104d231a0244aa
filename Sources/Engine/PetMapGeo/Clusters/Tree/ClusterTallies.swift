/// The counts of each cluster's pins by category, indexed by cluster number.
struct ClusterTallies: Sendable {
  private static let width = ClusterPins.categoryCount
  private(set) var counts: [UInt32] = []
  /// The numbers of removed clusters.
  private(set) var free: [UInt32] = []

  /// The number of cluster numbers, in use or free.
  var capacity: Int { counts.count / Self.width }

  var byteCount: Int { (counts.count + free.count) * 4 }

  mutating func reserveCapacity(_ clusters: Int) { counts.reserveCapacity(clusters * Self.width) }

  /// Returns the number of a new, empty cluster.
  mutating func add() -> UInt32 {
    if let number = free.popLast() {
      for category in 0..<Self.width { counts[Int(number) * Self.width + category] = 0 }
      return number
    }
    let number = UInt32(capacity)
    for _ in 0..<Self.width { counts.append(0) }
    return number
  }

  mutating func remove(_ cluster: UInt32) { free.append(cluster) }

  /// Adds the pins of a node to a cluster's counts.
  mutating func add(_ node: ClusterNode, of pins: borrowing ClusterPins, to cluster: UInt32) {
    let base = Int(cluster) * Self.width
    if node.isPin {
      counts[base + Int(pins.categories[Int(node.pin)])] += 1
    } else {
      let own = Int(node.clusterNumber) * Self.width
      for category in 0..<Self.width { counts[base + category] += counts[own + category] }
    }
  }

  /// Moves one pin of a cluster from one category to another.
  mutating func recount(_ cluster: UInt32, from old: Int, to new: Int) {
    let base = Int(cluster) * Self.width
    counts[base + old] -= 1
    counts[base + new] += 1
  }

  func count(_ cluster: UInt32, category: Int) -> Int {
    Int(counts[Int(cluster) * Self.width + category])
  }
}
