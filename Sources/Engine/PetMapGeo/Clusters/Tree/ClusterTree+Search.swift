extension ClusterTree {
  // MARK: By region

  /// The pins and clusters within a box at a zoom.
  ///
  /// - Parameters:
  ///   - box: edges inclusive; west greater than east crosses the antimeridian. A cluster is where
  ///     its centre is.
  ///   - zoom: a whole level, brought into 0 to `maximumZoom + 1`, at which every pin stands by itself.
  /// - Returns: in no order that means anything, see ``sorted(_:)``.
  /// - Complexity: O(k + zoom) expected for k results.
  public func nodes(in box: BoundingBox, zoom: Int) -> [Node] {
    nodes(in: PlaneWindow(box), zoom: zoom)
  }

  /// The pins and clusters of a tile, and those around it that are drawn into it.
  ///
  /// What stands beyond 85.051129° of latitude is in no tile but within the buffer of the outermost.
  ///
  /// - Parameters:
  ///   - tile: of a zoom up to ``ClusterOptions/deepestZoom``; deeper ones hold nothing.
  ///   - buffer: how far around the tile, in pixels of a tile `options.extent` pixels wide.
  ///   - clusterZoom: the zoom whose pins and clusters are wanted, when it is not the tile's.
  /// - Returns: in no order that means anything, see ``sorted(_:)``.
  /// - Complexity: O(k + zoom) expected for k results.
  public func nodes(in tile: TileID, buffer: Double, clusterZoom: Int? = nil) -> [Node] {
    guard tile.z <= ClusterOptions.deepestZoom else { return [] }
    let side = MercatorPlane.width / Double(1 << tile.z)
    let around = side * max(0, buffer) / options.extent
    let window = PlaneWindow(
      left: Double(tile.x) * side - around, right: Double(tile.x + 1) * side + around,
      top: Double(tile.y) * side - around, bottom: Double(tile.y + 1) * side + around)
    return nodes(in: window, zoom: clusterZoom ?? tile.z)
  }

  /// All pins and clusters of a zoom, in no order that means anything.
  ///
  /// - Complexity: O(n) in the number of pins and clusters of the tree.
  public func nodes(atZoom zoom: Int) -> [Node] {
    nodes(in: .everything, zoom: zoom)
  }

  private func nodes(in window: PlaneWindow, zoom: Int) -> [Node] {
    var nodes: [Node] = []
    forest.search(window, zoom: max(0, min(zoom, options.maximumZoom + 1))) { index, entry in
      nodes.append(Node(index, entry))
    }
    return nodes
  }

  // MARK: By id

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
    let hash = pins.isRankedByID ? RankOrder.hash(of: id) : nil
    let hashes = pins.order.hashes
    for pin in hashes.indices where hash == nil || hashes[pin] == hash {
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
