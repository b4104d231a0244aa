import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct MatchesTests {
  private let transport: InProcess

  /// Creates a service with a missing dog, found ones near it, and one far away.
  init() throws {
    let store = MemoryStore()
    let records = try [
      ("lost", AnnouncementStatus.missing, 52.2297, "2025-11-18"),
      ("near", .found, 52.2311, "2025-11-20"), ("late", .found, 52.25, "2025-12-20"),
      ("closed", .closed, 52.2297, "2025-11-18"), ("far", .found, 48, "2025-11-20"),
    ].map { id, status, latitude, date in
      var pet = Announcement(
        id: id, coordinate: try Coordinate(latitude: latitude, longitude: 21.0122), species: "DOG",
        status: status)
      pet.lastSeenDate = CalendarDate(iso: date)
      pet.phone = "+48 123 456 789"
      return ImportedAnnouncement(pet)
    }
    _ = try store.upsert(records, at: Timestamp(milliseconds: 0))
    transport = try InProcess(.forTests(store: store))
  }

  private func target(_ id: String) -> String {
    "/api/v1/announcements/\(AnnouncementID(ofSource: id).text)"
  }

  private func matches(of id: String, _ query: String = "") throws -> [JSONObject] {
    let response = try transport.send(
      WireRequest(method: "GET", target: target(id) + "/matches" + query))
    #expect(response.status == 200)
    let object = try #require(JSONValue(parsing: response.body).object)
    #expect(object["id"]?.string == AnnouncementID(ofSource: id).text)
    return (object["matches"]?.array ?? []).compactMap { $0.object }
  }

  private func ids(_ matches: [JSONObject]) -> [String?] { matches.map { $0["id"]?.string } }

  private func expected(_ ids: [String]) -> [String?] {
    ids.map { AnnouncementID(ofSource: $0).text }
  }

  @Test func `matches of a missing pet are found ones near it, best first`() throws {
    let matches = try matches(of: "lost")
    #expect(ids(matches) == expected(["near", "late"]))
    #expect(matches.allSatisfy { $0.members.map(\.name) == ["id", "score", "band", "reasons"] })
    #expect(try ids(self.matches(of: "lost", "?limit=1")) == expected(["near"]))
  }

  @Test func `matches of a found pet are missing ones, and a closed one has none`() throws {
    #expect(try ids(matches(of: "near")) == expected(["lost"]))
    #expect(try matches(of: "closed").isEmpty)
  }

  @Test func `reasons are in the language of the request`() throws {
    func text(_ query: String) throws -> [String?] {
      try matches(of: "lost", query).first?["reasons"]?.array?.map { $0.object?["text"]?.string }
        ?? []
    }
    #expect(try text("").contains("Found 2 days later"))
    #expect(try text("?lang=pl").contains("Znaleziono 2 dni później"))
  }

  @Test(arguments: [
    ("DELETE", "/api/admin/v1/announcements/", "", ""),
    ("PUT", "/api/v1/announcements/", "/status", #"{"status":"CLOSED"}"#),
  ])
  func `a deleted or closed announcement is gone at once`(
    _ method: String, _ path: String, _ end: String, _ body: String
  ) throws {
    #expect(try ids(matches(of: "lost")) == expected(["near", "late"]))
    let response = try transport.send(
      WireRequest(
        method: method, target: path + AnnouncementID(ofSource: "near").text + end,
        headers: [
          HeaderField("Authorization", "Bearer \(ContractRun.adminToken)"),
          HeaderField("Content-Type", "application/json"),
        ], body: Array(body.utf8)))
    #expect([200, 204].contains(response.status))
    #expect(try ids(matches(of: "lost")) == expected(["late"]))
  }

  @Test(arguments: ["?limit=0", "?limit=101", "?share=1", "?lang=xx", "?near=1,2"])
  func `invalid parameters are rejected`(_ query: String) throws {
    let response = try transport.send(
      WireRequest(method: "GET", target: target("lost") + "/matches" + query))
    #expect(response.status == 400)
  }

  @Test func `an unknown announcement has no matches`() throws {
    let response = try transport.send(
      WireRequest(method: "GET", target: target("nobody") + "/matches"))
    #expect(response.status == 404)
  }
}
