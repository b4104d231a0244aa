import GeoTestSupport
import PetMapGeo
import TestSupport
import Testing

private let rounds = UInt64(cases(4, debug: 1))
private let size = cases(1000, debug: 120)

@Suite struct ClusterPropertyTests {
  @Test(arguments: Spread.allCases)
  func `at every zoom, every pin is in one node, and the tallies add up`(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let samples = samplePins(spread, count: size, &random)
      let tree = try ClusterTree(samples)
      for zoom in 0...tree.options.maximumZoom + 1 {
        var times = Array(repeating: 0, count: samples.count)
        for node in tree.nodes(atZoom: zoom) {
          let pins = tree.leaves(of: node)
          for pin in pins {
            times[pin] += 1
            #expect(tree.node(showing: pin, zoom: zoom) == node, "\(random), zoom \(zoom)")
          }
          #expect(pins.count == node.count)
          for category in 0..<3 {
            let count = pins.count { samples[$0].category == category }
            #expect(count == tree.count(of: node, category: category), "\(random)")
          }
        }
        #expect(times.allSatisfy { $0 == 1 }, "\(random), zoom \(zoom)")
      }
    }
  }

  @Test(arguments: Spread.allCases)
  func `the input order does not matter`(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let samples = samplePins(spread, count: size, &random)
      let shuffled = samples.shuffled(using: &random)
      #expect(try ClusterTree(samples).dump() == ClusterTree(shuffled).dump(), "\(random)")
    }
  }

  @Test func `a distant pin does not affect other clusters`() throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      var samples = samplePins(.cities, count: size, &random).filter { $0.latitude > 20 }
      let before = try ClusterTree(samples).dump()
      samples.append(SamplePin(id: "far", latitude: -89.9, longitude: 10))
      let after = try ClusterTree(samples).dump().filter {
        !$0.split(separator: " ")[1].contains("far")
      }
      #expect(before == after, "\(random)")
    }
  }

  @Test(arguments: Spread.allCases)
  func `shifting all longitudes shifts the clusters`(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let samples = samplePins(spread, count: size, &random)
      // In hundred-thousandths of a degree, like the longitudes.
      let angle = Int.random(in: -18_000_000...18_000_000, using: &random)
      let shifted = samples.map { pin in
        var pin = pin
        var steps = Int((pin.longitude * 1e5).rounded()) + angle
        if steps > 18_000_000 { steps -= 36_000_000 }
        if steps < -18_000_000 { steps += 36_000_000 }
        pin.longitude = Double(steps) / 1e5
        return pin
      }
      let trees = (try ClusterTree(samples), try ClusterTree(shifted))
      for zoom in 0...17 {
        #expect(
          shape(trees.0, zoom: zoom, angle: angle) == shape(trees.1, zoom: zoom, angle: 0),
          "\(random), zoom \(zoom), angle \(angle)")
      }
    }
  }

  /// Returns IDs, counts, and positions, with x rotated by an angle.
  private func shape(_ tree: ClusterTree, zoom: Int, angle: Int) -> [String] {
    let width: Int64 = 36_000_000_000_000
    return tree.sorted(tree.nodes(atZoom: zoom)).map { node in
      let point = planeUnits(node.position)
      let x = ((point.x + Int64(angle) * 1_000_000) % width + width) % width
      return "\(tree.id(of: node)) \(node.count) \(x) \(point.y)"
    }
  }

  @Test func `a city on the antimeridian is one cluster`() throws {
    let samples = (0..<100).map { index in
      let east = -0.5 + Double(index) * 0.01
      return SamplePin(
        id: "\(index)", latitude: -17, longitude: east > 0 ? -180 + east : 180 + east)
    }
    let tree = try ClusterTree(samples)
    let nodes = tree.nodes(atZoom: 3)
    #expect(nodes.count == 1)
    #expect(nodes[0].count == 100)
    let box = tree.boundingBox(of: nodes[0])
    #expect(box.west > box.east)
    #expect(abs(tree.coordinate(of: nodes[0]).longitude) > 179.9)
    let antimeridian = try BoundingBox(west: 179, south: -18, east: -179, north: -16)
    #expect(tree.nodes(in: antimeridian, zoom: 3) == nodes)
  }

  @Test(arguments: Spread.allCases)
  func `boxes and tiles contain the nodes whose positions are in them`(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let tree = try ClusterTree(samplePins(spread, count: size, &random))
      for _ in 0..<cases(200, debug: 10) {
        let zoom = Int.random(in: 0...18, using: &random)
        let all = tree.nodes(atZoom: zoom)
        // Near the poles, latitudes are not precise enough to reproduce a cluster's edge.
        let corners = try (0..<2).map { _ in
          spread == .poles
            ? try Coordinate(
              latitude: Double.random(in: -89.99...89.99, using: &random),
              longitude: Double.random(in: -180...180, using: &random))
            : tree.coordinate(of: all.randomElement(using: &random)!)
        }
        let box = try BoundingBox(
          west: corners[0].longitude, south: min(corners[0].latitude, corners[1].latitude),
          east: corners[1].longitude, north: max(corners[0].latitude, corners[1].latitude))
        let inBox = all.filter { node in
          let point = tree.coordinate(of: node)
          let isBetween =
            box.west <= box.east
            ? (box.west...box.east).contains(point.longitude)
            : point.longitude >= box.west || point.longitude <= box.east
          return isBetween && (box.south...box.north).contains(point.latitude)
        }
        // A cluster's latitude corresponds to its *y* coordinate within 1e-11 degrees.
        let isUnambiguous = { (node: ClusterTree.Node) in
          let point = tree.coordinate(of: node)
          let down = [box.south, box.north].map { abs(point.latitude - $0) }
          return down.allSatisfy { $0 == 0 || $0 > 1e-9 }
        }
        let found = tree.sorted(tree.nodes(in: box, zoom: zoom)).filter(isUnambiguous)
        #expect(found == tree.sorted(inBox).filter(isUnambiguous), "\(random), \(box)")

        let count = 1 << zoom
        let position = try #require(all.randomElement(using: &random)).position
        let x = min(count - 1, Int(position.x * Double(count)))
        let y = max(0, min(count - 1, Int(position.y * Double(count))))
        let tile = try #require(TileID(z: zoom, x: x, y: y))
        let inTile = all.filter { node in
          let point = node.position
          let down = point.y * Double(count) - Double(y)
          return [-1, 0, 1].contains { copy in
            let across = (point.x + Double(copy)) * Double(count) - Double(x)
            return across >= -0.125 && across <= 1.125 && down >= -0.125 && down <= 1.125
          }
        }
        #expect(
          tree.sorted(tree.nodes(in: tile, buffer: 64)) == tree.sorted(inTile),
          "\(random), tile \(zoom)/\(x)/\(y)")
      }
    }
  }

  @Test func `pins at the same coordinate are never separated`() throws {
    let tree = try ClusterTree(samplePins(.stack, count: 50, seed: 1))
    for zoom in 0...16 {
      let nodes = tree.nodes(atZoom: zoom)
      #expect(nodes.count == 1)
      #expect(tree.expansionZoom(of: nodes[0]) == nil)
      #expect(tree.id(of: nodes[0]).hasSuffix("@16"))
    }
    #expect(tree.nodes(atZoom: 17).count == 50)
  }

  @Test func `the expansion zoom is the first zoom at which the cluster is split`() throws {
    let tree = try ClusterTree(samplePins(.cities, count: size, seed: 3))
    for zoom in 0...16 {
      for node in tree.nodes(atZoom: zoom) {
        guard let expansion = tree.expansionZoom(of: node) else { continue }
        #expect(tree.nodes(atZoom: expansion - 1).contains(node))
        #expect(!tree.nodes(atZoom: expansion).contains(node))
        #expect(tree.children(of: node).allSatisfy { tree.nodes(atZoom: expansion).contains($0) })
      }
    }
  }

  @Test func `a cluster's pins are returned in pages`() throws {
    let tree = try ClusterTree(samplePins(.cities, count: size, seed: 4))
    for node in tree.nodes(atZoom: 2) {
      let all = tree.leaves(of: node)
      for offset in stride(from: 0, to: all.count + 3, by: 7) {
        #expect(
          tree.leaves(of: node, offset: offset, limit: 7) == Array(all.dropFirst(offset).prefix(7)))
      }
    }
  }

  @Test func `pins north of the map are not merged`() throws {
    let samples = [
      SamplePin(id: "a", latitude: 86, longitude: 0),
      SamplePin(id: "b", latitude: 88, longitude: 0),
      SamplePin(id: "c", latitude: 90, longitude: 0),
      SamplePin(id: "d", latitude: 90, longitude: 180),
    ]
    let tree = try ClusterTree(samples)
    #expect(tree.nodes(atZoom: 5).count == 4)
    let cap = try BoundingBox(west: -180, south: 85.1, east: 180, north: 90)
    #expect(tree.nodes(in: cap, zoom: 5).count == 4)
    #expect(tree.nodes(in: try #require(TileID(z: 5, x: 16, y: 0)), buffer: 0).isEmpty)
  }

  @Test func `there are no clusters if there are no pins`() throws {
    var tree = ClusterTree(ClusterPins())
    #expect(tree.nodes(atZoom: 0).isEmpty)
    #expect(tree.nodes(in: try #require(TileID(z: 0, x: 0, y: 0)), buffer: 64).isEmpty)
    let pin = tree.insert(id: "a", at: try Coordinate(latitude: 0, longitude: 180))
    #expect(tree.nodes(atZoom: 0).count == 1)
    let west = try BoundingBox(west: -180, south: -1, east: -179, north: 1)
    let east = try BoundingBox(west: 179, south: -1, east: 180, north: 1)
    #expect(tree.nodes(in: west, zoom: 0).count == 1)
    #expect(tree.nodes(in: east, zoom: 0).count == 1)
    tree.remove(pin: pin)
    #expect(tree.nodes(atZoom: 9).isEmpty)
  }
}
