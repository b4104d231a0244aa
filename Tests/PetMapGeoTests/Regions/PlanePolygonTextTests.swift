import PetMapGeo
import Testing

@Suite struct PlanePolygonTextTests {
  @Test(arguments: [
    "POLYGON((20 50, 22 50, 21 52, 20 50))", "polygon Z ((20 50 1,22 50 1,21 52 1))",
    "SRID=4326;MULTIPOLYGON(((20 50,22 50,21 52,20 50)),((0 0,1 0,1 1,0 0)))",
  ])
  func `well-known text is parsed`(text: String) throws {
    let polygon = try PlanePolygon(wkt: text)
    #expect(try polygon.contains(Coordinate(latitude: 51, longitude: 21)))
    #expect(try !polygon.contains(Coordinate(latitude: 51.9, longitude: 20.1)))
    #expect(PlanePolygon.isWKT(text))
  }

  @Test(arguments: [
    "", "POLYGON", "POLYGON()", "POLYGON((20 50,22 50,21 52)", "POLYGON((20,50))",
    "POINT(20 50)", "POLYGON((20 50,22 50,21 52)) x", "polygon.geojson",
  ])
  func `malformed text is rejected`(text: String) {
    #expect(throws: PolygonTextError.syntax) { try PlanePolygon(wkt: text) }
  }

  @Test func `errors contain the out-of-range coordinate`() {
    #expect(throws: PolygonTextError.polygon(.latitude(91, ring: 0, corner: 2))) {
      try PlanePolygon(wkt: "POLYGON((20 50,22 50,21 91))")
    }
    #expect(!PlanePolygon.isWKT("polygon.geojson"))
  }
}
