import PetMapCities
import PetMapGeo
import TestSupport
import Testing

struct CityTests {
  /// Rows from the city table.
  @Test(arguments: [
    ("Warsaw", 52.22977, 21.01178), ("Łódź", 51.77058, 19.47395), ("Suva", -18.13683, 178.42531),
    ("Ushuaia", -54.81084, -68.31591), ("Quito", -0.22985, -78.52495),
    ("Longyearbyen", 78.22334, 15.64689),
  ])
  func `each city is the nearest one to its own coordinate`(
    name: String, latitude: Double, longitude: Double
  ) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    let found = City.nearest(to: coordinate, within: .kilometers(50))
    if name == "Longyearbyen" {
      // Longyearbyen has fewer than 15,000 inhabitants.
      #expect(found == nil)
    } else {
      #expect(found?.city.name == name)
      #expect(found?.city.coordinate == coordinate)
      #expect(found?.distance.value == 0)
    }
  }

  /// The cities have 8,961,989, 1,702,139, and 56,956 inhabitants.
  @Test func `a city's size reflects its population`() throws {
    func size(_ name: String, at latitude: Double) -> Int? {
      City.cities(from: latitude - 0.1, to: latitude + 0.1, atLeast: 0)
        .filter { $0.name == name }.map(\.size).max()
    }
    #expect(size("London", at: 51.50853) == 36)
    #expect(size("Warsaw", at: 52.22977) == 27)
    #expect(size("Ushuaia", at: -54.81084) == 7)
  }

  @Test(arguments: [
    ("Warsaw", 52.22977, 21.01178, ["Warszawa"]), ("Łódź", 51.77058, 19.47395, []),
    ("Vienna", 48.20849, 16.37208, ["Wiedeń", "Wien"]), ("Vienna", 38.90122, -77.26526, []),
  ])
  func `a city's Polish name precedes its local names`(
    name: String, latitude: Double, longitude: Double, others: [String]
  ) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    let city = try #require(City.nearest(to: coordinate, within: .kilometers(1))?.city)
    #expect(city.name == name && city.otherNames == others)
  }

  @Test func `no name is empty or repeated`() {
    for city in City.all {
      #expect(!city.name.isEmpty && !city.name.contains("|"))
      #expect(city.otherNames.allSatisfy { !$0.isEmpty && !$0.contains("|") }, "\(city.name)")
      #expect(Set(city.otherNames).count == city.otherNames.count, "\(city.name)")
    }
  }

  @Test func `a latitude range contains the same cities as a scan of all cities`() {
    let found = City.cities(from: 50, to: 52.5, atLeast: 16)
    #expect(!found.isEmpty)
    #expect(
      found == City.all.filter { (50...52.5).contains($0.coordinate.latitude) && $0.size >= 16 })
  }

  @Test func `the nearest city agrees with brute force`() throws {
    var random = SeededRandom(seed: 7)
    let all = City.all
    try #require(all.count == City.count)
    let reach = Meters.kilometers(50)
    for _ in 0..<cases(1000) {
      // Choose positions near a city, so that most have one in range.
      let start = all[random.int(in: 0...all.count - 1)].coordinate
      let coordinate = try Coordinate(
        latitude: max(-90, min(90, start.latitude + random.double(in: -1...1))),
        longitude: max(-180, min(180, start.longitude + random.double(in: -1...1))))
      let nearest = all.map { coordinate.distance(to: $0.coordinate).value }.min() ?? .infinity
      let found = City.nearest(to: coordinate, within: reach)
      #expect(found?.distance.value == (nearest <= reach.value ? nearest : nil), "\(random)")
    }
  }

  @Test func `no city beyond the maximum distance is found`() throws {
    let field = try Coordinate(latitude: 52.2298, longitude: 20.80)
    let near = try #require(City.nearest(to: field, within: .kilometers(50)))
    #expect(City.nearest(to: field, within: near.distance)?.city == near.city)
    #expect(City.nearest(to: field, within: Meters(near.distance.value - 1)) == nil)
    let sea = try Coordinate(latitude: 0, longitude: 0)
    #expect(City.nearest(to: sea, within: .kilometers(50)) == nil)
  }

  @Test func `a city is found across the antimeridian and with a longitude of either sign`() throws
  {
    let nasinu = try Coordinate(latitude: -18.07051, longitude: 178.51313)
    let east = try Coordinate(latitude: -18.1, longitude: 180)
    let west = try Coordinate(latitude: -18.1, longitude: -180)
    let reach = Meters.kilometers(200)
    #expect(City.nearest(to: east, within: reach)?.city.coordinate == nasinu)
    #expect(
      City.nearest(to: west, within: reach)?.distance
        == City.nearest(to: east, within: reach)?.distance)
  }
}
