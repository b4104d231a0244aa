extension ClusterTree {
  // MARK: By region

  /// Returns the pins and clusters within the given box at the given zoom.
  ///
  /// - Parameters:
  ///   - box: The box, including its edges. If west is greater than east, the box crosses the
  ///     antimeridian. A cluster is in the box if its position is. If the box touches a pole, it
  ///     contains clusters within 1.1 m of the pole at every longitude.
  ///   - zoom: A whole level, clamped to 0 through `maximumZoom + 1`, at which all pins are shown
  ///     individually.
  /// - Returns: The nodes in an unspecified order; see ``sorted(_:)``.
  /// - Complexity: O(*k* + zoom) expected for *k* results.
  public func nodes(in box: BoundingBox, zoom: Int) -> [Node] {
    let windows = PlaneWindow.parts(of: box)
    var nodes: [Node] = []
    for window in windows { nodes += self.nodes(in: window, zoom: zoom) }
    // Pins near a pole are projected to the same row.
    if windows.count > 1 { nodes.removeAll { !$0.isCluster && !box.contains(coordinate(of: $0)) } }
    return nodes
  }

  /// Returns the pins and clusters drawn into a tile, including those in a buffer around the tile.
  ///
  /// Nodes beyond 85.051129° of latitude lie in no tile, only in the buffers of the outermost
  /// tiles.
  ///
  /// - Parameters:
  ///   - tile: A tile at a zoom up to ``ClusterOptions/deepestZoom``; deeper tiles are empty.
  ///   - buffer: The margin around the tile, in pixels of a tile `options.extent` pixels wide.
  ///   - clusterZoom: The zoom of the nodes to return, which defaults to the tile's.
  /// - Returns: The nodes in an unspecified order; see ``sorted(_:)``.
  /// - Complexity: O(*k* + zoom) expected for *k* results.
  public func nodes(in tile: TileID, buffer: Double, clusterZoom: Int? = nil) -> [Node] {
    guard tile.z <= ClusterOptions.deepestZoom else { return [] }
    let side = MercatorPlane.width / Double(1 << tile.z)
    let around = side * max(0, buffer) / options.extent
    let window = PlaneWindow(
      left: Double(tile.x) * side - around, right: Double(tile.x + 1) * side + around,
      top: Double(tile.y) * side - around, bottom: Double(tile.y + 1) * side + around)
    return nodes(in: window, zoom: clusterZoom ?? tile.z)
  }

  /// Returns all pins and clusters at the given zoom, in an unspecified order.
  ///
  /// - Complexity: O(*n*) in the number of pins and clusters of the tree.
  public func nodes(atZoom zoom: Int) -> [Node] {
    nodes(in: .everything, zoom: zoom)
  }

  /// Returns the pins at a coordinate, to within 10⁻¹¹ degrees of longitude, in an unspecified
  /// order. The meridians 180° and -180° are the same.
  ///
  /// - Complexity: O(*k* + zoom) expected for *k* pins.
  package func pins(at coordinate: Coordinate) -> [Node] {
    let window = PlaneWindow(around: MercatorPlane.position(of: coordinate), reach: 0)
    return nodes(in: window, zoom: options.maximumZoom + 1)
  }

  private func nodes(in window: PlaneWindow, zoom: Int) -> [Node] {
    var nodes: [Node] = []
    // About as many as a screen shows, so that the array seldom grows.
    nodes.reserveCapacity(64)
    forest.search(window, zoom: max(0, min(zoom, options.maximumZoom + 1))) { index, node in
      nodes.append(Node(index, node))
    }
    return nodes
  }

  // MARK: By id

  /// Returns the index of the pin with the given ID, hidden or not, or `nil` if it does not exist
  /// or was removed.
  ///
  /// - Complexity: O(1) expected if the pins have an index, otherwise O(*n*) in the number of pins,
  ///   comparing hashes.
  public func pin(withID id: String) -> Int? {
    firstPin(withUTF8: Array(id.utf8)) { _ in true }
  }

  /// Returns the cluster with an ID in the format of ``id(of:)``, or `nil` if there is no such
  /// cluster.
  ///
  /// - Complexity: The same as ``pin(withID:)``.
  public func cluster(withID id: String) -> Node? {
    let bytes = Array(id.utf8)
    guard let separator = bytes.lastIndex(of: UInt8(ascii: "@")),
      let zoom = Self.number(bytes[(separator + 1)...]), zoom <= options.deepestClusterZoom
    else { return nil }
    var found: Node?
    // Compare whole IDs: pins may share an ID, and the zoom may be written with leading zeros.
    _ = firstPin(withUTF8: Array(bytes[..<separator])) { pin in
      guard let node = node(showing: pin, zoom: Int(zoom)), node.isCluster,
        self.id(of: node).isSameID(as: id)
      else { return false }
      found = node
      return true
    }
    return found
  }

  /// Returns the first pin that has the given ID and satisfies a condition.
  private func firstPin(withUTF8 id: [UInt8], where condition: (Int) -> Bool) -> Int? {
    pins.firstPin(withUTF8: id) { presence[$0] != .removed && condition($0) }
  }

  /// Parses ASCII digits as a number.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard (1...10).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + UInt64(digit - UInt8(ascii: "0"))
    }
    return UInt32(exactly: number)
  }
}
