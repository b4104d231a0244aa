import PetMapGeo
import TestSupport
import Testing

@Suite struct PinIndexRadiusTests {
  static let queries = cases(1_500, debug: 15)

  @Test(
    arguments: PinCloud.all(seed: 1, count: PinCloud.few)
      + PinCloud.all(seed: 2, count: PinCloud.many))
  func `the results match a linear scan`(cloud: PinCloud) {
    let index = PinIndex(cloud.pins)
    var random = SeededRandom(seed: cloud.seed &+ 99)
    for query in 0..<Self.queries / (cloud.pins.count > 1_000 ? 5 : 1) {
      let center = random.center(cloud.pins)
      var radius = random.radius()
      if query % 3 == 0, let pin = cloud.pins.randomElement(using: &random) {
        // Use the exact distance to a pin, or the next smaller number.
        radius = center.distance(to: pin)
        if query % 2 == 0 { radius = Meters(max(0, radius.value.nextDown)) }
      }
      let expected = cloud.pins.indices.filter { center.distance(to: cloud.pins[$0]) <= radius }
      let found = index.pins(within: radius, of: center)
      #expect(
        found.sorted() == expected.map { UInt32($0) }, "\(cloud), \(center), \(radius)")
      #expect(index.countPins(within: radius, of: center) == expected.count)
    }
  }

  @Test func `all variants of the search agree`() throws {
    let cloud = PinCloud(.cities, seed: 3, count: 3_000)
    let index = PinIndex(cloud.pins)
    var random = SeededRandom(seed: 4)
    var reused: [UInt32] = []
    for _ in 0..<100 {
      let center = random.center(cloud.pins)
      let radius = random.radius()
      let found = index.pins(within: radius, of: center)
      var visited: [UInt32] = []
      index.forEachPin(within: radius, of: center) { visited.append($0) }
      reused.removeAll(keepingCapacity: true)
      index.appendPins(within: radius, of: center, to: &reused)
      #expect(visited == found)
      #expect(reused == found)
    }
  }

  @Test func `results are appended to existing elements`() throws {
    let index = PinIndex([coordinate(1, 1), coordinate(2, 2)])
    var numbers: [UInt32] = [77]
    index.appendPins(within: .kilometers(1), of: coordinate(2, 2), to: &numbers)
    #expect(numbers == [77, 1])
  }

  @Test func `a negative radius contains no pins`() {
    let index = PinIndex([coordinate(1, 1)])
    #expect(index.pins(within: Meters(-1), of: coordinate(1, 1)).isEmpty)
    #expect(index.pins(within: Meters(.nan), of: coordinate(1, 1)).isEmpty)
  }

  @Test func `longitudes 180 and -180 are the same`() {
    let index = PinIndex([coordinate(10, 180), coordinate(10, -180), coordinate(90, 12)])
    #expect(index.pins(within: Meters(0), of: coordinate(10, 180)).sorted() == [0, 1])
    #expect(index.pins(within: Meters(0), of: coordinate(90, -100)) == [2])
  }
}
