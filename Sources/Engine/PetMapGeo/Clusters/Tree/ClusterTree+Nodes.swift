extension ClusterTree {
  /// A pin or cluster on the map. Query its tree for details. Any change to the tree invalidates
  /// the node.
  public struct Node: Sendable, Hashable {
    let index: Int
    private let pinIndex: UInt32
    private let pinCount: UInt32
    private let zoom: UInt8
    /// The node's position: the position of a pin, or the mean of a cluster's pins on Web Mercator.
    ///
    /// Beyond 85.051129° of latitude, y lies outside 0 to 1.
    public let position: WorldPosition

    init(_ index: Int, _ node: ClusterNode) {
      self.index = index
      pinIndex = node.pin
      pinCount = node.count
      zoom = UInt8(node.deepestZoom)
      position = MercatorPlane.worldPosition(of: node.position)
    }

    /// The index of the representative pin: the pin itself, or a cluster's best-ranked pin.
    public var pin: Int { Int(pinIndex) }

    /// The number of pins.
    public var count: Int { Int(pinCount) }

    /// Whether the node is a cluster rather than a pin.
    public var isCluster: Bool { pinCount > 1 }

    /// The deepest zoom at which the node appears; for a pin, one past the deepest clustered zoom.
    public var deepestZoom: Int { Int(zoom) }
  }

  func node(_ index: Int) -> Node { Node(index, forest.nodes[index]) }

  /// Returns a pin's ID; for a cluster, the ID of its representative pin, `@`, and its deepest
  /// zoom.
  ///
  /// A cluster keeps its ID at all zooms at which it appears. IDs of nodes are unique unless a
  /// pin's ID ends in `@` and digits and equals a cluster's ID.
  public func id(of node: Node) -> String {
    guard node.isCluster else { return pins.ids[node.pin] }
    return pins.ids[node.pin] + "@" + String(node.deepestZoom)
  }

  /// Returns the coordinate of a node, with a longitude from -180 to 180.
  ///
  /// For a pin, this is its coordinate; for a cluster, the mean of its pins on Web Mercator, with a
  /// longitude exact to 10⁻¹¹ degrees.
  public func coordinate(of node: Node) -> Coordinate {
    node.isCluster
      ? MercatorPlane.coordinate(of: forest.nodes[node.index].position)
      : pins.coordinate(of: node.pin)
  }

  /// Returns the zooms at which a node appears. A pin also appears at all deeper zooms.
  public func zooms(of node: Node) -> ClosedRange<Int> {
    let first = parent(of: node).map { $0.deepestZoom + 1 } ?? 0
    return first...node.deepestZoom
  }

  /// Returns the number of a node's pins with the given category, from 0 to 2.
  public func count(of node: Node, category: Int) -> Int {
    precondition((0..<ClusterPins.categoryCount).contains(category))
    guard node.isCluster else { return pins.category(of: node.pin) == category ? 1 : 0 }
    return forest.tallies.count(forest.nodes[node.index].clusterNumber, category: category)
  }

  /// Returns the number of a cluster, which does not change while the cluster exists.
  package func clusterNumber(of node: Node) -> Int {
    Int(forest.nodes[node.index].clusterNumber)
  }

  /// The number of cluster numbers, some of which may be unused after changes.
  package var clusterCapacity: Int { forest.tallies.capacity }

  /// Returns the cluster with a number, or `nil` if the number is unused.
  package func cluster(number: Int) -> Node? {
    guard forest.nodeOfCluster.indices.contains(number) else { return nil }
    let index = forest.nodeOfCluster[number]
    return index == .none ? nil : node(Int(index))
  }

  /// Returns the ID of a pin, hidden or not.
  package func id(ofPin pin: Int) -> String { pins.ids[pin] }

  /// Returns the category of a pin, hidden or not.
  package func category(ofPin pin: Int) -> Int { pins.category(of: pin) }

  /// Returns whether clusters count a pin; see ``discount(pin:)``.
  package func isCounted(pin: Int) -> Bool { pins.isCounted(pin) }

  /// Returns the group of a pin, hidden or not.
  package func group(ofPin pin: Int) -> UInt32 { pins.order.group(of: UInt32(pin)) }

  /// Returns the nodes in order of their rank, which does not depend on how the tree was built.
  ///
  /// - Complexity: O(*k* log *k*).
  public func sorted(_ nodes: [Node]) -> [Node] {
    // Look up ranks once per node instead of at every comparison.
    let ranks = nodes.map { pins.order.rank(of: UInt32($0.pin)) }
    let order = sortedIndices(nodes.count) { one, other in
      ranks[one] != ranks[other]
        ? ranks[one] < ranks[other]
        : pins.order.precedesOfSameRank(UInt32(nodes[one].pin), UInt32(nodes[other].pin))
    }
    return order.map { nodes[$0] }
  }

  /// Returns the coordinate of a pin, hidden or not.
  package func coordinate(ofPin pin: Int) -> Coordinate { pins.coordinate(of: pin) }

  /// Returns whether one pin ranks better than another.
  package func precedes(pin first: Int, _ second: Int) -> Bool {
    pins.order.precedes(UInt32(first), UInt32(second))
  }
}
