import PetMapGeo
import TestSupport
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
        let code = rows.code(of: node, in: tree)
        guard tree.isCluster(node) else {
          #expect(code == tree.pin(of: node), "seed \(seed)")
          continue
        }
        let row = rows.rows[Int(~code)]
        let place = tree.coordinate(of: node)
        #expect(tree.cluster(row: Int(~code)) == node)
        #expect(row.longitude == place.longitude && row.latitude == place.latitude)
        #expect(row.name >> 6 == tree.pin(of: node))
        #expect(Int(row.name >> 1 & 31) == tree.zooms(of: node).upperBound)
        #expect((row.name & 1 == 1) == (tree.expansionZoom(of: node) == nil))
        #expect(row.count == tree.count(of: node), "seed \(seed)")
        #expect(row.missing == tree.count(of: node, status: 0))
        #expect(row.found == tree.count(of: node, status: 1))
        seen += 1
      }
    }
    #expect(seen > 0)
  }

  @Test(arguments: [ClusterOptions.Compatibility.canonical, .supercluster])
  func rowsAreSortedAsTheTreeSorts(_ compatibility: ClusterOptions.Compatibility) throws {
    let seed = UInt64.random(in: .min ... .max)
    let tree = try ClusterTree(
      samplePins(.cities, count: 3000, seed: seed),
      options: ClusterOptions(compatibility: compatibility))
    let rows = ClusterRows(of: tree)
    for zoom in 0...17 {
      var nodes = tree.nodes(atZoom: zoom)
      let sorted = tree.sorted(nodes)
      rows.sort(&nodes, of: tree)
      #expect(nodes == sorted, "seed \(seed)")
    }
  }

  /// Pins of one id have one rank, and then their places in the list decide.
  @Test func equalRanksAreSortedByPin() throws {
    var random = SeededRandom(seed: 7)
    var samples = samplePins(.world, count: 400, seed: 7)
    for index in samples.indices { samples[index].id = "same \(index % 3)" }
    let tree = try ClusterTree(samples)
    var nodes = tree.nodes(atZoom: 17).shuffled(using: &random)
    let sorted = tree.sorted(nodes)
    let rows = ClusterRows(of: tree)
    rows.sort(&nodes, of: tree)
    #expect(nodes == sorted)
  }

  @Test(arguments: [ClusterOptions.Compatibility.canonical, .supercluster])
  func everyClusterIsFoundByItsID(_ compatibility: ClusterOptions.Compatibility) throws {
    let seed = UInt64.random(in: .min ... .max)
    let tree = try ClusterTree(
      samplePins(.cities, count: 300, seed: seed),
      options: ClusterOptions(compatibility: compatibility))
    for zoom in 0...16 {
      for node in tree.nodes(atZoom: zoom) {
        let id = tree.id(of: node)
        #expect(tree.cluster(withID: id) == (tree.isCluster(node) ? node : nil), "seed \(seed)")
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
