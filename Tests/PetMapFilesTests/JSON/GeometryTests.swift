import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

struct GeometryTests {
  /// Records with an invalid geometry; `▸` precedes the location of the problem.
  static let bad: [(record: String, problem: Problem)] = [
    // The structure of a geometry.
    (#"{"geometry":▸{"type":"Point","coordinates":[1,2],}}"#, Problem(.malformedJSON)),
    (#"{"geometry":▸{"type" "Point","coordinates":[1,2]}}"#, Problem(.malformedJSON)),
    (#"{"geometry":▸{"type":"Point" "coordinates":[1,2]}}"#, Problem(.malformedJSON)),
    (#"{"geometry":▸{type:"Point","coordinates":[1,2]}}"#, Problem(.malformedJSON)),
    (#"{"geometry":▸{"type":"Point","coordinates":[1,2]]}"#, Problem(.malformedJSON)),
    (#"{"geometry":▸[1,2]}"#, Problem(.noGeometry, "[")),
    (#"{"geometry":▸5}"#, Problem(.noGeometry, "5")),
    (#"{"geometry":▸{}}"#, Problem(.noGeometry, "{")),
    (#"{"geometry":▸{"x":1}}"#, Problem(.noGeometry, "{")),
    (#"▸{"geometry":"Point"}"#, Problem(.noGeometry)),
    (#"▸{"geometry":null}"#, Problem(.noGeometry)),
    // Types.
    (
      #"{"geometry":{"type":▸"Polygon","coordinates":[[[1,2]]]}}"#,
      Problem(.notAPoint, #""Polygon""#)
    ),
    (#"{"geometry":{"type":▸null,"coordinates":[1,2]}}"#, Problem(.notAPoint, "null")),
    (#"{"geometry":{"type":▸{"Point":1},"coordinates":[1,2]}}"#, Problem(.notAPoint, "{")),
    (
      #"{"geometry":{"coordinates":[[1,2],[3,4]],"type":▸"MultiPoint"}}"#,
      Problem(.notAPoint, #""MultiPoint""#)
    ),
    (
      #"{"geometry":{"type":▸"MultiPoint","coordinates":[1,2]}}"#,
      Problem(.notAPoint, #""MultiPoint""#)
    ),
    (#"{"type":▸"LineString","coordinates":[1,2]}"#, Problem(.notAPoint, #""LineString""#)),
    // Arrays of coordinates.
    (#"{"geometry":{"type":"Point","coordinates":▸[1,2,]}}"#, Problem(.malformedJSON)),
    (#"{"geometry":{"type":"Point","coordinates":▸[1,2},"a":[3]]}"#, Problem(.malformedJSON)),
    (#"{"geometry":{"type":"Point","coordinates":▸[1 2]}}"#, Problem(.malformedJSON)),
    (#"{"geometry":{"type":"Point","coordinates":▸[1,2,"a":3]}}"#, Problem(.malformedJSON)),
    (#"{"geometry":{"type":"Point","coordinates":▸[]}}"#, Problem(.badCoordinates, "[")),
    (#"{"geometry":{"type":"Point","coordinates":▸{"x":1}}}"#, Problem(.badCoordinates, "{")),
    (#"{"geometry":{"type":"Point","coordinates":▸null}}"#, Problem(.badCoordinates, "null")),
    (#"{"geometry":{"type":"MultiPoint","coordinates":[▸[]]}}"#, Problem(.badCoordinates, "[")),
    (#"{"geometry":{"type":"MultiPoint","coordinates":[▸[1]]}}"#, Problem(.badCoordinates, "[")),
    (
      #"{"geometry":▸{"type":"Point","coordinates":[[1,2]]}}"#,
      Problem(.notANumber, "{", .longitude)
    ),
    (#"{"type":"Point","coordinates":▸[[1,2]]}"#, Problem(.notANumber, "[", .longitude)),
    (
      #"{"geometry":{"type":"MultiPoint","coordinates":[[1,2],▸3]}}"#,
      Problem(.notANumber, "3", .longitude)
    ),
    (
      #"{"geometry":{"type":"MultiPoint","coordinates":[[▸[1,2]]]}}"#,
      Problem(.notANumber, "[", .longitude)
    ),
    // Numbers.
    (#"{"geometry":{"type":"Point","coordinates":[1,▸]}}"#, Problem(.notANumber, "]", .latitude)),
    (#"{"geometry":{"type":"Point","coordinates":[▸,2]}}"#, Problem(.notANumber, ",", .longitude)),
    (
      #"{"geometry":{"type":"Point","coordinates":[▸null,2]}}"#,
      Problem(.notANumber, "null", .longitude)
    ),
    (
      #"{"geometry":{"type":"Point","coordinates":[1,▸"2 N" ]}}"#,
      Problem(.notANumber, #""2 N""#, .latitude)
    ),
    (#"{"geometry":{"x":1,"y":▸"n"}}"#, Problem(.notANumber, #""n""#, .latitude)),
    (#"{"geometry":{"x":▸[1],"y":2}}"#, Problem(.notANumber, "[", .longitude)),
    // The first problem of a record is reported.
    (#"{"geometry":{"type":▸"Polygon"},"a":tru}"#, Problem(.notAPoint, #""Polygon""#)),
    (#"{"a":▸tru,"geometry":{"type":"Polygon"}}"#, Problem(.malformedJSON)),
    (
      #"▸{"a":"\#u{1}","properties":{"b":1},"geometry":{"type":"Point","coordinates":[1,2]}}"#,
      Problem(.malformedJSON)
    ),
    (
      #"▸{"properties":{"a":"\#u{1}"},"geometry":{"type":"Point","coordinates":[1,2]}}"#,
      Problem(.malformedJSON)
    ),
    (#"{"properties":▸5,"geometry":{"type":"Polygon"}}"#, Problem(.malformedJSON)),
    (#"{"properties":▸[1],"geometry":{"type":"Polygon"}}"#, Problem(.malformedJSON)),
    (#"{"properties":▸"null","coordinates":[1,2]}"#, Problem(.malformedJSON)),
    (#"{"properties":▸nil,"coordinates":[1,2]}"#, Problem(.malformedJSON)),
  ]

  struct Problem: Sendable {
    let reason: RecordProblem.Reason
    let value: String?
    let field: RecordField?

    init(
      _ reason: RecordProblem.Reason, _ value: String? = nil, _ field: RecordField? = nil
    ) {
      (self.reason, self.value, self.field) = (reason, value, field)
    }
  }

  @Test(arguments: bad)
  func `an invalid geometry is reported with its location and value`(
    record: String, problem: Problem
  ) throws {
    let parts = record.split(separator: "▸", omittingEmptySubsequences: false)
    let result = try readAll(text: "[\(parts.joined()),{\"id\":\"z\",\"lat\":1,\"lon\":2}]")
    #expect(result.ids == ["z"])
    let found = try #require(result.report.problems.first)
    #expect(found.reason == problem.reason)
    #expect(found.value == problem.value)
    #expect(found.field == problem.field)
    #expect(found.place.offset == Int64(1 + parts[0].utf8.count))
  }

  @Test(arguments: [
    "01", "-01", "1.", "1.e2", ".5", "-.5", "+1", "-", "1e", "1e+", "1.5.2", "0x1", "1_0", "1a",
    "nan", "Infinity", "1e999", "-1e999",
  ])
  func `only JSON numbers within the range of a double are coordinates`(text: String) throws {
    for value in [text, "\"\(text)\"", "\" 1\"", "\"1 \"", "\"\\u0031\"", "\"\""] {
      let geometry = #"{"type":"Point","coordinates":[\#(value),2]}"#
      for record in [geometry, #"{"geometry":\#(geometry)}"#] {
        let result = try readAll(text: "[\(record)]")
        #expect(result.reasons == [.notANumber], "\(record)")
        #expect(result.report.problems.first?.value == value)
      }
    }
  }

  static let good = [
    #"{"type":"Point","coordinates":[1.5,-2.25]}"#,
    #"{"type":"Point","coordinates":["1.5","-2.25"]}"#,
    #"{"type":"Point","coordinates":[15e-1,-0.225E+1,80,[null],{"a":"]"},"]"]}"#,
    #"{"geometry":{"coordinates":[[1.5,-2.25,3]],"type":"MultiPoint"}}"#,
    #"{"type":"Feature","geometry":{"type":"MultiPoint","coordinates":[["1.5",-2.25]]}}"#,
    #"{"geometry":{"coordinates":[1.5,-2.25]}}"#,
    #"{"geometry" : { "bbox" : [ [ 1 , 2 ] , "}" ] , "coordinates" : [ 1.5 , -2.25 ] , "a\"" : { } }  }"#,
    "{\"geometry\":{\n\t\"type\":\r\"Point\",\n\t\"coordinates\":\n[\n1.5\t,\r\n-2.25\n]\n}\n}",
    #"{"attributes":{"name":"A"},"geometry":{"x":1.5,"y":-2.25,"spatialReference":{"wkid":4326}}}"#,
    #"{"attributes":{"name":"A"},"geometry":{"y":"-2.25","x":"1.5"}}"#,
    #"{"fields":{"lat":-2.25,"lon":1.5},"geometry":null,"properties":null}"#,
    #"{"geometry":null,"properties":{"lat":-2.25,"lon":1.5},"type":"Feature"}"#,
    #"{"type":"dog","geometry":{"type":"Point","coordinates":[1.5,-2.25]}}"#,
    #"{"coordinates":[1.5,-2.25],"geometry":{}}"#,
  ]

  @Test(arguments: good)
  func `a point is read from every geometry notation`(record: String) throws {
    let result = try readAll(text: "[\(record)]")
    #expect(result.report.problems == [])
    #expect(
      result.announcements.map(\.coordinate) == [try Coordinate(latitude: -2.25, longitude: 1.5)])
  }

  @Test func `coordinates are rounded to the nearest double`() throws {
    let text =
      #"{"type":"Point","coordinates":[0.1000000000000000055511151231257827,-12.3456789012345678901]}"#
    let point = try #require(try readAll(text: "[\(text)]").announcements.first?.coordinate)
    #expect(point.longitude == 0.1)
    #expect(point.latitude == -12.345678901234568)
  }

  @Test func `a type that GeoJSON does not define is a value`() throws {
    let text = #"[{"type":"dog","geometry":{"type":"Point","coordinates":[1,2]}}]"#
    #expect(try readAll(text: text).announcements.first?.species == "DOG")
  }
}
