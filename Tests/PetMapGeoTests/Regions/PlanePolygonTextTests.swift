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

  @Test(arguments: [
    ("POLYGON((20 50,22 50,21 52))", "POLYGON((20.0 50.0,22.0 50.0,21.0 52.0,20.0 50.0))"),
    (
      "MULTIPOLYGON(((0 0,9 0,9 9,0 0),(1 1,2 1,2 2)),((-1e-7 -1,-2 -1,-2 -2)))",
      "POLYGON((0.0 0.0,9.0 0.0,9.0 9.0,0.0 0.0),(1.0 1.0,2.0 1.0,2.0 2.0,1.0 1.0),"
        + "(-1e-07 -1.0,-2.0 -1.0,-2.0 -2.0,-1e-07 -1.0))"
    ),
  ])
  func `a polygon is written with closed rings`(text: String, written: String) throws {
    let polygon = try PlanePolygon(wkt: text)
    #expect(polygon.wkt == written)
    let copy = try PlanePolygon(wkt: written)
    #expect(copy.wkt == written && copy.pointCount == polygon.pointCount)
  }

  @Test(
    arguments: [
      ("POLYGON((20 50,22 50,21 52))", (20, 50, 22, 52)),
      ("POLYGON((170 -1,190 -1,190 1))", (170, -1, -170, 1)),
      ("POLYGON((-190 -1,-170 -1,-170 1))", (170, -1, -170, 1)),
      ("POLYGON((-180 -90,180 -90,180 90))", (-180, -90, 180, 90)),
      ("MULTIPOLYGON(((170 0,180 0,180 1)),((-180 0,-170 0,-180 1)))", (-180, 0, 180, 1)),
    ] as [(String, (Double, Double, Double, Double))])
  func `a polygon has a box around it`(
    text: String, edges: (Double, Double, Double, Double)
  ) throws {
    #expect(
      try PlanePolygon(wkt: text).box
        == BoundingBox(west: edges.0, south: edges.1, east: edges.2, north: edges.3))
  }
}
