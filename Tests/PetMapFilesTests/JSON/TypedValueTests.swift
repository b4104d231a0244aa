import PetMapFiles
import PetMapGeo
import PetMapAnnouncements
import Testing

/// Tests values in objects and arrays that describe them.
struct TypedValueTests {
  private func read(_ members: String) throws -> ReadResult {
    try readAll(text: #"[{"id":"a","lat":52,"lng":21,\#(members)}]"#)
  }

  @Test(arguments: [
    #"{"id":501,"value":"Found","color":"red"}"#, #"{"code":"FOUND","label":"Znalezione!"}"#,
    #"{"code":"f","label":"Found"}"#, #"{"id":2,"name":"found"}"#,
    #"{"type":"literal","value":"found"}"#,
    #"{"id":"x","type":"select","select":{"name":"Found"}}"#,
    #"{"stringValue":"found"}"#, #"{"S":"found"}"#, #"{"@value":"found","@language":"en"}"#,
    #"{"type":"Text","value":"found","metadata":{}}"#, #"["Found"]"#, #"[{"value":"found"}]"#,
    #"{"value":"1","display_name":"Found","selected":true}"#,
  ])
  func `a status is read from an object or array that contains it`(status: String) throws {
    let result = try read(#""status":\#(status)"#)
    #expect(result.announcements.map(\.status) == [.found])
    #expect(result.report.problems == [])
  }

  @Test func `fields are read from Firestore's nested objects`() throws {
    let result = try read(
      #"""
      "pet":{"mapValue":{"fields":{"name":{"stringValue":"Rex"},"species":{"stringValue":"cat"}}}}
      """#)
    #expect(result.announcements.map(\.petName) == ["Rex"])
    #expect(result.announcements.map(\.species) == ["CAT"])
  }

  @Test func `species, sex, and other fields are read from objects`() throws {
    let result = try read(
      #"""
      "species":{"id":601,"value":"Dog","color":"blue"},"Sex":{"id":1,"value":"Female"},
      "breed":{"code":"BGL","name":"Beagle"},"age":{"$numberInt":"4"},
      "name":{"id":"t","type":"title","title":[{"type":"text","text":{"content":"Rex"},"plain_text":"Rex"}]},
      "description":{"rendered":"Brown","protected":false},"phone":{"type":"phone_number","phone_number":"+48 1"}
      """#)
    let pet = try #require(result.announcements.first)
    #expect(pet.species == "DOG")
    #expect(pet.sex == "FEMALE")
    #expect(pet.breed == "Beagle")
    #expect(pet.age == 4)
    #expect(pet.petName == "Rex")
    #expect(pet.description == "Brown")
    #expect(pet.phone == "+48 1")
    #expect(result.report.problems == [])
  }

  @Test func `a species is read from an object for a menu`() throws {
    let menu = #""icon":"🐕","sortOrder":1,"isActive":true,"image":"a.png""#
    let result = try read(#""petType":{"id":"t-1","name":"สุนัข","slug":"dog",\#(menu)}"#)
    #expect(result.announcements.map(\.species) == ["DOG"])
    #expect(result.report.problems == [])
  }

  @Test func `an age is read from an object with its unit`() throws {
    let result = try read(#""age":{"value":30,"unit":"months"}"#)
    #expect(result.announcements.map(\.age) == [2])
    #expect(result.report.problems == [])
  }

  @Test func `a species is read from a related record`() throws {
    let dog = #"{"data":{"id":1,"attributes":{"name":"Dog","publishedAt":"2024-01-01"}}}"#
    let result = try read(#""species":\#(dog),"sex":{"data":null},"breed":{"data":[]}"#)
    #expect(result.announcements.map(\.species) == ["DOG"])
    #expect(result.announcements.map(\.sex) == [nil])
    #expect(result.announcements.map(\.breed) == [nil])
    #expect(result.report.problems == [])
  }

  @Test func `the primary one of several breeds is the breed`() throws {
    let result = try read(
      #""breeds":{"primary":"Akita","secondary":null,"mixed":false,"unknown":false}"#)
    #expect(result.announcements.map(\.breed) == ["Akita"])
    #expect(result.report.problems == [])
  }

  @Test func `the species of an animal with other members is read`() throws {
    let result = try read(#""animal":{"type":"dog","name":"Rex","breed":{"id":1,"name":"Boxer"}}"#)
    let pet = try #require(result.announcements.first)
    #expect(pet.species == "DOG")
    #expect(pet.petName == "Rex")
    #expect(pet.breed == "Boxer")
    #expect(result.report.problems == [])
  }

  @Test(arguments: [
    #"{"$date":"2024-04-17T10:00:00Z"}"#, #"{"$date":{"$numberLong":"1713348000000"}}"#,
    #"{"type":"date","date":{"start":"2024-04-17","end":null}}"#,
    #"{"_seconds":1713348000,"_nanoseconds":0}"#,
    #"{"_timestamp":"2024-04-17T10:00:00.5+00:00","_type":"datetime"}"#,
    #"{"__type":"Date","iso":"2024-04-17T10:00:00Z"}"#,
    #"{"date":"2024-04-17 10:00:00.000000","timezone_type":3,"timezone":"UTC"}"#,
    #"{"datatype":"http://www.w3.org/2001/XMLSchema#date","type":"literal","value":"2024-04-17"}"#,
  ])
  func `a date is read from an object that contains it`(date: String) throws {
    let result = try read(#""date":\#(date)"#)
    #expect(result.announcements.first?.lastSeenDate?.isoText == "2024-04-17")
    #expect(result.report.problems == [])
  }

  @Test(arguments: [
    (#""age":{"low":3,"high":5}"#, [RecordProblem.Reason.notText]),
    (#""animal":{"id":1,"name":"Rex"}"#, [.notText]), (#""breed":["Beagle","Boxer"]"#, [.notText]),
    (#""photos":[],"breed":{},"name":[]"#, []),
    (#""breed":{"id":7,"name":null}"#, [.notText]), (#""breed":{"stringValue":null}"#, []),
  ])
  func `an object that contains more than a value is reported, and an empty one is not`(
    record: (members: String, reasons: [RecordProblem.Reason])
  ) throws {
    let result = try read(record.members)
    #expect(result.ids == ["a"])
    #expect(result.reasons == record.reasons)
    #expect(result.announcements.first?.breed == nil)
    #expect(result.announcements.first?.age == nil)
    #expect(result.announcements.first?.species == "OTHER")
  }

  @Test(arguments: [
    #"{"_id":{"$oid":"a"},"loc":{"type":"Point","coordinates":[{"$numberDouble":"21"},{"$numberInt":"52"}]}}"#,
    #"[{"id":{"type":"literal","value":"a"},"coord":{"type":"literal","datatype":"http://x#wktLiteral","value":"Point(21 52)"}}]"#,
    #"{"results":[{"id":"a","properties":{"Lat":{"id":"b","type":"number","number":52},"Lng":{"type":"number","number":21}}}]}"#,
    #"{"results":[{"id":"a","properties":{"Place":{"type":"place","place":{"lat":52,"lon":21,"name":"Park"}}}}]}"#,
    #"[{"id":"a","lat":{"value":"52"},"lng":{"value":"21"}}]"#,
    #"{"response":{"docs":[{"id":"a","lat":[52],"lon":[21]}]}}"#,
    #"{"pets":{"pet":[{"id":["a"],"lat":["52"],"lng":["21"],"$":{"n":"1"}}]}}"#,
  ])
  func `a location is read from objects that name its type`(text: String) throws {
    let result = try readAll(text: text)
    #expect(result.ids == ["a"])
    #expect(
      result.announcements.map(\.coordinate) == [try Coordinate(latitude: 52, longitude: 21)])
    #expect(result.report.problems == [])
  }

  @Test(arguments: ["node", "S", "mapValue", "properties"])
  func `objects may be nested to any depth`(name: String) throws {
    let depth = 100_000
    let value =
      String(repeating: "{\"\(name)\":", count: depth) + "1"
      + String(repeating: "}", count: depth)
    let records = [
      #"{"node":{"id":"a","lat":1,"lng":2}}"#,
      #"{"node":{"id":"b","lat":1,"lng":2,"x":\#(value)}}"#,
      #"{"node":{"id":"c","lat":1,"lng":2},"node":\#(value)}"#,
    ]
    #expect(try readAll(text: "[\(records.joined(separator: ","))]").ids == ["a", "b", "c"])
  }
}
