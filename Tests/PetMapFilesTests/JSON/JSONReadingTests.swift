import Foundation
import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

struct JSONReadingTests {
  static let feature = """
    {"type":"Feature","id":7,"geometry":{"type":"Point","coordinates":[-7.25,52.5,80.1]},\
    "properties":{"petName":"Zo\\u00eb \\ud83d\\udc36\\n","status":"active","age":3,\
    "lastSeenDate":"2024-05-06","species":"cat","unknown":{"a":[1,{"b":"]}"}]}}}
    """

  static let shapes: [(String, String)] = [
    ("a feature", feature),
    ("a collection", "{\"type\":\"FeatureCollection\",\"features\":[\(feature)]}"),
    (
      "members around",
      "{\"name\":{\"features\":[]},\"features\" :\n[ \(feature) ],\"x\":[1,\"]\"]}"
    ),
    ("an array", " [\(feature)] \n"),
    ("lines", "\n\(feature)\n\n\(feature)\n"),
    ("a text sequence", "\u{1E}\(feature)\n\u{1E}\(feature.replacing(",", with: ",\n"))\n"),
    ("byte order mark", "\u{FEFF}\(feature)"),
    ("data", "{\"data\":[\(feature)]}"),
  ]

  @Test(arguments: shapes)
  func `a feature is read regardless of the file's structure`(shape: (String, String)) throws {
    let result = try readAll(text: shape.1)
    #expect(result.report.problems == [])
    let pet = try #require(result.announcements.first, "\(shape.0)")
    #expect(result.announcements.count == 1)
    #expect(pet.id == "7")
    #expect(pet.petName == "Zoë 🐶\n")
    #expect(pet.age == 3)
    #expect(pet.status == .missing)
    #expect(pet.species == "CAT")
    #expect(pet.lastSeenDate == CalendarDate(iso: "2024-05-06"))
    #expect(pet.coordinate == (try Coordinate(latitude: 52.5, longitude: -7.25)))
  }

