/// Pins merged into clusters at every zoom, searchable by box or tile.
///
/// ```swift
/// let tree = ClusterTree(pins, options: .standard)
/// for node in tree.nodes(in: box, zoom: 9) where node.isCluster {
///   print(tree.id(of: node), node.count, tree.coordinate(of: node))
/// }
/// ```
///
/// At each zoom, from the deepest to 0, the pins and clusters of the next deeper zoom are visited
/// in rank order. Each one that has not been absorbed becomes a center and absorbs all remaining
/// ones within the radius. The rank is a hash of the pin's ID, and a cluster has the rank of its
/// best-ranked pin, so the result depends on the set of pins but not on their order, and a distant
/// pin has no effect. A cluster is located at the mean of its members, weighted by their counts and
/// rounded down to plane units. It keeps its ID at all zooms at which it appears.
///
/// The tree is a value: copying takes constant time, and a copy is independent of the original, so
/// an owner can hand out snapshots to any number of readers while it keeps modifying its own. The
/// first change to a tree with other copies duplicates its storage.
///
/// The greedy pass is supercluster's (Vladimir Agafonkin, 2016).
///
/// Suggested reading order in the folder *Tree*: `ClusterPins` with `PinIDs`, and `ClusterOptions`
/// (input); `ClusterForest` of `ClusterNode`s with `ClusterTallies` (storage); `TreeBuilder`
/// (construction); the extensions (queries); `ClusterUpdate` and `FreeRuns` (incremental changes).
/// *Merging* implements one zoom: `RankOrder`, `CellGrid`, `greedyCenters`, `IsolatedCandidates`.
/// *Plane* contains `MercatorPlane`, `PlaneWindow` and `MeanPosition`.
public struct ClusterTree: Sendable {
  /// The options that determine how pins merge.
  public private(set) var options: ClusterOptions
  /// The radius at each zoom, in plane units. Each is at most half the previous one; the forest's
  /// reaches rely on this.
  private(set) var radii: [Double]

  var pins: ClusterPins
  /// Whether each pin is shown, hidden, or removed.
  var presence: [Presence]
  var forest: ClusterForest

  enum Presence: UInt8 {
    case shown
    /// Hidden by a filter.
    case hidden
    case removed
  }

  /// Builds the tree for all zooms.
  ///
  /// - Parameter pins: At most 33,554,432 pins.
  /// - Complexity: O(*n*) expected per zoom, not counting pins without neighbors.
  public init(_ pins: ClusterPins, options: ClusterOptions = .standard) {
    self.init(pins, options: options, without: [])
  }

  /// Builds the tree for all zooms.
  ///
  /// - Parameter removed: The indices of pins that count as removed.
  /// - Complexity: The same as ``init(_:options:)``.
  package init(_ pins: ClusterPins, options: ClusterOptions, without removed: [Int]) {
    precondition(pins.count <= 1 << 25)
    self.options = options
    radii = options.radii
    self.pins = pins
    presence = []
    presence.reserveCapacity(ClusterPins.capacity(for: pins.count))
    presence.append(contentsOf: repeatElement(.shown, count: pins.count))
    for pin in removed { presence[pin] = .removed }
    forest = Self.forest(of: pins, presence, options, radii)
  }

  /// Rebuilds the clusters of the pins that are shown.
  mutating func rebuild() { forest = Self.forest(of: pins, presence, options, radii) }

  /// Rebuilds the tree with other options.
  ///
  /// - Complexity: The same as ``init(_:options:)``.
  package mutating func rebuild(with options: ClusterOptions) {
    self.options = options
    radii = options.radii
    rebuild()
  }

  private static func forest(
    of pins: ClusterPins, _ presence: [Presence], _ options: ClusterOptions, _ radii: [Double]
  ) -> ClusterForest {
    var builder = TreeBuilder(pins: pins, options: options, radii: radii)
    return builder.forest(of: presence.indices.filter { presence[$0] == .shown })
  }

  /// The number of bytes in the tree, not counting its pins and unused capacity.
  public var byteCount: Int { forest.byteCount + presence.count }
}
