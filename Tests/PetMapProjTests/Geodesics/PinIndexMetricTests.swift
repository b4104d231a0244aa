import PetMapGeo
import PetMapProj
import TestSupport
import Testing

/// Compares queries that use PROJ's metrics with a brute-force search.
@Suite struct PinIndexMetricTests {
  static let queries = cases(600, debug: 15)

  enum Spread: CaseIterable, Sendable {
    case world, city, pole, antimeridian, antipodes, onePoint
  }

  @Test(arguments: Spread.allCases)
  func `geodesic radius queries agree with brute force`(spread: Spread) throws {
    var random = SeededCoordinates(seed: 5)
    let pins = random.pins(spread, count: 400)
    let index = PinIndex(pins)
    let solver = try ProjGeodesicCalculator()
    for query in 0..<Self.queries {
      let center = random.center(pins)
      let distances = pins.map { solver.inverse(from: center, to: $0).distance }
      let radius = random.radius(query, distances)
      let expected = pins.indices.filter { distances[$0] <= radius }.map { UInt32($0) }
      let found = index.pins(within: radius, of: center, by: GeodesicMetric(solver))
      #expect(found.sorted() == expected, "seed 5, query \(query), \(center), \(radius)")
      let count = index.countPins(within: radius, of: center, by: GeodesicMetric(solver))
      #expect(count == expected.count)
    }
  }

  @Test(arguments: Spread.allCases)
  func `the geodesically nearest pins agree with brute force`(spread: Spread) throws {
    var random = SeededCoordinates(seed: 6)
    let pins = random.pins(spread, count: 400)
    let index = PinIndex(pins)
    let solver = try ProjGeodesicCalculator()
    for query in 0..<Self.queries {
      let center = random.center(pins)
      let distances = pins.map { solver.inverse(from: center, to: $0).distance }
      let count = query % 40
      let sorted = pins.indices.sorted { (distances[$0].value, $0) < (distances[$1].value, $1) }
      let found = index.nearest(count, to: center, by: GeodesicMetric(solver))
      #expect(
        found.map(\.pin) == sorted.prefix(count).map { UInt32($0) },
        "seed 6, query \(query), \(center)")
    }
  }

  @Test(arguments: Spread.allCases)
  func `projected radius queries agree with brute force`(spread: Spread) throws {
    var random = SeededCoordinates(seed: 7)
    let pins = random.pins(spread, count: 400)
    let index = PinIndex(pins)
    for query in 0..<Self.queries / 10 {
      let center = random.center(pins)
      let metric = ProjectedMetric(try ProjTransform(azimuthalEquidistantAround: center))
      let distances = try metric.distances(from: center, to: pins)
      let radius = random.radius(query, distances)
      let expected = pins.indices.filter { distances[$0] <= radius }.map { UInt32($0) }
      let found = try index.pins(within: radius, of: center, by: metric)
      #expect(found.sorted() == expected, "seed 7, query \(query), \(center), \(radius)")
    }
  }

  /// Checks how many pins the index passes to the metric.
  @Test func `only pins near the edge of the radius are measured`() throws {
    var random = SeededCoordinates(seed: 8)
    let pins = random.pins(.city, count: 20_000)
    let index = PinIndex(pins)
    let solver = CountingCalculator(solver: try ProjGeodesicCalculator())
    for _ in 0..<100 {
      let center = random.center(pins)
      _ = index.pins(within: .kilometers(1), of: center, by: GeodesicMetric(solver))
    }
    #expect(solver.callCount <= 100)
  }
}

private final class CountingCalculator: GeodesicCalculator {
  private let solver: ProjGeodesicCalculator
  private(set) var callCount = 0

  init(solver: ProjGeodesicCalculator) { self.solver = solver }

  func inverse(from start: Coordinate, to end: Coordinate) -> Geodesic {
    callCount += 1
    return solver.inverse(from: start, to: end)
  }

  func direct(
    from start: Coordinate, bearing: Double, distance: Meters
  ) -> GeodesicDestination {
    solver.direct(from: start, bearing: bearing, distance: distance)
  }
}

/// Coordinates and radii generated from a seed.
private struct SeededCoordinates {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    random.double(in: range)
  }

  private mutating func pick(_ count: Int) -> Int { Int(number(0...Double(count) - 0.001)) }

  private func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(
      validLatitude: min(90, max(-90, latitude)), wrappingLongitude: longitude)
  }

  mutating func pins(_ spread: PinIndexMetricTests.Spread, count: Int) -> [Coordinate] {
    let center = coordinate(number(-80...80), number(-180...180))
    return (0..<count).map { pin in
      switch spread {
      case .world: coordinate(number(-90...90), number(-180...180))
      case .city:
        coordinate(center.latitude + number(-0.1...0.1), center.longitude + number(-0.1...0.1))
      case .pole: coordinate(pin % 9 == 0 ? 90 : 90 - number(0...0.5), number(-180...180))
      case .antimeridian: coordinate(number(-60...60), pin % 9 == 0 ? 180 : number(179.9...180.1))
      case .antipodes:
        pin % 2 == 0
          ? coordinate(center.latitude + number(-1...1), center.longitude + number(-1...1))
          : coordinate(-center.latitude + number(-1...1), center.longitude + 180 + number(-1...1))
      case .onePoint: center
      }
    }
  }

  /// Returns the coordinate of a pin, near a pin, at its antipode, at a pole, or anywhere.
  mutating func center(_ pins: [Coordinate]) -> Coordinate {
    let pin = pins[pick(pins.count)]
    switch pick(6) {
    case 0: return pin
    case 1: return coordinate(-pin.latitude, pin.longitude + 180)
    case 2: return coordinate(number(0...1) < 0.5 ? -90 : 90, number(-180...180))
    case 3: return coordinate(number(-90...90), number(-180...180))
    default:
      return coordinate(pin.latitude + number(-0.1...0.1), pin.longitude + number(-0.1...0.1))
    }
  }

  /// Returns a random radius, the exact distance to a pin, or the next smaller number.
  mutating func radius(_ query: Int, _ distances: [Meters]) -> Meters {
    let distance = distances[pick(distances.count)]
    switch query % 6 {
    case 0: return distance
    case 1: return Meters(max(0, distance.value.nextDown))
    case 2: return Meters(20_003_931.4586 + number(-2...2))
    case 3: return Meters(number(0...20_100_000))
    default: return Meters(max(0, distance.value + number(-0.001...0.001)))
    }
  }
}
