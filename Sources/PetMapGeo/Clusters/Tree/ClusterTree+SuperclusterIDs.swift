extension ClusterTree {
  /// The numbers that supercluster gives its clusters, by cluster: 32 times the index of a cluster's
  /// centre among what is on the map at the zoom after its own, and that zoom, and the number of pins.
  ///
  /// There what is on the map stands in the order of rank, as long as no group stays apart for being
  /// too small: supercluster then goes on in an order that its kd-tree makes.
  ///
  /// - Returns: none for more than two pins to a cluster, nor for canonical trees.
  /// - Complexity: O(n) for each zoom.
  func numbersOfSupercluster() -> [UInt32] {
    guard options.compatibility == .supercluster, options.minimumPoints == 2 else { return [] }
    var numbers = Array(repeating: 0 as UInt32, count: forest.tallies.capacity)
    var present = forest.entryOfPin.filter { $0 != .none }
    let pinCount = UInt32(present.count)
    for zoom in stride(from: options.maximumZoom, through: 0, by: -1) {
      var kept: [UInt32] = []
      kept.reserveCapacity(present.count)
      for (position, index) in present.enumerated() {
        let entry = forest.entries[Int(index)]
        guard entry.parent != .none, forest.entries[Int(entry.parent)].deepestZoom == zoom else {
          kept.append(index)
          continue
        }
        // Where its centre was the cluster is, and its other members are no more.
        let cluster = forest.entries[Int(entry.parent)]
        guard cluster.pin == entry.pin else { continue }
        numbers[Int(cluster.cluster)] =
          UInt32(truncatingIfNeeded: position) << 5 + UInt32(zoom + 1) + pinCount
        kept.append(entry.parent)
      }
      present = kept
    }
    return numbers
  }
}
