import GeoTestSupport
import PetMapGeo
import TestSupport
import Testing

/// Tests that the clusters in a part of the map can be computed from its surroundings.
@Suite struct ClusterPartTests {
  /// Describes what a tile shows.
  private func shown(_ tree: ClusterTree, in tile: TileID) -> [String] {
    tree.sorted(tree.nodes(in: tile, buffer: 16)).map { node in
      let position = node.position
      return """
        \(tree.id(of: node)) \(position.x) \(position.y) \(node.count) \
        \((0..<3).map { tree.count(of: node, category: $0) }) \(tree.expansionZoom(of: node) ?? -1)
        """
    }
  }

  @Test(arguments: Spread.allCases)
  func `a tree of the surroundings that claims to be exact has the same nodes`(spread: Spread)
    throws
  {
    var (claims, attempts) = (0, 0)
    for seed in 0..<UInt64(cases(6, debug: 1)) {
      var random = SeededRandom(seed: seed)
      let options = try ClusterOptions(
        minimumPoints: [2, 2, 5][Int(seed % 3)], maximumZoom: [16, 9][Int(seed % 2)])
      let samples = samplePins(spread, count: cases(3000, debug: 300), &random)
      let all = try ClusterTree(samples, options: options)
      let isWanted = samples.map { _ in Int.random(in: 0..<3, using: &random) > 0 }
      let wanted = try ClusterTree(
        zip(samples, isWanted).filter(\.1).map(\.0), options: options)
      for _ in 0..<cases(150, debug: 20) {
        let middle = samples.randomElement(using: &random) ?? samples[0]
        let coordinate = try Coordinate(latitude: middle.latitude, longitude: middle.longitude)
        let tile = TileID(
          containing: coordinate, zoom: Int.random(in: 3...16, using: &random))
        let part = ClusterPart(around: tile, buffer: 1 / 32)
        let margins: [Double] = [1, 3, 6, 12, 24]
        let margin = margins.randomElement(using: &random) ?? 24
        guard let near = all.pins(around: part, margin: margin, limit: samples.count) else {
          continue
        }
        let local = try ClusterTree(
          near.filter { isWanted[$0] }.map { samples[$0] }, options: options)
        if margin >= 12 { attempts += 1 }
        guard local.isExact(in: part, margin: margin) else { continue }
        if margin >= 12 { claims += 1 }
        #expect(shown(local, in: tile) == shown(wanted, in: tile), "\(random), \(tile)")
      }
    }
    // Otherwise, the test would not test anything. On a street, chains of neighbors are long.
    #expect(claims * 10 >= attempts * 6, "\(claims) of \(attempts)")
  }

  @Test func `in a crowded city, tiles need few surroundings`() throws {
    let samples = try shelterPins()
    let all = try ClusterTree(samples)
    var exact = 0
    var tiles = 0
    for zoom in 9...16 {
      for sample in stride(from: 0, to: samples.count, by: 997) {
        let pin = samples[sample]
        let tile = TileID(
          containing: try Coordinate(latitude: pin.latitude, longitude: pin.longitude), zoom: zoom)
        let part = ClusterPart(around: tile, buffer: 1 / 32)
        guard let near = all.pins(around: part, margin: 24, limit: samples.count) else { continue }
        let local = try ClusterTree(near.map { samples[$0] })
        tiles += 1
        guard local.isExact(in: part, margin: 24) else { continue }
        exact += 1
        #expect(shown(local, in: tile) == shown(all, in: tile))
      }
    }
    #expect(exact * 100 >= tiles * 95, "\(exact) of \(tiles)")
  }

  @Test func `parts at poles, around the earth and with too many pins are not computed`() throws {
    let samples = samplePins(.world, count: 100, seed: 1)
    let all = try ClusterTree(samples)
    let world = ClusterPart(
      around: TileID(containing: try Coordinate(latitude: 0, longitude: 0), zoom: 0), buffer: 0)
    #expect(all.pins(around: world, margin: 1, limit: 1000) == nil)
    #expect(!all.isExact(in: world, margin: 1))
    let polar = try BoundingBox(west: 0, south: 80, east: 10, north: 90)
    #expect(ClusterPart(polar, zoom: 5) == nil)
    #expect(ClusterPart(.world, zoom: 5) == nil)
    let box = try BoundingBox(west: 170, south: -60, east: -170, north: 60)
    let part = try #require(ClusterPart(box, zoom: 8))
    let near = try #require(all.pins(around: part, margin: 1, limit: 100))
    #expect(all.pins(around: part, margin: 1, limit: near.count - 1) == nil)
    for pin in near { #expect(abs(samples[pin].longitude) > 165) }
  }
}
