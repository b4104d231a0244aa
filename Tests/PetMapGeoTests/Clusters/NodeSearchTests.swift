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
    var search = NodeSearch()
    for zoom in [2, 5, 7, 9, 17] {
      let all = tree.nodes(atZoom: zoom)
      #expect(all.reduce(0) { $0 + tree.count(of: $1) } == count, "seed \(seed)")
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
        tree.find(in: box, zoom: zoom, &search)
        #expect(search.found.count == expected.count, "seed \(seed), zoom \(zoom), \(box)")
        #expect(Set(search.found) == Set(expected.map { all[$0] }), "seed \(seed), \(box)")
      }
    }
  }

  /// Few nodes are sorted in another way than many.
  @Test(arguments: [ClusterOptions.Compatibility.canonical, .supercluster])
  func anyTwoNodesAreSortedTheSameWayRound(_ compatibility: ClusterOptions.Compatibility) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    let tree = try ClusterTree(
      samplePins(.cities, count: 3000, seed: seed),
      options: ClusterOptions(compatibility: compatibility))
    for zoom in 0...17 {
      let all = sorted(tree.nodes(atZoom: zoom).shuffled(using: &random))
      #expect(Set(all) == Set(tree.nodes(atZoom: zoom)), "seed \(seed)")
      let firstCluster = all.firstIndex { tree.isCluster($0) } ?? all.count
      #expect(all[firstCluster...].allSatisfy { tree.isCluster($0) }, "seed \(seed)")
      for count in [0, 1, 2, 3, 5, 8, 191, 192, 193] where count <= all.count {
        let chosen = Set(all.shuffled(using: &random).prefix(count))
        let few = sorted(chosen.shuffled(using: &random))
        #expect(few == all.filter { chosen.contains($0) }, "seed \(seed), \(count) nodes")
      }
    }
  }

  private func sorted(_ nodes: [ClusterTree.Node]) -> [ClusterTree.Node] {
    var search = NodeSearch()
    search.found = nodes
    search.sort()
    return search.found
  }
}
