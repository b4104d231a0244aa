import PetMapGeo
import TestSupport
import Testing

@Suite struct PinIndexBoxTests {
  static let queries = cases(4_000, debug: 20)

  @Test(
    arguments: PinCloud.all(seed: 11, count: PinCloud.few)
      + PinCloud.all(seed: 12, count: PinCloud.many))
  func `the results match a linear scan`(cloud: PinCloud) throws {
    let index = PinIndex(cloud.pins)
    var random = SeededRandom(seed: cloud.seed &+ 99)
    for _ in 0..<Self.queries / (cloud.pins.count > 1_000 ? 5 : 1) {
      let box = try random.box(cloud.pins)
      let expected = cloud.pins.indices.filter { isIn(box, cloud.pins[$0]) }
      let found = index.pins(in: box)
      #expect(found.sorted() == expected.map { UInt32($0) }, "\(cloud), \(box)")
      #expect(index.countPins(in: box) == expected.count)
    }
  }

  @Test func `all variants of the search agree`() throws {
    let cloud = PinCloud(.cities, seed: 13, count: 3_000)
    let index = PinIndex(cloud.pins)
    var random = SeededRandom(seed: 14)
    var reused: [UInt32] = []
    for _ in 0..<100 {
      let box = try random.box(cloud.pins)
      let found = index.pins(in: box)
      var visited: [UInt32] = []
      index.forEachPin(in: box) { visited.append($0) }
      reused.removeAll(keepingCapacity: true)
      index.appendPins(in: box, to: &reused)
      #expect(visited == found)
      #expect(reused == found)
    }
  }

  @Test func `edges are inclusive`() throws {
    let index = PinIndex([
      coordinate(10, 20), coordinate(11, 21), coordinate(10.5, 20.5), coordinate(9.9, 20.5),
    ])
    let box = try BoundingBox(west: 20, south: 10, east: 21, north: 11)
    #expect(index.pins(in: box).sorted() == [0, 1, 2])
  }

  @Test func `a box that ends at the antimeridian contains pins at 180° and -180°`() throws {
    let index = PinIndex([
      coordinate(0, 179), coordinate(0, 180), coordinate(0, -180), coordinate(0, -179),
    ])
    let east = try BoundingBox(west: 179.5, south: -1, east: 180, north: 1)
    #expect(index.pins(in: east).sorted() == [1, 2])
    let west = try BoundingBox(west: -180, south: -1, east: -179.5, north: 1)
    #expect(index.pins(in: west).sorted() == [1, 2])
    let line = try BoundingBox(west: 180, south: -1, east: 180, north: 1)
    #expect(index.pins(in: line).sorted() == [1, 2] && index.countPins(in: line) == 2)
  }

  @Test(arguments: [1.0, -1])
  func `a box that touches a pole contains the pole at every longitude, once`(sign: Double) throws {
    // Enough pins for several levels of the index.
    let index = PinIndex(
      (-180...180).map { coordinate(sign * 90, Double($0)) }
        + (-180...180).map { coordinate(sign * 89.9999999, Double($0)) })
    let cap = try BoundingBox(
      west: 10.5, south: sign > 0 ? 89 : -90, east: 13.5, north: sign > 0 ? 90 : -89)
    let pole: [UInt32] = Array(0...360)
    let below: [UInt32] = [191, 192, 193].map { 361 + $0 }
    #expect(index.pins(in: cap).sorted() == pole + below)
    let point = try BoundingBox(west: 0, south: sign * 90, east: 0, north: sign * 90)
    #expect(index.countPins(in: point) == 361)
    let ring = try BoundingBox(
      west: -180, south: sign > 0 ? 80 : -89.999_999_99, east: 179,
      north: sign > 0 ? 89.999_999_99 : -80)
    #expect(index.countPins(in: ring) == 361)
  }

  @Test func `a box whose west is greater than its east crosses the antimeridian`() throws {
    let index = PinIndex([
      coordinate(0, 179), coordinate(0, 180), coordinate(0, -180), coordinate(0, -179),
      coordinate(0, 0),
    ])
    let box = try BoundingBox(west: 179.5, south: -1, east: -179, north: 1)
    #expect(index.pins(in: box).sorted() == [1, 2, 3])
  }
}

private func isIn(_ box: BoundingBox, _ pin: Coordinate) -> Bool {
  let reachesAntimeridian = box.west > box.east || box.west == -180 || box.east == 180
  let isBetween =
    abs(pin.longitude) == 180
    ? reachesAntimeridian
    : box.west <= box.east
      ? box.west <= pin.longitude && pin.longitude <= box.east
      : box.west <= pin.longitude || pin.longitude <= box.east
  return (isBetween || abs(pin.latitude) == 90) && box.south <= pin.latitude
    && pin.latitude <= box.north
}

extension SeededRandom {
  /// Returns a box of any size, sometimes with edges at pins or across the antimeridian.
  mutating func box(_ pins: [Coordinate]) throws -> BoundingBox {
    let center = center(pins)
    let size = pick([0, 1e-6, 0.01, 0.5, 20, 200])
    var (west, east) = (center.longitude - number(0...size), center.longitude + number(0...size))
    var (south, north) = (center.latitude - number(0...size), center.latitude + number(0...size))
    if !pins.isEmpty, Int.random(in: 0..<3, using: &self) == 0 {
      let (first, second) = (pick(pins), pick(pins))
      (west, east) = (first.longitude, second.longitude)
      (south, north) = (
        min(first.latitude, second.latitude), max(first.latitude, second.latitude)
      )
    }
    if east - west >= 360 { (west, east) = (-180, 180) }
    return try BoundingBox(
      west: west < -180 ? west + 360 : west, south: max(-90, south),
      east: east > 180 ? east - 360 : east, north: min(90, north))
  }
}
