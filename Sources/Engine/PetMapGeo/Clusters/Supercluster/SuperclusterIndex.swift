/// A reimplementation of supercluster 8.0.1 that returns the same clusters, including its 32-bit
/// coordinates, IDs, and order.
///
/// Use it to replace supercluster or to compare results with it.
///
/// ```swift
/// let index = SuperclusterIndex(coordinates, options: .standard)
/// for node in index.nodes(in: box, zoom: 3) {
///   if case .cluster(let row) = node { print(index.clusters[row].count) }
/// }
/// ```
///
/// Unlike ``ClusterTree``, whose result depends only on the set of pins, merges across ±180°, and
/// supports changes, this index depends on the order of the pins, as supercluster does.
///
/// The algorithm is supercluster's (Vladimir Agafonkin, 2016): from the deepest zoom up, points are
/// visited in order. Each point that has not been absorbed absorbs all remaining points within the
/// radius, provided that there are enough of them. `KDTree` finds the neighbors.
public struct SuperclusterIndex: Sendable {
  /// A pin, identified by its index, or a cluster, identified by its index in ``clusters``.
  public enum Node: Sendable, Hashable {
    case pin(Int)
    case cluster(Int)
  }

  /// A cluster.
  public struct Cluster: Sendable, Hashable {
    /// The x of the cluster's center on the Web Mercator unit square.
    public let x: Double
    /// The y of the cluster's center, increasing southward.
    public let y: Double
    /// The number of pins in the cluster.
    public let count: Int
    /// The ID that supercluster assigns to the cluster.
    public let id: Int
  }

  /// The clusters of all zooms.
  public private(set) var clusters: [Cluster] = []
  /// The merge radius and the range of zooms.
  public let options: ClusterOptions
  /// The shallowest zoom that has its own clusters.
  public let minimumZoom: Int
  private let pins: [SIMD2<Double>]
  private let featureCount: Int
  /// One level per zoom, from ``minimumZoom`` to one past the deepest clustered zoom.
  private var levels: [Level] = []

  private struct Level: Sendable {
    var entries: [Entry]
    let tree: KDTree

    init(_ entries: [Entry], nodeSize: Int) {
      self.entries = entries
      tree = KDTree(
        entries.map { SIMD2(Float($0.position.x), Float($0.position.y)) }, nodeSize: nodeSize)
    }
  }

  /// A pin or cluster at a zoom.
  private struct Entry: Sendable {
    let node: Node
    let position: SIMD2<Double>
    let count: Int
    /// The zoom of the most recent visit.
    var visited = Int.max
    /// The index of the parent cluster, or -1.
    var parent = -1
  }

  /// Creates an index of positions on the unit square.
  ///
  /// - Parameters:
  ///   - positions: The pins' positions on the Web Mercator unit square, y increasing southward
  ///     from 0 to 1. They are rounded to 32 bits.
  ///   - featureCount: The number of input features, including those without a position, which
  ///     count toward cluster IDs.
  ///   - minimumZoom: From 0 to the options' deepest zoom.
  ///   - nodeSize: The node size of kdbush.
  /// - Complexity: O(*n* log *n*) per zoom.
  public init(
    positions: [SIMD2<Double>], featureCount: Int? = nil, options: ClusterOptions = .standard,
    minimumZoom: Int = 0, nodeSize: Int = 64
  ) {
    pins = positions
    self.featureCount = featureCount ?? positions.count
    self.options = options
    self.minimumZoom = minimumZoom
    let nodeSize = max(2, min(65_535, nodeSize))
    var entries: [Entry] = []
    entries.reserveCapacity(positions.count)
    for (pin, position) in positions.enumerated() {
      let rounded = SIMD2<Double>(Double(Float(position.x)), Double(Float(position.y)))
      entries.append(Entry(node: .pin(pin), position: rounded, count: 1))
    }
    var level = Level(entries, nodeSize: nodeSize)
    for zoom in stride(from: options.maximumZoom, through: minimumZoom, by: -1) {
      let merged = merge(&level, zoom: zoom)
      levels.append(level)
      level = Level(merged, nodeSize: nodeSize)
    }
    levels.append(level)
    levels.reverse()
  }

  /// Creates an index of coordinates.
  ///
  /// - Complexity: O(*n* log *n*) per zoom.
  public init(
    _ coordinates: [Coordinate], options: ClusterOptions = .standard, minimumZoom: Int = 0
  ) {
    self.init(
      positions: coordinates.map {
        SIMD2(Self.x(longitude: $0.longitude), Self.y(latitude: $0.latitude))
      }, options: options, minimumZoom: minimumZoom)
  }

  // MARK: Projecting

  private static func x(longitude: Double) -> Double { longitude / 360 + 0.5 }

  private static func y(latitude: Double) -> Double {
    let sine = sine(degrees: latitude)
    return max(0, min(1, 0.5 - 0.25 * logarithm((1 + sine) / (1 - sine)) / .pi))
  }

  // MARK: Merging

  private func radius(atZoom zoom: Int) -> Double {
    options.radius / (options.extent * Double(1 << zoom))
  }

