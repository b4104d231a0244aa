import PetMapJSON
import PetMapKit

/// The tiles of the live pins.
enum PinTileSet {
  static let mediaType = "application/vnd.mapbox-vector-tile"
  /// From this zoom on every pin stands by itself.
  static let maximumZoom = 17

  /// TileJSON 3.0.0.
  ///
  /// - Parameter tiles: the tiles' URL with `{z}`, `{x}` and `{y}`.
  static func description(tiles: String) -> [UInt8] {
    let set = TileSetDescription(
      name: "petmap", minimumZoom: 0, maximumZoom: maximumZoom, pins: [])
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("tilejson", "3.0.0")
      writer.member("name", set.name)
      writer.key("tiles")
      writer.array { $0.string(tiles) }
      writer.member("minzoom", set.minimumZoom)
      writer.member("maxzoom", set.maximumZoom)
      writer.key("bounds")
      writer.array { writer in
        for edge in [set.bounds.west, set.bounds.south, set.bounds.east, set.bounds.north] {
          writer.number(edge)
        }
      }
      writer.key("vector_layers")
      writer.raw(set.vectorLayers)
    }
    return writer.bytes
  }
}
