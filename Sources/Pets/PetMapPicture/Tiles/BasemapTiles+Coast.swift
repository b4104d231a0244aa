package import PetMapGeo
import PetMapKit

extension BasemapTiles {
  /// The accuracy of the shorelines, without and with a ``CoastFile``.
  private static let accuracies = (builtIn: Meters(3_000), coast: Meters(250))

  /// Returns whether a coordinate is in the sea or in a lake, farther from the shore than the
  /// shorelines are accurate.
  ///
  /// - Complexity: Generates up to four tiles.
  package func isOpenWater(_ coordinate: Coordinate) -> Bool {
    let accuracy = coast == nil ? Self.accuracies.builtIn : Self.accuracies.coast
    let around = stride(from: 0.0, to: 360, by: 45).map {
      coordinate.destination(bearing: $0, distance: accuracy)
    }
    var tiles: [TileID: DecodedVectorTile] = [:]
    let side = Double(1 << Self.maximumZoom)
    return ([coordinate] + around).allSatisfy { coordinate in
      let id = TileID(containing: coordinate, zoom: Self.maximumZoom)
      let position = WorldPosition(coordinate)
      let point = (x: position.x * side - Double(id.x), y: position.y * side - Double(id.y))
      guard let tile = tiles[id] ?? DecodedVectorTile(self.tile(id)) else { return true }
      tiles[id] = tile
      func isIn(_ layer: String) -> Bool {
        tile.features(of: layer).contains { $0.contains(point) }
      }
      return !isIn("land") || (isIn("lake") && !isIn("island")) || isIn("pond")
    }
  }

  /// Returns whether a coast of the sea passes through a region.
  ///
  /// - Complexity: Generates up to nine tiles.
  package func hasCoast(in box: BoundingBox) -> Bool {
    let zoom = (0...Self.maximumZoom).last {
      Array(TileID.covering(box, zoom: $0).prefix(10)).count < 10
    }
    let (west, east) = (
      WorldPosition.x(longitude: box.west), WorldPosition.x(longitude: box.east)
    )
    let (top, bottom) = (
      WorldPosition.y(latitude: box.north), WorldPosition.y(latitude: box.south)
    )
    return TileID.covering(box, zoom: zoom ?? 0).contains { id in
      let side = Double(1 << id.z)
      func isInside(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Bool {
        let xs = [one.x, other.x].map { ($0 + Double(id.x)) / side }
        let ys = [one.y, other.y].map { ($0 + Double(id.y)) / side }
        let isBeside =
          box.crossesAntimeridian
          ? xs.allSatisfy { $0 < west && $0 > east }
          : xs.allSatisfy { $0 < west } || xs.allSatisfy { $0 > east }
        return !isBeside && !ys.allSatisfy { $0 < top } && !ys.allSatisfy { $0 > bottom }
      }
      let coasts = DecodedVectorTile(tile(id))?.features(of: "coast") ?? []
      return coasts.filter { $0.text("class") == "sea" }.flatMap { $0.paths }.contains { path in
        zip(path, path.dropFirst()).contains(where: isInside)
      }
    }
  }
}

extension DecodedVectorTile.Feature {
  /// Returns whether a point is in the polygon, by the even-odd rule.
  fileprivate func contains(_ point: (x: Double, y: Double)) -> Bool {
    var isInside = false
    for ring in paths {
      guard var last = ring.last else { continue }
      for next in ring {
        if (last.y > point.y) != (next.y > point.y) {
          let share = (point.y - last.y) / (next.y - last.y)
          if point.x < last.x + share * (next.x - last.x) { isInside.toggle() }
        }
        last = next
      }
    }
    return isInside
  }
}
