extension ClusterTree {
  /// The index of the pin with an id; nil when it is not among the pins or left out.
  ///
  /// - Complexity: O(n) in the number of pins, comparing hashes.
  public func pin(withID id: String) -> Int? {
    let rank = pinRank(id)
    // Copied out of the tree, so that the loop need not look whether they changed.
    let ranks = pins.ranks
    for index in ranks.indices where ranks[index] == rank {
      if slots[index] != .none, pins.ids[index].isSameID(as: id) { return index }
    }
    return nil
  }

  /// The cluster with an id as ``id(of:)`` gives it; nil when there is none.
  ///
  /// - Complexity: O(n) in the number of pins, comparing hashes.
  public func cluster(withID id: String) -> Node? {
    if !superclusterIDs.isEmpty {
      guard let number = Self.number(id.utf8[...]),
        let cluster = superclusterIDs.firstIndex(where: { $0 == number })
      else { return nil }
      var slot = slots[Int(clusters[cluster].pin)]
      while isPin(entities[Int(slot)]) || entities[Int(slot)].payload != cluster {
        slot = entities[Int(slot)].parent
      }
      return node(Slot(slot))
    }
    guard let sign = id.utf8.lastIndex(of: UInt8(ascii: "@")),
      let zoom = Self.number(id.utf8[sign...].dropFirst()), zoom <= options.maximumZoom
    else { return nil }
    let own = String(id[..<sign])
    let rank = pinRank(own)
    let ranks = pins.ranks
    for pin in ranks.indices where ranks[pin] == rank && pins.ids[pin].isSameID(as: own) {
      // Pins may share an id, and the digits may be written otherwise.
      if let node = node(showing: pin, zoom: Int(zoom)), node.isCluster,
        self.id(of: node).isSameID(as: id)
      {
        return node
      }
    }
    return nil
  }

  /// The number that ASCII digits are.
  private static func number(_ digits: Substring.UTF8View) -> UInt32? {
    guard (1...10).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + UInt64(digit - 0x30)
    }
    return UInt32(exactly: number)
  }
}

extension ClusterPins {
  /// Where the pins are, by index.
  package var places: [Coordinate] { coordinates }
}
