import PetMapGeo
import TestSupport
import Testing

@Suite struct PinIndexPolygonTests {
  static let queries = cases(300, debug: 5)

  @Test(
    arguments: PinCloud.all(seed: 41, count: PinCloud.few)
      + PinCloud.all(seed: 42, count: PinCloud.many))
  func `the results match a linear scan`(cloud: PinCloud) throws {
    let index = PinIndex(cloud.pins)
    var random = SeededRandom(seed: cloud.seed &+ 99)
    for _ in 0..<Self.queries / (cloud.pins.count > 1_000 ? 5 : 1) {
      let polygon = try random.polygon(cloud.pins)
      let expected = cloud.pins.indices.filter { polygon.contains(cloud.pins[$0]) }
      let found = index.pins(in: polygon)
      #expect(found.sorted() == expected.map { UInt32($0) }, "\(cloud), \(polygon)")
      #expect(index.countPins(in: polygon) == expected.count)
    }
  }

  @Test func `holes are outside, and their edges are inside`() throws {
    let polygon = try PlanePolygon(rings: [square(0, 0, 10), square(4, 4, 2), square(20, 0, 1)])
    let index = PinIndex([
      coordinate(1, 1), coordinate(5, 5), coordinate(4, 5), coordinate(0.5, 20.5),
      coordinate(0, 0), coordinate(10, 3), coordinate(5, 15),
    ])
    #expect(index.pins(in: polygon).sorted() == [0, 2, 3, 4, 5])
  }

  @Test func `longitudes beyond 180 are found on the other side of the antimeridian`() throws {
    let polygon = try PlanePolygon(rings: [square(175, 0, 10)])
    let index = PinIndex([
      coordinate(5, -178), coordinate(5, 178), coordinate(5, 180), coordinate(5, -180),
      coordinate(5, -174), coordinate(5, 0),
    ])
    #expect(index.pins(in: polygon).sorted() == [0, 1, 2, 3])
  }
}

func square(_ west: Double, _ south: Double, _ size: Double) -> [PlanePoint] {
  [
    PlanePoint(x: west, y: south), PlanePoint(x: west + size, y: south),
    PlanePoint(x: west + size, y: south + size), PlanePoint(x: west, y: south + size),
    PlanePoint(x: west, y: south),
  ]
}

extension SeededRandom {
  /// Returns a star around a coordinate, sometimes with a hole, a second star, or vertices at pins.
  fileprivate mutating func polygon(_ pins: [Coordinate]) throws -> PlanePolygon {
    let center = center(pins)
    let size = pick([1e-6, 0.05, 2, 40, 200])
    var rings = [ring(around: center, size: size, pins)]
    if Bool.random(using: &self) {
      rings.append(ring(around: center, size: size / 2, pins))
      rings.append(ring(around: self.center(pins), size: size, pins))
    }
    return try PlanePolygon(rings: rings)
  }

  private mutating func ring(
    around center: Coordinate, size: Double, _ pins: [Coordinate]
  ) -> [PlanePoint] {
    let corners = Int.random(in: 4...40, using: &self)
    return (0..<corners).map { corner in
      if !pins.isEmpty, Int.random(in: 0..<6, using: &self) == 0 {
        let pin = pick(pins)
        return PlanePoint(x: pin.longitude, y: pin.latitude)
      }
      let (reach, angle) = (number(0.2...1) * size, 360 * Double(corner) / Double(corners))
      return PlanePoint(
        x: center.longitude + reach * cosine(degrees: angle),
        y: min(90, max(-90, center.latitude + reach * sine(degrees: angle))))
    }
  }
}
