/// The clusters of a tree as rows of one size, for a reader that sees memory and cannot call the tree:
/// a page reads a row where it lies. What takes long to compute is there already.
package final class ClusterRows {
  /// A cluster; 40 bytes.
  package struct Row: Sendable {
    /// Degrees.
    package let longitude: Double
    package let latitude: Double
    /// 64 times the index of the cluster's own pin, twice its deepest zoom, and 1 when all of its pins
    /// have the same coordinate.
    package let name: UInt32
    package let count: UInt32
    /// How many of its pins have the statuses 0 and 1; all others are closed.
    package let missing: UInt32
    package let found: UInt32
    /// supercluster's number, 0 in a tree that has none.
    package let number: UInt32
  }

  package let tree: ClusterTree
  /// By the clusters' numbers.
  package let rows: [Row]
  /// By row: the node.
  private let nodes: [ClusterTree.Node]

  /// - Parameter tree: without a change since it was built.
  /// - Complexity: O(clusters).
  package init(of tree: ClusterTree) {
    precondition(tree.forest.tallies.free.isEmpty)
    self.tree = tree
    var entries = Array(repeating: 0, count: tree.forest.tallies.clusterCount)
    for (index, entry) in tree.forest.entries.enumerated() where !entry.isPin {
      entries[Int(entry.cluster)] = index
    }
    nodes = entries.map { tree.node($0) }
    rows = nodes.enumerated().map { row, node in
      let coordinate = tree.coordinate(of: node)
      let isStack = tree.isAtOneCoordinate(node)
      return Row(
        longitude: coordinate.longitude, latitude: coordinate.latitude,
        name: UInt32(node.pin) << 6 | UInt32(node.deepestZoom) << 1 | (isStack ? 1 : 0),
        count: UInt32(node.count), missing: UInt32(tree.count(of: node, status: 0)),
        found: UInt32(tree.count(of: node, status: 1)),
        number: tree.superclusterIDs.isEmpty ? 0 : tree.superclusterIDs[row])
    }
  }

  /// The node of a row; nil when there is no such row.
  package func node(row: Int) -> ClusterTree.Node? {
    nodes.indices.contains(row) ? nodes[row] : nil
  }

  /// How a node is spoken of: a pin by its index, a cluster by the complement of its row's number.
  package func code(of node: ClusterTree.Node) -> Int32 {
    node.isCluster ? ~Int32(tree.cluster(of: node)) : Int32(node.pin)
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
  /// - Returns: how many are drawn.
  package func write(nodesIn tile: TileID, clusterZoom: Int, to codes: inout [UInt32]) -> Int {
    let (radius, extent) = (tree.options.radius, tree.options.extent)
    let nodes = tree.nodes(in: tile, buffer: radius, clusterZoom: clusterZoom)
    let side = 1 << tile.z
    let (first, last) = (tile.x == 0 ? -1 : 0, tile.x == side - 1 ? 1 : 0)
    let most = 3 * (last - first + 1) * nodes.count
    if codes.count < most { codes = Array(repeating: 0, count: 2 * most) }
    var end = 0
    for wantsClusters in [false, true] {
      for node in nodes where node.isCluster == wantsClusters {
        let y = (node.position.y * Double(side) - Double(tile.y)) * extent
        for turn in first...last {
          let x = ((node.position.x + Double(turn)) * Double(side) - Double(tile.x)) * extent
          if x < -radius || x > extent + radius { continue }
          codes[end] = UInt32(bitPattern: code(of: node))
          codes[end + 1] = UInt32(bitPattern: rounded(x))
          codes[end + 2] = UInt32(bitPattern: rounded(y))
          end += 3
        }
      }
    }
    return end / 3
  }

  /// The nearest whole number, of two the larger, as JavaScript rounds.
  private func rounded(_ pixels: Double) -> Int32 {
    let halves = (max(-0x1p30, min(0x1p30, pixels)) * 2).rounded(.down) + 1
    return Int32((halves * 0.5).rounded(.down))
  }
}