  static let concatenated = [
    ("{\n  \"id\": \"a\",\n  \"lat\": 1,\n  \"lon\": 2\n}\n", "\n"),
    (#"{"id":"a","lat":1,"lon":2,"name":"}{"}"#, ""), (#"{"id":"a","lat":1,"lon":2}"#, " "),
    ("{\"id\":\"a\",\n\"lat\":1,\"lon\":2}", " \r\n"),
  ]

  @Test(arguments: concatenated, [16, 1 << 18])
  func `records that follow each other are read regardless of line breaks`(
    file: (record: String, separator: String), chunk: Int
  ) throws {
    let ids = (0..<600).map { "r\($0)" }
    let text = ids.map { file.record.replacing("\"a\"", with: "\"\($0)\"") }
      .joined(separator: file.separator)
    var options = ReadingOptions()
    options.chunk = chunk
    for name in ["pets.json", "pets", "pets.ndjson"]
    where name != "pets.ndjson" || !file.record.hasPrefix("{\"id\":\"a\",\n") {
      let result = try readAll(text: text, name: name, options: options)
      #expect(result.ids == ids)
      #expect(result.report.problems == [])
    }
  }

  @Test(arguments: ["]", ",{}", "{", "\"a\""])
  func `text between records is an error after the preceding records have been read`(
    rest: String
  ) throws {
    let record = "{\n\"lat\":1,\"lon\":2}"
    var reader = try AnnouncementReader(path: TemporaryFile(record + record + rest).path)
    #expect(throws: FileError.self) { while try reader.readBatch() {} }
    #expect(reader.report.pins == 2)
  }

  @Test func `null in the service's JSON counts as absent`() throws {
    let text = """
      {"data":[{"id":"a","petName":null,"species":"DOG","locationLatitude":52.2297,
      "locationLongitude":21.0122,"microchipNumber":"0012","status":"FOUND"}]}
      """
    let result = try readAll(text: text)
    let pet = try #require(result.announcements.first)
    #expect(pet.petName == nil)
    #expect(pet.microchipNumber == "0012")
    #expect(pet.status == .found)
    #expect(pet.coordinate == (try Coordinate(latitude: 52.2297, longitude: 21.0122)))
  }

  @Test func `bare points and geometry collections become pins`() throws {
    let text = """
      {"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},
      {"coordinates":[3,4],"type":"Point"}]}
      """
    let result = try readAll(text: text)
    #expect(result.generatedIDs == 2)
    #expect(result.announcements.map(\.coordinate.longitude) == [1, 3])
  }

  @Test func `the prefixes of vocabularies are ignored`() throws {
    let text = """
      {"@graph":[{"@id":"a","schema:name":"Rex","geo:lat":52,"geo:long":21},
      {"@id":"b","schema:name":{"@value":"Mia","@language":"en"},"geo:lat":50,"geo:long":20}]}
      """
    #expect(try readAll(text: text).announcements.map(\.petName) == ["Rex", "Mia"])
  }

  static let wrapped = [
    (#"{"pet":{"id":"ID","species":"dog","lat":1,"lng":2}}"#, "pet"),
    (#"{"data":{"id":"ID","species":"dog","lat":1,"lng":2}}"#, "data"),
    (
      #"{"_index":"i","_source":{"id":"ID","species":"dog","location":{"lat":1,"lon":2}}}"#,
      "_source"
    ),
    (
      #"{"Number":1,"Cells":{"id":"ID","species":"dog","geo":{"type":"Point","coordinates":[2,1]}}}"#,
      "Cells"
    ),
    (#"{"id":{"stringValue":"ID"},"species":{"S":"dog"},"lat":{"N":"1"},"lng":{"N":"2"}}"#, nil),
  ]

  @Test(arguments: wrapped)
  func `a record's fields are found within other objects in every structure`(
    record: (text: String, path: String?)
  ) throws {
    let texts = ["a", "b"].map { record.text.replacing("ID", with: $0) }
    for (text, name, count) in [
      (texts[0], "pets.json", 1), (texts.joined(separator: "\n"), "pets.json", 2),
      (texts.joined(separator: "\n"), "pets.ndjson", 2),
      ("\u{1E}" + texts.joined(separator: "\n\u{1E}"), "pets", 2),
      ("[\(texts.joined(separator: ","))]", "pets", 2),
    ] {
      var options = ReadingOptions()
      for path in [nil, record.path.map { [$0] }] where path == nil || count > 1 {
        options.recordPath = path
        let result = try readAll(text: text, name: name, options: options)
        #expect(result.ids == Array(["a", "b"].prefix(count)), "\(name) \(text)")
        #expect(result.announcements.map(\.species) == Array(repeating: "DOG", count: count))
      }
    }
  }

  @Test(arguments: ["NaN", "Infinity", "-Infinity"])
  func `a number that is not finite counts as null`(number: String) throws {
    let file = TemporaryFile(
      """
      {"all":[{"id":"a","lat":1,"lon":2,"name":\(number),"x":[\(number)],"age":3.0},
      {"id":"b","lat":\(number),"lon":2},{"id":"c","lat":1,"lon":2,"age": \(number) }]}
      """)
    var reader = try AnnouncementReader(path: file.path)
    while try reader.readBatch() {}
    #expect(reader.report.pins == 2)
    #expect(reader.report.problems.map(\.reason) == [.missing])
    #expect(reader.report.problems.first?.field == .latitude)
    #expect(reader.facts.hasNonFiniteNumbers)
    let rows =
      #"{"columns":["id","lat","lon","name"],"data":[["a",1,2,\#(number)],["b",1,2,null]]}"#
    var rowReader = try AnnouncementReader(path: TemporaryFile(rows).path)
    while try rowReader.readBatch() {}
    #expect(rowReader.report.pins == 2)
    #expect(rowReader.facts.hasNonFiniteNumbers)
  }

  @Test(arguments: [#"{"id":"a","lat":1,"lon":2,"x":null}"#, #"{"id":"NaN","lat":1,"lon":2}"#])
  func `null and text are not numbers that are not finite`(record: String) throws {
    var reader = try AnnouncementReader(path: TemporaryFile("[\(record)]").path)
    while try reader.readBatch() {}
    #expect(reader.report.pins == 1)
    #expect(!reader.facts.hasNonFiniteNumbers)
  }

  static let bad: [(String, RecordProblem.Reason)] = [
    (#"{"type":"Feature","geometry":null,"properties":{}}"#, .noGeometry),
    (#"{"type":"Feature","geometry":{},"properties":{}}"#, .noGeometry),
    (#"{"geometry":{"type":"LineString","coordinates":[[1,2],[3,4]]}}"#, .notAPoint),
    (#"{"geometry":{"coordinates":[[1,2],[3,4]],"type":"LineString"}}"#, .notAPoint),
    (#"{"geometry":{"type":"Point","coordinates":[]}}"#, .badCoordinates),
    (#"{"geometry":{"type":"Point","coordinates":[1]}}"#, .badCoordinates),
    (#"{"geometry":{"type":"Point","coordinates":"1,2"}}"#, .badCoordinates),
    (#"{"geometry":{"type":"Point","coordinates":["a","2"]}}"#, .notANumber),
    (#"{"geometry":{"type":"Point","coordinates":[1e999,2]}}"#, .notANumber),
    (#"{"geometry":{"type":"Point","coordinates":[1,90.001]}}"#, .outOfRange),
    (#"{"geometry":{"type":"Point","coordinates":[01,2]}}"#, .notANumber),
    (#"{"id":"q","locationLatitude":"52 north-east","locationLongitude":1}"#, .notANumber),
    (#"{"id":"q","locationLatitude":null,"locationLongitude":1}"#, .missing),
    (#"{"id":"q"}"#, .noGeometry),
    (#"{"id":"q","lat":1,"lon":2,"name":tru}"#, .malformedJSON),
    (#"{"id":"q","lat":1,"lon":2,"other":nul}"#, .malformedJSON),
    (#"{"id":"q" "lat":1,"lon":2}"#, .malformedJSON),
    (#"{"id":"q","lat":1,"lon":2,}"#, .malformedJSON),
    (#"[1,2]"#, .notAnObject),
    (#"17"#, .notAnObject),
    (#""text""#, .notAnObject),
    (#"null"#, .notAnObject),
  ]

  @Test(arguments: bad)
  func `an invalid record is skipped with a reason`(record: (String, RecordProblem.Reason)) throws {
    let good = #"{"id":"z","lat":1,"lon":2}"#
    let inArray = try readAll(text: "[\n\(record.0),\n\(good)]")
    #expect(inArray.ids == ["z"])
    #expect(inArray.reasons == [record.1])
    #expect(inArray.report.problems.first?.place.line == 2)
    let inLines = try readAll(text: "\(good)\n\(record.0)\n", name: "pets.ndjson")
    #expect(inLines.ids == ["z"])
    #expect(inLines.reasons == [record.1])
    #expect(inLines.report.problems.first?.place.line == 2)
  }

  @Test(arguments: [
    (#""date":"2024-13-01""#, RecordProblem.Reason.notADate), (#""name":{"a":1}"#, .notText),
    (#""name":"\ud800""#, .badEscape), (#""name":"\x""#, .badEscape),
  ])
  func `an invalid optional value is reported and its pin is kept`(
    member: (String, RecordProblem.Reason)
  ) throws {
    let result = try readAll(text: #"[{"id":"q","lat":1,"lon":2,\#(member.0)}]"#)
    #expect(result.ids == ["q"])
    #expect(result.reasons == [member.1])
    #expect(result.announcements.first?.petName == nil)
    #expect(result.report.skipped == 0)
  }

  static let broken: [(String, FileError.Malformation)] = [
    ("[", .unclosed), ("[{\"a\":1}", .unclosed), ("{\"features\":[{\"a\":\"", .unclosed),
    ("{\"a\":", .unclosed), ("{", .unclosed), ("{\"a", .unclosed), ("[1,]", .syntax),
    ("[1 2]", .syntax), ("[,1]", .syntax), ("[}", .syntax), ("{a:1}", .syntax),
    ("{\"a\" 1}", .syntax), ("{\"a\":}", .syntax), ("{\"a\":1,}", .syntax),
    ("[] x", .trailingContent), ("[][]", .trailingContent),
    ("{\"features\":[]}{}", .trailingContent),
  ]

  @Test(arguments: broken)
  func `a malformed file is an error`(file: (String, FileError.Malformation)) throws {
    let error = #expect(throws: FileError.self) { try readAll(text: file.0, name: "a.json") }
    guard case .malformed(_, file.1)? = error else {
      Issue.record("\(file.0): \(String(describing: error))")
      return
    }
  }

  @Test func `deeply nested brackets are an error, not a crash`() throws {
    for bracket in ["[", "{\"a\":", "[{\"a\":["] {
      let bomb = String(repeating: bracket, count: 300_000)
      #expect(throws: FileError.self) { try readAll(text: bomb, name: "a.json") }
    }
    let closed = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    #expect(try readAll(text: "[\(closed)]").reasons == [.notAnObject])
    let nested = #"{"id":"z","lat":1,"lon":2,"x":\#(closed)}"#
    #expect(try readAll(text: "[\(nested)]").ids == ["z"])
  }

  @Test func `invalid UTF-8 is rejected with its location`() throws {
    var data = Data("[{\"id\":\"ą\",\"lat\":1,\"lon\":2},\n{\"id\":\"b".utf8)
    data.append(0xFF)
    data.append(contentsOf: Array("\",\"lat\":1,\"lon\":2}]".utf8))
    let file = TemporaryFile(data)
    let result = try readAll(file.path)
    #expect(result.ids == ["ą"])
    #expect(result.reasons == [.invalidUTF8])
    #expect(result.report.problems.first?.place.line == 2)
    #expect(result.report.problems.first?.place.column == 9)
  }

  @Test func `the first of several records with the same ID is kept`() throws {
    let text = """
      [{"id":"a","lat":1,"lon":2,"name":"first"},{"id":"\\u0061","lat":3,"lon":4},
      {"id":1,"lat":5,"lon":6},{"id":"1","lat":5,"lon":6}]
      """
    let result = try readAll(text: text)
    #expect(result.ids == ["a", "1"])
    #expect(result.announcements.first?.petName == "first")
    #expect(result.report.duplicates == 2)
  }

  @Test func `exact names in the properties take precedence over a feature's ID and other names`()
    throws
  {
    let text = """
      [{"id":"feature","animal_id":"other","lat":1,"lon":2},
      {"geometry":{"type":"Point","coordinates":[1,2]},"id":"feature2",
      "properties":{"animal_id":"other","id":"own","animal_name":"B","petName":"A","name":"C"}}]
      """
    let result = try readAll(text: text)
    #expect(result.ids == ["feature", "own"])
    #expect(result.announcements.last?.petName == "A")
  }

  @Test func `all records before an error are read`() throws {
    let records = (0..<1000).map { #"{"id":"\#($0)","lat":1,"lon":2}"# }.joined(separator: ",")
    for (text, isStrict) in [
      ("[\(records) oops", false), ("[\(records)", false),
      (#"[\#(records),{"id":"x","lat":91,"lon":2},{"id":"y","lat":1,"lon":2}]"#, true),
    ] {
      var options = ReadingOptions()
      options.isStrict = isStrict
      let file = TemporaryFile(text)
      var reader = try AnnouncementReader(path: file.path, options: options)
      var count = 0
      #expect(throws: FileError.self) {
        while try reader.readBatch() { count += reader.batch.count }
      }
      #expect(count == 1000)
      #expect(reader.report.pins == 1000)
      #expect(throws: FileError.self) { try reader.readBatch() }
    }
  }

  @Test func `a member is found by name, regardless of its length`() throws {
    for length in [1, 7, 8, 9, 31, 32, 33, 64, 200] {
      let name = String(repeating: "n", count: length)
      var options = ReadingOptions()
      options.mapping.columns[.id] = name
      let text = #"[{"\#(name)":"own","\#(name)n":"other","id":"usual","lat":1,"lon":2}]"#
      #expect(try readAll(text: text, options: options).ids == ["own"], "\(length)")
    }
  }
}
