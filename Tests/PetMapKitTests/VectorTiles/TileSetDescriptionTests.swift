import PetMapGeo
import PetMapKit
import Testing

@Suite struct TileSetDescriptionTests {
  @Test(arguments: [
    [(52.2297, 21.0122)], [(0, 0)], [(0, 180)], [(0, -180)], [(90, 10)], [(-90, 10)], [(85.05, 0)],
    [(52, 21), (53, 21)], [(52, 21), (52, 22)],
  ])
  func `the bounds of a tile set have an area and contain its pins`(
    places: [(latitude: Double, longitude: Double)]
  ) throws {
    let pins = try places.map { try Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
    for zoom in [0, 8, 17, 24] {
      let description = TileSetDescription(
        name: "x", minimumZoom: zoom, maximumZoom: zoom, pins: pins)
      let row = try #require(description.header.rows.first { $0.name == "bounds" })
      let edges = row.value.split(separator: ",").compactMap { Double($0) }
      try #require(edges.count == 4)
      #expect(edges[0] < edges[2] && edges[1] < edges[3], "\(row.value)")
      #expect(edges[0] >= -180 && edges[2] <= 180, "\(row.value)")
      for pin in pins where abs(pin.latitude) < WebMercator.maximumLatitude {
        let bounds = description.bounds.expanded(by: Meters(0.001))
        #expect(bounds.contains(pin), "\(row.value)")
      }
      #expect(description.bounds.longitudeSpan <= 360 && description.bounds.latitudeSpan < 171)
    }
  }
}
