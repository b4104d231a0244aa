import GeoTestSupport
import PetMapGeo
import PetMapWasm
import TestSupport
import Testing

@Suite struct ClusterRowsTests {
  @Test(arguments: Spread.allCases)
  func `rows contain the same values as the tree`(_ spread: Spread) throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    var tree = try ClusterTree(samplePins(spread, count: 600, &random))
    // Removed nodes leave unused rows.
    for pin in 0..<60 { tree.remove(pin: 10 * pin) }
    let rows = ClusterRows(of: tree)
    var seen: Set<Int32> = []
    for zoom in 0...17 {
      for node in tree.nodes(atZoom: zoom) {
        let code = rows.code(of: node)
        guard node.isCluster else {
          #expect(code == node.pin, "\(random)")
          continue
        }
        let row = rows.rows[Int(~code)]
        let coordinate = tree.coordinate(of: node)
        #expect(rows.node(row: Int(~code)) == node)
        #expect(row.longitude == coordinate.longitude && row.latitude == coordinate.latitude)
        #expect(row.name >> 6 == node.pin)
        #expect(Int(row.name >> 1 & 31) == tree.zooms(of: node).upperBound)
        #expect((row.name & 1 == 1) == (tree.expansionZoom(of: node) == nil))
        #expect(row.count == node.count, "\(random)")
        #expect(row.missing == tree.count(of: node, category: 0))
        #expect(row.found == tree.count(of: node, category: 1))
        seen.insert(code)
      }
    }
    #expect(seen.count > 0)
    #expect(rows.rows.count { $0.count > 0 } == seen.count, "\(random)")
  }
}
