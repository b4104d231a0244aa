package import PetMapGeo
import PetMapKit

extension BasemapTiles {
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
