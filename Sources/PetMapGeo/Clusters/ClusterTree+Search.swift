extension ClusterTree {
  /// The pins and clusters within a box at a zoom.
  ///
  /// - Parameters:
  ///   - box: edges inclusive; west greater than east crosses the antimeridian. A cluster is where
  ///     its centre is.
  ///   - zoom: brought into 0 to `maximumZoom + 1`, at which every pin stands by itself.
  /// - Returns: in no order that means anything, see ``sorted(_:)``.
  /// - Complexity: O(k + zoom) expected for k results.
  public func nodes(in box: BoundingBox, zoom: Int) -> [Node] {
    var search = NodeSearch()
    find(in: box, zoom: zoom, &search)
    return search.found.map(node)
  }

  /// Finds the nodes within a box, see ``nodes(in:zoom:)``.
  package func find(in box: BoundingBox, zoom: Int, _ search: inout NodeSearch) {
    find(in: PlaneWindow(box, plane: plane), zoom: limit(zoom), &search)
  }

  /// The pins and clusters of a tile, and those around it that are drawn into it.
  ///
  /// What stands beyond 85.051129° of latitude is in no tile but within the buffer of the outermost.
  ///
  /// - Parameters:
  ///   - tile: of a zoom up to ``ClusterOptions/deepestZoom``; deeper ones hold nothing.
  ///   - buffer: how far around the tile, in pixels of a tile `options.extent` pixels wide.
  ///   - clusterZoom: the zoom whose pins and clusters are wanted, when it is not the tile's.
  /// - Returns: in no order that means anything, see ``sorted(_:)``; see ``sorted(_:)``.
  /// - Complexity: O(k + zoom) expected for k results.
  public func nodes(in tile: TileID, buffer: Double, clusterZoom: Int? = nil) -> [Node] {
    var search = NodeSearch()
    find(
      inTile: tile.z, x: tile.x, y: tile.y, buffer: buffer, clusterZoom: clusterZoom, &search)
    return search.found.map(node)
  }

  /// Finds the nodes of a tile, see ``nodes(in:buffer:clusterZoom:)``.
  package func find(
    inTile zoom: Int, x: Int, y: Int, buffer: Double, clusterZoom: Int? = nil,
    _ search: inout NodeSearch
  ) {
    search.found.removeAll(keepingCapacity: true)
    guard (0...ClusterOptions.deepestZoom).contains(zoom) else { return }
    guard x >= 0, y >= 0, x < 1 << zoom, y < 1 << zoom else { return }
    let side = plane.width / Double(1 << zoom)
    let around = side * max(0, buffer) / options.extent
    let window = PlaneWindow(
      left: Double(x) * side - around, right: Double(x + 1) * side + around,
      top: Double(y) * side - around, bottom: Double(y + 1) * side + around, plane: plane)
    find(in: window, zoom: limit(clusterZoom ?? zoom), &search)
  }

  /// All pins and clusters of a zoom, in no order that means anything.
  ///
  /// - Complexity: O(n) in the number of pins and clusters of the tree.
  public func nodes(atZoom zoom: Int) -> [Node] {
    var search = NodeSearch()
    let everything = PlaneWindow(
      left: 0, right: plane.width, top: -4 * plane.width, bottom: 4 * plane.width, plane: plane)
    find(in: everything, zoom: limit(zoom), &search)
    return search.found.map(node)
  }

  /// The nodes in the order of their pins' rank, which is the same however the tree came about.
  ///
  /// - Complexity: O(k log k).
  public func sorted(_ nodes: [Node]) -> [Node] {
    // Ranks are looked up once a node, not at every comparison.
    var ranked = nodes.map { node in (rank: rank(pin: node.pin), node: node) }
    ranked.sort { $0.rank != $1.rank ? $0.rank < $1.rank : $0.node.pin < $1.node.pin }
    return ranked.map { $0.node }
  }

  private func limit(_ zoom: Int) -> Int { max(0, min(zoom, options.maximumZoom + 1)) }

  /// Finds the nodes within a window.
  func find(in window: PlaneWindow, zoom: Int, _ search: inout NodeSearch) {
    search.found.removeAll(keepingCapacity: true)
    let top = max(window.top, -ClusterPlane.margin * plane.width)
    let bottom = min(window.bottom, (1 + ClusterPlane.margin) * plane.width)
    guard top <= bottom else { return }
    for (left, right) in [(window.left, window.right), (0, window.wrappedRight)]
    where left <= right {
      search.begin(left: left, right: right, top: top, bottom: bottom, zoom: zoom)
      // At the level's last zoom an entity may still be on the map at this one.
      for index in 0...zoom where directory.levels[index].longestSpan >= zoom &- index {
        search.look(into: index, of: self)
      }
      search.end(in: self)
    }
  }
}
