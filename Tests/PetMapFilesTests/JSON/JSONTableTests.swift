import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

/// Tests tables in JSON whose rows or columns are not objects with named members.
struct JSONTableTests {
  private static let sheet = #"""
    {"version":"0.6","status":"ok","table":{
      "cols":[{"id":"A","label":"ID","type":"string"},{"id":"B","label":"Species","type":"string"},
        {"id":"C","label":"Date lost","type":"date"},{"id":"lat","label":"","type":"number"},
        {"id":"E","label":"Lng","type":"number"}],
      "rows":[{"c":[{"v":"a"},{"v":"Dog"},{"v":"Date(2024,3,17)","f":"4/17/2024"},{"v":52.5},{"v":21}]},
        {"c":[{"v":"b"},null,{"v":null},{"v":52},{"v":21.5}]}]}}
    """#

  @Test(arguments: [
    sheet, "/*O_o*/\ngoogle.visualization.Query.setResponse(\(sheet));", "/**/cb_1(\(sheet))\n",
  ])
  func `a response of Google Sheets is read`(text: String) throws {
    let result = try readAll(text: text, name: "pets.json")
    #expect(result.ids == ["a", "b"])
    #expect(result.announcements.map(\.species) == ["DOG", "OTHER"])
    #expect(result.announcements.map { $0.lastSeenDate?.isoText } == ["2024-04-17", nil])
    #expect(result.announcements.map(\.coordinate.latitude) == [52.5, 52])
    #expect(result.report.problems == [])
  }

  @Test(arguments: ["Date(2024,9223372036854775807,1)", "/Date(-9223372036854775808)/"])
  func `a script's date that is out of range is reported`(date: String) throws {
    let result = try readAll(text: #"[{"id":"a","lat":1,"lng":2,"date":"\#(date)"}]"#)
    #expect(result.ids == ["a"])
    #expect(result.reasons == [.notADate])
  }

  @Test func `a response of BigQuery is read`() throws {
    let text = #"""
      {"schema":{"fields":[{"name":"id"},{"name":"lat"},{"name":"lng"},{"name":"species"}]},
        "rows":[{"f":[{"v":"a"},{"v":"52"},{"v":"21"},{"v":"dog"}]}]}
      """#
    let result = try readAll(text: text)
    #expect(result.ids == ["a"])
    #expect(result.announcements.first?.species == "DOG")
  }

  @Test(arguments: [
    #"[{"id":"a","lat":1,"lng":2}]"#, #"{"pets":[{"id":"a","lat":1,"lng":2}]}"#,
    #"{"id":"a","lat":1,"lng":2}"#,
  ])
  func `the argument of a function call is read`(text: String) throws {
    for call in ["callback(\(text));", " /**/ a.b$_1(\(text))", "c(\n\(text)\n)\n;\n"] {
      #expect(try readAll(text: call, name: "pets.json").ids == ["a"])
    }
  }

  @Test func `columns followed by an escaped quotation mark are malformed`() {
    let pad = String(repeating: "x", count: 70_000)
    let text = #"{"lat":[52.1,52.2],"lng":[21,21.1],"pad":"\#(pad)","a":\"}",""#
    #expect(throws: FileError.self) { try readAll(text: text, name: "pets.json") }
  }

  @Test(arguments: ["cb([]); alert()", "cb([]))", "cb", "cb(", "/* [] */", "(", "1(["])
  func `other scripts are rejected`(text: String) {
    #expect(throws: FileError.self) { try readAll(text: text, name: "pets.json") }
  }

  static let columns: [(text: String, ids: [String])] = [
    (
      #"{"id":["a","b"],"n":1,"lat":[52.5,52],"lng":[21,21.5],"name":["Rex",null],"bbox":[1,2,3]}"#,
      ["a", "b"]
    ),
    (
      #"{"data":{"lat":{"0":52.5,"1":52},"lng":{"0":21,"1":21.5},"id":{"0":"a","1":"b"},"name":{"0":"Rex","1":NaN}}}"#,
      ["a", "b"]
    ),
    (
      #"{ "lat" : { "a" : 52.5 , "b" : 52 } , "lng" : { "a" : 21 , "b" : 21.5 } , "name" : {"a":"Rex","b":null} }"#,
      ["a", "b"]
    ),
    (#"{"lat":[52.5],"lng":[21],"name":["Rex"]}"#, []),
  ]

  @Test(arguments: columns, [16, 1 << 18])
  func `a table by columns is read`(file: (text: String, ids: [String]), chunk: Int) throws {
    var options = ReadingOptions()
    options.chunk = chunk
    let result = try readAll(text: file.text, options: options)
    #expect(result.ids == file.ids || file.ids.isEmpty && result.generatedIDs == 1)
    #expect(result.announcements.first?.petName == "Rex")
    #expect(result.announcements.last?.petName == (file.ids.count > 1 ? nil : "Rex"))
    #expect(
      result.announcements.first?.coordinate == (try Coordinate(latitude: 52.5, longitude: 21)))
    #expect(result.report.problems == [])
  }

  @Test func `many records by columns are read in batches`() throws {
    let numbers = (0..<1000).map(String.init).joined(separator: ",")
    let ones = Array(repeating: "1", count: 1000).joined(separator: ", ")
    let result = try readAll(text: #"{"id":[\#(numbers)],"lat":[\#(ones)],"lng":[\#(ones)]}"#)
    #expect(result.ids == (0..<1000).map(String.init))
  }

  @Test(arguments: [
    #"{"id":["a"],"lat":[1,2],"lng":[1,2]}"#, #"{"id":["a","b"],"lat":[1,2],"lng":[1,2,3]}"#,
    #"{"id":{"0":"a","2":"b"},"lat":{"0":1,"1":2},"lng":{"0":1,"1":2}}"#,
    #"{"lat":[1,2],"lng":[1,2],"id":["a",""#, #"{"lat":[1,2],"lng":[1,2],"id":""#,
  ])
  func `a table whose columns do not match is rejected`(text: String) {
    #expect(throws: FileError.self) { try readAll(text: text, name: "pets.json") }
  }

  @Test func `an invalid value in a column is reported with its location`() throws {
    let text = "{\"lat\":[1,2,91],\n\"lng\":[1,\"x\",3],\"name\":[\"a\",\"b\",\"c\"]}"
    let result = try readAll(text: text)
    #expect(result.reasons == [.notANumber, .outOfRange])
    #expect(result.report.problems.map(\.place.line) == [2, 1])
    #expect(result.report.problems.map(\.place.column) == [11, 13])
  }

  @Test(arguments: [
    #"{"lat":{"degrees":52,"minutes":30},"lng":{"degrees":21,"minutes":0},"id":"a"}"#,
    #"[{"id":"a","track":{"lat":[1,2],"lng":[1,2]}}]"#,
  ])
  func `objects and arrays in a record are not columns`(text: String) throws {
    #expect(try readAll(text: text).ids == [])
  }
}