  /// Merges the entries of a level into those of the next shallower zoom.
  private mutating func merge(_ level: inout Level, zoom: Int) -> [Entry] {
    let radius = radius(atZoom: zoom)
    var merged: [Entry] = []
    for index in level.entries.indices where level.entries[index].visited > zoom {
      level.entries[index].visited = zoom
      let origin = level.entries[index]
      var neighbors = level.tree.indices(within: radius, of: origin.position)
      neighbors.removeAll { level.entries[$0].visited <= zoom }
      let count = neighbors.reduce(origin.count) { $0 + level.entries[$1].count }
      for neighbor in neighbors { level.entries[neighbor].visited = zoom }
      guard !neighbors.isEmpty, count >= options.minimumPoints else {
        merged.append(level.entries[index])
        for neighbor in neighbors { merged.append(level.entries[neighbor]) }
        continue
      }
      var sum = origin.position * Double(origin.count)
      level.entries[index].parent = clusters.count
      for neighbor in neighbors {
        let entry = level.entries[neighbor]
        sum = sum + entry.position * Double(entry.count)
        level.entries[neighbor].parent = clusters.count
      }
      let center = sum / Double(count)
      merged.append(Entry(node: .cluster(clusters.count), position: center, count: count))
      clusters.append(
        Cluster(
          x: center.x, y: center.y, count: count,
          id: index << 5 + (zoom + 1) + featureCount))
    }
    return merged
  }

  // MARK: Queries

  /// Returns the nodes in the given window of the unit square, including its edges, at the given
  /// zoom, in supercluster's order.
  public func nodes(
    minX: Double, minY: Double, maxX: Double, maxY: Double, zoom: Int
  ) -> [Node] {
    let level = level(atZoom: zoom)
    return level.tree.indices(minX: minX, minY: minY, maxX: maxX, maxY: maxY).map {
      level.entries[$0].node
    }
  }

  /// Returns the nodes in the given box at the given zoom. If the box crosses the antimeridian, the
  /// nodes west of the antimeridian come first.
  public func nodes(in box: BoundingBox, zoom: Int) -> [Node] {
    let (west, east) = (Self.x(longitude: box.west), Self.x(longitude: box.east))
    let (north, south) = (Self.y(latitude: box.north), Self.y(latitude: box.south))
    func nodes(_ minX: Double, _ maxX: Double) -> [Node] {
      self.nodes(minX: minX, minY: north, maxX: maxX, maxY: south, zoom: zoom)
    }
    return west <= east ? nodes(west, east) : nodes(west, 1) + nodes(0, east)
  }

  /// Returns the nodes drawn into a tile, with their positions in units of `extent`, which defaults
  /// to the options' extent.
  public func nodes(in tile: TileID, extent: Double? = nil) -> [(node: Node, x: Int, y: Int)] {
    let extent = extent ?? options.extent
    let level = level(atZoom: tile.z)
    let side = Double(1 << tile.z)
    let buffer = options.radius / options.extent
    let (x, y) = (Double(tile.x), Double(tile.y))
    var found: [(node: Node, x: Int, y: Int)] = []
    func add(_ minX: Double, _ maxX: Double, column: Double) {
      let indices = level.tree.indices(
        minX: minX, minY: (y - buffer) / side, maxX: maxX, maxY: (y + 1 + buffer) / side)
      for index in indices {
        let entry = level.entries[index]
        var position = entry.position
        if case .pin(let pin) = entry.node { position = pins[pin] }
        found.append(
          (
            entry.node, wholePixels(extent * (position.x * side - column)),
            wholePixels(extent * (position.y * side - y))
          ))
      }
    }
    add((x - buffer) / side, (x + 1 + buffer) / side, column: x)
    if tile.x == 0 { add(1 - buffer / side, 1, column: side) }
    if x == side - 1 { add(0, buffer / side, column: -1) }
    return found
  }

  /// Returns the children of a cluster, in supercluster's order.
  public func children(ofCluster cluster: Int) -> [Node] {
    let number = clusters[cluster].id - featureCount
    let zoom = number & 31
    let level = level(atZoom: zoom)
    let origin = level.entries[number >> 5]
    return level.tree.indices(within: radius(atZoom: zoom - 1), of: origin.position)
      .map { level.entries[$0] }.filter { $0.parent == cluster }.map { $0.node }
  }

  /// Returns the child that was the center of a cluster.
  public func origin(ofCluster cluster: Int) -> Node {
    let number = clusters[cluster].id - featureCount
    return level(atZoom: number & 31).entries[number >> 5].node
  }

  /// Returns the pins of a cluster in depth-first order.
  public func leaves(ofCluster cluster: Int, offset: Int = 0, limit: Int = .max) -> [Int] {
    var skip = max(0, offset)
    var pins: [Int] = []
    var pending = [Node.cluster(cluster)]
    while pins.count < limit, let node = pending.popLast() {
      switch node {
      case .cluster(let next) where clusters[next].count <= skip: skip -= clusters[next].count
      case .cluster(let next): pending += children(ofCluster: next).reversed()
      case .pin where skip > 0: skip -= 1
      case .pin(let pin): pins.append(pin)
      }
    }
    return pins
  }

  /// Returns the index of the cluster with the given ID, or `nil` if there is no such cluster.
  public func cluster(withID id: Int) -> Int? {
    guard id >= featureCount else { return nil }
    let number = id - featureCount
    let zoom = number & 31
    guard zoom > minimumZoom, zoom <= options.maximumZoom + 1 else { return nil }
    let entries = level(atZoom: zoom).entries
    guard entries.indices.contains(number >> 5) else { return nil }
    let parent = entries[number >> 5].parent
    return parent >= 0 && clusters[parent].id == id ? parent : nil
  }

  /// Returns the zoom at which a cluster splits, or one past the deepest clustered zoom if it
  /// never does.
  public func expansionZoom(ofCluster cluster: Int) -> Int {
    var zoom = (clusters[cluster].id - featureCount) & 31
    var cluster = cluster
    while zoom <= options.maximumZoom {
      let children = children(ofCluster: cluster)
      guard children.count == 1, case .cluster(let only) = children[0] else { break }
      cluster = only
      zoom += 1
    }
    return zoom
  }

  private func level(atZoom zoom: Int) -> Level {
    levels[max(0, min(levels.count - 1, zoom - minimumZoom))]
  }
}
