import PetMapCollections

/// The trees of pins and clusters, in which each cluster is the parent of the nodes that were
/// merged into it.
///
/// The forest is its own spatial index: all descendants of a node lie within its reach, so a
/// search descends only into branches whose reach overlaps the window. Siblings are stored
/// contiguously in a run of slots. A change writes new nodes into free runs, so that the previous
/// state stays searchable until the change is complete; only then are the abandoned runs freed.
struct ClusterForest: Sendable {
  private(set) var nodes: [ClusterNode] = []
  private(set) var freeRuns = FreeRuns()
  /// The indices of the nodes without a parent (those shown at zoom 0), sorted by x.
  private(set) var roots: [UInt32] = []
  /// The node index of each pin; `none` if the pin is not shown.
  var nodeOfPin: [UInt32]
  /// The node index of each cluster, by number; `none` for unused numbers.
  private(set) var nodeOfCluster: [UInt32] = []
  var tallies = ClusterTallies()
  /// One 32nd of the radius at each zoom, followed by 0 for pins.
  private let reachUnits: [Double]
  /// An upper bound on every reach. A child is within two radii of its cluster's mean. The radii of
  /// the deeper zooms, each half the previous one, add up to another radius, so the child's
  /// descendants are within two more radii: four radii in all, plus two units for rounding.
  private static let greatestReach = 130.0

  /// - Parameter radii: The radius at each zoom, in plane units.
  init(for pins: borrowing ClusterPins, radii: [Double]) {
    nodeOfPin = []
    // Reserve spare capacity, so that the first insertion does not copy the array.
    nodeOfPin.reserveCapacity(ClusterPins.capacity(for: pins.count))
    nodeOfPin.append(contentsOf: repeatElement(.none, count: pins.count))
    reachUnits = radii.map { $0 / 32 } + [0]
  }

  mutating func reserveCapacity(pins: Int) {
    // Reserve enough for the largest possible number of clusters and some changes. Pages that are
    // never written take up no memory.
    nodes.reserveCapacity(pins * 5 / 2)
    tallies.reserveCapacity(pins * 5 / 8)
    nodeOfCluster.reserveCapacity(pins * 5 / 8)
  }

  // MARK: Insertion

  /// Stores siblings contiguously and updates the parent of their children.
  ///
  /// - Returns: The siblings' indices.
  mutating func add(_ siblings: [ClusterNode]) -> Range<Int> {
    let start = takeRun(of: siblings.count)
    for (offset, node) in siblings.enumerated() { put(node, at: start + offset) }
    return start..<start + siblings.count
  }

  private mutating func takeRun(of count: Int) -> Int {
    let length = FreeRuns.length(for: count)
    if let start = freeRuns.take(length: length) { return start }
    for _ in 0..<length { nodes.append(.unused) }
    return nodes.count - length
  }

  private mutating func put(_ node: ClusterNode, at index: Int) {
    nodes[index] = node
    nodes[index].parent = .none
    if node.isPin {
      nodeOfPin[Int(node.pin)] = UInt32(index)
    } else {
      nodeOfCluster[Int(node.clusterNumber)] = UInt32(index)
    }
    for child in node.children { nodes[child].parent = UInt32(index) }
  }

  /// Creates a cluster of siblings, the first of which is its center. The cluster itself is not
  /// added to the forest.
  mutating func makeCluster(
    of children: Range<Int>, zoom: Int, pins: borrowing ClusterPins
  ) -> ClusterNode {
    let center = nodes[children.lowerBound]
    let number = tallies.add()
    if Int(number) == nodeOfCluster.count { nodeOfCluster.append(.none) }
    var mean = MeanPosition(around: center.position)
    for child in children {
      mean.add(nodes[child].position, count: nodes[child].count)
      tallies.add(nodes[child], of: pins, to: number)
    }
    var cluster = ClusterNode(
      clusterNumber: number, of: children, pin: center.pin, at: mean.position, count: mean.count,
      zoom: zoom)
    var farthest = 0.0
    for child in children {
      let square = MercatorPlane.squaredDistance(cluster.position, nodes[child].position)
      farthest = max(farthest, square.squareRoot() + reach(of: nodes[child]))
    }
    // Round up.
    cluster.reach = UInt8(min(farthest / reachUnits[zoom] + 1.001, 255))
    return cluster
  }

  /// Returns an upper bound on the distance from a node to its descendants.
  func reach(of node: ClusterNode) -> Double {
    Double(node.reach) * reachUnits[node.deepestZoom]
  }

  /// Adds the nodes that remain at zoom 0 as roots.
  mutating func setRoots(_ nodes: [ClusterNode]) {
    let order = sortedIndices(nodes.count) { nodes[$0].position.x < nodes[$1].position.x }
    for index in order { roots.append(putRoot(nodes[index])) }
  }

  private mutating func putRoot(_ node: ClusterNode) -> UInt32 {
    let index = takeRun(of: 1)
    put(node, at: index)
    return UInt32(index)
  }

  // MARK: Completing a change

  /// Replaces the roots affected by a change.
  mutating func replaceRoots(_ changes: [ClusterChange]) {
    for change in changes {
      guard let old = change.before else { continue }
      var position = firstRoot(from: old.position.x)
      while nodes[Int(roots[position])].pin != old.pin { position += 1 }
      let index = Int(roots.remove(at: position))
      freeRuns.add(index..<index + 1)
    }
    for change in changes {
      guard let new = change.after else { continue }
      let position = firstRoot(from: new.position.x)
      roots.insert(putRoot(new), at: position)
    }
  }

