import GeoTestSupport
import PetMapGeo
import PetMapWasm
import TestSupport
import Testing

@Suite struct ClusterRowsTests {
  @Test(arguments: Spread.allCases)
  func `rows contain the same values as the tree, also after changes`(_ spread: Spread) throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    var tree = try ClusterTree(
      samplePins(spread, count: 600, &random), options: ClusterOptions(keepsStacks: true))
    let rows = ClusterRows(for: tree.clusterCapacity)
    #expect((0..<rows.count).allSatisfy { rows[$0].count == 0 })
    for round in 0..<3 {
      var seen = 0
      for zoom in 0...17 {
        for node in tree.nodes(atZoom: zoom) {
          let code = rows.code(of: node, in: tree)
          guard node.isCluster else {
            #expect(code == node.pin, "\(random)")
            continue
          }
          let row = rows[Int(~code)]
          let coordinate = tree.coordinate(of: node)
          #expect(tree.cluster(number: Int(~code)) == node)
          #expect(row.longitude == coordinate.longitude && row.latitude == coordinate.latitude)
          #expect(row.name >> 6 == node.pin)
          #expect(Int(row.name >> 1 & 31) == tree.zooms(of: node).upperBound)
          #expect((row.name & 1 == 1) == (tree.expansionZoom(of: node) == nil))
          #expect(row.count == node.count, "\(random)")
          #expect(row.missing == tree.count(of: node, category: 0))
          #expect(row.found == tree.count(of: node, category: 1))
          seen += 1
        }
      }
      #expect(seen > 0)
      let changes = (0..<12).map { index in
        let pin = 40 * index + round
        return ClusterTree.PinChange(
          pin: pin, isShown: [true, false, nil][index % 3], at: tree.coordinate(ofPin: pin + 5),
          category: 2, group: 0)
      }
      let changed = tree.apply(changes)
      rows.forget(try #require(changed))
      rows.reserve(for: tree.clusterCapacity)
    }
  }

  @Test func `rows keep their values when there is room for more`() throws {
    let place = try Coordinate(latitude: 1, longitude: 1)
    var pins = ClusterPins()
    for id in ["a", "b"] { pins.append(id: id, at: place) }
    let tree = ClusterTree(pins)
    let rows = ClusterRows(for: tree.clusterCapacity)
    let row = Int(~rows.code(of: tree.nodes(atZoom: 0)[0], in: tree))
    rows.reserve(for: 1000)
    #expect(rows.count >= 1000 && rows[row].count == 2 && rows[999].count == 0)
  }
}
