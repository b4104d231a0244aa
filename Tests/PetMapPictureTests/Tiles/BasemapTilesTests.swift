import PetMapGeo
import PetMapPicture
import TestSupport
import Testing

@Suite struct BasemapTilesTests {
  private static let tiles = BasemapTiles()

  private static func tile(_ z: Int, _ x: Int, _ y: Int) throws -> DecodedTile {
    try DecodedTile(tiles.tile(#require(TileID(z: z, x: x, y: y))))
  }

  @Test(arguments: [
    // Warsaw, Helsinki, the Vistula in Kraków, the coast of California, the South Pole.
    (52.23, 21.01, false), (60.17, 24.94, false), (50.05, 19.93, false), (33.77, -118.19, false),
    (-90, 0, false),
    // The Atlantic, the Baltic, the North Pole, off California, and on both sides of 180°.
    (0, -20, true), (57, 19.5, true), (90, 0, true), (33.5, -118.9, true), (10, 180, true),
    (10, -180, true),
    // Lake Michigan, and Olkhon, an island in Lake Baikal.
    (43.5, -87, true), (53.15, 107.4, false),
  ])
  func `open water is told from land`(latitude: Double, longitude: Double, isWater: Bool) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(Self.tiles.isOpenWater(coordinate) == isWater)
  }

  private static func samples(_ seed: UInt64) -> [TileID] {
    var random = SeededRandom(seed: seed)
    return (0...BasemapTiles.deepestZoom).flatMap { zoom in
      (0..<4).compactMap { _ in
        let count = 1 << zoom
        return TileID(
          z: zoom, x: Int.random(in: 0..<count, using: &random),
          y: Int.random(in: 0..<count, using: &random))
      }
    }
  }

  /// Tiles with the most islands and cities.
  private static let dense = [
    (0, 0, 0), (1, 0, 0), (2, 2, 1), (3, 4, 2), (4, 8, 4), (5, 17, 9), (6, 33, 18), (7, 66, 37),
  ]

  @Test func `every tile is within the size limit`() throws {
    for id in Self.samples(37) + Self.dense.compactMap({ TileID(z: $0.0, x: $0.1, y: $0.2) }) {
      #expect(Self.tiles.tile(id).count <= BasemapTiles.byteLimit, "\(id)")
    }
  }

  @Test func `rings are closed, positive, and within the buffer`() throws {
    for id in Self.samples(38) + Self.dense.compactMap({ TileID(z: $0.0, x: $0.1, y: $0.2) }) {
      for (name, features) in try DecodedTile(Self.tiles.tile(id)).layers {
        for feature in features {
          for path in feature.paths {
            #expect(
              path.allSatisfy { (-128...4224).contains($0.x) && (-128...4224).contains($0.y) },
              "\(id) \(name)")
            guard feature.type == 3 else { continue }
            #expect(path.count >= 3 && path.first != path.last, "\(id) \(name)")
            #expect(Self.doubledArea(path) > 0, "\(id) \(name)")
          }
          if feature.type == 3 { #expect(feature.closings == feature.paths.count) }
        }
      }
    }
  }

  private static func doubledArea(_ ring: [SIMD2<Int>]) -> Int {
    zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(0) { area, edge in
      area + edge.0.x * edge.1.y - edge.1.x * edge.0.y
    }
  }

  /// Returns whether a point is in any polygon of a layer. Rings are tested individually, because
  /// with the even-odd rule, overlapping rings would cancel each other out.
  private static func isIn(_ layer: String, _ tile: DecodedTile, x: Double, y: Double) -> Bool {
    (tile.layers[layer] ?? []).flatMap(\.paths).contains { ring in
      zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(false) { inside, edge in
        let (ay, by) = (Double(edge.0.y), Double(edge.1.y))
        guard (ay > y) != (by > y) else { return inside }
        let (ax, bx) = (Double(edge.0.x), Double(edge.1.x))
        return x < ax + (y - ay) / (by - ay) * (bx - ax) ? !inside : inside
      }
    }
  }

  @Test(arguments: [
    (52.2297, 21.0122, "land"), (-33.87, 151.0, "land"), (-75.0, 100.0, "land"),
    (67.5, -179.9, "land"), (67.5, 179.9, "land"), (42.0, 51.0, "lake"), (44.0, -87.0, "lake"),
  ]) func `known places are on land or in a lake at every zoom`(
    latitude: Double, longitude: Double, layer: String
  ) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    let position = WorldPosition(coordinate)
    for zoom in 0...BasemapTiles.deepestZoom {
      let id = TileID(containing: coordinate, zoom: zoom)
      let count = Double(1 << zoom)
      let tile = try DecodedTile(Self.tiles.tile(id))
      #expect(
        Self.isIn(
          layer, tile, x: (position.x * count - Double(id.x)) * 4096,
          y: (position.y * count - Double(id.y)) * 4096), "zoom \(zoom)")
    }
  }

  @Test func `the open sea has neither land nor coast`() throws {
    let coordinate = try Coordinate(latitude: -45, longitude: -120)
    for zoom in 5...BasemapTiles.deepestZoom {
      #expect(Self.tiles.tile(TileID(containing: coordinate, zoom: zoom)).isEmpty)
    }
  }

  @Test func `adjacent tiles agree on where coasts and borders cross their edge`() throws {
    for (z, x, y) in [(4, 8, 5), (5, 17, 10), (6, 33, 21), (3, 0, 2), (7, 68, 41)] {
      // Across the antimeridian, the neighbor is in the first column.
      let next = (x + 1) % (1 << z)
      let (west, east) = (try Self.tile(z, x, y), try Self.tile(z, next, y))
      for layer in ["coast", "border"] {
        let (left, right) = (
          Self.crossings(west, layer, at: 4096), Self.crossings(east, layer, at: 0)
        )
        #expect(left.count == right.count, "\(z)/\(x)/\(y) \(layer)")
        for (a, b) in zip(left, right) { #expect(abs(a - b) <= 2, "\(z)/\(x)/\(y) \(layer)") }
      }
    }
  }

  /// Returns the rows at which lines cross a column.
  private static func crossings(_ tile: DecodedTile, _ layer: String, at x: Double) -> [Double] {
    var rows: [Double] = []
    for path in (tile.layers[layer] ?? []).flatMap(\.paths) {
      for (start, end) in zip(path, path.dropFirst()) {
        let (ax, bx) = (Double(start.x) - x - 0.5, Double(end.x) - x - 0.5)
        guard (ax < 0) != (bx < 0) else { continue }
        let row = Double(start.y) - ax / (bx - ax) * Double(end.y - start.y)
        // Beyond the corners, each tile clips at its own edge.
        if (0...4096).contains(row) { rows.append(row) }
      }
    }
    return rows.sorted()
  }

  @Test(arguments: [
    ("country", "Germany", "Niemcy"), ("country", "Australia", nil), ("city", "Vienna", "Wiedeń"),
    ("water_name", "Lake Ladoga", "Ładoga"),
  ])
  func `a label has a Polish name if it is different`(layer: String, name: String, polish: String?)
    throws
  {
    let all = try (0..<64).flatMap { index in
      try Self.tile(3, index % 8, index / 8).layers[layer] ?? []
    }
    let label = try #require(all.first { $0.texts["name"] == name })
    #expect(label.texts["name_pl"] == polish)
  }

  @Test func `each label is in one tile per zoom`() throws {
    for (layer, name) in [("country", "Poland"), ("city", "London")] {
      var found = 0
      for x in 0..<8 {
        for y in 0..<8 {
          found += try (Self.tile(3, x, y).layers[layer] ?? []).count { $0.texts["name"] == name }
        }
      }
      #expect(found == 1, "\(name)")
    }
  }
}
