import PetMapGeo
import TestSupport
import Testing

@Suite struct MapRegionTests {
  @Test func `a region around a coordinate has the size of its radius`() throws {
    let region = MapRegion(
      center: try Coordinate(latitude: 52.2297, longitude: 21.0122), radius: .kilometers(10))
    #expect(abs(region.latitudeSpan - 0.179864) < 1e-6)
    #expect(abs(region.longitudeSpan - 0.293665) < 1e-5)
    #expect(region.coveringRadius.kilometers > 14.1 && region.coveringRadius.kilometers < 14.2)
    #expect(region.coveringRadiusInKilometers == 15)
  }

  @Test func `out-of-range spans are rejected`() throws {
    let center = try Coordinate(latitude: 0, longitude: 0)
    #expect(throws: MapRegionError.latitudeSpan(181)) {
      try MapRegion(center: center, latitudeSpan: 181, longitudeSpan: 1)
    }
    #expect(throws: MapRegionError.longitudeSpan(-1)) {
      try MapRegion(center: center, latitudeSpan: 1, longitudeSpan: -1)
    }
  }

  @Test func `a region around a pole contains every longitude`() throws {
    let region = MapRegion(
      center: try Coordinate(latitude: 90, longitude: 0), radius: .kilometers(10))
    #expect(region.longitudeSpan == 360)
    #expect(region.boundingBox.north == 90)
  }

  @Test func `the covering radius reaches the whole region and is not much larger`() throws {
    let seed: UInt64 = 41
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases(5_000, debug: 300) {
      let center = try Coordinate(
        latitude: .random(in: -90...90, using: &random),
        longitude: .random(in: -180...180, using: &random))
      let small = Bool.random(using: &random)
      let region = try MapRegion(
        center: center, latitudeSpan: .random(in: 0...(small ? 1 : 180), using: &random),
        longitudeSpan: .random(in: 0...(small ? 1 : 360), using: &random))
      let radius = region.coveringRadius.value
      let box = region.boundingBox
      var farthest = 0.0
      for row in 0...60 {
        let latitude = box.south + (box.north - box.south) * Double(row) / 60
        for column in [0.0, 0.25, 0.5, 1] {
          let longitude = box.west + box.longitudeSpan * column
          let coordinate = try Coordinate(
            latitude: min(max(latitude, -90), 90),
            longitude: longitude > 180 ? longitude - 360 : longitude)
          farthest = max(farthest, center.distance(to: coordinate).value)
        }
      }
      #expect(farthest <= radius + 1e-6, "\(region)")
      // The sixty rows miss the farthest coordinate by at most a sixtieth of the height.
      #expect(farthest > radius - region.latitudeSpan * 112_000 / 120 - 1e-6, "\(region)")
    }
  }
}
