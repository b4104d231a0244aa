import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

/// Tests JSON:API documents whose records refer to other resources.
struct JSONAPITests {
  private static func resource(
    _ type: String, _ id: String, _ attributes: String, _ relationships: String = ""
  ) -> String {
    #"{"type":"\#(type)","id":"\#(id)","attributes":{\#(attributes)}"#
      + (relationships.isEmpty ? "}" : #","relationships":{\#(relationships)}}"#)
  }

  private static func relationship(_ name: String, _ type: String, _ id: String) -> String {
    #""\#(name)":{"links":{"self":"/x"},"data":{"type":"\#(type)","id":"\#(id)"}}"#
  }

  private static let data =
    "\"data\":["
    + resource(
      "reports", "101", #""status":"found","species":"cat""#,
      relationship("location", "places", "9") + "," + relationship("contact", "people", "1")) + ","
    + resource(
      "reports", "102", #""status":"lost""#,
      #""contact":{"data":null},"location":{"data":[{"id":"8","type":"places"}]}"#) + "]"
  private static let included =
    "\"included\":["
    + [
      resource("people", "9", #""latitude":1,"longitude":2"#),
      resource("places", "9", #""latitude":30.2672,"longitude":-97.7431"#),
      resource("people", "1", #""phone":"+48 1""#),
      resource("places", "8", #""latitude":30.2881,"longitude":-97.7359"#),
    ].joined(separator: ",") + "]"

  @Test(arguments: ["{\(data),\(included)}", "{\(included),\"meta\":{},\(data)}"], [16, 1 << 18])
  func `a record's location and phone are read from the resources it refers to`(
    text: String, chunk: Int
  ) throws {
    var options = ReadingOptions()
    options.chunk = chunk
    let result = try readAll(text: text, options: options)
    #expect(result.ids == ["101", "102"])
    #expect(result.announcements.map(\.status) == [.found, .missing])
    #expect(result.announcements.map(\.coordinate.latitude) == [30.2672, 30.2881])
    #expect(result.announcements.map(\.phone) == ["+48 1", nil])
    #expect(result.report.problems == [])
  }

  @Test func `included resources with coordinates are not records`() throws {
    let record = Self.resource(
      "animals", "a", #""lat":52,"lng":21"#, Self.relationship("orgs", "orgs", "1"))
    let shelter = Self.resource("orgs", "1", #""name":"Shelter","lat":50,"lng":20"#)
    let result = try readAll(text: #"{"data":[\#(record)],"included":[\#(shelter)]}"#)
    #expect(result.ids == ["a"])
    #expect(result.announcements.map(\.coordinate.latitude) == [52])
  }

  @Test func `a record that refers to a missing resource is skipped`() throws {
    let result = try readAll(text: "{\(Self.data)}")
    #expect(result.ids == [])
    #expect(result.reasons == [.noGeometry, .noGeometry])
  }

  @Test func `a truncated document is an error`() throws {
    let text = "{\(Self.data),\(Self.included)}"
    for length in [1, 2, 3, 40, 41] {
      #expect(throws: FileError.self) { try readAll(text: String(text.dropLast(length))) }
    }
  }

  @Test func `a document that does not fit into memory is rejected`() throws {
    var options = ReadingOptions()
    options.recordLimit = 100_000
    let meta = String(repeating: "x", count: 1_700_000)
    let file = TemporaryFile("{\(Self.data),\(Self.included),\"meta\":\"\(meta)\"}")
    #expect(throws: FileError.scatteredRecords(path: file.path, limit: 1_600_000)) {
      try readAll(file.path, options: options)
    }
  }
}
