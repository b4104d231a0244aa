import Foundation
import PetMapGeo
import TestSupport
import Testing

@Suite struct GreatCircleTests {
  /// Returns edge cases followed by random coordinates.
  static func coordinates(_ count: Int, seed: UInt64) throws -> [Coordinate] {
    var random = SeededRandom(seed: seed)
    var coordinates = [
      try Coordinate(latitude: 90, longitude: 0), try Coordinate(latitude: -90, longitude: 12),
      try Coordinate(latitude: 0, longitude: 180), try Coordinate(latitude: 0, longitude: -180),
      try Coordinate(latitude: 0, longitude: 0), try Coordinate(latitude: -0.0, longitude: -0.0),
      try Coordinate(latitude: 52.2297, longitude: 180),
      try Coordinate(latitude: 1e-9, longitude: 0),
    ]
    for _ in 0..<count {
      coordinates.append(
        try Coordinate(
          latitude: .random(in: -90...90, using: &random),
          longitude: .random(in: -180...180, using: &random)))
    }
    return coordinates
  }

  @Test func `the distance between equal coordinates is exactly zero`() throws {
    for coordinate in try Self.coordinates(200, seed: 1) {
      #expect(coordinate.distance(to: coordinate).value == 0)
      #expect(coordinate.initialBearing(to: coordinate) == 0)
      #expect(coordinate.finalBearing(to: coordinate) == 0)
    }
    let east = try Coordinate(latitude: 12, longitude: 180)
    let west = try Coordinate(latitude: 12, longitude: -180)
    #expect(east.distance(to: west).value == 0)
    let pole = try Coordinate(latitude: 90, longitude: 10)
    #expect(pole.distance(to: try Coordinate(latitude: 90, longitude: -77)).value == 0)
  }

  @Test func `the distance between antipodes is half the circumference`() throws {
    for coordinate in try Self.coordinates(200, seed: 2) {
      let longitude = coordinate.longitude
      // The antipode is a coordinate only if the opposite longitude is exact.
      guard abs(longitude) >= 90 || longitude == 0 else { continue }
      let opposite = try Coordinate(
        latitude: -coordinate.latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180
      )
      #expect(coordinate.distance(to: opposite) == Sphere.halfCircumference)
    }
  }

  @Test func `distances are symmetric and match the angle between vectors`() throws {
    let coordinates = try Self.coordinates(60, seed: 6)
    for a in coordinates {
      for b in coordinates {
        let distance = a.distance(to: b).value
        #expect(distance == b.distance(to: a).value)
        let expected = 6_371_000 * Self.angle(a, b)
        #expect(abs(distance - expected) <= 2e-9 + 1e-15 * expected, "\(a) \(b)")
      }
    }
  }

