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
