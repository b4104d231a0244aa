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
  /// What an answer is made of, kept from one to the next.
  private let keys = Scratch<SIMD4<Int32>>(count: ClusterRows.mostCompared / 4)
  private let ordered = Scratch<ClusterTree.Node>(count: ClusterRows.mostCompared)

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
          name: pin << 6 | zoom << 1 | (tree.isOnePlace(node) ? 1 : 0),
          count: tree.clusters[cluster].count, missing: tree.counts[counts],
          found: tree.counts[counts + 1],
          number: tree.superclusterIDs.isEmpty ? 0 : tree.superclusterIDs[cluster]))
    }
    self.rows = rows
  }

  /// How a node is spoken of: a pin by its index, a cluster by the complement of its row's place.
  @inline(__always)
  package func code(of node: ClusterTree.Node, in tree: borrowing ClusterTree) -> Int32 {
    let pinCount = tree.entities.count &- tree.clusters.count
    let place = Int32(truncatingIfNeeded: tree.entities[node.index].payload)
    return node.index < pinCount ? place : ~place
  }

  /// Puts the nodes' codes in front of a list, in the order of ``sort(_:)``.
  ///
  /// - Parameter codes: made longer when they are too many.
  package func write(
    _ nodes: inout [ClusterTree.Node], of tree: borrowing ClusterTree, to codes: inout [UInt32]
  ) {
    sort(&nodes)
    if codes.count < nodes.count { codes = Array(repeating: 0, count: 2 * nodes.count) }
    var codes = codes.mutableSpan
    for index in nodes.indices {
      codes[index] = UInt32(bitPattern: code(of: nodes[index], in: tree))
    }
  }

  /// Sorts nodes as they lie in memory: pins before clusters, and of each what is near on the map most
  /// often near in the list, so that a reader waits for less. Two nodes are always the same way round.
  ///
  /// Of some tens of nodes each is compared with all others, without a branch that the processor
  /// could guess wrong.
  ///
  /// - Complexity: O(k log k).
  package func sort(_ nodes: inout [ClusterTree.Node]) {
    let count = nodes.count
    guard count > 1 else { return }
    guard count <= Self.mostCompared else {
      nodes.sort { $0.slot < $1.slot }
      return
    }
    order(nodes)
    var nodes = nodes.mutableSpan
    for index in 0..<count { nodes[index] = ordered[index] }
  }

  private static var mostCompared: Int { 192 }

  /// Puts each node as many places from the first as there are below its own.
  private func order(_ nodes: borrowing [ClusterTree.Node]) {
    let nodes = nodes.span
    let (fours, rest) = nodes.count.quotientAndRemainder(dividingBy: 4)
    for four in 0..<fours {
      let first = 4 &* four
      keys[four] = SIMD4(
        key(nodes[first]), key(nodes[first &+ 1]), key(nodes[first &+ 2]), key(nodes[first &+ 3]))
    }
    var last = SIMD4<Int32>(repeating: .max)
    for lane in 0..<rest { last[lane] = key(nodes[4 &* fours &+ lane]) }
    if rest > 0 { keys[fours] = last }

    let count = rest > 0 ? fours &+ 1 : fours
    for four in 0..<fours {
      let places = places(of: keys[four], among: count)
      let first = 4 &* four
      for lane in 0..<4 {
        ordered[Int(truncatingIfNeeded: places[lane])] = nodes[first &+ lane]
      }
    }
    if rest > 0 {
      let places = places(of: last, among: count)
      for lane in 0..<rest {
        ordered[Int(truncatingIfNeeded: places[lane])] = nodes[4 &* fours &+ lane]
      }
    }
  }

  /// Below the largest number: links tell fewer entities apart.
  @inline(__always) private func key(_ node: ClusterTree.Node) -> Int32 {
    Int32(truncatingIfNeeded: node.slot)
  }

  /// How many keys are below each of four.
  @inline(__always)
  private func places(of own: SIMD4<Int32>, among count: Int) -> SIMD4<Int32> {
    let own0 = SIMD4(repeating: own.x)
    let own1 = SIMD4(repeating: own.y)
    let own2 = SIMD4(repeating: own.z)
    let own3 = SIMD4(repeating: own.w)
    var (below0, below1) = (SIMD4<Int32>(), SIMD4<Int32>())
    var (below2, below3) = (SIMD4<Int32>(), SIMD4<Int32>())
    for four in 0..<count {
      let others = keys[four]
      below0 &-= ones(others .< own0)
      below1 &-= ones(others .< own1)
      below2 &-= ones(others .< own2)
      below3 &-= ones(others .< own3)
    }
    return SIMD4(
      below0.wrappedSum(), below1.wrappedSum(), below2.wrappedSum(), below3.wrappedSum())
  }

  /// -1 in the lanes that are true, as the processor has them.
  @inline(__always) private func ones(_ mask: SIMDMask<SIMD4<Int32>>) -> SIMD4<Int32> {
    unsafe unsafeBitCast(mask, to: SIMD4<Int32>.self)
  }
}

extension ClusterTree {
  /// The cluster of a row of ``ClusterRows``.
  package func cluster(row: Int) -> Node {
    precondition(clusters.indices.contains(row))
    return Node(pins.count + row)
  }
}
