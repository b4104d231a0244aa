import PetMapGeo
import TestSupport
import Testing

/// A difficult set of pins, generated from a seed.
struct PinCloud: CustomTestStringConvertible, Sendable {
  enum Kind: CaseIterable, Sendable {
    case none, one, leaf, leafAndOne, uniform, cities, poles, antimeridian, onePoint
    case twoPoints, meridian, parallel, equator, antipodes, duplicates, lattice, tiny
  }

  let kind: Kind
  let seed: UInt64
  let pins: [Coordinate]

  var testDescription: String { "\(kind), seed \(seed)" }

  init(_ kind: Kind, seed: UInt64, count: Int) {
    self.kind = kind
    self.seed = seed
    var random = SeededRandom(seed: seed)
    pins = PinCloud.pins(kind, count: count, &random)
  }

  static let few = cases(700, debug: 200)
  /// A pin count for which an index has several levels.
  static let many = cases(5_000, debug: 1_100)

  /// One cloud of each kind.
  static func all(seed: UInt64, count: Int) -> [PinCloud] {
    Kind.allCases.map { PinCloud($0, seed: seed, count: count) }
  }

  private static func pins(
    _ kind: Kind, count: Int, _ random: inout SeededRandom
  ) -> [Coordinate] {
    switch kind {
    case .none: return []
    case .one: return [random.anyCoordinate()]
    case .leaf: return (0..<16).map { _ in random.anyCoordinate() }
    case .leafAndOne: return (0..<17).map { _ in random.anyCoordinate() }
    case .uniform: return (0..<count).map { _ in random.anyCoordinate() }
    case .cities:
      let centers = (0..<20).map { _ in random.anyCoordinate() }
      return (0..<count).map { _ in random.anyCoordinate(near: random.pick(centers), degrees: 0.1) }
    case .poles:
      return (0..<count).map { number in
        let south = number % 2 == 0 ? -1.0 : 1
        let latitude = number % 5 == 0 ? 90 : 90 - random.number(0...1) * random.number(0...1)
        return coordinate(south * latitude, random.longitude())
      }
    case .antimeridian:
      return (0..<count).map { number in
        let distance = number % 4 == 0 ? 0 : random.number(0...0.2)
        return coordinate(
          random.number(-89...89), number % 2 == 0 ? 180 - distance : distance - 180)
      }
    case .onePoint:
      let coordinate = random.anyCoordinate()
      return (0..<count).map { _ in coordinate }
    case .twoPoints:
      let coordinates = [random.anyCoordinate(), random.anyCoordinate()]
      return (0..<count).map { _ in random.pick(coordinates) }
    case .meridian:
      let longitude = random.longitude()
      return (0..<count).map { _ in coordinate(random.number(-90...90), longitude) }
    case .parallel:
      let latitude = random.number(-90...90)
      return (0..<count).map { _ in coordinate(latitude, random.longitude()) }
    case .equator: return (0..<count).map { _ in coordinate(0, random.longitude()) }
    case .antipodes:
      return (0..<count / 2).flatMap { _ in
        let coordinate = random.anyCoordinate()
        return [coordinate, opposite(coordinate)]
      }
    case .duplicates:
      let coordinates = (0..<max(1, count / 40)).map { _ in random.anyCoordinate() }
      return (0..<count).map { _ in random.pick(coordinates) }
    case .lattice:
      return (0..<count).map { _ in
        coordinate(
          (random.number(-90...90) / 5).rounded() * 5,
          (random.number(-180...180) / 5).rounded() * 5)
      }
    case .tiny:
      let coordinate = random.anyCoordinate()
      return (0..<count).map { _ in random.anyCoordinate(near: coordinate, degrees: 1e-6) }
    }
  }
}

func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(validLatitude: latitude, wrappingLongitude: longitude)
}

func opposite(_ center: Coordinate) -> Coordinate {
  let longitude = center.longitude
  return coordinate(-center.latitude, longitude <= 0 ? longitude + 180 : longitude - 180)
}

extension SeededRandom {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func longitude() -> Double { number(-180...180) }

  /// Returns a uniformly distributed coordinate on the globe.
  mutating func anyCoordinate() -> Coordinate {
    coordinate(arcSineDegrees(number(-1...1)), longitude())
  }

  mutating func anyCoordinate(near center: Coordinate, degrees: Double) -> Coordinate {
    let latitude = center.latitude + number(-degrees...degrees)
    return coordinate(
      min(90, max(-90, latitude)), center.longitude + number(-degrees...degrees))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// Returns the center of a search: anywhere, at a pin, near one, at its antipode, at a pole, or
  /// on the antimeridian.
  mutating func center(_ pins: [Coordinate]) -> Coordinate {
    guard !pins.isEmpty else { return anyCoordinate() }
    switch Int.random(in: 0..<10, using: &self) {
    case 0: return anyCoordinate()
    case 1, 2: return pick(pins)
    case 3: return opposite(pick(pins))
    case 4: return coordinate(pick([-90, 90]), longitude())
    case 5: return coordinate(number(-90...90), pick([-180, 180]))
    default: return anyCoordinate(near: pick(pins), degrees: pick([1e-6, 0.01, 1]))
    }
  }

  /// Returns a radius of any order of magnitude, including more than half the globe.
  mutating func radius() -> Meters {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: return Meters(0)
    case 1: return Meters(number(0...25_000_000))
    case 2: return pick([Meters(20_015_086.79602), Sphere.halfCircumference, Meters(.infinity)])
    case 3: return Meters(20_015_086 - number(0...1_000))
    default: return Meters(exp10(number(-1...7.3)))
    }
  }
}

private func exp10(_ power: Double) -> Double { exponential(power * 2.302585092994046) }