  /// Frees the slots of removed clusters' children, and the clusters' numbers.
  mutating func free(_ clusters: [ClusterNode]) {
    for cluster in clusters {
      freeRuns.add(cluster.children)
      tallies.remove(cluster.clusterNumber)
      nodeOfCluster[Int(cluster.clusterNumber)] = .none
    }
  }

  // MARK: Searching

  /// Visits the nodes within the given window at the given zoom, with their indices.
  func search(_ window: PlaneWindow, zoom: Int, _ visit: (Int, ClusterNode) -> Void) {
    // Spans avoid retaining and releasing the arrays for every node.
    let (nodes, reachUnits) = (nodes.span, reachUnits.span)
    let ranges = window.ranges(within: Self.greatestReach * reachUnits[0])
    for range in [ranges.first, ranges.second] {
      guard let range else { continue }
      for root in roots[firstRoot(from: range.lowerBound)...] {
        let root = Int(root)
        guard nodes[root].position.x <= range.upperBound else { break }
        Self.search(root..<root + 1, window, zoom, nodes, reachUnits, visit)
      }
    }
  }

  /// Visits those siblings, or their descendants at the given zoom, that are within the given
  /// window.
  private static func search(
    _ siblings: Range<Int>, _ window: PlaneWindow, _ zoom: Int, _ nodes: Span<ClusterNode>,
    _ reachUnits: Span<Double>, _ visit: (Int, ClusterNode) -> Void
  ) {
    for index in siblings {
      let node = nodes[index]
      if node.deepestZoom >= zoom {
        if window.contains(node.position) { visit(index, node) }
      } else {
        let reach = Double(node.reach) * reachUnits[node.deepestZoom]
        if window.isWithin(reach, of: node.position) {
          search(node.children, window, zoom, nodes, reachUnits, visit)
        }
      }
    }
  }

  /// Returns the position of the first root whose x is not less than the given one.
  private func firstRoot(from x: Double) -> Int {
    roots.partitionPoint { nodes[Int($0)].position.x < x }
  }

  // MARK: Memory

  mutating func visitStorage(_ visitor: inout StorageVisitor) {
    visitor.visit(&nodes)
    visitor.visit(&roots)
    visitor.visit(&nodeOfPin)
    visitor.visit(&nodeOfCluster)
    tallies.visitStorage(&visitor)
    freeRuns.visitStorage(&visitor)
  }

  mutating func reserveFreeRuns(_ count: Int) { freeRuns.classCount = count }

  var byteCount: Int {
    nodes.count * MemoryLayout<ClusterNode>.stride
      + (roots.count + nodeOfPin.count + nodeOfCluster.count) * 4
      + freeRuns.byteCount + tallies.byteCount
  }
}

/// Runs of slots in a forest that were freed by changes and can be reused.
///
/// Siblings are stored contiguously, so they need a run of slots. Runs come in only a few lengths:
/// 1, 2, 3, 4, 6, 8, 12, 16, 24, and so on. A free run of the right length is therefore soon
/// available, and adding or removing one sibling usually keeps the length.
struct FreeRuns: Sendable {
  /// The first slots of the free runs, by size class: lengths 1, 2, 3, 4, 6 have classes 0, 1, 2,
  /// 3, 4.
  private var starts: [[Int]] = []

  /// Returns the length of the run for the given number of siblings: exactly that number up to 4,
  /// and at most 1.5 times the number for more siblings.
  static func length(for count: Int) -> Int {
    guard count > 1 else { return count }
    // The greatest power of two less than the count.
    let power = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
    return count <= power / 2 * 3 ? power / 2 * 3 : power * 2
  }

  /// Adds the run that siblings occupied.
  mutating func add(_ siblings: Range<Int>) {
    let number = Self.number(of: Self.length(for: siblings.count))
    while starts.count <= number { starts.append([]) }
    starts[number].append(siblings.lowerBound)
  }

  /// Removes a run of the given length and returns its first slot, or `nil` if none is free.
  mutating func take(length: Int) -> Int? {
    let number = Self.number(of: length)
    return number < starts.count ? starts[number].popLast() : nil
  }

  /// Returns the size class of a length.
  ///
  /// - Parameter length: A power of two, or 1.5 times one.
  private static func number(of length: Int) -> Int {
    let exponent = Int.bitWidth - 1 - length.leadingZeroBitCount
    return length == 1 << exponent ? max(0, 2 * exponent - 1) : 2 * exponent
  }

  private static func length(ofNumber number: Int) -> Int {
    number == 0 ? 1 : number % 2 == 0 ? 3 << (number / 2 - 1) : 2 << (number / 2)
  }

  /// The slots in all free runs.
  var slots: [Range<Int>] {
    starts.enumerated().flatMap { number, starts in
      starts.map { $0..<$0 + Self.length(ofNumber: number) }
    }
  }

  /// The number of size classes that have been used.
  var classCount: Int {
    get { starts.count }
    set { starts = Array(repeating: [], count: newValue) }
  }

  mutating func visitStorage(_ visitor: inout StorageVisitor) {
    for number in starts.indices { visitor.visit(&starts[number]) }
  }

  var byteCount: Int { starts.reduce(0) { $0 + $1.count * MemoryLayout<Int>.stride } }
}
