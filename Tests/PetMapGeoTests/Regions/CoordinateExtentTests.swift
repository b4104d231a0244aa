import PetMapGeo
import TestSupport
import Testing

struct CoordinateExtentTests {
  private func town(
    _ count: Int, around longitude: Double, _ random: inout SeededRandom
  ) throws -> [Coordinate] {
    try (0..<count).map { _ in
      let east = longitude + random.double(in: -0.2...0.2)
      return try Coordinate(
        latitude: -17 + random.double(in: -0.2...0.2),
        longitude: east > 180 ? east - 360 : east < -180 ? east + 360 : east)
    }
  }

  @Test(arguments: [21.0, 179.95, -180])
  func `a few pins on another continent are outliers`(longitude: Double) throws {
    var random = SeededRandom(seed: 3)
    var pins = try town(1_000, around: longitude, &random)
    let far = try [(0.0, 0.0), (40, -100), (52, 21)].map {
      try Coordinate(latitude: $0.0, longitude: $0.1)
    }
    pins.insert(contentsOf: far, at: 500)
    let extent = try #require(CoordinateExtent(of: pins))
    #expect(extent.outliers == [500, 501, 502])
    #expect(extent.box.longitudeSpan < 0.5 && extent.box.latitudeSpan < 0.5)
  }

  @Test func `the box contains all coordinates if there are no outliers`() throws {
    var random = SeededRandom(seed: 4)
    let town = try town(500, around: 10, &random)
    let two = try town + self.town(500, around: 60, &random)
    let world = try (0..<500).map { _ in
      try Coordinate(
        latitude: random.double(in: -80...80), longitude: random.double(in: -180...180))
    }
    for pins in [town, two, world, Array(repeating: town[0], count: 30)] {
      let extent = try #require(CoordinateExtent(of: pins))
      #expect(extent.outliers.isEmpty)
      #expect(extent.box == BoundingBox(containing: pins))
    }
  }

  @Test func `a few pins have no outliers, and an empty list has no extent`() throws {
    var random = SeededRandom(seed: 5)
    let pins = try town(18, around: 10, &random) + [Coordinate(latitude: 60, longitude: 100)]
    #expect(CoordinateExtent(of: pins)?.outliers == [])
    #expect(CoordinateExtent(of: []) == nil)
  }

  @Test func `the initial view omits outliers around a town, but not the border of a country`()
    throws
  {
    var random = SeededRandom(seed: 6)
    var pins = try town(10_000, around: -118, &random)
    for _ in 0..<100 {
      pins.append(
        try Coordinate(
          latitude: -17 + random.double(in: -2...2), longitude: -118 + random.double(in: -2...2)))
    }
    let reach = CoordinateExtent.viewReach(pins.count)
    let view = try #require(CoordinateExtent(of: pins, reach: reach))
    #expect(view.box.longitudeSpan < 0.6 && view.box.latitudeSpan < 0.6, "\(random)")
    #expect(view.outliers.count > 50 && view.outliers.count <= 100, "\(random)")
    let country = try (0..<10_000).map { _ in
      try Coordinate(
        latitude: 50 + random.double(in: -4...4), longitude: 10 + random.double(in: -5...5))
    }
    #expect(CoordinateExtent(of: country, reach: reach)?.outliers == [])
  }
}
