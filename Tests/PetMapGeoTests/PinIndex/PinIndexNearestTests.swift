import PetMapGeo
import TestSupport
import Testing

@Suite struct PinIndexNearestTests {
  static let queries = cases(400, debug: 10)

  @Test(
    arguments: PinCloud.all(seed: 21, count: PinCloud.few)
      + PinCloud.all(seed: 22, count: PinCloud.many))
  func `the nearest pins are the first of all pins sorted by distance`(cloud: PinCloud) {
    let index = PinIndex(cloud.pins)
    var random = SeededRandom(seed: cloud.seed &+ 99)
    for _ in 0..<Self.queries / (cloud.pins.count > 1_000 ? 5 : 1) {
      let center = random.center(cloud.pins)
      let count = random.pick([1, 2, 10, 17, 100, cloud.pins.count, cloud.pins.count + 1])
      let limit = random.pick([nil, random.radius()])
      let all = cloud.pins.enumerated().map {
        (pin: UInt32($0.offset), distance: center.distance(to: $0.element))
      }
      let near = all.filter { $0.distance <= limit ?? Meters(.infinity) }
      let sorted = near.sorted {
        ($0.distance.value, $0.pin) < ($1.distance.value, $1.pin)
      }
      let expected = sorted.prefix(count)
      let found = index.nearest(count, to: center, within: limit)
      #expect(found.map(\.pin) == expected.map(\.pin), "\(cloud), \(center), \(count)")
      #expect(found.map(\.distance) == expected.map(\.distance))
    }
  }

  @Test func `among pins at the same coordinate, the lowest indices are returned`() {
    let index = PinIndex([Coordinate](repeating: coordinate(52, 21), count: 100))
    #expect(index.nearest(3, to: coordinate(52, 20)).map(\.pin) == [0, 1, 2])
  }

  @Test func `an empty index or a limit of zero has no results`() {
    #expect(PinIndex([]).nearest(3, to: coordinate(0, 0)).isEmpty)
    #expect(PinIndex([coordinate(0, 0)]).nearest(0, to: coordinate(0, 0)).isEmpty)
  }
}
