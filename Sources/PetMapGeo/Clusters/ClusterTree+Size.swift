extension ClusterTree {
  /// How much memory the tree uses, without its pins and the room kept for more.
  public var byteCount: Int {
    size(entities) + size(clusters) + size(counts) + size(sums) + size(slots) + size(presence)
      + size(directory.buckets) + size(directory.words) + size(freeSlots) + size(freeClusters)
      + size(superclusterIDs)
  }
}

extension ClusterPins {
  /// How much memory the columns use, without the texts of ids longer than 15 bytes.
  public var byteCount: Int {
    size(ids) + size(ranks) + size(coordinates) + size(statuses) + size(species) + size(sums)
  }
}

private func size<Element>(_ array: [Element]) -> Int {
  array.count * MemoryLayout<Element>.stride
}
