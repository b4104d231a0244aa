/// What is counted and summed of the pins of each cluster; a cluster is known by its number.
struct ClusterTallies: Sendable {
  /// How many counts a cluster has: one for each status, then one for each species.
  let width: Int
  /// How many sums a cluster has.
  let sumCount: Int
  private(set) var counts: [UInt32] = []
  private(set) var sums: [Int64] = []
  /// The numbers of clusters that are no more.
  private(set) var free: [UInt32] = []

  init(for pins: borrowing ClusterPins) {
    width = ClusterPins.statusCount + pins.speciesCount
    sumCount = pins.sumCount
  }

  /// How many numbers there are, in use or free.
  var capacity: Int { counts.count / width }

  var byteCount: Int { (counts.count + free.count) * 4 + sums.count * 8 }

  mutating func reserveCapacity(_ clusters: Int) {
    counts.reserveCapacity(clusters * width)
    sums.reserveCapacity(clusters * sumCount)
  }

  /// A number for a new cluster of no pins.
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

  /// Counts what an entry stands for to a cluster.
  mutating func add(_ entry: ClusterEntry, of pins: borrowing ClusterPins, to cluster: UInt32) {
    let (base, sumBase) = (Int(cluster) * width, Int(cluster) * sumCount)
    if entry.isPin {
      let pin = Int(entry.pin)
      counts[base + Int(pins.statuses[pin])] += 1
      counts[base + ClusterPins.statusCount + Int(pins.species[pin])] += 1
      for offset in 0..<sumCount { sums[sumBase + offset] &+= pins.sums[pin * sumCount + offset] }
    } else {
      let own = Int(entry.clusterNumber)
      for offset in 0..<width { counts[base + offset] += counts[own * width + offset] }
      for offset in 0..<sumCount { sums[sumBase + offset] &+= sums[own * sumCount + offset] }
    }
  }

  /// Counts a pin of a cluster under another status and species.
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
