/// The clusters of a tree as rows of one size, for a reader that sees memory and cannot call the tree:
/// a page reads a row where it lies.
///
/// What a search needs of a cluster stands in one line of the processor's cache, and what takes long
/// to compute is there already. Pays for itself where the same clusters are asked for again and again.
package final class ClusterRows {
  /// A cluster; 40 bytes.
  package struct Row: Sendable {
    /// Degrees.
    package let longitude: Double
    package let latitude: Double
    /// 64 times the index of the cluster's own pin, twice its last zoom, and 1 when all of its pins
    /// stand at the same place.
    package let name: UInt32
    package let count: UInt32
    /// How many of its pins have the statuses 0 and 1; all others are closed.
    package let missing: UInt32
    package let found: UInt32
    /// supercluster's number, 0 in a tree that has none.
    package let number: UInt32
  }

  /// By the order in which the clusters were made.
  package let rows: [Row]
  /// The last one, kept for the next.
  private var search = NodeSearch()

  /// - Parameter tree: without a change since it was built.
  /// - Complexity: O(clusters).
  package init(of tree: ClusterTree) {
    precondition(tree.entities.count == tree.pins.count + tree.clusters.count)
    var rows: [Row] = []
    rows.reserveCapacity(tree.clusters.count)
    for cluster in tree.clusters.indices {
      let node = tree.cluster(row: cluster)
      let place = tree.coordinate(of: node)
      let pin = tree.clusters[cluster].pin
      let zoom = UInt32(truncatingIfNeeded: tree.entities[node.index].bottom)
      let counts = cluster * tree.countStride
      rows.append(
        Row(
          longitude: place.longitude, latitude: place.latitude,
          name: pin << 6 | zoom << 1 | (tree.isAtOneCoordinate(node) ? 1 : 0),
          count: tree.clusters[cluster].count, missing: tree.counts[counts],
          found: tree.counts[counts + 1],
          number: tree.superclusterIDs.isEmpty ? 0 : tree.superclusterIDs[cluster]))
    }
    self.rows = rows
  }

  /// How a node is spoken of: a pin by its index, a cluster by the complement of its row's place.
  @inline(__always)
  package func code(of node: ClusterTree.Slot, in tree: borrowing ClusterTree) -> Int32 {
    let pinCount = tree.entities.count &- tree.clusters.count
    let place = Int32(truncatingIfNeeded: tree.entities[node.index].payload)
    return node.index < pinCount ? place : ~place
  }

  /// How a node is spoken of.
  package func code(of node: ClusterTree.Node, in tree: borrowing ClusterTree) -> Int32 {
    code(of: node.slot, in: tree)
  }

  /// Puts the codes of what is within a box in front of a list, see ``ClusterTree/nodes(in:zoom:)``,
  /// in the order of ``NodeSearch/sort()``.
  ///
  /// - Parameter codes: made longer when they are too many.
  /// - Returns: how many they are.
  package func write(
    nodesIn box: BoundingBox, zoom: Int, of tree: borrowing ClusterTree, to codes: inout [UInt32]
  ) -> Int {
    tree.find(in: box, zoom: zoom, &search)
    search.sort()
    let nodes = search.found
    if codes.count < nodes.count { codes = Array(repeating: 0, count: 2 * nodes.count) }
    var codes = codes.mutableSpan
    for index in nodes.indices {
      codes[index] = UInt32(bitPattern: code(of: nodes[index], in: tree))
    }
    return nodes.count
  }

  /// The same for a tile, see ``ClusterTree/nodes(in:buffer:clusterZoom:)``, with the radius
  /// for a buffer. Each code is followed by its place in the tile: x, y in the pixels of the tree's
  /// options.
  ///
  /// Near the seam a node is drawn into the tile from the other end of the world as well.
  ///
  /// - Returns: how many are drawn.
  package func write(
    nodesInTile zoom: Int, x: Int, y: Int, clusterZoom: Int, of tree: borrowing ClusterTree,
    to codes: inout [UInt32]
  ) -> Int {
    let (radius, extent, width) = (tree.options.radius, tree.options.extent, tree.plane.width)
    tree.find(inTile: zoom, x: x, y: y, buffer: radius, clusterZoom: clusterZoom, &search)
    search.sort()
    let nodes = search.found
    let side = 1 << zoom
    let (first, last) = (x == 0 ? -1 : 0, x == side - 1 ? 1 : 0)
    let most = 3 * (last - first + 1) * nodes.count
    if codes.count < most { codes = Array(repeating: 0, count: 2 * most) }
    var codes = codes.mutableSpan
    let entities = tree.entities.span
    let scale = Double(side)
    let origin = SIMD2(Double(x), Double(y))
    var end = 0
    for index in nodes.indices {
      let node = nodes[index]
      let entity = entities[node.index]
      let place = SIMD2(entity.x, entity.y) / width
      for turn in first...last {
        let turned = place + SIMD2(Double(turn), 0)
        let pixels = (turned * scale - origin) * extent
        if pixels.x < -radius || pixels.x > extent + radius { continue }
        let whole = rounded(pixels)
        codes[end] = UInt32(bitPattern: code(of: node, in: tree))
        codes[end + 1] = UInt32(truncatingIfNeeded: whole.x.bitPattern)
        codes[end + 2] = UInt32(truncatingIfNeeded: whole.y.bitPattern)
        end += 3
      }
    }
    return end / 3
  }

  /// Numbers whose low bits are the nearest whole number, of two the larger, as JavaScript rounds.
  @inline(__always) private func rounded(_ position: SIMD2<Double>) -> SIMD2<Double> {
    let position = SIMD2(
      max(-0x1p30, min(0x1p30, position.x)), max(-0x1p30, min(0x1p30, position.y)))
    // By halves, without a branch that the processor would guess wrong every other time.
    let halves = (position * 2).rounded(.down) + 1
    return (halves * 0.5).rounded(.down) + 0x1.8p52
  }
}

extension ClusterTree {
  /// The cluster of a row of ``ClusterRows``.
  package func cluster(row: Int) -> Node {
    precondition(clusters.indices.contains(row))
    return node(Slot(pins.count + row))
  }
}
