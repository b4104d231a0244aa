import PetMapGeo
import PetMapPicture
import TestSupport
import Testing

@Suite struct CoastFileTests {
  private static func tiles(_ bytes: [UInt8]) -> BasemapTiles? {
    CoastFile { range in
      range.upperBound <= bytes.count ? Array(bytes[range]) : nil
    }.map { BasemapTiles(coast: $0) }
  }

  private static func gdansk() throws -> [UInt8] {
    try bytes(of: fixturePath("basemap/coast-gdansk.bin"))
  }

  private static func pointCount(_ tile: [UInt8], _ layer: String) throws -> Int {
    (try DecodedTile(tile).layers[layer] ?? []).flatMap(\.paths).reduce(0) { $0 + $1.count }
  }

  @Test func `the Hel peninsula has more detail from the file than from the packed data`() throws {
    let tiles = try #require(try Self.tiles(Self.gdansk()))
    let hel = try Coordinate(latitude: 54.7, longitude: 18.6)
    for zoom in 10...BasemapTiles.maximumZoom {
      let id = TileID(containing: hel, zoom: zoom)
      let (fine, coarse) = (tiles.tile(id), BasemapTiles().tile(id))
      #expect(try Self.pointCount(fine, "coast") > Self.pointCount(coarse, "coast"))
      #expect(fine.count <= BasemapTiles.byteLimit)
    }
  }

  @Test func `no coast is drawn along cell edges`() throws {
    let tiles = try #require(try Self.tiles(Self.gdansk()))
    // 54° N, 18.5° E is on land, near four cells.
    let id = TileID(containing: try Coordinate(latitude: 54, longitude: 18.5), zoom: 8)
    for line in (try DecodedTile(tiles.tile(id)).layers["coast"] ?? []).flatMap(\.paths) {
      for (start, end) in zip(line, line.dropFirst()) {
        let isLong = abs(start.x - end.x) + abs(start.y - end.y) > 1000
        #expect(!(isLong && (start.x == end.x || start.y == end.y)))
      }
    }
  }

  @Test func `outside the file's area, the packed data is used`() throws {
    let tiles = try #require(try Self.tiles(Self.gdansk()))
    let id = TileID(containing: try Coordinate(latitude: 33.7, longitude: -118.2), zoom: 9)
    #expect(tiles.tile(id) == BasemapTiles().tile(id))
  }

  @Test func `other files are rejected, and damaged cells do not crash the reader`() throws {
    let bytes = try Self.gdansk()
    #expect(Self.tiles([]) == nil)
    #expect(Self.tiles(Array("petcoast".utf8)) == nil)
    #expect(Self.tiles([0] + bytes.dropFirst()) == nil)
    #expect(Self.tiles(Array(bytes.prefix(40))) == nil)
    // Damaged cells must not cause a trap, whatever coastline they produce.
    var random = SeededRandom(seed: 41)
    let id = TileID(containing: try Coordinate(latitude: 54.4, longitude: 18.6), zoom: 8)
    for _ in 0..<8 {
      var damaged = bytes
      for _ in 0..<20 {
        damaged[Int.random(in: 100..<damaged.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = Self.tiles(damaged)?.tile(id)
    }
  }
}
