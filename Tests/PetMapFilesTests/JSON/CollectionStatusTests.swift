import PetMapAnnouncements
import PetMapFiles
import Testing

/// Tests records in collections whose names are statuses.
struct CollectionStatusTests {
  private func pets(_ ids: String...) -> String {
    "[" + ids.map { #"{"id":"\#($0)","lat":1,"lng":2}"# }.joined(separator: ",") + "]"
  }

  private func statuses(
    _ text: String, _ options: ReadingOptions = ReadingOptions()
  ) throws -> [String: AnnouncementStatus] {
    let result = try readAll(text: text, name: "pets.json", options: options)
    #expect(result.report.problems == [])
    return Dictionary(uniqueKeysWithValues: result.announcements.map { ($0.id, $0.status) })
  }

  @Test(arguments: [("lost", "found"), ("lostPets", "found_pets"), ("perdidos", "encontrados")])
  func `records in collections of missing and found animals are read`(
    lost: String, found: String
  ) throws {
    let expected: [String: AnnouncementStatus] = ["a": .missing, "b": .found, "c": .found]
    let text = #""\#(lost)":\#(pets("a")),"n":1,"\#(found)":\#(pets("b", "c"))"#
    #expect(try statuses("{\(text)}") == expected)
    #expect(try statuses(#"{"data":{\#(text),"users":[{"name":"Ann"}]}}"#) == expected)
    let members = """
      {"\(found)": {"b": {"name": "Rex", "lat": 1, "lng": 2}, "c": {"name": "Bo", "lat": 1, "lng": 2}},
       "\(lost)": {"a": {"name": "Mia", "lat": 1, "lng": 2}}}
      """
    #expect(try statuses(members) == expected)
  }

  @Test func `collections of features are read together`() throws {
    func features(_ id: String) -> String {
      #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"id":"\#(id)"},"#
        + #""geometry":{"type":"Point","coordinates":[1,2]}}]}"#
    }
    let text = #"{"lost":\#(features("a")),"other":{},"found":\#(features("b"))}"#
    #expect(try statuses(text) == ["a": .missing, "b": .found])
  }

  @Test func `collections may be empty, and longer than the beginning of the file`() throws {
    #expect(try statuses(#"{"lost":[],"found":\#(pets("b"))}"#) == ["b": .found])
    #expect(try statuses(#"{"lost":[],"found":[],"total":0}"#) == [:])
    #expect(try statuses(#"{"id":"a","lat":1,"lng":2,"found":[]}"#) == ["a": .missing])
    let many = (0..<3000).map { #"{"id":"\#($0)","lat":1,"lng":2,"name":"Rex"}"# }
    let text = #"{"found":[\#(many.joined(separator: ","))],"lost":\#(pets("a"))}"#
    let found = try statuses(text)
    #expect(found.count == 3001 && found["2999"] == .found && found["a"] == .missing)
  }

  @Test func `a record's own status and the user's take precedence`() throws {
    let own = #"{"lost":[{"id":"a","lat":1,"lng":2,"status":"found"},{"id":"b","lat":1,"lng":2}]}"#
    #expect(try statuses(own) == ["a": .found, "b": .missing])
    var options = ReadingOptions()
    options.mapping.constants[.status] = "closed"
    #expect(try statuses(#"{"found":\#(pets("a"))}"#, options) == ["a": .closed])
  }

  @Test func `a path selects one of the collections`() throws {
    var options = ReadingOptions()
    options.recordPath = ["found"]
    let text = #"{"lost":\#(pets("a")),"found":\#(pets("b"))}"#
    #expect(try statuses(text, options) == ["b": .found])
  }

  @Test(arguments: [("lost", "pets"), ("active", "found"), ("home", "found"), ("dogs", "cats")])
  func `other collections are not read together`(first: String, second: String) {
    expectSeveralPaths(#"{"\#(first)":\#(pets("a")),"\#(second)":\#(pets("b"))}"#, [first, second])
  }

  private static let members = """
    {"Rex":{"id":"a","lat":1,"lng":2},"Mia":{"id":"b","lat":1,"lng":2}}
    """
  private static let table = #"{"id":["c","d"],"lat":[1,1],"lng":[2,2]}"#
  private static let rows = #"[["id","lat","lng"],["e",1,2],["f",1,2]]"#

  @Test(arguments: [table, members, rows], [table, rows])
  func `tables are not read together with other collections`(first: String, second: String) {
    expectSeveralPaths(#"{"lost":\#(first),"found":\#(second)}"#, ["lost", "found"])
    expectSeveralPaths(#"{"lost":\#(second),"found":\#(first)}"#, ["lost", "found"])
  }

  @Test func `a table longer than the beginning of the file is not read alone`() {
    let numbers = (1...10_000).map { "\($0 % 90)" }.joined(separator: ",")
    let long = #"{"lat":[\#(numbers)],"lng":[\#(numbers)],"id":[\#(numbers)]}"#
    expectSeveralPaths(#"{"lost":\#(long),"found":\#(pets("a"))}"#, ["lost", "found"])
    expectSeveralPaths(
      #"{"a":{"lost":\#(long),"n":[1]},"found":\#(Self.table)}"#, ["a.lost", "found"])
  }

  @Test func `arrays are not read together with objects of records`() {
    let text = #"{"lost":\#(pets("a")),"found":\#(Self.members)}"#
    expectSeveralPaths(text, ["lost", "found"])
  }

  @Test func `the name of a table by columns is the status of its records`() throws {
    #expect(try statuses(#"{"found":\#(Self.table)}"#) == ["c": .found, "d": .found])
  }

  private func expectSeveralPaths(_ text: String, _ paths: [String]) {
    let file = TemporaryFile(text)
    #expect(throws: FileError.severalRecordPaths(path: file.path, records: paths)) {
      try readAll(file.path)
    }
  }

  @Test func `the sightings of missing animals are not found animals`() throws {
    var options = ReadingOptions()
    options.recordPath = ["pets", "sightings"]
    let text = #"{"pets":[{"id":"rex","sightings":\#(pets("a"))}]}"#
    #expect(try statuses(text, options) == ["a": .missing])
  }

  @Test func `no status is missing from the description of the file`() throws {
    let file = TemporaryFile(#"{"found":\#(pets("a"))}"#)
    var reader = try AnnouncementReader(path: file.path)
    while try reader.readBatch() {}
    #expect(reader.facts.statusOrigins == [.collection])
  }
}
