import PetMapGeo
import Testing

@Suite struct ClusterRowsTests {
  @Test(arguments: Spread.allCases)
  func rowsSayWhatTheTreeSays(_ spread: Spread) throws {
    let seed = UInt64.random(in: .min ... .max)
    let tree = try ClusterTree(samplePins(spread, count: 600, seed: seed))
    let rows = ClusterRows(of: tree)
    var seen = 0
    for zoom in 0...17 {
      for node in tree.nodes(atZoom: zoom) {
        let code = rows.code(of: node)
        guard node.isCluster else {
          #expect(code == node.pin, "seed \(seed)")
          continue
        }
        let row = rows.rows[Int(~code)]
        let place = tree.coordinate(of: node)
        #expect(rows.node(row: Int(~code)) == node)
        #expect(row.longitude == place.longitude && row.latitude == place.latitude)
        #expect(row.name >> 6 == node.pin)
        #expect(Int(row.name >> 1 & 31) == tree.zooms(of: node).upperBound)
        #expect((row.name & 1 == 1) == (tree.expansionZoom(of: node) == nil))
        #expect(row.count == node.count, "seed \(seed)")
        #expect(row.missing == tree.count(of: node, status: 0))
        #expect(row.found == tree.count(of: node, status: 1))
        seen += 1
      }
    }
    #expect(seen > 0)
  }

  @Test func everyClusterIsFoundByItsID() throws {
    let seed = UInt64.random(in: .min ... .max)
    let tree = try ClusterTree(samplePins(.cities, count: 300, seed: seed))
    for zoom in 0...16 {
      for node in tree.nodes(atZoom: zoom) {
        let id = tree.id(of: node)
        #expect(tree.cluster(withID: id) == (node.isCluster ? node : nil), "seed \(seed)")
      }
    }
    for id in ["", "@", "@3", "pin-1", "pin-1@", "pin-1@x", "pin-1@99", "pin-1@-1", "99999999999"] {
      #expect(tree.cluster(withID: id) == nil)
    }
  }

  @Test func anIDWithSignsInItIsFound() throws {
    var samples = samplePins(.onePlace, count: 5, seed: 1)
    for index in samples.indices { samples[index].id = "ż@\(index)@7" }
    let tree = try ClusterTree(samples)
    let node = try #require(tree.nodes(atZoom: 3).first)
    #expect(tree.cluster(withID: tree.id(of: node)) == node)
    #expect(tree.cluster(withID: tree.id(of: node).replacing("@16", with: "@016")) == nil)
  }
}
