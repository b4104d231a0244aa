import PetMapGeo
import PetMapWasm
import TestSupport
import Testing

@Suite struct ClusterRowsTests {
  /// Returns the clusters of pins on a grid, some of which share a coordinate, after a tenth of the
  /// pins have been removed.
  private func tree(_ random: inout SeededRandom) throws -> ClusterTree {
    var pins = ClusterPins()
    for index in 0..<600 {
      let coordinate = try Coordinate(
        latitude: Double(random.int(in: -20...20)) / 100,
        longitude: Double(random.int(in: -20...20)) / 100)
      pins.append(id: "pin-\(index)", at: coordinate, category: random.int(in: 0...2))
    }
    var tree = ClusterTree(pins)
    for pin in 0..<60 { tree.remove(pin: 10 * pin) }
    return tree
  }

  @Test func `rows contain the same values as the tree`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let tree = try tree(&random)
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
