import PetMapGeo
import PetMapKit
import TestSupport
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
    let (beginning, end) = index.parts(of: description.header) { $0 }
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
    let (beginning, end) = index.parts(of: description.header) { $0 }
    let leaves = (0..<8).reduce(0) { $0 | Int(beginning[48 + $1]) << (8 * $1) }
    #expect(leaves > 40_000 && leaves < end.count)
  }

  @Test func `all tiles of a file are found, and no others`() throws {
    var generator = SeededRandom(seed: 5)
    var index = PMTilesIndex()
    var stored: [UInt8] = []
    var tiles: [UInt64: [UInt8]] = [:]
    var number: UInt64 = 0
    for _ in 0..<6_000 {
      number += .random(in: 1...3, using: &generator)
      let bytes =
        [UInt8](repeating: .random(in: 0...255, using: &generator), count: 9)
        + [.random(in: 0...7, using: &generator)]
      tiles[number] = bytes
      if index.add(number, bytes) { stored += bytes }
    }
    let description = TileSetDescription(
      name: "x", minimumZoom: 2, maximumZoom: 9,
      pins: [
        try Coordinate(latitude: -1.5, longitude: 2.25), try Coordinate(latitude: 3, longitude: 4),
      ])
    let (beginning, end) = index.parts(of: description.header) { $0 }
    let file = beginning + stored + end
    let header = try #require(PMTilesHeader(Array(file.prefix(PMTilesHeader.size))))
    #expect(header.zooms == 2...9)
    #expect(header.tileType == .vector && header.tileCompression == .gzip)
    #expect(abs(header.bounds.west - description.bounds.west) < 1e-6)
    #expect(abs(header.bounds.north - description.bounds.north) < 1e-6)
    #expect(!header.leaves.isEmpty)
    let root = try #require(PMTilesDirectory(Array(file[header.root])))
    var leaves: [Range<Int>: PMTilesDirectory] = [:]
    for number in 0...number + 1 {
      var target = root.target(of: number)
      if case .leaf(let range) = target {
        let start = header.leaves.lowerBound
        if leaves[range] == nil {
          let bytes = Array(file[start + range.lowerBound..<start + range.upperBound])
          let leaf: PMTilesDirectory = try #require(PMTilesDirectory(bytes))
          leaves[range] = leaf
        }
        target = leaves[range]?.target(of: number)
      }
      var found: [UInt8]?
      if case .tile(let range) = target {
        let start = header.tiles.lowerBound
        found = Array(file[start + range.lowerBound..<start + range.upperBound])
      }
      #expect(found == tiles[number], "\(number), \(generator)")
    }
    #expect(leaves.count > 1)
  }

  @Test func `malformed headers and directories are rejected`() throws {
    let description = TileSetDescription(name: "x", minimumZoom: 0, maximumZoom: 9, pins: [])
    var index = PMTilesIndex()
    _ = index.add(7, [1])
    _ = index.add(9, [2])
    let header = Array(index.parts(of: description.header) { $0 }.beginning.prefix(127))
    #expect(PMTilesHeader(header) != nil)
    #expect(PMTilesHeader(Array(header.prefix(126))) == nil)
    // The version, a range, the compression, the type and the zooms.
    for (offset, value) in [(7, 2), (15, 0xFF), (97, 0), (98, 9), (99, 0), (100, 10), (101, 31)] {
      var other = header
      other[offset] = UInt8(value)
      #expect(PMTilesHeader(other) == nil, "\(offset)")
    }
    let directory: [UInt8] = [2, 7, 2, 1, 1, 1, 1, 1, 0]
    #expect(PMTilesDirectory(directory)?.target(of: 9) == .tile(1..<2))
    #expect(PMTilesDirectory(directory)?.first == .tile(0..<1))
    for count in 0..<directory.count {
      #expect(PMTilesDirectory(Array(directory.prefix(count))) == nil)
    }
    #expect(PMTilesDirectory([1, 7, 1, 1, 0]) == nil)
    #expect(PMTilesDirectory([0])?.first == nil)
  }
}
