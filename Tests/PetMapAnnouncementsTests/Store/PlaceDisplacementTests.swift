import PetMapAnnouncements
import PetMapGeo
import TestSupport
import Testing

@Suite struct PlaceDisplacementTests {
  private let key = [UInt8](repeating: 7, count: 32)

  private func coordinate(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test(arguments: [50.0, 300, 10_000])
  func `places are uniformly distributed in an annulus`(radius: Double) throws {
    let displacement = PlaceDisplacement(key: key, radius: radius)
    let home = try coordinate(52.2297, 21.0122)
    var (inner, quarters) = (0, [0, 0, 0, 0])
    for number in 0..<4000 {
      let shown = displacement.displaced(home, of: "pet \(number)", by: radius)
      let distance = home.distance(to: shown).value
      #expect(distance >= radius / 2 - 1.5 && distance <= radius)
      // The distance that halves the annulus's area.
      if distance * distance < (radius - 1) * (radius - 1) * 0.625 { inner += 1 }
      quarters[Int(home.initialBearing(to: shown) / 90)] += 1
    }
    // 2000 ± 5 standard deviations, plus what rounding moves across the border; 1000 ± 5.
    #expect(abs(inner - 2000) < 158 + Int(4000 / radius))
    for count in quarters { #expect(abs(count - 1000) < 137) }
  }

  @Test(arguments: [(89.9999, 10.0), (-90, 0), (12, 179.9999), (-17.5, -179.9999), (0, 0)])
  func `the circle contains the place at the poles and at the antimeridian`(
    latitude: Double, longitude: Double
  ) throws {
    let home = try coordinate(latitude, longitude)
    let displacement = PlaceDisplacement(key: key, radius: 1000)
    for number in 0..<100 {
      let shown = displacement.displaced(home, of: "\(number)", by: 1000)
      #expect(abs(shown.latitude) <= 90 && abs(shown.longitude) <= 180)
      let distance = home.distance(to: shown).value
      #expect(distance > 498 && distance <= 1000)
    }
  }

  @Test func `the vector depends on the key, the announcement and the radius, and on nothing else`()
    throws
  {
    let home = try coordinate(50, 20)
    func shown(_ id: String, radius: Double = 500, key: UInt8 = 1) -> Coordinate {
      PlaceDisplacement(key: [key], radius: 0).displaced(home, of: id, by: radius)
    }
    #expect(shown("a") == shown("a"))
    #expect(shown("a") != shown("b"))
    #expect(shown("a") != shown("a", key: 2))
    // If the vectors for two radii had the same direction, both places would tell the real one.
    let bearings = [400.0, 500, 600, 700].map { home.initialBearing(to: shown("a", radius: $0)) }
    #expect(bearings.max().map { $0 - (bearings.min() ?? $0) } ?? 0 > 1)
    let random = [PlaceDisplacement(), PlaceDisplacement()].map {
      $0.displaced(home, of: "a", by: 500)
    }
    #expect(random[0] != random[1])
  }

  @Test(arguments: [(52.2297, 21.0122), (-17.5, -179.9999), (89.999, 10), (-89.98, 75), (0, 0)])
  func `sightings are shown in cells of which they reveal nothing more`(
    latitude: Double, longitude: Double
  ) throws {
    let home = try coordinate(latitude, longitude)
    var random = SeededRandom(seed: 71)
    for key in UInt8(0)..<8 {
      let displacement = PlaceDisplacement(key: [key], radius: 1000)
      let shown = displacement.cellCenter(of: home)
      #expect(displacement.cellCenter(of: home) == shown)
      // What an attacker learns by sending sightings from anywhere near.
      var hits = 0
      for _ in 0..<2000 {
        let probe = shown.destination(
          bearing: random.double(in: 0...360),
          distance: Meters(1500 * random.double(in: 0...1).squareRoot()))
        let center = displacement.cellCenter(of: probe)
        #expect(center.distance(to: probe).value <= 1000)
        if center.distance(to: shown).value < 2 { hits += 1 }
      }
      // A square of which the center is 999 m from the corners is 28 % of the circle; smaller at poles.
      if abs(latitude) < 80 { #expect((490...640).contains(hits), "\(hits) with \(random)") }
    }
    func shown(_ key: UInt8, radius: Double) -> Coordinate {
      PlaceDisplacement(key: [key], radius: radius).cellCenter(of: home)
    }
    #expect(shown(9, radius: 1000) != shown(8, radius: 1000))
    #expect(shown(9, radius: 1000) != shown(9, radius: 900))
  }

  @Test func `others see neither the choice nor the coordinate`() throws {
    var report = Announcement(id: "a", coordinate: try coordinate(50, 20))
    report[.locationRadius] = 2
    report[.locationPrivacy] = 500
    var shown = report
    PlaceDisplacement(key: key).apply(to: &shown)
    #expect(shown[.locationPrivacy] == nil)
    #expect(shown[.locationRadius] == 2.5)
    #expect(shown.coordinate.distance(to: report.coordinate).value > 200)
    // The larger one of the service's and the reporter's radius counts.
    var wide = report
    PlaceDisplacement(key: key, radius: 3000).apply(to: &wide)
    #expect(wide[.locationRadius] == 5)
    report[.locationPrivacy] = nil
    var exact = report
    PlaceDisplacement(key: key).apply(to: &exact)
    #expect(exact == report)
  }
}
