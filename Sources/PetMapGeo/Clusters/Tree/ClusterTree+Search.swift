extension ClusterTree {
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
}
