import GeoTestSupport
import PetMapGeo
import TestSupport
import Testing

@Suite struct ClusterSearchTests {
  /// Windows range from a street to the whole world, at zooms with few and with many nodes.
  @Test func `windows of any size are searched`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let count = cases(20_000, debug: 1_500)
    let tree = try ClusterTree(samplePins(.world, count: count, &random))
    for zoom in [2, 5, 7, 9, 17] {
      let all = tree.nodes(atZoom: zoom)
      #expect(all.reduce(0) { $0 + $1.count } == count, "\(random)")
      let coordinates = all.map { tree.coordinate(of: $0) }
      for _ in 0..<12 {
        let size = Double.random(in: 0.02...1, using: &random)
        let west = Double.random(in: -180...(180 - 359 * size), using: &random)
        let south = Double.random(in: -90...(90 - 179 * size), using: &random)
        let box = try BoundingBox(
          west: west, south: south, east: west + 359 * size, north: south + 179 * size)
        let expected = all.indices.filter {
          (box.west...box.east).contains(coordinates[$0].longitude)
            && (box.south...box.north).contains(coordinates[$0].latitude)
        }
        let found = tree.nodes(in: box, zoom: zoom)
        #expect(found.count == expected.count, "\(random), zoom \(zoom), \(box)")
        #expect(Set(found) == Set(expected.map { all[$0] }), "\(random), \(box)")
      }
    }
  }

  /// With such a small radius, nearly all pins are isolated at zoom 0.
  @Test(arguments: Spread.allCases)
  func `trees with many roots are searched`(spread: Spread) throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let samples = samplePins(spread, count: cases(500, debug: 200), &random)
    var tree = try ClusterTree(samples, options: ClusterOptions(radius: 0.001))
    #expect(tree.firstViolation() == nil, "\(random)")
    for pin in 0..<100 {
      tree.move(
        pin: pin,
        to: try Coordinate(
          latitude: samples[pin + 100].latitude, longitude: samples[pin + 100].longitude))
    }
    #expect(tree.firstViolation() == nil, "\(random)")
    let all = tree.nodes(atZoom: 0)
    for _ in 0..<30 {
      let west = Double.random(in: -180...180, using: &random)
      let east = Double.random(in: -180...180, using: &random)
      let box = try BoundingBox(west: west, south: -90, east: east, north: 90)
      // A cluster at a pole is projected to the last row.
      let expected = all.filter {
        let coordinate = tree.coordinate(of: $0)
        return box.contains(coordinate) || $0.isCluster && abs(coordinate.latitude) > 89.999_989
      }
      #expect(Set(tree.nodes(in: box, zoom: 0)) == Set(expected), "\(random), \(box)")
    }
  }

  @Test func `a box that touches a pole contains its pins and clusters at every longitude`() throws
  {
    var pins = ClusterPins()
    let places: [(Double, Double)] = [(90, 0), (90, 100), (90, 100), (89.999_999, 50), (80, 0)]
    for (number, (latitude, longitude)) in places.enumerated() {
      pins.append(
        id: "\(number)", at: try Coordinate(latitude: latitude, longitude: longitude))
    }
    let tree = ClusterTree(pins, options: .standard)
    let box = try BoundingBox(west: -5, south: 79, east: 5, north: 90)
    let nodes = tree.nodes(in: box, zoom: tree.options.maximumZoom)
    #expect(nodes.reduce(0) { $0 + $1.count } == 4, "all but the one near the pole")
    #expect(nodes.contains { $0.isCluster })
    #expect(tree.nodes(in: box, zoom: tree.options.maximumZoom + 1).count == 4)
  }

  @Test func `a pin is found by its ID`() throws {
    var pins = ClusterPins()
    for number in 0..<100 {
      pins.append(
        id: "p\(number)", at: try Coordinate(latitude: 0, longitude: Double(number)))
    }
    let tree = ClusterTree(pins, options: .standard)
    #expect(tree.pin(withID: "p42") == 42)
    #expect(tree.pin(withID: "p100") == nil)
  }

  @Test func `every cluster is found by its ID`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let tree = try ClusterTree(samplePins(.cities, count: 300, &random))
    for zoom in 0...16 {
      for node in tree.nodes(atZoom: zoom) {
        let id = tree.id(of: node)
        #expect(tree.cluster(withID: id) == (node.isCluster ? node : nil), "\(random)")
      }
    }
    for id in ["", "@", "@3", "pin-1", "pin-1@", "pin-1@x", "pin-1@99", "pin-1@-1", "99999999999"] {
      #expect(tree.cluster(withID: id) == nil)
    }
  }

  @Test func `IDs with special characters are found`() throws {
    var samples = samplePins(.stack, count: 5, seed: 1)
    for index in samples.indices { samples[index].id = "ż@\(index)@7" }
    let tree = try ClusterTree(samples)
    let node = try #require(tree.nodes(atZoom: 3).first)
    #expect(tree.cluster(withID: tree.id(of: node)) == node)
    #expect(tree.cluster(withID: tree.id(of: node).replacing("@16", with: "@016")) == nil)
  }
}
