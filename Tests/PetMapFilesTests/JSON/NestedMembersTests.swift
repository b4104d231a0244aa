import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests fields in the members of nested objects and arrays.
struct NestedMembersTests {
  @Test(arguments: [("attributes", "name"), ("fields", "name"), ("extras", "key")])
  func `fields are read from arrays of names and values`(array: String, key: String) throws {
    func record(_ id: String, _ pairs: [(String, String)]) -> String {
      let pairs = pairs.map { #"{"\#(key)":"\#($0)","value":\#($1)}"# }.joined(separator: ",")
      return #"{"id":"\#(id)","\#(array)":[\#(pairs)]}"#
    }
    let dog = record(
      "a",
      [
        ("species", #""dog""#), ("lat", "50.1"), ("lng", #""14.4""#), ("status", #""found""#),
        ("Age (months)", "30"), ("constructor", "[1]"),
      ])
    let cat = record(
      "b", [("name", #""Mia""#), ("lng", "14.5"), ("lat", "50.2"), ("status", #""lost""#)])
    let result = try readAll(text: "[\(dog),\(cat)]")
    #expect(result.ids == ["a", "b"] && result.report.problems == [])
    #expect(result.announcements.map(\.coordinate.latitude) == [50.1, 50.2])
    #expect(result.announcements.map(\.coordinate.longitude) == [14.4, 14.5])
    let first = result.announcements[0]
    #expect(first.species == "DOG" && first.status == .found && first.age == 2)
    #expect(result.announcements[1].petName == "Mia")
    var options = ReadingOptions()
    options.mapping.columns[.breed] = array + ".species"
    #expect(try readAll(text: "[\(dog)]", options: options).announcements[0].breed == "dog")
  }

  @Test(arguments: [
    #""attributes":[{"name":"species","value":"dog"},{"name":"Rex"}]"#,
    #""attributes":[{"name":"species","value":"dog"},5]"#, #""attributes":["species","dog"]"#,
    #""attributes":[{"name":"type","value":"good"}]"#,
    #""owners":[{"name":"species","value":"dog"}]"#, #""attributes":[]"#,
  ])
  func `no fields are read from other arrays`(member: String) throws {
    let result = try readAll(text: #"[{"id":"a","lat":1,"lng":2,\#(member)}]"#)
    #expect(result.announcements.map(\.species) == ["OTHER"])
    #expect(result.report.problems == [])
  }

  @Test(arguments: ["contact", "owner", "reporter", "user", "finder", "author", "shelter"])
  func `the name of a person or shelter is not the animal's`(object: String) throws {
    let person = #""\#(object)":{"id":7,"name":"Ann","person":{"name":"Bob"}}"#
    let result = try readAll(
      text: """
        [{"id":"a","lat":1,"lng":2,\(person)},{"id":"b","lat":1,"lng":2,"name":"Rex",\(person)}]
        """)
    #expect(result.ids == ["a", "b"])
    #expect(result.announcements.map(\.petName) == [nil, "Rex"])
  }
}
