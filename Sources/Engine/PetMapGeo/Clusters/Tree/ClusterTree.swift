/// Pins merged into clusters at every zoom, to be searched by box or by tile.
///
/// ```swift
/// let tree = ClusterTree(pins, options: .standard)
/// for node in tree.nodes(in: box, zoom: 9) where node.isCluster {
///   print(tree.id(of: node), node.count, tree.coordinate(of: node))
/// }
/// ```
///
/// At each zoom, from the deepest to 0, the pins and clusters of the next deeper zoom are visited in the
/// order of their rank; each that is not taken yet becomes a centre and takes in all within the
/// radius that are not taken either. Rank is a hash of the pin's id, and a cluster's is that of its
/// best-ranked pin, so the result depends on the set of pins and not on their order, and a pin far
/// away changes nothing. A cluster stands at the mean of what it took in, weighted by their counts,
/// rounded down to the units of the plane. It keeps its id over all zooms at which it is on the map.
///
/// The tree is a value: a copy is made in constant time and does not change with the original, so an
/// owner can hand snapshots to any number of readers and keep one for a writer. The first change of a
/// tree of which there is a copy copies its memory.
///
/// The greedy pass is supercluster's (Vladimir Agafonkin, 2016).
///
/// To read on, the folder *Tree*: `ClusterPins` with its `PinIDs`, and `ClusterOptions` (what goes
/// in), `ClusterForest` of `ClusterEntry`s with their `ClusterTallies` (what is kept), `TreeBuilder`
/// (how it is built), the extensions with the queries, `ClusterUpdate` and `FreeRuns` (how a change is
/// carried through), `ClusterRows` (how a page reads it). *Merging*, one zoom's work: `RankOrder`,
/// `CellGrid`, `greedyCentres`, `Loners`. *Plane*: `MercatorPlane`, `PlaneWindow`, `MeanPosition`.
public struct ClusterTree: Sendable {
  /// How the pins are merged.
  public let options: ClusterOptions
  /// By zoom, in the plane's units; each half of the one before, on which the forest's reaches rely.
  let radii: [Double]

  var pins: ClusterPins
  /// By pin.
  var presence: [Presence]
  var forest: ClusterForest

  enum Presence: UInt8 {
    case shown
    /// A filter keeps it off the map.
    case hidden
    case removed
  }

  /// Builds the tree of all zooms.
  ///
  /// - Parameter pins: 33,554,432 at most.
  /// - Complexity: O(n) expected for each zoom, but for the pins that have no neighbour there.
  public init(_ pins: ClusterPins, options: ClusterOptions = .standard) {
    precondition(pins.count <= 1 << 25)
    self.options = options
    radii = (0...options.maximumZoom).map { zoom in
      options.radius / options.extent * MercatorPlane.width / Double(1 << zoom)
    }
    self.pins = pins
    presence = []
    presence.reserveCapacity(ClusterPins.capacity(for: pins.count))
    presence.append(contentsOf: repeatElement(.shown, count: pins.count))
    var builder = TreeBuilder(pins: self.pins, options: options, radii: radii)
    forest = builder.forest(of: Array(presence.indices))
  }

  /// Merges the pins that are shown anew.
  mutating func rebuild() {
    var builder = TreeBuilder(pins: pins, options: options, radii: radii)
    forest = builder.forest(of: presence.indices.filter { presence[$0] == .shown })
  }

  /// How much memory the tree uses, without its pins and the room kept for more.
  public var byteCount: Int { forest.byteCount + presence.count }
}
