import PetMapGeo
import PetMapKit
import Testing

struct PMTilesIndexTests {
  /// From the specification, "Tile ID", and the PyPI package pmtiles 3.4.
  @Test(arguments: [
    (0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 2), (1, 1, 1, 3), (1, 1, 0, 4), (2, 0, 0, 5),
    (12, 3423, 1763, 19_078_479),
  ])
  func `tile numbers match PMTiles`(z: Int, x: Int, y: Int, number: UInt64) throws {
    #expect(try #require(TileID(z: z, x: x, y: y)).pmtilesNumber == number)
  }

  @Test func `the tile numbers of a zoom follow those of the previous zooms`() throws {
    for zoom in 0...5 {
      let side = 1 << zoom
      let first = ((UInt64(1) << UInt64(2 * zoom)) - 1) / 3
      let numbers = try (0..<side * side).map { slot in
        try #require(TileID(z: zoom, x: slot % side, y: slot / side)).pmtilesNumber
      }
      #expect(numbers.sorted() == (0..<UInt64(side * side)).map { first + $0 })
    }
  }

  @Test func `identical tiles are stored once`() {
    var index = PMTilesIndex()
    let areNew = [
      index.add(0, [1, 2, 3]), index.add(1, [1, 2, 3]), index.add(2, [4]), index.add(7, [1, 2, 3]),
    ]
    #expect(areNew == [true, false, true, false])
    #expect(index.size == 4)
  }

  @Test func `the header and the directories match the specification`() throws {
    var index = PMTilesIndex()
    _ = index.add(0, [1, 2, 3])
    _ = index.add(1, [9])
    _ = index.add(2, [9])
    _ = index.add(4, [1, 2, 3])
    let description = TileSetDescription(
      name: "a \"b\"", minimumZoom: 0, maximumZoom: 1,
      pins: [try Coordinate(latitude: -1.5, longitude: 2.25)])
    let (beginning, end) = index.parts(of: description) { $0 }
    #expect(beginning.count == 16_384)
    #expect(Array(beginning[0..<8]) == Array("PMTiles".utf8) + [3])
    func number(_ offset: Int) -> Int {
      (0..<8).reduce(0) { $0 | Int(beginning[offset + $1]) << (8 * $1) }
    }
    // Root, metadata, leaves, and tiles: offset and size.
    let root: [UInt8] = [3, 0, 1, 3, 1, 2, 1, 3, 1, 3, 1, 0, 1]
    #expect((number(8), number(16)) == (127, root.count))
    #expect(Array(beginning[127..<127 + root.count]) == root)
    #expect(number(24) == 16_384 + 4)
    #expect(number(32) == end.count && number(48) == 0)
    #expect((number(56), number(64)) == (16_384, 4))
    // The numbers of addressed tiles, entries, and contents.
    #expect((number(72), number(80), number(88)) == (4, 3, 2))
    #expect(Array(beginning[96..<102]) == [1, 2, 2, 1, 0, 1])
    let metadata = String(decoding: end, as: UTF8.self)
    #expect(metadata.hasPrefix("{\"name\":\"a \\\"b\\\"\""))
    #expect(metadata.contains("\"vector_layers\":[{\"id\":\"pins\""))
  }

  @Test func `entries that do not fit in the root directory are stored in leaf directories`() throws
  {
    var index = PMTilesIndex()
    var state: UInt64 = 1
    for number in 0..<40_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      let bytes = (0..<Int(state >> 60) + 8).map {
        UInt8(truncatingIfNeeded: Int(state >> 33) >> $0)
      }
      _ = index.add(UInt64(number) * 3, bytes)
    }
    let description = TileSetDescription(name: "x", minimumZoom: 0, maximumZoom: 9, pins: [])
    let (beginning, end) = index.parts(of: description) { $0 }
    let leaves = (0..<8).reduce(0) { $0 | Int(beginning[48 + $1]) << (8 * $1) }
    #expect(leaves > 40_000 && leaves < end.count)
  }
}
