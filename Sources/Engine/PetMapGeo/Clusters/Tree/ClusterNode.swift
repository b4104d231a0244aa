/// A pin or cluster stored in the forest once, with the deepest zoom at which it appears.
///
/// Its shallowest zoom is one past its parent's deepest zoom, or 0 if it has no parent.
struct ClusterNode: Sendable, BitwiseCopyable {
  var position: PlanePosition
  /// The index of the representative pin: the pin itself, or a cluster's best-ranked pin.
  var pin: UInt32
  /// The number of pins.
  var count: UInt32
  /// The cluster number in ``ClusterTallies``; `none` for a pin.
  var clusterNumber: UInt32 = .none
  /// The index of the parent node.
  var parent: UInt32 = .none
  private var firstChild: UInt32 = 0
  private var childrenEnd: UInt32 = 0
  private let zoom: UInt8
  /// An upper bound on the distance to any descendant, in 32nds of the radius at its zoom.
  var reach: UInt8 = 0

  /// Creates a node for a pin.
  init(pin: UInt32, at position: PlanePosition, zoom: Int) {
    self.position = position
    self.pin = pin
    count = 1
    self.zoom = UInt8(zoom)
  }

  /// Creates a node for a cluster whose children are already in the forest.
  init(
    clusterNumber: UInt32, of children: Range<Int>, pin: UInt32, at position: PlanePosition,
    count: UInt32, zoom: Int
  ) {
    self.position = position
    self.pin = pin
    self.count = count
    self.clusterNumber = clusterNumber
    self.zoom = UInt8(zoom)
    self.children = children
  }

  /// A placeholder for unused slots.
  static let unused = ClusterNode(pin: .none, at: PlanePosition(x: 0, y: 0), zoom: 0)

  var isPin: Bool { clusterNumber == .none }
  var deepestZoom: Int { Int(zoom) }

  /// The indices of the children, center first; empty for a pin.
  var children: Range<Int> {
    get { Int(firstChild)..<Int(childrenEnd) }
    set { (firstChild, childrenEnd) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }
}

/// The counts of each cluster's pins by category, indexed by cluster number.
struct ClusterTallies: Sendable {
  private static let width = ClusterPins.categoryCount
  private(set) var counts: [UInt32] = []
  /// The numbers of removed clusters.
  private(set) var free: [UInt32] = []

  /// The number of cluster numbers, in use or free.
  var capacity: Int { counts.count / Self.width }

  var byteCount: Int { (counts.count + free.count) * 4 }

  mutating func visitStorage(_ visitor: inout StorageVisitor) {
    visitor.visit(&counts)
    visitor.visit(&free)
  }

  mutating func reserveCapacity(_ clusters: Int) { counts.reserveCapacity(clusters * Self.width) }

  /// Returns the number of a new, empty cluster.
  mutating func add() -> UInt32 {
    if let number = free.popLast() {
      for category in 0..<Self.width { counts[Int(number) * Self.width + category] = 0 }
      return number
    }
    let number = UInt32(capacity)
    for _ in 0..<Self.width { counts.append(0) }
    return number
  }

  mutating func remove(_ cluster: UInt32) { free.append(cluster) }

  /// Adds the pins of a node to a cluster's counts.
  mutating func add(_ node: ClusterNode, of pins: borrowing ClusterPins, to cluster: UInt32) {
    let base = Int(cluster) * Self.width
    if node.isPin {
      let pin = Int(node.pin)
      if pins.isCounted(pin) { counts[base + pins.category(of: pin)] += 1 }
    } else {
      let own = Int(node.clusterNumber) * Self.width
      for category in 0..<Self.width { counts[base + category] += counts[own + category] }
    }
  }

  /// Moves one pin of a cluster from one category to another, or `nil` if it is not counted.
  mutating func recount(_ cluster: UInt32, from old: Int?, to new: Int?) {
    let base = Int(cluster) * Self.width
    if let old { counts[base + old] -= 1 }
    if let new { counts[base + new] += 1 }
  }

  func count(_ cluster: UInt32, category: Int) -> Int {
    Int(counts[Int(cluster) * Self.width + category])
  }
}
