package import PetMapGeo

/// The clusters of a tree as fixed-size rows, for a page that reads the engine's memory directly: a
/// cluster's number is the index of its row, so no call is needed.
package final class ClusterRows {
  /// A cluster, in 40 bytes.
  package struct Row: Sendable {
    /// The longitude of the cluster, in degrees.
    package let longitude: Double
    package let latitude: Double
    /// A packed key: the index of the representative pin from bit 6 up, the deepest zoom in bits 1
    /// to 5, and in bit 0 whether all pins share a coordinate.
    package let name: UInt32
    package let count: UInt32
    /// The number of pins with the status `missing`; those that are neither missing nor found are
    /// closed.
    package let missing: UInt32
    package let found: UInt32
    /// The ID for supercluster's clusters; 0 for a tree's clusters.
    package let number: UInt32
  }

  private let tree: ClusterTree
  /// The rows, indexed by cluster number.
  package let rows: [Row]
  /// The node of each row.
  private let nodes: [ClusterTree.Node?]

  /// Creates rows for all clusters shown at any zoom. The row of a cluster number freed by changes
  /// has a count of 0.
  ///
  /// - Complexity: O(pins and clusters).
  package init(of tree: ClusterTree) {
    self.tree = tree
    nodes = tree.clusters
    rows = nodes.map { node in
      guard let node else {
        return Row(
          longitude: 0, latitude: 0, name: 0, count: 0, missing: 0, found: 0, number: 0)
      }
      let coordinate = tree.coordinate(of: node)
      let isStack = tree.isAtOneCoordinate(node)
      return Row(
        longitude: coordinate.longitude, latitude: coordinate.latitude,
        name: UInt32(node.pin) << 6 | UInt32(node.deepestZoom) << 1 | (isStack ? 1 : 0),
        count: UInt32(node.count), missing: UInt32(tree.count(of: node, category: 0)),
        found: UInt32(tree.count(of: node, category: 1)),
        number: 0)
    }
  }

  /// Returns the node of a row, or `nil` if the row does not exist.
  package func node(row: Int) -> ClusterTree.Node? {
    nodes.indices.contains(row) ? nodes[row] : nil
  }

  /// Encodes a node: a pin's index, or `~row` for a cluster.
  package func code(of node: ClusterTree.Node) -> Int32 {
    node.isCluster ? ~Int32(tree.clusterNumber(of: node)) : Int32(node.pin)
  }

  /// Writes the codes of the nodes within a box to the start of a buffer, pins before clusters. See
  /// ``ClusterTree/nodes(in:zoom:)``.
  ///
  /// - Parameter codes: The buffer, which grows if it is too small.
  /// - Returns: The number of codes.
  func write(nodesIn box: BoundingBox, zoom: Int, to codes: inout [UInt32]) -> Int {
    let nodes = tree.nodes(in: box, zoom: zoom)
    if codes.count < nodes.count { codes = Array(repeating: 0, count: 2 * nodes.count) }
    var end = 0
    for wantsClusters in [false, true] {
      for node in nodes where node.isCluster == wantsClusters {
        codes[end] = UInt32(bitPattern: code(of: node))
        end += 1
      }
    }
    return end
  }

  /// Writes the codes of the nodes drawn into a tile, each followed by its x and y in the tile. See
  /// ``ClusterTree/nodes(in:buffer:clusterZoom:)``.
  ///
  /// Near the antimeridian, nodes from the opposite edge of the world are drawn into the tile as
  /// well.
  ///
  /// - Parameters:
  ///   - extent: The tile's width in output units; `nil` for the extent in the tree's options, with
  ///     the radius as the buffer.
  ///   - buffer: The margin around the tile in which nodes are drawn, in output units; ignored if
  ///     `extent` is `nil`.
  ///   - pinned: Pins that are hidden in the tree and drawn after everything else.
  /// - Returns: The number of nodes drawn.
  func write(
    nodesIn tile: TileID, clusterZoom: Int, extent given: Double? = nil, buffer: Double = 0,
    pinned: [Int] = [], to codes: inout [UInt32]
  ) -> Int {
    let extent = given ?? tree.options.extent
    let radius = given == nil ? tree.options.radius : buffer
    let nodes = tree.nodes(
      in: tile, buffer: radius * tree.options.extent / extent, clusterZoom: clusterZoom)
    let side = 1 << tile.z
    let turns = (tile.x == 0 ? -1 : 0)...(tile.x == side - 1 ? 1 : 0)
    let capacity = 3 * turns.count * (nodes.count + pinned.count)
    if codes.count < capacity { codes = Array(repeating: 0, count: 2 * capacity) }
    var end = 0
    func draw(_ code: Int32, at position: WorldPosition) {
      let y = (position.y * Double(side) - Double(tile.y)) * extent
      if y < -radius || y > extent + radius { return }
      for turn in turns {
        let x = ((position.x + Double(turn)) * Double(side) - Double(tile.x)) * extent
        if x < -radius || x > extent + radius { continue }
        codes[end] = UInt32(bitPattern: code)
        codes[end + 1] = UInt32(bitPattern: Int32(wholePixels(x)))
        codes[end + 2] = UInt32(bitPattern: Int32(wholePixels(y)))
        end += 3
      }
    }
    for node in nodes where !node.isCluster { draw(code(of: node), at: node.position) }
    for node in nodes where node.isCluster { draw(code(of: node), at: node.position) }
    for pin in pinned {
      let position = MercatorPlane.position(of: tree.coordinate(ofPin: pin))
      draw(Int32(pin), at: MercatorPlane.worldPosition(of: position))
    }
    return end / 3
  }
}