  @Test func `short and nearly antipodal distances are precise`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2_000 {
      let a = try Coordinate(
        latitude: .random(in: -89...89, using: &random),
        longitude: .random(in: 91...179, using: &random))
      let step = Foundation.pow(10, Double.random(in: -9...0, using: &random))
      let b = try Coordinate(latitude: a.latitude + step, longitude: a.longitude - step)
      let expected = 6_371_000 * Self.angle(a, b)
      #expect(abs(a.distance(to: b).value - expected) <= 1e-14 * expected + Self.oracleError)
      let opposite = try Coordinate(latitude: -b.latitude, longitude: b.longitude - 180)
      let rest = Sphere.halfCircumference.value - a.distance(to: opposite).value
      #expect(abs(rest - expected) < 2e-8)
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0, 90.0, 90.0, 90.0), (0, 0, 90, 0, 0, 0), (0, 0, -90, 0, 180, 180),
    (0, 179, 0, -179, 90, 90), (0, -179, 0, 179, 270, 270),
    (35, 45, 35, 135, 60.16243352168624, 119.83756647831376),
    (52.2297, 21.0122, 50.0614, 19.9366, 197.70639, 196.86862),
  ])
  func `bearings are clockwise from north`(
    lat1: Double, lng1: Double, lat2: Double, lng2: Double, initial: Double, final: Double
  ) throws {
    let a = try Coordinate(latitude: lat1, longitude: lng1)
    let b = try Coordinate(latitude: lat2, longitude: lng2)
    #expect(abs(a.initialBearing(to: b) - initial) < 0.01)
    #expect(abs(a.finalBearing(to: b) - final) < 0.01)
  }

  @Test func `distances and bearings match GeographicLib`() throws {
    let lines = Fixture.lines("geo/geodesics-sphere.txt")
    #expect(lines.count > 250)
    for line in lines {
      let n = line.split(separator: " ").compactMap { Double($0) }
      let a = try Coordinate(latitude: n[0], longitude: n[1])
      let b = try Coordinate(latitude: n[3], longitude: n[4])
      #expect(abs(a.distance(to: b).value - n[6]) < 2e-8, "\(line)")
      // Bearings are undefined at a pole, for identical coordinates, and for antipodes.
      guard abs(n[0]) < 90, abs(n[3]) < 90, (1e-3...20_015_000).contains(n[6]) else { continue }
      let tolerance = max(1e-9, 1e-6 / n[6])
      #expect(Self.angularDifference(a.initialBearing(to: b), n[2]) < tolerance, "\(line)")
      #expect(Self.angularDifference(a.finalBearing(to: b), n[5]) < tolerance, "\(line)")
      let end = a.destination(bearing: a.initialBearing(to: b), distance: a.distance(to: b))
      #expect(end.distance(to: b).value < 1e-7, "\(line)")
    }
  }

  /// Returns the angle between two bearings.
  private static func angularDifference(_ a: Double, _ b: Double) -> Double {
    let difference = abs(a - b).truncatingRemainder(dividingBy: 360)
    return min(difference, 360 - difference)
  }

  @Test func `destinations are at the given distance and bearing`() throws {
    let seed: UInt64 = 8
    var random = SeededRandom(seed: seed)
    for coordinate in try Self.coordinates(3_000, seed: seed) {
      let bearing = Double.random(in: 0..<360, using: &random)
      let distance = Double.random(in: 1...19_900_000, using: &random)
      let end = coordinate.destination(bearing: bearing, distance: Meters(distance))
      #expect(abs(coordinate.distance(to: end).value - distance) < 2e-8, "\(coordinate) \(bearing)")
      guard abs(coordinate.latitude) < 89.9 else { continue }
      let turned = abs(coordinate.initialBearing(to: end) - bearing)
      let offset = min(turned, 360 - turned) * sine(distance / 6_371_000)
      #expect(abs(offset) < 1e-12 * 180 || turned * distance < 1e-3, "\(coordinate) \(bearing)")
    }
  }

  @Test func `midpoints are equidistant from both ends`() throws {
    let coordinates = try Self.coordinates(60, seed: 11)
    for a in coordinates {
      for b in coordinates {
        let whole = a.distance(to: b).value
        guard whole < 20_015_000 else { continue }
        let middle = a.midpoint(to: b)
        #expect(abs(a.distance(to: middle).value - whole / 2) < 1e-5)
        #expect(abs(b.distance(to: middle).value - whole / 2) < 1e-5)
      }
    }
    let west = try Coordinate(latitude: 0, longitude: 0)
    let east = try Coordinate(latitude: 0, longitude: 180)
    #expect(abs(west.distance(to: west.midpoint(to: east)).value - 10_007_543.4) < 0.1)
  }

  /// Returns the angle between two directions, computed from vectors in `long double` precision if
  /// available.
  private static func angle(_ a: Coordinate, _ b: Coordinate) -> Double {
    func vector(_ c: Coordinate) -> [Real] {
      let lat = Real(c.latitude) * .pi / 180
      let lng = Real(c.longitude) * .pi / 180
      return [
        Foundation.cos(lat) * Foundation.cos(lng), Foundation.cos(lat) * Foundation.sin(lng),
        Foundation.sin(lat),
      ]
    }
    let u = vector(a)
    let v = vector(b)
    let cross = [
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0],
    ]
    let length = (cross[0] * cross[0] + cross[1] * cross[1] + cross[2] * cross[2]).squareRoot()
    return Double(Foundation.atan2(length, u[0] * v[0] + u[1] * v[1] + u[2] * v[2]))
  }

  #if arch(x86_64)
    typealias Real = Float80
    private static let oracleError = 2e-12
  #else
    typealias Real = Double
    private static let oracleError = 5e-9
  #endif
}
