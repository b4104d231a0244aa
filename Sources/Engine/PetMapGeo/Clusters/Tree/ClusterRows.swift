/// The clusters of a tree as rows of one size, for a page that reads the engine's memory: it finds a
/// cluster's row by the cluster's number, and needs no call.
package final class ClusterRows {
  /// A cluster; 40 bytes.
  package struct Row: Sendable {
    /// Degrees.
    package let longitude: Double
    package let latitude: Double
    /// From bit 6 the index of the cluster's own pin, in bits 1 to 5 its deepest zoom, and in bit 0
    /// whether all of its pins have the same coordinate.
    package let name: UInt32
    package let count: UInt32
    /// How many of its pins have the statuses 0 and 1; all others are closed.
    package let missing: UInt32
    package let found: UInt32
    /// supercluster's id in the rows of its clusters; 0 in those of a tree.
    package let number: UInt32
  }

  package let tree: ClusterTree
  /// By the clusters' numbers.
  package let rows: [Row]
  /// By row: the node.
  private let nodes: [ClusterTree.Node?]

  /// The rows of the clusters that are on the map at some zoom; where changes have left a number
  /// free, its row stands for no pin.
  ///
  /// - Complexity: O(pins and clusters).
  package init(of tree: ClusterTree) {
    self.tree = tree
    let forest = tree.forest
    var entries = Array(repeating: -1, count: forest.tallies.capacity)
    var pending = forest.roots.map { Int($0) }
    while let index = pending.popLast() {
      let entry = forest.entries[index]
      if entry.isPin { continue }
      entries[Int(entry.clusterNumber)] = index
      pending += entry.children
    }
    nodes = entries.map { $0 < 0 ? nil : tree.node($0) }
    rows = nodes.enumerated().map { row, node in
      guard let node else {
        return Row(
          longitude: 0, latitude: 0, name: 0, count: 0, missing: 0, found: 0, number: 0)
      }
      let coordinate = tree.coordinate(of: node)
      let isStack = tree.isAtOneCoordinate(node)
      return Row(
        longitude: coordinate.longitude, latitude: coordinate.latitude,
        name: UInt32(node.pin) << 6 | UInt32(node.deepestZoom) << 1 | (isStack ? 1 : 0),
        count: UInt32(node.count), missing: UInt32(tree.count(of: node, status: 0)),
        found: UInt32(tree.count(of: node, status: 1)),
        number: 0)
    }
  }

  /// The node of a row; nil when there is no such row.
  package func node(row: Int) -> ClusterTree.Node? {
    nodes.indices.contains(row) ? nodes[row] : nil
  }

  /// How a node is spoken of: a pin by its index, a cluster by the complement of its row's number.
  package func code(of node: ClusterTree.Node) -> Int32 {
    node.isCluster ? ~Int32(tree.clusterNumber(of: node)) : Int32(node.pin)
  }

  /// Puts the codes of what is within a box in front of a list, see ``ClusterTree/nodes(in:zoom:)``,
  /// pins before clusters.
  ///
  /// - Parameter codes: made longer when they are too many.
  /// - Returns: how many they are.
  package func write(nodesIn box: BoundingBox, zoom: Int, to codes: inout [UInt32]) -> Int {
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

  /// The same for a tile, see ``ClusterTree/nodes(in:buffer:clusterZoom:)``, with the radius for a
  /// buffer. Each code is followed by the position in the tile: x, y in the pixels of the tree's
  /// options.
  ///
  /// Near the antimeridian a node is drawn into the tile from the other end of the world as well.
  ///
  /// - Parameters:
  ///   - extent: how many units a tile is wide; nil for the pixels of the options.
  ///   - buffer: how far around the tile nodes are drawn, in those units; not looked at without an
  ///     extent.
  ///   - pinned: pins that are hidden in the tree and drawn after everything else.
  /// - Returns: how many are drawn.
  package func write(
    nodesIn tile: TileID, clusterZoom: Int, extent given: Double? = nil, buffer: Double = 0,
    pinned: [Int] = [], to codes: inout [UInt32]
  ) -> Int {
    let extent = given ?? tree.options.extent
    let radius = given == nil ? tree.options.radius : buffer
    let nodes = tree.nodes(
      in: tile, buffer: radius * tree.options.extent / extent, clusterZoom: clusterZoom)
    let side = 1 << tile.z
    let turns = (tile.x == 0 ? -1 : 0)...(tile.x == side - 1 ? 1 : 0)
    let most = 3 * turns.count * (nodes.count + pinned.count)
    if codes.count < most { codes = Array(repeating: 0, count: 2 * most) }
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
