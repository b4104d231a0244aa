extension ClusterTree {
  /// The index of the pin with an id; nil when it is not among the pins or left out.
  ///
  /// - Complexity: O(n) in the number of pins, comparing hashes.
  public func pin(withID id: String) -> Int? {
    let rank = pinRank(id)
    // Copied out of the tree, so that the loop need not look whether they changed.
    let ranks = pins.ranks
    for index in ranks.indices where ranks[index] == rank {
      if slots[index] != .none, pins.ids[index] == id { return index }
    }
    return nil
  }
}

extension ClusterPins {
  /// Where the pins are, by index.
  package var places: [Coordinate] { coordinates }
}
