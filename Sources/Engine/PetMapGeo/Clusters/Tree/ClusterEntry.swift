/// A pin or a cluster as the forest keeps it: once, with the deepest zoom at which it is on the map.
///
/// Its shallowest zoom is the one after the deepest of its parent; without a parent it is 0.
struct ClusterEntry: Sendable, BitwiseCopyable {
  var position: PlanePosition
  /// The index of the pin, or of a cluster's own pin: the best-ranked one in it.
  var pin: UInt32
  /// How many pins it stands for.
  var count: UInt32
  /// The number of a cluster in ``ClusterTallies``, `none` for a pin.
  var clusterNumber: UInt32 = .none
  /// The index of the entry that takes it in.
  var parent: UInt32 = .none
  private var firstChild: UInt32 = 0
  private var childrenEnd: UInt32 = 0
  private let zoom: UInt8
  /// How far from it the pins and clusters under it are at most, in 32nds of the radius at its zoom.
  var reach: UInt8 = 0

  /// A pin.
  init(pin: UInt32, at position: PlanePosition, zoom: Int) {
    self.position = position
    self.pin = pin
    count = 1
    self.zoom = UInt8(zoom)
  }

  /// A cluster whose children are in the forest already.
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

  /// Fills a slot that is not in use.
  static let unused = ClusterEntry(pin: .none, at: PlanePosition(x: 0, y: 0), zoom: 0)

  var isPin: Bool { clusterNumber == .none }
  var deepestZoom: Int { Int(zoom) }

  /// The indices of what it falls apart into, its centre first; none for a pin.
  var children: Range<Int> {
    get { Int(firstChild)..<Int(childrenEnd) }
    set { (firstChild, childrenEnd) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }
}
