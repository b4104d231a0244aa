import PetMapGeo
import PetMapAnnouncements
import PetMapAPI
import Testing

struct AnnouncementDecoderTests {
  private let good =
    #""id":"a","species":"DOG","status":"MISSING","locationLatitude":52.5,"locationLongitude":21"#

  private func list(_ entries: String...) throws -> DecodedList {
    try AnnouncementDecoder.list(
      Array(#"{"data":[\#(entries.joined(separator: ","))],"x":1}"#.utf8))
  }

  @Test func `an announcement round-trips`() throws {
    var pet = Announcement(
      id: "x", coordinate: try Coordinate(latitude: -0.1, longitude: 179.99999999999997),
      species: "CAT", status: .found)
    pet.petName = "Mruczek \u{1}\"👨‍👩‍👧"
    pet.sex = "FEMALE"
    pet.age = 3
    pet.microchipNumber = "001"
    pet.lastSeenDate = CalendarDate(iso: "2025-11-18")
    pet.createdAt = Timestamp(iso: "2025-11-18T10:00:00.001Z")
    pet.updatedAt = pet.createdAt
    var bytes: [UInt8] = []
    pet.appendJSON(to: &bytes)
    #expect(try AnnouncementDecoder.announcement(bytes) == pet)
  }

  @Test(arguments: [
    (
      #"{"id":null,"species":"DOG","status":"MISSING","locationLatitude":1,"locationLongitude":1}"#,
      EntryProblem.Reason.missing("id")
    ),
    (
      #"{"id":"","species":"DOG","status":"MISSING","locationLatitude":1,"locationLongitude":1}"#,
      .missing("id")
    ),
    (
      #"{"id":1,"species":"DOG","status":"MISSING","locationLatitude":1,"locationLongitude":1}"#,
      .wrongType("id")
    ),
    (
      #"{"id":"b","status":"MISSING","locationLatitude":1,"locationLongitude":1}"#,
      .missing("species")
    ),
    (#"{"id":"b","species":"DOG","locationLatitude":1,"locationLongitude":1}"#, .missing("status")),
    (
      #"{"id":"b","species":"DOG","status":"LOST","locationLatitude":1,"locationLongitude":1}"#,
      .badValue("status")
    ),
    (
      #"{"id":"b","species":"DOG","status":"FOUND","locationLongitude":1}"#,
      .missing("locationLatitude")
    ),
    (
      #"{"id":"b","species":"DOG","status":"FOUND","locationLatitude":91,"locationLongitude":1}"#,
      .badValue("locationLatitude")
    ),
    (
      #"{"id":"b","species":"DOG","status":"FOUND","locationLatitude":"1","locationLongitude":1}"#,
      .wrongType("locationLatitude")
    ),
    (
      #"{"id":"b","species":"DOG","status":"FOUND","locationLatitude":1,"locationLongitude":1,"age":"3"}"#,
      .wrongType("age")
    ),
    (
      #"{"id":"b","species":"DOG","status":"FOUND","locationLatitude":1,"locationLongitude":1,"age":1.5}"#,
      .badValue("age")
    ),
    (
      #"{"id":"b","species":"DOG","status":"FOUND","locationLatitude":1,"locationLongitude":1,"breed":[]}"#,
      .wrongType("breed")
    ),
    ("[1]", .notAnObject), ("null", .notAnObject), ("\"a\"", .notAnObject),
  ])
  func `an entry that cannot be decoded is skipped and reported`(
    entry: String, reason: EntryProblem.Reason
  ) throws {
    let list = try list(entry, "{\(good)}")
    #expect(list.announcements.map(\.id) == ["a"])
    #expect(list.problems.map(\.index) == [0])
    #expect(list.problems.map(\.reason) == [reason])
  }

  @Test func `only the first of several entries with the same ID is kept`() throws {
    let list = try list("{\(good),\"petName\":\"first\"}", "{\(good),\"petName\":\"second\"}")
    #expect(list.announcements.map(\.petName) == ["first"])
    #expect(list.problems.map(\.reason) == [.duplicate("a")])
  }

  @Test func `unknown and missing optional members are accepted`() throws {
    let entry =
      #"{"id":"a","species":"ferret","status":"ACTIVE","locationLatitude":1,"locationLongitude":1,"sex":null,"extra":{"a":[1]},"createdAt":"soon","lastSeenDate":"2025-02-30"}"#
    let pet = try #require(try list(entry).announcements.first)
    #expect(pet.status == .missing)
    #expect(Species(pet.species) == .other)
    #expect(pet.sex == nil)
    #expect(pet.createdAt == nil)
    #expect(pet.lastSeenDate == nil)
  }

  @Test(
    arguments: [
      ("15", 15), ("0.5", 0.5), ("0", nil), ("-1", nil), ("\"15\"", nil), ("null", nil),
    ] as [(String, Double?)])
  func `a radius is decoded if it is a positive number`(text: String, radius: Double?) throws {
    let pet = try list("{\(good),\"locationRadius\":\(text)}").announcements.first
    #expect(pet?.locationRadius == radius)
    #expect(pet != nil)
  }

  @Test(arguments: ["{}", "[]", "{\"data\":{}}", "{\"data\":null}", "null", "1"])
  func `a body without a list is rejected`(text: String) {
    #expect(throws: AnnouncementDecodingError.notAList) {
      try AnnouncementDecoder.list(Array(text.utf8))
    }
  }

  @Test func `a body that is not JSON is rejected`() {
    #expect(throws: AnnouncementDecodingError.self) {
      try AnnouncementDecoder.list(Array("{\"data\":[".utf8))
    }
    #expect(throws: AnnouncementDecodingError.self) { try AnnouncementDecoder.announcement([]) }
    #expect(throws: AnnouncementDecodingError.notAnAnnouncement(.notAnObject)) {
      try AnnouncementDecoder.announcement(Array("[]".utf8))
    }
  }
}
