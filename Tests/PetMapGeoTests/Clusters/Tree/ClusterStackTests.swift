import GeoTestSupport
import PetMapGeo
import TestSupport
import Testing

/// Tests stacks, groups, changes at once, and the index of IDs.
@Suite struct ClusterStackTests {
  /// Pins on a coarse grid, many of which share a coordinate.
  private static func pins(
    _ count: Int, groups: UInt32 = 1, from first: Int = 0, _ random: inout SeededRandom
  ) throws -> ClusterPins {
    var pins = ClusterPins()
    pins.addIndex(capacity: 4)
    for number in first..<first + count {
      pins.append(
        utf8: Array("pin-\(number)".utf8), at: try coordinate(&random), category: number % 3,
        group: UInt32.random(in: 0..<groups, using: &random))
    }
    return pins
  }

  private static func coordinate(_ random: inout SeededRandom) throws -> Coordinate {
    try Coordinate(
      latitude: 52 + Double(Int.random(in: 0..<12, using: &random)) / 5000,
      longitude: 21 + Double(Int.random(in: 0..<12, using: &random)) / 5000)
  }

  /// The nodes of all zooms with their pins.
  private static func contents(_ tree: ClusterTree) -> [[String]] {
    (0...17).map { zoom in
      tree.nodes(atZoom: zoom).map { node in
        "\(tree.id(of: node)) \(tree.leaves(of: node)) \(tree.count(of: node, category: 1))"
      }.sorted()
    }
  }

  @Test(arguments: [2, 5], [1, 3] as [UInt32])
  func `a changed tree with stacks and groups equals a new one`(
    minimumPoints: Int, groups: UInt32
  ) throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let options = try ClusterOptions(minimumPoints: minimumPoints, keepsStacks: true)
    let pins = try Self.pins(300, groups: groups, &random)
    var tree = ClusterTree(pins, options: options)
    var expected = (0..<300).map { pin in
      (
        coordinate: tree.coordinate(ofPin: pin), category: pin % 3,
        group: tree.group(ofPin: pin), isRemoved: false
      )
    }
    for count in [1, 10, 200] {
      var changes: [ClusterTree.PinChange] = []
      for pin in (0..<300).shuffled(using: &random).prefix(count) where !expected[pin].isRemoved {
        expected[pin] = (
          try Self.coordinate(&random), Int.random(in: 0...2, using: &random),
          UInt32.random(in: 0..<groups, using: &random), Int.random(in: 0...4, using: &random) == 0
        )
        changes.append(
          ClusterTree.PinChange(
            pin: pin, isShown: expected[pin].isRemoved ? nil : true, at: expected[pin].coordinate,
            category: expected[pin].category, group: expected[pin].group))
      }
      _ = tree.apply(changes)
      #expect(tree.firstViolation() == nil, "\(random)")
      var pins = ClusterPins()
      for (pin, state) in expected.enumerated() {
        pins.append(
          utf8: Array("pin-\(pin)".utf8), at: state.coordinate, category: state.category,
          group: state.group)
      }
      let removed = expected.indices.filter { expected[$0].isRemoved }
      let other = ClusterTree(pins, options: options, without: removed)
      #expect(Self.contents(tree) == Self.contents(other), "\(random)")
    }
  }

  @Test func `beyond the maximum zoom, pins at one coordinate are one node`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let pins = try Self.pins(300, &random)
    let options = try ClusterOptions(minimumPoints: 9, keepsStacks: true)
    let tree = ClusterTree(pins, options: options)
    for zoom in [17, 24] {
      let nodes = tree.nodes(atZoom: zoom)
      #expect(Set(nodes.map { tree.coordinate(of: $0) }).count == nodes.count, "\(random)")
      #expect(nodes.reduce(0) { $0 + $1.count } == 300)
      for node in nodes { #expect(tree.isAtOneCoordinate(node)) }
    }
  }

  @Test func `clusters contain pins of one group`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let tree = ClusterTree(try Self.pins(300, groups: 4, &random))
    for node in (0...17).flatMap({ tree.nodes(atZoom: $0) }) {
      #expect(Set(tree.leaves(of: node).map { tree.group(ofPin: $0) }).count == 1, "\(random)")
    }
  }

  @Test func `the index finds every pin by its ID, while it grows`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    var tree = ClusterTree(try Self.pins(200, &random))
    for number in 200..<300 {
      tree.insert(id: "pin-\(number)", at: try Self.coordinate(&random))
    }
    tree.remove(pin: 7)
    for pin in 0..<300 { #expect(tree.pin(withID: "pin-\(pin)") == (pin == 7 ? nil : pin)) }
    #expect(tree.pin(withID: "pin") == nil)
    for zoom in 0...16 {
      for node in tree.nodes(atZoom: zoom) where node.isCluster {
        #expect(tree.cluster(withID: tree.id(of: node)) == node)
      }
    }
  }
}
