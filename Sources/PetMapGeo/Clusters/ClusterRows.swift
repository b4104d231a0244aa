/// The clusters of a tree as rows of one size, for a reader that sees memory and cannot call the tree:
/// a page reads a row where it lies.
///
/// What a search needs of a cluster stands in one line of the processor's cache, and what takes long
/// to compute is there already. Pays for itself where the same clusters are asked for again and again.
package struct ClusterRows: Sendable {
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
  /// By node, neighbours together: the upper half of its rank, or all of it that may not be 0.
  private let orders: [UInt32]

  // Kept from sort to sort, so that they need not be allocated.
  private var keys: [UInt32] = []
  private var moved: [ClusterTree.Node] = []

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
    let isNumbered = tree.options.compatibility == .supercluster
    orders = tree.entities.indices.map { slot in
      let rank = tree.rank(pin: Int(tree.pinIndex(of: UInt32(truncatingIfNeeded: slot))))
      return UInt32(truncatingIfNeeded: isNumbered ? rank : rank >> 32)
    }
  }

  /// Nodes in the order of their pins' rank, as ``ClusterTree/sorted(_:)`` gives them.
  ///
  /// Of some tens of nodes each is compared with all others, without a branch that the processor
  /// could guess wrong.
  ///
  /// - Complexity: O(k log k).
  package mutating func sort(_ nodes: inout [ClusterTree.Node], of tree: borrowing ClusterTree) {
    let count = nodes.count
    guard count <= Self.mostCompared else {
      nodes = tree.sorted(nodes)
      return
    }
    keys.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
    keys.reserveCapacity(Self.mostCompared)
    moved.append(contentsOf: nodes)
    for node in nodes { keys.append(orders[node.index]) }
    // In fours, which none of the filling is below.
    while keys.count & 3 != 0 { keys.append(.max) }
    let sum = place(nodes)
    // Two that share an order have taken the same place.
    if sum == count * (count - 1) / 2 { swap(&nodes, &moved) } else { nodes = tree.sorted(nodes) }
  }

  private static var mostCompared: Int { 192 }

  /// Moves each node to as many places from the first as there are keys below its own.
  ///
  /// - Returns: the sum of the places.
  private mutating func place(_ nodes: [ClusterTree.Node]) -> Int {
    let keys = keys
    return unsafe keys.withUnsafeBytes { bytes in
      var sum = 0
      for index in nodes.indices {
        let key = SIMD4(repeating: keys[index])
        var below = SIMD4<UInt32>()
        for start in stride(from: 0, to: bytes.count, by: 16) {
          let others = unsafe bytes.loadUnaligned(fromByteOffset: start, as: SIMD4<UInt32>.self)
          below.replace(with: below &+ 1, where: others .< key)
        }
        let place = Int(below.wrappedSum())
        moved[place] = nodes[index]
        sum &+= place
      }
      return sum
    }
  }

  /// How a node is spoken of: a pin by its index, a cluster by the complement of its row's place.
  package func code(of node: ClusterTree.Node, in tree: borrowing ClusterTree) -> Int32 {
    let pinCount = tree.pins.count
    return node.index < pinCount
      ? Int32(truncatingIfNeeded: tree.entities[node.index].payload)
      : ~Int32(truncatingIfNeeded: node.index &- pinCount)
  }

  /// Replaces what is in a list by the nodes' codes.
  package func write(
    _ nodes: [ClusterTree.Node], of tree: borrowing ClusterTree, to codes: inout [UInt32]
  ) {
    codes.removeAll(keepingCapacity: true)
    codes.reserveCapacity(nodes.count)
    for node in nodes { codes.append(UInt32(bitPattern: code(of: node, in: tree))) }
  }
}

extension ClusterTree {
  /// The cluster of a row of ``ClusterRows``.
  package func cluster(row: Int) -> Node {
    precondition(clusters.indices.contains(row))
    return Node(pins.count + row)
  }
}
