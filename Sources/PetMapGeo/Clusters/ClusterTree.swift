/// Pins merged into clusters at every zoom, to be asked for what is in view.
///
/// ```swift
/// let tree = ClusterTree(pins, options: .standard)
/// for node in tree.nodes(in: box, zoom: 9) where node.isCluster {
///   print(tree.id(of: node), node.count, tree.coordinate(of: node))
/// }
/// ```
///
/// At each zoom, from the deepest to 0, the pins and clusters of the zoom below it are visited in the
/// order of their rank; each that is not taken yet becomes a centre and takes in all within the
/// radius that are not taken either. Rank is a hash of the pin's id, and a cluster's is that of its
/// best-ranked pin, so the result depends on the set of pins and not on their order, and a pin far
/// away changes nothing. A cluster stands at the mean of what it took in, weighted by their counts,
/// rounded down to the units of ``ClusterPlane``.
///
/// A cluster keeps its id over all zooms at which it is on the map.
///
/// Many pins are merged faster by several workers, such as the threads of PetMapThreads; the tree is
/// the same bit for bit:
///
/// ```swift
/// let tree = ClusterTree(pins, workers: ThreadWorkers(limit: 4))
/// ```
///
/// The greedy pass is supercluster's (Vladimir Agafonkin, 2016). It yields the lexicographically
/// first maximal independent set of the graph of neighbours, which needs no visiting order, see
/// `GreedyPass`.
public struct ClusterTree: Sendable {
  /// Where a pin or a cluster is kept.
  package struct Slot: Sendable, Hashable, BitwiseCopyable {
    let slot: UInt32

    init(_ slot: UInt32) { self.slot = slot }
    init(_ slot: Int) { self.slot = UInt32(truncatingIfNeeded: slot) }
    var index: Int { Int(truncatingIfNeeded: slot) }
  }

  public let options: ClusterOptions
  let plane: ClusterPlane

  var pins: ClusterPins
  /// By pin: its entity, `none` when the pin is removed.
  var slots: [UInt32]
  /// By pin.
  var presence: [Presence]
  /// Pins first, along a curve that keeps neighbours together.
  var entities: [ClusterEntity] = []
  var clusters: [ClusterRecord] = []
  /// By cluster: how many pins of each status, then of each species.
  var counts: [UInt32] = []
  /// By cluster: the pins' sums.
  var sums: [Int64] = []

  /// By cluster: the numbers supercluster gives them, when its answer is asked for.
  var superclusterIDs: [UInt32] = []

  var directory: ClusterDirectory

  /// Whether the pins' entities are in the order of ``StripOrder``.
  var isArranged = false

  /// Entities and clusters that are in use no more.
  var freeSlots: [UInt32] = []
  var freeClusters: [UInt32] = []

  enum Presence: UInt8 {
    case shown
    /// A filter keeps it off the map.
    case hidden
    case removed
  }

  var countStride: Int { ClusterPins.statusCount + pins.speciesCount }

  /// The radius at a zoom, in the plane's units.
  func radius(zoom: Int) -> Double {
    Self.radius(zoom: zoom, options: options, plane: plane)
  }

  static func radius(zoom: Int, options: ClusterOptions, plane: ClusterPlane) -> Double {
    options.radius / options.extent * plane.width / Double(1 << zoom)
  }
}
