public import PetMapGeo
import PetMapAnnouncements
import PetMapJSON
import PetMapAPI

/// Vector tiles of pins and clusters, all in the layer `pins`.
///
/// The attributes of a pin are the API members `id`, `petName`, `species`, `breed`, `status` and
/// `lastSeenDate`, and additional columns; missing values are omitted. If several pins have the
/// same coordinate at a zoom without clusters, they also have `stack`: the number of these pins for
/// the one with the best rank, and 0 for the others, which it covers. Pins that are old, according to
/// the filter, have `active` (false). The attributes of a cluster
/// follow supercluster and MapLibre: `cluster` (true), `cluster_id`, `point_count`,
/// `point_count_abbreviated`, `expansion_zoom` (omitted if all pins have the same coordinate),
/// `missing`, `found`, `closed`.
///
/// The bytes of a tile depend only on the set of pins.
public struct PinTiles: Sendable {
  /// The name of the layer.
  public static let layer = "pins"
  /// The buffer around a tile, in tile units (a tile is 4096 units wide). It is slightly more than
  /// half a marker's width on a 512-pixel tile.
  public static let buffer: Int32 = 128

  /// The clusters in the tiles.
  public let tree: ClusterTree
  private let records: PinRecords
  private let pinZoom: Int

  /// - Parameters:
  ///   - clusters: The clusters of all pins, or of the pins that match a filter.
  ///   - pinZoom: The first zoom at which pins are not clustered, regardless of the tree's options.
  public init(_ clusters: PinClusters, pinZoom: Int = .max) {
    tree = clusters.tree
    records = clusters.records
    self.pinZoom = pinZoom
  }

  /// Returns the zoom whose clusters are shown in the tiles at the given zoom.
  public func clusterZoom(_ zoom: Int) -> Int {
    zoom >= pinZoom ? tree.options.maximumZoom + 1 : zoom
  }

  /// Returns a tile in the format of the Mapbox Vector Tile Specification 2.1, or an empty array if
  /// the tile is empty.
  ///
  /// - Complexity: O(*k* log *k*) for *k* pins and clusters in the tile.
  public func tile(_ id: TileID) -> [UInt8] { tile(id, showing: clusterZoom(id.z)) }

  /// Returns a tile with the clusters at the given zoom.
  ///
  /// - Complexity: O(*k* log *k*) for *k* pins and clusters in the tile.
  public func tile(_ id: TileID, showing clusterZoom: Int) -> [UInt8] {
    tile(id, showing: clusterZoom, of: PinFilter())
  }

  /// Returns a tile at a zoom without clusters with the pins that match a filter: the same bytes as
  /// from the filter's clusters, but only the pins in the tile are filtered.
  ///
  /// - Precondition: The tiles at this zoom have no clusters; see ``hasClusters(atZoom:)``.
  /// - Complexity: O(*k* log *k*) for *k* pins in the tile.
  public func tile(_ id: TileID, of filter: PinFilter) -> [UInt8] {
    precondition(filter.isEmpty || !hasClusters(atZoom: id.z))
    return tile(id, showing: clusterZoom(id.z), of: filter)
  }

  /// Returns the part of the clusters that a tile and its neighbors show.
  ///
  /// - Precondition: The tiles at this zoom have clusters; see ``hasClusters(atZoom:)``.
  package func part(of id: TileID) -> ClusterPart {
    precondition(hasClusters(atZoom: id.z))
    return ClusterPart(around: id, buffer: Double(Self.buffer + 1) / Double(VectorTileLayer.extent))
  }

  /// Returns whether the tiles at a zoom may have clusters, which depend on pins outside of a tile.
  public func hasClusters(atZoom zoom: Int) -> Bool {
    clusterZoom(zoom) <= tree.options.maximumZoom
  }

  private func tile(
    _ id: TileID, showing clusterZoom: Int, of filter: PinFilter
  ) -> [UInt8] {
    let side = Double(VectorTileLayer.extent)
    let reach = Double(Self.buffer)
    var nodes = tree.nodes(
      in: id, buffer: reach / side * tree.options.extent,
      clusterZoom: clusterZoom)
    if !filter.isEmpty { nodes.removeAll { !filter.admits(records[$0.pin]) } }
    guard !nodes.isEmpty else { return [] }
    let scale = Double(Int64(1) << Int64(id.z)) * side
    var stacks: [WorldPosition: Int] = [:]
    let isDeep = clusterZoom > tree.options.maximumZoom
    if isDeep { for node in nodes { stacks[node.position, default: 0] += 1 } }
    var layer = VectorTileLayer(name: Self.layer)
    for node in tree.sorted(nodes) {
      let position = node.position
      let stack = isDeep ? stacks.updateValue(0, forKey: position) ?? 1 : 1
      let y = (position.y * scale - Double(id.y) * side).rounded(.down)
      guard y >= -reach, y <= side + reach else { continue }
      // The world repeats across the antimeridian.
      for turn in [0.0, -1, 1] {
        let x = ((position.x + turn) * scale - Double(id.x) * side).rounded(.down)
        guard x >= -reach, x <= side + reach else { continue }
        let name = tree.id(of: node)
        layer.append(
          x: Int32(x), y: Int32(y), id: Self.number(of: name),
          attributes: node.isCluster
            ? cluster(node, name, in: id.z)
            : pin(node, name, stack: stack, of: filter))
      }
    }
    return VectorTileLayer.tile([layer])
  }

