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

  @Test(arguments: ["cb([]); alert()", "cb([]))", "cb", "cb(", "/* [] */", "(", "1(["])
  func `other scripts are rejected`(text: String) {
    #expect(throws: FileError.self) { try readAll(text: text, name: "pets.json") }
  }
}
