import PetMapGeo
import TestSupport
import Testing

@Suite struct NodeSearchTests {
  /// Wide windows touch more words of cells, and lead to more buckets, than a search keeps at a time.
  @Test func windowsOfAnySizeAreSearched() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    let count = 20_000
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
}
