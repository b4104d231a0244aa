extension ClusterTree {
  /// A pin or a cluster on the map. Its tree tells more of it, until that is changed.
  public struct Node: Sendable, Hashable {
    let index: Int
    private let pinIndex: UInt32
    private let pinCount: UInt32
    private let zoom: UInt8
    /// Where it stands: a pin where it was put, a cluster at the mean of its pins on Web Mercator.
    ///
    /// Its y lies outside of 0 to 1 beyond 85.051129° of latitude.
    public let position: WorldPosition

    init(_ index: Int, _ entry: ClusterEntry) {
      self.index = index
      pinIndex = entry.pin
      pinCount = entry.count
      zoom = UInt8(entry.deepestZoom)
      position = MercatorPlane.worldPosition(of: entry.position)
    }

    /// The index of a pin, or of a cluster's own pin: the best-ranked one in it.
    public var pin: Int { Int(pinIndex) }

    /// How many pins it stands for.
    public var count: Int { Int(pinCount) }

    /// Whether it is a cluster and not a pin.
    public var isCluster: Bool { pinCount > 1 }

    /// The deepest zoom at which it is on the map: of a pin one more than the last that is clustered.
    public var deepestZoom: Int { Int(zoom) }
  }

  func node(_ index: Int) -> Node { Node(index, forest.entries[index]) }

  /// A pin's own id; for a cluster its own pin's id, `@` and the deepest zoom at which it is there.
  ///
  /// A cluster keeps its id over all zooms at which it is on the map, and no two nodes share one as
  /// long as no pin's id ends in `@` and digits that name such a cluster.
  public func id(of node: Node) -> String {
    guard node.isCluster else { return pins.ids[node.pin] }
    return pins.ids[node.pin] + "@" + String(node.deepestZoom)
  }

  /// Where a node stands; longitude -180 to 180.
  ///
  /// A pin stands where it was put, a cluster at the mean of its pins on Web Mercator. Exact in the
  /// longitude to 10⁻¹¹ degrees.
  public func coordinate(of node: Node) -> Coordinate {
    node.isCluster
      ? MercatorPlane.coordinate(of: forest.entries[node.index].position)
      : pins.coordinate(of: node.pin)
  }

  /// The zooms at which a node is on the map. A pin is there at all deeper ones too.
  public func zooms(of node: Node) -> ClosedRange<Int> {
    let first = parent(of: node).map { $0.deepestZoom + 1 } ?? 0
    return first...node.deepestZoom
  }

  /// How many of a node's pins have a status: 0 missing, 1 found, 2 closed.
  public func count(of node: Node, status: Int) -> Int {
    precondition((0..<ClusterPins.statusCount).contains(status))
    guard node.isCluster else { return pins.kind(of: node.pin).status == status ? 1 : 0 }
    return forest.tallies.count(forest.entries[node.index].clusterNumber, status: status)
  }

  /// How many of a node's pins are of a species.
  public func count(of node: Node, species: Int) -> Int {
    precondition((0..<pins.speciesCount).contains(species))
    guard node.isCluster else { return pins.kind(of: node.pin).species == species ? 1 : 0 }
    return forest.tallies.count(forest.entries[node.index].clusterNumber, species: species)
  }

  /// The sum of one of the numbers the pins carry; overflow wraps around.
  public func sum(of node: Node, at index: Int) -> Int64 {
    precondition((0..<pins.sumCount).contains(index))
    guard node.isCluster else { return pins.sums[node.pin * pins.sumCount + index] }
    return forest.tallies.sum(forest.entries[node.index].clusterNumber, at: index)
  }

  /// The number of a cluster, by which its tallies are kept.
  func clusterNumber(of node: Node) -> Int { Int(forest.entries[node.index].clusterNumber) }

  /// The nodes in the order of their pins' rank, which is the same however the tree came about.
  ///
  /// - Complexity: O(k log k).
  public func sorted(_ nodes: [Node]) -> [Node] {
    // Ranks are looked up once a node, not at every comparison.
    let ranks = nodes.map { pins.order.rank(of: UInt32($0.pin)) }
    let order = sortedIndices(nodes.count) { one, other in
      ranks[one] != ranks[other]
        ? ranks[one] < ranks[other]
        : pins.order.precedesOfSameRank(UInt32(nodes[one].pin), UInt32(nodes[other].pin))
    }
    return order.map { nodes[$0] }
  }

  /// Where a pin is, hidden or not.
  package func coordinate(ofPin pin: Int) -> Coordinate { pins.coordinate(of: pin) }

  /// Whether a pin ranks better than another.
  package func precedes(pin first: Int, _ second: Int) -> Bool {
    pins.order.precedes(UInt32(first), UInt32(second))
  }

  // MARK: Labels

  /// A count in at most four characters, as supercluster abbreviates it: `999`, `1.3k` for 1,250,
  /// `12k`; and, where supercluster stays with thousands, `1m` and `2.7m`.
  ///
  /// Rounded half up.
  public static func abbreviated(count: Int) -> String {
    if count < 1_000 { return String(count) }
    if count < 9_950 { return tenths(of: count, unit: 1_000) + "k" }
    if count < 999_500 { return String((count + 500) / 1_000) + "k" }
    if count < 9_950_000 { return tenths(of: count, unit: 1_000_000) + "m" }
    return String((count + 500_000) / 1_000_000) + "m"
  }

  private static func tenths(of count: Int, unit: Int) -> String {
    let tenths = (count + unit / 20) / (unit / 10)
    let whole = String(tenths / 10)
    return tenths % 10 == 0 ? whole : whole + "." + String(tenths % 10)
  }
}
