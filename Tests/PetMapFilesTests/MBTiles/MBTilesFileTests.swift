import PetMapGeo
import PetMapKit
import PetMapSQL
import PetMapSQLite
import PetMapFiles
import TestSupport
import Testing

struct MBTilesFileTests {
  private let directory = TemporaryDirectory()

  private static func description() throws -> TileSetDescription {
    let pin = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    return TileSetDescription(name: "pets", minimumZoom: 0, maximumZoom: 2, pins: [pin])
  }

  @Test func `a rejected tile does not prevent the next one from being inserted`() throws {
    let file = try MBTilesFile(
      creating: directory.file("pets.mbtiles"), metadata: Self.description().header.rows)
    let first = try #require(TileID(z: 1, x: 0, y: 0))
    let second = try #require(TileID(z: 1, x: 1, y: 0))
    try file.insert([1], at: first)
    #expect(throws: SQLError.self) { try file.insert([2], at: first) }
    try file.insert([3], at: second)
    try file.finish()
  }

  @Test func `a file contains the description and the tiles, with rows counted from the south`()
    throws
  {
    let path = directory.file("pets.mbtiles")
    try write(to: path)
    let reader = try SQLiteConnection(path: path, access: .read)
    let tiles = try reader.prepare("SELECT zoom_level, tile_column, tile_row, tile_data FROM tiles")
    #expect(
      try tiles.rows { [$0.integer(0), $0.integer(1), $0.integer(2)] + $0.blob(3).map(Int.init) }
        == [[0, 0, 0, 1], [1, 0, 1, 2], [1, 1, 0, 3]])
    let name = try reader.prepare("SELECT value FROM metadata WHERE name = ?")
    #expect(try name.first(.text("name")) { $0.text(0) } == "pets")
    let application = try reader.prepare("PRAGMA application_id").first { $0.integer(0) }
    #expect(application == 0x4D50_4258)
  }

  @Test func `written tiles are read back`() throws {
    let path = directory.file("pets.mbtiles")
    try write(to: path)
    let reader = try MBTilesReader(path: path)
    #expect(reader.metadata["name"] == "pets")
    #expect(reader.metadata["maxzoom"] == "2")
    #expect(reader.zooms == 0...1)
    #expect(try reader.tile(#require(TileID(z: 1, x: 0, y: 0))) == [2])
    #expect(try reader.tile(#require(TileID(z: 1, x: 1, y: 1))) == [3])
    #expect(try reader.tile(#require(TileID(z: 1, x: 1, y: 0))) == nil)
  }

  @Test func `a tile set without tiles has no zooms, and any other database is rejected`() throws {
    let path = directory.file("pets.mbtiles")
    try MBTilesFile(creating: path, metadata: Self.description().header.rows).finish()
    #expect(try MBTilesReader(path: path).zooms == nil)
    let other = directory.file("other.sqlite")
    try SQLiteConnection(path: other, access: .create).run("CREATE TABLE pet (name TEXT)")
    for refused in [other, directory.file("none.mbtiles")] {
      #expect(throws: SQLError.self) { _ = try MBTilesReader(path: refused) }
    }
  }

  @Test func `identical tiles produce identical files`() throws {
    let paths = [directory.file("a.mbtiles"), directory.file("b.mbtiles")]
    for path in paths { try write(to: path) }
    #expect(try bytes(of: paths[0]) == bytes(of: paths[1]))
  }

  private func write(to path: String) throws {
    let file = try MBTilesFile(creating: path, metadata: Self.description().header.rows)
    for (byte, tile) in [(0, 0, 0), (1, 0, 0), (1, 1, 1)].enumerated() {
      let id = try #require(TileID(z: tile.0, x: tile.1, y: tile.2))
      try file.insert([UInt8(byte + 1)], at: id)
    }
    try file.finish()
  }
}