  /// Returns the non-empty tiles at a zoom, sorted by column, then row.
  ///
  /// - Complexity: O(*n* log *n*) in the number of pins and clusters at the zoom.
  public func tiles(zoom: Int) -> [TileID] { tiles(zoom: zoom, showing: clusterZoom(zoom)) }

  /// Returns the tiles at a zoom that are not empty when they show the clusters of another zoom,
  /// sorted by column, then row.
  ///
  /// - Complexity: O(*n* log *n*) in the number of pins and clusters at the zoom.
  public func tiles(zoom: Int, showing clusterZoom: Int) -> [TileID] {
    counts(zoom: zoom, clusterZoom: clusterZoom).keys.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// Returns the number of pins and clusters in each tile at a zoom.
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

  /// - Parameter stack: The number of pins at the pin's coordinate, or 0 if another pin covers it.
  func pin(
    _ node: ClusterTree.Node, _ name: String, stack: Int = 1, of filter: PinFilter = PinFilter()
  ) -> [(String, VectorTileLayer.Value)] {
    let pin = records[node.pin].announcement
    var result: [(String, VectorTileLayer.Value)] = [("id", .text(name))]
    for field in PetField.inTiles.dropFirst() {
      if let value = pin.value(of: field) { result.append((field.name, .text(value.text))) }
    }
    if stack != 1 { result.append(("stack", .integer(Int64(stack)))) }
    if !tree.isCounted(pin: node.pin) || filter.isOld(day: pin.lastSeenDay) {
      result.append(("active", .boolean(false)))
      return result + Self.kept(pin).filter { $0.0 != "active" }
    }
    return result + Self.kept(pin)
  }

  /// - Parameter zoom: The zoom of the tile, which may differ from the zoom of the clusters.
  private func cluster(
    _ node: ClusterTree.Node, _ name: String, in zoom: Int
  ) -> [(String, VectorTileLayer.Value)] {
    let count = node.count
    var result: [(String, VectorTileLayer.Value)] = [
      ("cluster", .boolean(true)),
      ("cluster_id", .text(name)),
      ("point_count", .integer(Int64(count))),
      ("point_count_abbreviated", .text(count.abbreviatedCount)),
    ]
    if zoom < pinZoom, let expansion = tree.expansionZoom(of: node) {
      result.append(("expansion_zoom", .integer(Int64(max(expansion, zoom + 1)))))
    }
    for (status, key) in ["missing", "found", "closed"].enumerated() {
      result.append((key, .integer(Int64(tree.count(of: node, category: status)))))
    }
    return result
  }

  /// Returns the numeric ID of a pin or a cluster, which is the same in all tiles: 53 bits of a
  /// hash of its ID, which JavaScript can represent exactly (FNV-1a by Fowler, Noll and Vo, with
  /// the finalizer of SplitMix64).
  public static func number(of id: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    // Copied, because iterating over a string's UTF-8 view adds code to the browser package for
    // each use.
    for byte in Array(id.utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return (hash ^ hash >> 31) >> 11
  }
}

extension PinTiles {
  /// The names of all pins' additional columns, with their MBTiles 1.3 types; columns with mixed
  /// types are `String`.
  ///
  /// - Returns: The fields, in order of first appearance.
  /// - Complexity: O(*n*) for *n* pins.
  public var keptFields: [TileSetDescription.Field] {
    var fields: [TileSetDescription.Field] = []
    var slots: [String: Int] = [:]
    for pin in records.slots where records[pin].hasKept {
      for (name, value) in Self.kept(records[pin].announcement) {
        guard let slot = slots[name] else {
          slots[name] = fields.count
          fields.append(TileSetDescription.Field(name: name, type: value.fieldType))
          continue
        }
        if fields[slot].type != value.fieldType { fields[slot].type = .string }
      }
    }
    return fields
  }

  /// Returns the additional columns of a pin, except those that share a name with a tile attribute.
  /// Arrays and objects are returned as JSON; null is omitted.
  private static func kept(_ pin: Announcement) -> [(String, VectorTileLayer.Value)] {
    guard !pin.kept.members.isEmpty else { return [] }
    var names = Set(TileSetDescription.ownFields.map { $0.name })
    #if !hasFeature(Embedded)
      // Tiles have the number of sightings, but not the sightings.
      names.formUnion([Sighting.Name.list, Sighting.Name.latest])
    #endif
    return pin.kept.members.compactMap { member in
      guard let value = VectorTileLayer.Value(member.value), names.insert(member.name).inserted
      else { return nil }
      return (member.name, value)
    }
  }
}

extension VectorTileLayer.Value {
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .null: return nil
    case .bool(let isTrue): self = .boolean(isTrue)
    case .string(let text): self = .text(text)
    case .number(let number):
      if let whole = number.integer {
        self = .integer(Int64(whole))
      } else {
        self = Double(number.text).map { .double($0) } ?? .text(number.text)
      }
    case .array, .object: self = .text(String(decoding: value.bytes, as: UTF8.self))
    }
  }

  fileprivate var fieldType: TileSetDescription.Field.Kind {
    switch self {
    case .text: .string
    case .integer, .double: .number
    case .boolean: .boolean
    }
  }
}
