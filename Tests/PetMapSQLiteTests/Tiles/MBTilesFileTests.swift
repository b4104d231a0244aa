import PetMapGeo
import PetMapKit
import PetMapSQLite
import Testing

struct MBTilesFileTests {
  private let directory = TemporaryDirectory()

  private static func description() throws -> TileSetDescription {
    let pin = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    return TileSetDescription(name: "pets", minimumZoom: 0, maximumZoom: 2, pins: [pin])
  }

  @Test func `a tile that was refused does not keep the next one out`() throws {
    let file = try MBTilesFile(creating: directory.file("pets.mbtiles"), Self.description())
    let first = try #require(TileID(z: 1, x: 0, y: 0))
    let second = try #require(TileID(z: 1, x: 1, y: 0))
    try file.insert([1], at: first)
    #expect(throws: SQLiteError.self) { try file.insert([2], at: first) }
    try file.insert([3], at: second)
    try file.finish()
  }
}
