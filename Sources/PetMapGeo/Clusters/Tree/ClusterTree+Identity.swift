extension ClusterTree {
  /// The index of the pin with an id, hidden or not; nil when it is not among the pins or removed.
  ///
  /// - Complexity: O(n) in the number of pins, comparing hashes.
  public func pin(withID id: String) -> Int? {
    firstPin(withID: id) { _ in true }
  }

  /// The cluster with an id as ``id(of:)`` gives it; nil when there is none.
  ///
  /// - Complexity: O(n) in the number of pins, comparing hashes.
  public func cluster(withID id: String) -> Node? {
    let bytes = Array(id.utf8)
    guard let sign = bytes.lastIndex(of: UInt8(ascii: "@")),
      let zoom = Self.number(bytes[(sign + 1)...]), zoom <= options.maximumZoom
    else { return nil }
    var found: Node?
    // Pins may share an id, and the digits may be written otherwise.
    _ = firstPin(withID: String(decoding: bytes[..<sign], as: UTF8.self)) { pin in
      guard let node = node(showing: pin, zoom: Int(zoom)), node.isCluster,
        self.id(of: node).isSameID(as: id)
      else { return false }
      found = node
      return true
    }
    return found
  }

  /// The first pin that has an id and satisfies a condition.
  private func firstPin(withID id: String, where condition: (Int) -> Bool) -> Int? {
    let hash = RankOrder.hash(of: id)
    let hashes = pins.order.hashes
    for pin in hashes.indices where hashes[pin] == hash {
      if presence[pin] != .removed, pins.ids[pin].isSameID(as: id), condition(pin) { return pin }
    }
    return nil
  }

  /// The number that ASCII digits are.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard (1...10).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + UInt64(digit - 0x30)
    }
    return UInt32(exactly: number)
  }
}
