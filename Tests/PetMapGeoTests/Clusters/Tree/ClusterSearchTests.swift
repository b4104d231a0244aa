import PetMapGeo
import TestSupport
import Testing

@Suite struct ClusterSearchTests {
  /// From a street to the whole world, at zooms of few and of many nodes.
  @Test func windowsOfAnySizeAreSearched() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    let count = cases(20_000, debug: 1_500)
    let tree = try ClusterTree(samplePins(.world, count: count, seed: seed))
    for zoom in [2, 5, 7, 9, 17] {
      let all = tree.nodes(atZoom: zoom)
      #expect(all.reduce(0) { $0 + $1.count } == count, "seed \(seed)")
      let places = all.map { tree.coordinate(of: $0) }
      for _ in 0..<12 {
        let size = Double.random(in: 0.02...1, using: &random)
        let west = Double.random(in: -180...(180 - 359 * size), using: &random)
        let south = Double.random(in: -90...(90 - 179 * size), using: &random)
        let box = try BoundingBox(
          west: west, south: south, east: west + 359 * size, north: south + 179 * size)
        let expected = all.indices.filter {
          (box.west...box.east).contains(places[$0].longitude)
            && (box.south...box.north).contains(places[$0].latitude)
        }
        let found = tree.nodes(in: box, zoom: zoom)
        #expect(found.count == expected.count, "seed \(seed), zoom \(zoom), \(box)")
        #expect(Set(found) == Set(expected.map { all[$0] }), "seed \(seed), \(box)")
      }
    }
  }

  /// With so small a radius nearly all pins stand alone at zoom 0.
  @Test(arguments: Spread.allCases)
  func treesOfManyRootsAreSearched(spread: Spread) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    let samples = samplePins(spread, count: 500, seed: seed)
    var tree = try ClusterTree(samples, options: ClusterOptions(radius: 0.001))
    #expect(tree.firstViolation() == nil, "seed \(seed)")
    for pin in 0..<100 {
      tree.move(
        pin: pin,
        to: try Coordinate(
          latitude: samples[pin + 100].latitude, longitude: samples[pin + 100].longitude))
    }
    #expect(tree.firstViolation() == nil, "seed \(seed)")
    let all = tree.nodes(atZoom: 0)
    for _ in 0..<30 {
      let west = Double.random(in: -180...180, using: &random)
      let east = Double.random(in: -180...180, using: &random)
      let box = try BoundingBox(west: west, south: -90, east: east, north: 90)
      let expected = all.filter { box.contains(tree.coordinate(of: $0)) }
      #expect(Set(tree.nodes(in: box, zoom: 0)) == Set(expected), "seed \(seed), \(box)")
    }
  }
}
