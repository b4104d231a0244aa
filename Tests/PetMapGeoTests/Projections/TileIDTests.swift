import PetMapGeo
import TestSupport
import Testing

@Suite struct TileIDTests {
  @Test func `nonexistent tiles are rejected`() {
    #expect(TileID(z: -1, x: 0, y: 0) == nil)
    #expect(TileID(z: 31, x: 0, y: 0) == nil)
    #expect(TileID(z: 1, x: 2, y: 0) == nil)
    #expect(TileID(z: 1, x: 0, y: -1) == nil)
    #expect(TileID(z: 30, x: 1_073_741_823, y: 1_073_741_823) != nil)
  }

  /// Tiles from the OpenStreetMap wiki's "Slippy map tilenames" and Bing's article on quadkeys.
  @Test func `known coordinates are in known tiles`() throws {
    let warsaw = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    #expect(TileID(containing: warsaw, zoom: 10) == TileID(z: 10, x: 571, y: 337))
    #expect(TileID(z: 3, x: 3, y: 5)?.quadkey == "213")
    #expect(TileID(quadkey: "213") == TileID(z: 3, x: 3, y: 5))
    #expect(TileID(quadkey: "") == TileID(z: 0, x: 0, y: 0))
    #expect(TileID(quadkey: "214") == nil)
    let corner = try Coordinate(latitude: -90, longitude: 180)
    #expect(TileID(containing: corner, zoom: 4) == TileID(z: 4, x: 15, y: 15))
  }

  @Test func `parents, children, and boxes are consistent`() throws {
    let seed: UInt64 = 61
    var random = SeededRandom(seed: seed)
    for _ in 0..<2_000 {
      let coordinate = try Coordinate(
        latitude: .random(in: -85...85, using: &random),
        longitude: .random(in: -180...180, using: &random))
      let zoom = Int.random(in: 0...30, using: &random)
      let tile = TileID(containing: coordinate, zoom: zoom)
      // Because of rounding, a coordinate near an edge may be in the neighbor's box.
      let box = tile.boundingBox
      #expect(
        box.south - 1e-12 <= coordinate.latitude && coordinate.latitude <= box.north + 1e-12,
        "\(coordinate)")
      #expect(box.west <= coordinate.longitude && coordinate.longitude <= box.east, "\(coordinate)")
      #expect(TileID(quadkey: tile.quadkey) == tile)
      #expect(tile.children.count == (zoom == 30 ? 0 : 4))
      #expect(tile.children.allSatisfy { $0.parent == tile })
      if zoom < 30 {
        #expect(tile.children.contains(TileID(containing: coordinate, zoom: zoom + 1)))
        #expect(tile.children[0].boundingBox.north == box.north)
        #expect(tile.children[3].boundingBox.south == box.south)
        #expect(tile.children[0].boundingBox.south == tile.children[2].boundingBox.north)
      }
    }
    #expect(TileID(z: 0, x: 0, y: 0)?.parent == nil)
  }

  @Test func `the tiles that cover a box are those that intersect it`() throws {
    let boxes = [
      try BoundingBox(west: 10.1, south: 54.3, east: 10.9, north: 54.9), .world,
      try BoundingBox(west: 179, south: -17, east: -179, north: -16),
      try BoundingBox(west: 1, south: -10, east: -1, north: 10),
      try BoundingBox(west: -180, south: -90, east: 180, north: 90),
    ]
    for box in boxes {
      for zoom in 0...5 {
        let side = 1 << zoom
        let all = (0..<side * side).compactMap { TileID(z: zoom, x: $0 % side, y: $0 / side) }
        let expected = all.filter { id in
          let tile = id.boundingBox
          let columns =
            box.crossesAntimeridian
            ? tile.east > box.west || tile.west <= box.east
            : tile.west <= box.east && tile.east > box.west
          // The outermost rows reach to the poles.
          let isNorth = id.y == 0 || tile.north > box.south
          let isSouth = id.y == side - 1 || tile.south < box.north
          return columns && isNorth && isSouth
        }
        let covering = Array(TileID.covering(box, zoom: zoom))
        #expect(covering.count == Set(covering).count)
        #expect(Set(covering) == Set(expected), "zoom \(zoom)")
      }
    }
  }
}
