import PetMapFiles
import PetMapGeo
import PetMapJSON
import TestSupport
import Testing

struct PlaneShapeTests {
  private func shape(_ text: String) throws -> PlaneShape {
    try #require(PlaneShape(wellKnown: Array(text.utf8)), "\(text)")
  }

  @Test(arguments: [
    ("POLYGON((0 0, 4 0, 4 4, 0 4, 0 0))", 2.0, 2.0),
    ("LINESTRING(0 0, 4 0, 4 2)", 3, 0),
    ("MULTILINESTRING((0 0, 1 0), (5 5, 9 5))", 7, 5),
    ("LINESTRING Z (1 2 9, 1 2 9, 1 4 9)", 1, 3),
    ("MULTIPOINT((0 0), (2 0), (9 0))", 2, 0), ("MULTIPOINT(1 1, 5 1, 6 1)", 5, 1),
    ("GEOMETRYCOLLECTION(POINT(9 9), POLYGON((0 0, 2 0, 2 2, 0 2, 0 0)))", 1, 1),
    // Across the antimeridian.
    ("LINESTRING(179 10, -179 10)", 180, 10), ("LINESTRING(178 10, -177 10)", -179.5, 10),
    ("POLYGON((170 0, -170 0, -170 2, 170 2, 170 0))", 180, 1),
  ])
  func `a shape is represented by its middle`(text: String, x: Double, y: Double) throws {
    #expect(try shape(text).representative == PlanePoint(x: x, y: y))
  }

  @Test(arguments: [
    // A U, a ring around a hole, an area within a hole, a sliver, and two areas.
    "POLYGON((0 0, 9 0, 9 9, 8 9, 8 1, 1 1, 1 9, 0 9, 0 0))",
    "POLYGON((0 0, 9 0, 9 9, 0 9, 0 0), (1 1, 8 1, 8 8, 1 8, 1 1))",
    "MULTIPOLYGON(((0 0, 9 0, 9 9, 0 9, 0 0), (1 1, 8 1, 8 8, 1 8, 1 1)), ((4 4, 5 4, 5 5, 4 4)))",
    "POLYGON((0 0, 100 1, 0 0.001, 0 0))",
    "MULTIPOLYGON(((0 0, 1 0, 1 1, 0 0)), ((50 50, 60 50, 60 61, 50 50)))",
  ])
  func `the point of an area is inside it`(text: String) throws {
    let shape = try shape(text)
    let point = try #require(shape.representative)
    let coordinate = try Coordinate(latitude: point.y, longitude: point.x)
    #expect(try PlanePolygon(rings: shape.areas.flatMap { $0 }).contains(coordinate))
  }

  @Test func `the points of random areas are inside them`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let ring = (0..<Int.random(in: 3...9, using: &random)).map { _ in
        PlanePoint(
          x: .random(in: -60...60, using: &random), y: .random(in: -60...60, using: &random))
      }
      let point = try #require(PlaneShape(areas: [[ring]]).representative)
      let coordinate = try Coordinate(latitude: point.y, longitude: point.x)
      #expect(try PlanePolygon(rings: [ring]).contains(coordinate), "\(random)")
    }
  }

  @Test func `areas without an interior and empty shapes have a point on them, or none`() throws {
    #expect(
      try shape("POLYGON((0 0, 4 0, 0 0, 0 0))").representative.map { $0.y } == 0)
    #expect(try shape("POLYGON EMPTY").representative == nil)
    #expect(
      try shape("MULTIPOLYGON(((1 1, 1 1, 1 1, 1 1)))").representative == PlanePoint(x: 1, y: 1))
  }

  @Test(arguments: [
    "POINT", "POINT(1)", "POLYGON((0 0, 1 1)", "LINESTRING(0 0, 1 1) x", "CIRCLE(0 0, 1 1)",
    "LINESTRING(0 0; 1 1)", "Lost near the pond", "",
  ])
  func `other text is not well-known text`(text: String) {
    #expect(PlaneShape(wellKnown: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    (
      #"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,0]]]}"#, "POLYGON((0 0,4 0,4 4,0 0))"
    ),
    (#"{"coordinates":[[0,0,5],[4,0,5]],"type":"LineString"}"#, "LINESTRING(0 0,4 0)"),
    (
      #"{"type":"GeometryCollection","geometries":[{"type":"MultiPoint","coordinates":[[1,2]]}]}"#,
      "MULTIPOINT(1 2)"
    ),
    (#"{"rings":[[[0,0],[4,0],[4,4],[0,0]]]}"#, "POLYGON((0 0,4 0,4 4,0 0))"),
    (#"{"paths":[[[0,0],[4,0]]]}"#, "LINESTRING(0 0,4 0)"),
  ])
  func `JSON is read like well-known text`(json: String, text: String) throws {
    let object = try #require(try JSONValue(parsing: Array(json.utf8)).object)
    #expect(PlaneShape(json: object) == (try shape(text)))
  }

  /// Binary written by GEOS: `SELECT encode(ST_AsBinary(geom), 'hex')` and `ST_AsEWKB`.
  @Test(arguments: [
    (
      "0102000000020000000000000000000000000000000000000000000000000010400000000000000000",
      "LINESTRING(0 0,4 0)"
    ),
    (
      "0102000020E6100000020000000000000000000000000000000000000000000000000010400000000000000000",
      "LINESTRING(0 0,4 0)"
    ),
    ("00000000043FF00000", ""), ("0107000000FFFFFFFF", ""),
  ])
  func `well-known binary is read like text`(hexadecimal: String, text: String) throws {
    let digits = Array(hexadecimal)
    let bytes = try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(digits[$0...$0 + 1]), radix: 16))
    }
    #expect(WellKnownBinary.shape(bytes) == PlaneShape(wellKnown: Array(text.utf8)))
  }
}
