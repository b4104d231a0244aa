import GeoTestSupport
import PetMapGeo
import TestSupport
import Testing

private let rounds = UInt64(cases(36, debug: 2))
private let size = cases(400, debug: 100)

@Suite struct ClusterTreeTests {
  @Test(arguments: Spread.allCases)
  func `the clusters match a brute-force implementation`(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let samples = samplePins(spread, count: size, &random)
      let options = try ClusterOptions(
        radius: [40, 5, 120, 512, 0.001][Int(seed % 5)],
        minimumPoints: [2, 2, 3, 7][Int(seed / 2 % 4)],
        maximumZoom: [16, 24, 10][Int(seed % 3)])
      let tree = try ClusterTree(samples, options: options)
      let order = samples.indices.sorted { tree.precedes(pin: $0, $1) }
      let positions = try samples.indices.map { pin in
        planeUnits(try #require(tree.node(showing: pin, zoom: .max)).position)
      }
      let oracle = ClusterOracle(positions: positions, order: order, options: options)
      for zoom in 0...options.maximumZoom + 1 {
        let found = tree.sorted(tree.nodes(atZoom: zoom)).map { node in
          let position = planeUnits(node.position)
          return ClusterOracle.Item(
            pin: node.pin, x: position.x, y: position.y,
            leaves: tree.leaves(of: node).sorted(), bottom: tree.zooms(of: node).upperBound)
        }
        #expect(found == oracle.zooms[zoom], "\(random), zoom \(zoom)")
        if found != oracle.zooms[zoom] { return }
      }
    }
  }
}
