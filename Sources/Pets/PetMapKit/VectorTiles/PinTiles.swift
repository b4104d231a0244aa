public import PetMapGeo
import PetMapAnnouncements

/// Vector tiles of pins and clusters, all in the layer `pins`.
///
/// A pin's attributes are the API's members `id`, `petName`, `species`, `breed`, `status` and
/// `lastSeenDate`, and what was kept of other columns; absent ones are left out. A cluster's follow supercluster and MapLibre:
/// `cluster` (true), `cluster_id`, `point_count`, `point_count_abbreviated`, `expansion_zoom` (left
/// out when its pins all have one coordinate), `missing`, `found`, `closed`.
///
/// A tile's bytes depend on the set of pins alone.
public struct PinTiles: Sendable {
  /// The name of the one layer.
  public static let layer = "pins"
  /// How far beyond its edges a tile reaches, in units of which it has 4096: half a marker's width
  /// on a tile of 512 pixels, and a little.
  public static let buffer: Int32 = 128

  /// The clusters that the tiles show.
  public let tree: ClusterTree
  let records: PinRecords
  private let pinZoom: Int

  /// - Parameters:
  ///   - clusters: all pins, or those that pass a filter.
  ///   - pinZoom: from which zoom on every pin stands by itself, whatever the tree's options.
  public init(_ clusters: PinClusters, pinZoom: Int = .max) {
    tree = clusters.tree
    records = clusters.records
    self.pinZoom = pinZoom
  }

  /// The zoom whose clusters a zoom's tiles show.
  public func clusterZoom(_ zoom: Int) -> Int {
    zoom >= pinZoom ? tree.options.maximumZoom + 1 : zoom
  }

  /// A tile as the Mapbox Vector Tile Specification 2.1 has it; empty when nothing is in it.
  ///
  /// - Complexity: O(k log k) for the k pins and clusters in it.
  public func tile(_ id: TileID) -> [UInt8] { tile(id, showing: clusterZoom(id.z)) }

  /// A tile that shows the clusters of a zoom of the caller's choice.
  ///
  /// - Complexity: O(k log k) for the k pins and clusters in it.
  public func tile(_ id: TileID, showing clusterZoom: Int) -> [UInt8] {
    let side = Double(VectorTileLayer.extent)
    let reach = Double(Self.buffer)
    let nodes = tree.nodes(
      in: id, buffer: reach / side * tree.options.extent,
      clusterZoom: clusterZoom)
    guard !nodes.isEmpty else { return [] }
    let scale = Double(Int64(1) << Int64(id.z)) * side
    var layer = VectorTileLayer(name: Self.layer)
    for node in tree.sorted(nodes) {
      let position = node.position
      let y = (position.y * scale - Double(id.y) * side).rounded(.down)
      guard y >= -reach, y <= side + reach else { continue }
      // Across the antimeridian the world comes again.
      for turn in [0.0, -1, 1] {
        let x = ((position.x + turn) * scale - Double(id.x) * side).rounded(.down)
        guard x >= -reach, x <= side + reach else { continue }
        let name = tree.id(of: node)
        layer.append(
          x: Int32(x), y: Int32(y), id: Self.number(of: name),
          attributes: node.isCluster ? cluster(node, name, in: id.z) : pin(node, name))
      }
    }
    return VectorTileLayer.tile([layer])
  }

  /// The tiles of a zoom in which something is, by column and then row.
  ///
  /// - Complexity: O(n log n) in the number of pins and clusters of the zoom.
  public func tiles(zoom: Int) -> [TileID] { tiles(zoom: zoom, showing: clusterZoom(zoom)) }

  /// The tiles of a zoom in which something is when they show the clusters of a zoom of the caller's
  /// choice, by column and then row.
  ///
  /// - Complexity: O(n log n) in the number of pins and clusters of the zoom.
  public func tiles(zoom: Int, showing clusterZoom: Int) -> [TileID] {
    counts(zoom: zoom, clusterZoom: clusterZoom).keys.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// How many pins and clusters are in each tile of a zoom.
  func counts(zoom: Int, clusterZoom: Int) -> [TileID: Int] {
    let count = Int64(1) << Int64(zoom)
    let reach = Double(Self.buffer) / Double(VectorTileLayer.extent)
    var tiles: [TileID: Int] = [:]
    for node in tree.nodes(atZoom: clusterZoom) {
      let position = node.position
      let (x, y) = (position.x * Double(count), position.y * Double(count))
      let rows = Self.range(y, reach)
      for column in Self.range(x, reach) {
        let wrapped = ((column % count) + count) % count
        for row in rows where row >= 0 && row < count {
          guard let tile = TileID(z: zoom, x: Int(wrapped), y: Int(row)) else { continue }
          tiles[tile, default: 0] += 1
        }
      }
    }
    return tiles
  }

  private static func range(_ position: Double, _ reach: Double) -> ClosedRange<Int64> {
    Int64((position - reach).rounded(.down))...Int64((position + reach).rounded(.down))
  }

  func pin(
    _ node: ClusterTree.Node, _ name: String
  ) -> [(String, VectorTileLayer.Value)] {
    let pin = records[node.pin].announcement
    var result: [(String, VectorTileLayer.Value)] = [("id", .text(name))]
    for field in PetField.inTiles.dropFirst() {
      if let value = pin.value(of: field) { result.append((field.name, .text(value.text))) }
    }
    return result + Self.kept(pin)
  }

  /// - Parameter zoom: the tile's; what falls apart on it or before stays together on it all the same.
  private func cluster(
    _ node: ClusterTree.Node, _ name: String, in zoom: Int
  ) -> [(String, VectorTileLayer.Value)] {
    let count = node.count
    var result: [(String, VectorTileLayer.Value)] = [
      ("cluster", .boolean(true)),
      ("cluster_id", .text(name)),
      ("point_count", .integer(Int64(count))),
      ("point_count_abbreviated", .text(ClusterTree.abbreviated(count: count))),
    ]
    if zoom < pinZoom, let expansion = tree.expansionZoom(of: node) {
      result.append(("expansion_zoom", .integer(Int64(max(expansion, zoom + 1)))))
    }
    for (status, key) in ["missing", "found", "closed"].enumerated() {
      result.append((key, .integer(Int64(tree.count(of: node, status: status)))))
    }
    return result
  }

  /// The number by which maps know a pin or a cluster, the same in all tiles: 53 bits of a hash of
  /// its id, which JavaScript holds exactly (FNV-1a, Fowler, Noll and Vo, finished as in
  /// SplitMix64).
  public static func number(of id: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    // Copied: a browser has to load what walks through a text's own bytes, for each place that does.
    for byte in Array(id.utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return (hash ^ hash >> 31) >> 11
  }
}
