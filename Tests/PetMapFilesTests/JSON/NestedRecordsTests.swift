import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

struct NestedRecordsTests {
  private static let shelters = """
    {"shelters":[
      {"id":"S1","name":"Krakow","lat":50.07,"lng":19.88,"animals":[
        {"id":"A1","species":"dog","found_lat":50.06,"found_lng":19.93},
        {"id":"A2","species":"cat","found_lat":50.05,"found_lng":19.94}]},
      {"id":"S2","name":"Gdansk","lat":54.35,"lng":18.65,"animals":[]},
      {"id":"S3","name":"Lodz","lat":51.78,"lng":19.48},
      {"id":"S4","name":"Lodz","animals":[
        {"id":"A3","species":"dog","found_lat":51.75,"found_lng":19.45}],"lat":51.78,"lng":19.48}
    ],"count":4}
    """

  static let nested: [(text: String, ids: [String])] = [
    (shelters, ["A1", "A2", "A3"]),
    (
      #"{"regions":[{"name":"N","pets":[{"id":"a","lat":1,"lng":2}]},{"pets":[{"id":"b","lat":1,"lng":2}]}]}"#,
      ["a", "b"]
    ),
    (
      #"[{"city":"N","reports":[{"id":"a","lat":1,"lng":2}]},7,{"reports":[{"id":"b","lat":1,"lng":2}]}]"#,
      ["a", "b"]
    ),
    (
      #"[{"type":"FeatureCollection","features":[{"type":"Feature","id":"a","geometry":{"type":"Point","coordinates":[2,1]}}]}]"#,
      ["a"]
    ),
    (
      #"{"d":{"a":[{"b":{"c":[{"dogs":[{"id":"a","lat":1,"lng":2}]},{"dogs":[{"id":"b","lat":1,"lng":2}]}]}}]}}"#,
      ["a", "b"]
    ),
    // Districts with centers and outlines.
    (
      #"{"districts":[{"name":"N","center":{"lat":1,"lon":2},"reports":[{"id":"a","lat":1,"lon":2}]},"#
        + #"{"name":"S","center":{"lat":1,"lon":2},"reports":[{"id":"b","lat":1,"lon":2}]}]}"#,
      ["a", "b"]
    ),
    (
      #"[{"id":"a","name":"N","lat":1,"lng":2,"outline":[{"lat":1,"lng":2},{"lat":2,"lng":2}]}]"#,
      ["a"]
    ),
    (
      #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"N","cases":"#
        + #"[{"id":"a","lat":1,"lng":2}]},"geometry":{"type":"Point","coordinates":[2,1]}}]}"#,
      ["a"]
    ),
    (
      #"[{"name":"N","lat":1,"lng":2,"posts":[{"id":"a","status":"lost","lat":1,"lng":2}]}]"#,
      ["a"]
    ),
  ]

