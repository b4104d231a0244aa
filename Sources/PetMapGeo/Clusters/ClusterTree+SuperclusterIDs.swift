extension ClusterTree {
  /// The numbers that supercluster gives its clusters, by cluster: 32 times the place of a cluster's
  /// centre among what is on the map at the zoom below its own, and that zoom, and the number of pins.
  ///
  /// There what is on the map stands in the order of rank, as long as no group stays apart for being
  /// too small: supercluster then goes on in an order that its kd-tree makes.
  ///
  /// - Complexity: O(n) for each zoom.
  func numbersOfSupercluster() -> [UInt32] {
    guard options.compatibility == .supercluster, options.minimumPoints == 2 else { return [] }
    var numbers = Array(repeating: 0 as UInt32, count: clusters.count)
    var present = pins.ids.indices.filter { presence[$0] == .shown }.map { slots[$0] }
    let pinCount = UInt32(truncatingIfNeeded: present.count)
    for zoom in stride(from: options.maximumZoom, through: 0, by: -1) {
      var kept = 0
      for place in present.indices {
        let slot = present[place]
        let parent = entities[Int(slot)].parent
        if parent == .none || entities[Int(parent)].bottom < zoom {
          present[kept] = slot
          kept += 1
          continue
        }
        let cluster = entities[Int(parent)].payload
        guard clusters[cluster].pin == pinIndex(of: slot) else { continue }
        numbers[cluster] =
          UInt32(truncatingIfNeeded: place) << 5 + UInt32(truncatingIfNeeded: zoom + 1) + pinCount
        present[kept] = parent
        kept += 1
      }
      present.removeLast(present.count - kept)
    }
    return numbers
  }
}
