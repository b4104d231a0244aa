extension ClusterTree {
  /// The index of the pin with an id; nil when it is not among the pins or left out.
  ///
  /// - Complexity: O(n) in the number of pins, comparing hashes.
  public func pin(withID id: String) -> Int? {
    let rank = pinRank(id)
    for index in pins.ids.indices where slots[index] != .none {
      if pins.ranks[index] == rank, pins.ids[index] == id { return index }
    }
    return nil
  }
}

extension ClusterPins {
  /// Where the pins are, by index.
  package var places: [Coordinate] { coordinates }
}
