import PetMapGeo
import PetMapJSON
import PetMapKit

/// The tile set of live pins.
enum PinTileSet {
  static let mediaType = "application/vnd.mapbox-vector-tile"
  /// The first zoom at which pins are not clustered.
  static let maximumZoom = 17

  /// TileJSON 3.0.0.
  ///
  /// - Parameters:
  ///   - tiles: The URL template of tiles, with `{z}`, `{x}` and `{y}`.
  ///   - extent: The bounding box of all pins. If there are no pins, all tiles are empty, and the
  ///     optional `bounds` are omitted (TileJSON 3.0.0, section 3.5).
  static func description(tiles: String, extent: BoundingBox?) -> [UInt8] {
    let set = TileSetDescription(
      name: "petmap", minimumZoom: 0, maximumZoom: maximumZoom, extent: extent ?? .world)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("tilejson", "3.0.0")
      writer.member("name", set.name)
      writer.key("tiles")
      writer.array { $0.string(tiles) }
      writer.member("minzoom", set.minimumZoom)
      writer.member("maxzoom", set.maximumZoom)
      if extent != nil {
        writer.key("bounds")
        writer.array { $0.edges(of: set.bounds) }
      }
      writer.key("vector_layers")
      writer.raw(set.vectorLayers)
    }
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes west, south, east and north as elements of an open array.
  mutating func edges(of box: BoundingBox) {
    for edge in [box.west, box.south, box.east, box.north] { number(edge) }
  }
}
