import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapAnnouncements
import Testing

struct VectorTileLayerTests {
  @Test func `a point is encoded as in the specification's example`() {
    var layer = VectorTileLayer(name: "a")
    // §4.3.5.1 of the specification: the point (25, 17) is 9, 50, 34.
    layer.append(x: 25, y: 17, id: 300, attributes: [("k", .boolean(true))])
    #expect(
      VectorTileLayer.tile([layer]) == [
        0x1A, 31,  // a layer
        0x78, 2,  // version 2
        0x0A, 1, 0x61,  // name
        0x12, 14,  // a feature
        0x08, 0xAC, 0x02,  // id 300
        0x12, 2, 0, 0,  // tags
        0x18, 1,  // a point
        0x22, 3, 9, 50, 34,  // geometry
        0x1A, 1, 0x6B,  // key
        0x22, 2, 0x38, 1,  // value
        0x28, 0x80, 0x20,  // extent 4096
      ])
  }

  @Test func `canonically equivalent strings are distinct`() {
    var layer = VectorTileLayer(name: "a")
    layer.append(x: 0, y: 0, id: 1, attributes: [("k", .text("\u{E9}"))])
    layer.append(x: 0, y: 0, id: 2, attributes: [("k", .text("e\u{301}"))])
    let bytes = VectorTileLayer.tile([layer])
    func contains(_ text: String) -> Bool {
      let part = Array(text.utf8)
      return bytes.indices.contains { bytes[$0...].starts(with: part) }
    }
    #expect(contains("\u{E9}") && contains("e\u{301}"))
  }

  @Test func `a tile without points is empty`() {
    #expect(VectorTileLayer.tile([VectorTileLayer(name: "a")]) == [])
    let tiles = PinTiles(PinClusters(PinLoader()))
    #expect(tiles.tiles(zoom: 3) == [])
    for tile in [TileID(z: 0, x: 0, y: 0), TileID(z: 24, x: 0, y: 0)] {
      guard let tile else { continue }
      #expect(tiles.tile(tile) == [])
    }
  }

  @Test func `kept fields have a single type and no reserved names`() throws {
    var loader = PinLoader()
    for kept in [#"{"kg":5,"tame":true,"mixed":1,"status":"x"}"#, #"{"kg":1.5,"mixed":"one"}"#] {
      var pet = Announcement(id: kept, coordinate: try Coordinate(latitude: 1, longitude: 2))
      pet.kept = try #require(JSONValue(parsing: Array(kept.utf8)).object)
      let isNew = loader.append(pet, insertion: 0)
      #expect(isNew)
    }
    let fields = PinTiles(PinClusters(loader)).keptFields
    #expect(fields.map(\.name) == ["kg", "tame", "mixed"])
    #expect(fields.map(\.type) == [.number, .boolean, .string])
    let description = TileSetDescription(
      name: "x", minimumZoom: 0, maximumZoom: 1, pins: [], keptFields: fields)
    #expect(description.vectorLayers.contains(#""closed":"Number","kg":"Number","tame":"Boolean""#))
  }

  @Test func `one of the pins at a coordinate has their number at zooms without clusters`() throws {
    var loader = PinLoader()
    for (id, east) in [("a", 0.0), ("b", 0), ("c", 0), ("alone", 0.0001)] {
      let place = try Coordinate(latitude: 52, longitude: 21 + east)
      let isNew = loader.append(Announcement(id: id, coordinate: place), insertion: 0)
      #expect(isNew)
    }
    let tiles = PinTiles(PinClusters(loader))
    func hasStack(of count: UInt8, zoom: Int) throws -> Bool {
      let tile = tiles.tile(try #require(tiles.tiles(zoom: zoom).first))
      let key = Array("stack".utf8)
      // An unsigned integer (section 4.1).
      let value: [UInt8] = [0x22, 2, 0x28, count]
      return tile.indices.contains { tile[$0...].starts(with: key) }
        && tile.indices.contains { tile[$0...].starts(with: value) }
    }
    #expect(try hasStack(of: 3, zoom: 17) && hasStack(of: 0, zoom: 17))
    #expect(try !hasStack(of: 3, zoom: 16))
    #expect(try !hasStack(of: 1, zoom: 17))
  }

  @Test func `feature IDs are safe integers in JavaScript`() {
    for index in 0..<1000 { #expect(PinTiles.number(of: "pin\(index)") < 1 << 53) }
  }
}
