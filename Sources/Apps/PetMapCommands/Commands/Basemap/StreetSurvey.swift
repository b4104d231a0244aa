import PetMapGeo
import PetMapKit
import PetMapPicture

/// What is found in the vector tiles of a file.
struct StreetSurvey: Sendable {
  /// The names of all layers.
  let layers: [String]
  /// The schema, or `nil` if it is unknown.
  let schema: StreetSchema?
  private(set) var hasNames = false
  private(set) var hasHouseNumbers = false
  /// Where the tiles show land and sea; empty if they contain no sea.
  private(set) var ground: [BoundingBox] = []

  var hasOcean: Bool { !ground.isEmpty }

  /// The maximum number of tiles to look at for each purpose. Reading one takes about a millisecond.
  private static let tileLimit = 256

  init(_ file: TileContainer) {
    let tiles = Tiles(file: file)
    let samples = file.layers == nil ? tiles.samples : []
    layers = (file.layers.map { Array($0.keys) } ?? Array(Set(samples.flatMap(\.names)))).sorted()
    schema = StreetSchema(layers: layers)
    guard let schema else { return }
    func has(_ feature: StreetFeature, _ attributes: [String]) -> Bool {
      guard let selection = schema[feature] else { return false }
      if let fields = file.layers {
        return !fields[selection.layer, default: []].isDisjoint(with: attributes)
      }
      return samples.contains { tile in
        selection.features(of: tile).contains { feature in
          attributes.contains { feature[$0] != nil }
        }
      }
    }
    let names = StreetSchema.nameAttributes(nil)
    hasNames = has(.roadName, names) || has(.place, names)
    hasHouseNumbers = has(.houseNumber, [schema.houseNumber])
    if let ocean = schema[.ocean], tiles.contain(ocean) { ground = tiles.ground }
  }

  /// The tiles of a file within its bounds.
  private struct Tiles {
    let file: TileContainer

    /// Some decoded tiles: the first one, and those around the center of the bounds.
    var samples: [DecodedVectorTile] {
      let box = file.bounds
      let middle = try? Coordinate(
        latitude: (box.south + box.north) / 2, longitude: box.west + box.longitudeSpan / 2)
      let centers = middle.map { middle in
        file.zooms.map { TileID(containing: middle, zoom: $0) }
      }
      return [TileContainer.decoded(file.sample)].compactMap { $0 }
        + (centers ?? []).compactMap(file.decodedTile)
    }

    /// Returns whether any tile contains a feature at a zoom that shows a region as a whole.
    func contain(_ selection: StreetSelection) -> Bool {
      let zooms = file.zooms.filter { 6...10 ~= $0 }
      return (zooms.isEmpty ? Array(file.zooms.prefix(1)) : zooms).contains { zoom in
        ids(zoom).prefix(StreetSurvey.tileLimit).contains { id in
          file.decodedTile(id).map { !selection.features(of: $0).isEmpty } ?? false
        }
      }
    }

    /// The areas of the tiles, by rows, at the highest zoom whose tiles are few enough.
    var ground: [BoundingBox] {
      let zoom = file.zooms.last { zoom in
        let limit = 4 * StreetSurvey.tileLimit
        return Array(ids(zoom).prefix(limit + 1)).count <= limit
      }
      guard let zoom else { return [file.bounds] }
      var boxes: [BoundingBox] = []
      for id in ids(zoom) {
        guard let tile = try? file.tile(id), !tile.isEmpty else { continue }
        let box = id.boundingBox
        if let last = boxes.last, last.east == box.west, last.south == box.south,
          let joined = try? BoundingBox(
            west: last.west, south: last.south, east: box.east, north: last.north)
        {
          boxes[boxes.count - 1] = joined
        } else {
          boxes.append(box)
        }
      }
      return boxes
    }

    private func ids(_ zoom: Int) -> some Sequence<TileID> {
      TileID.covering(file.bounds, zoom: zoom)
    }
  }
}
