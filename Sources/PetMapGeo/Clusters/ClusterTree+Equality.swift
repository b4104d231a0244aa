extension ClusterTree {
  /// Whether two trees are the same in every bit of what is stored of pins and clusters.
  package func isIdentical(to other: ClusterTree) -> Bool {
    guard counts == other.counts, sums == other.sums, slots == other.slots,
      presence == other.presence, superclusterIDs == other.superclusterIDs,
      freeSlots == other.freeSlots, freeClusters == other.freeClusters,
      directory.buckets == other.directory.buckets, directory.words == other.directory.words
    else { return false }
    let entitiesAgree = entities.elementsEqual(other.entities) { one, other in
      one.x == other.x && one.y == other.y && one.next == other.next && one.parent == other.parent
        && one.sibling == other.sibling && one.payload == other.payload
        && one.bottom == other.bottom
    }
    let clustersAgree = clusters.elementsEqual(other.clusters) { one, other in
      one.pin == other.pin && one.child == other.child && one.count == other.count
    }
    let levelsAgree = directory.levels.elementsEqual(other.directory.levels) { one, other in
      one.start == other.start && one.wordStart == other.wordStart && one.count == other.count
        && one.longestSpan == other.longestSpan
    }
    return entitiesAgree && clustersAgree && levelsAgree
  }
}