  @Test(arguments: [#"{"x":{"reports":[RECORDS]}}"#, "[RECORDS]", #"{"items":[RECORDS],"n":1}"#])
  func `coordinates may occur late`(text: String) throws {
    let records = (0..<300).map { index in
      let point = index < 250 ? "" : #","lat":1,"lng":2"#
      return #"{"id":"\#(index)","name":"Rex"\#(point)}"#
    }
    let result = try readAll(
      text: text.replacing("RECORDS", with: records.joined(separator: ",")), name: "pets.json")
    #expect(result.ids == (250..<300).map(String.init))
    #expect(result.report.records == 300)
  }

  @Test(arguments: nested, [16, 1 << 18])
  func `records in arrays within shelters or regions are read`(
    file: (text: String, ids: [String]), chunk: Int
  ) throws {
    var options = ReadingOptions()
    options.chunk = chunk
    let result = try readAll(text: file.text, options: options)
    #expect(result.ids == file.ids)
    #expect(result.report.problems == [])
  }

  @Test(arguments: ["pets.json", "pets.ndjson"], [16, 1 << 18])
  func `records in arrays within values that follow each other are read`(
    name: String, chunk: Int
  ) throws {
    var options = ReadingOptions()
    options.chunk = chunk
    let pages = (1...3).map { page in
      #"{"page":\#(page),"strays":[{"id":"\#(page)a","lat":1,"lng":2},{"id":"\#(page)b","lat":1,"lng":2}]}"#
    }
    let text = pages.joined(separator: "\n")
    for path in [nil, ["strays"]] {
      options.recordPath = path
      let result = try readAll(text: text, name: name, options: options)
      #expect(result.ids == ["1a", "1b", "2a", "2b", "3a", "3b"])
    }
    options.recordPath = ["dogs"]
    #expect(try readAll(text: text, name: name, options: options).ids == [])
    options.recordPath = nil
    #expect(throws: FileError.self) {
      try readAll(text: text + "\n{\"page\":4}", name: name, options: options)
    }
  }

  @Test func `sightings of a pet are not records`() throws {
    for place in [
      #""lat":52,"lng":21,"#, #""place":{"lat":52,"lng":21},"#,
      #""lat":52,"lng":21,"visits":[{"species":null,"name":"Eve","lat":1,"lng":2}],"#,
    ] {
      let text = """
        {"pets":[{"id":"a","species":"dog",\(place)"sightings":[
          {"id":"x","name":"Ann","date":"2024-04-17","lat":1,"lng":2}]}]}
        """
      let result = try readAll(text: text)
      #expect(result.ids == ["a"])
      #expect(result.announcements.first?.coordinate.latitude == 52)
    }
  }

  @Test func `a single pet is not replaced with its sightings`() throws {
    let text = """
      {"id":"a","species":"dog","lat":52,"lng":21,"sightings":[
        {"id":"x","name":"Ann","lat":1,"lng":2},{"id":"y","lat":1,"lng":2}]}
      """
    #expect(try readAll(text: text).ids == ["a"])
  }

  @Test func `a pet without a location is not replaced with its sightings`() throws {
    let text = #"[{"id":"a","species":"dog","sightings":[{"id":"x","lat":1,"lng":2}]}]"#
    let result = try readAll(text: text)
    #expect(result.ids == [])
    #expect(result.reasons == [.noGeometry])
  }

  static let ambiguous: [(text: String, paths: [String])] = [
    (
      #"{"a":[{"name":"A","lat":1,"lng":2,"b":[{"name":"B","lat":1,"lng":2}]}]}"#, ["a", "a.b"]
    ),
    (#"[{"name":"A","b":[{"id":"B","lat":1,"lng":2}]}]"#, [".", "b"]),
    (
      #"{"a":[{"dogs":[{"lat":1,"lng":2}],"cats":[{"lat":1,"lng":2}]}]}"#, ["a.dogs", "a.cats"]
    ),
  ]

  @Test(arguments: ambiguous)
  func `a file is rejected if its records may be at several levels`(
    file: (text: String, paths: [String])
  ) throws {
    let file = (TemporaryFile(file.text), file.paths)
    #expect(throws: FileError.severalRecordPaths(path: file.0.path, records: file.1)) {
      try readAll(file.0.path)
    }
  }

  @Test(arguments: [
    ("shelters", ["S1", "S2", "S3", "S4"]), ("shelters.animals", ["A1", "A2", "A3"]),
  ])
  func `the specified level is read`(level: (path: String, ids: [String])) throws {
    var options = ReadingOptions()
    options.recordPath = level.path.split(separator: ".").map(String.init)
    #expect(try readAll(text: Self.shelters, options: options).ids == level.ids)
  }

  @Test func `records that follow the nested ones at another path are an error`() throws {
    let text = """
      {"regions":[{"pets":[{"id":"a","lat":1,"lng":2}]},
        {"strays":[{"id":"b","lat":1,"lng":2}]}]}
      """
    #expect(throws: FileError.self) { try readAll(text: text) }
  }

  @Test(arguments: ["{\"id\":1},]}", "{\"pets\":[]}", "{}}", ",{}]}", "{}]"])
  func `malformed outer arrays are rejected`(end: String) throws {
    // The end is beyond the part that is examined to find the records.
    let note = String(repeating: "x", count: 70_000)
    let text = #"{"regions":[{"pets":[{"id":"a","lat":1,"lng":2}]},{"note":"\#(note)"},\#(end)"#
    #expect(throws: FileError.self) { try readAll(text: text) }
  }
}
