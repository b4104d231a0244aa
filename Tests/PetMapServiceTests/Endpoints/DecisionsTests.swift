import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

/// Tests what a reporter says about matches through the API.
@Suite struct DecisionsTests {
  private let store = MemoryStore()
  private let transport: InProcess
  private let id: String
  private let token: String
  private let password: String

  /// Creates a service with a missing dog of a reporter, and two found ones near it.
  init() throws {
    let records = try ["near", "next", "missing"].enumerated().map { index, id in
      var pet = Announcement(
        id: id, coordinate: try Coordinate(latitude: 52.23, longitude: 21.0122), species: "DOG",
        status: id == "missing" ? .missing : .found)
      pet.lastSeenDate = CalendarDate(iso: "2025-11-0\(index + 3)")
      return ImportedAnnouncement(pet)
    }
    _ = try store.upsert(records, at: Timestamp(milliseconds: 0))
    transport = try InProcess(.forTests(store: store))
    let body = """
      {"species":"DOG","sex":"MALE","locationLatitude":52.2297,"locationLongitude":21.0122,\
      "lastSeenDate":"2025-11-02","status":"MISSING","email":"a@b.example"}
      """
    let created = try transport.send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")], body: Array(body.utf8)))
    let object = try #require(try JSONValue(parsing: created.body).object)
    id = try #require(object["id"]?.string)
    token = try #require(object["managementToken"]?.string)
    password = try #require(object["managementPassword"]?.string)
  }

  private func other(_ id: String) -> String { AnnouncementID(ofSource: id).text }

  private func send(
    _ method: String, _ end: String, _ body: String = "", authorization: String? = nil
  ) throws -> (status: Int, object: JSONObject, response: WireResponse) {
    let response = try transport.send(
      WireRequest(
        method: method, target: "/api/v1/announcements/\(id)\(end)",
        headers: [
          HeaderField("Content-Type", "application/json"),
          HeaderField("Authorization", authorization ?? "Bearer \(token)"),
        ], body: Array(body.utf8)))
    let object = response.body.isEmpty ? nil : try JSONValue(parsing: response.body).object
    return (response.status, object ?? JSONObject(), response)
  }

  private func decide(_ other: String, _ decision: String) throws -> (
    status: Int, object: JSONObject, response: WireResponse
  ) { try send("PUT", "/decisions/\(other)", #"{"decision":"\#(decision)"}"#) }

  private func ids(_ object: JSONObject, _ name: String) -> [String] {
    (object[name]?.array ?? []).compactMap { $0.object?["id"]?.string }
  }

  @Test func `a match that is not the pet is shown to everyone but the reporter`() throws {
    let before = try send("GET", "/decisions")
    #expect(before.status == 200 && before.response["Cache-Control"] == "no-store")
    #expect(ids(before.object, "matches") == [other("near"), other("next")])
    #expect(before.object["decisions"]?.array?.isEmpty == true)

    let decided = try decide(other("near"), "notMine")
    #expect(decided.status == 200 && decided.object["decision"] == .string("notMine"))
    #expect(decided.object["id"] == .string(other("near")))
    let again = try decide(other("near"), "notMine")
    #expect(again.object == decided.object)
    let after = try send("GET", "/decisions")
    #expect(ids(after.object, "matches") == [other("next")])
    #expect(ids(after.object, "decisions") == [other("near")])
    #expect(ids(try send("GET", "/matches").object, "matches").count == 2)

    for _ in 0..<2 {
      #expect(try send("DELETE", "/decisions/\(other("near"))").status == 204)
    }
    #expect(ids(try send("GET", "/decisions").object, "matches").count == 2)
  }

  @Test func `a pet that is ruled out is no rival of the others`() throws {
    func score() throws -> Double {
      let matches = try send("GET", "/decisions").object["matches"]?.array ?? []
      let next = matches.first { $0.object?["id"] == .string(other("next")) }
      return try #require(next?.object?["score"]?.number).double
    }
    let before = try score()
    _ = try decide(other("near"), "notMine")
    #expect(try score() > before)
  }

  @Test func `a decision is stored with its weights, and without contents`() throws {
    _ = try decide(other("near"), "mine")
    let report = try #require(AnnouncementID(id))
    let stored = try #require(try store.matchDecisions(of: report).first)
    let basis = try #require(try JSONValue(parsing: Array(stored.evidence.utf8)).object)
    #expect(basis.members.map(\.name) == ["species", "rank", "score", "within", "days", "weights"])
    #expect(basis["species"] == .string("DOG") && basis["within"]?.number?.integer == 250)
    #expect(basis["weights"]?.object?["place"] != nil)
    // One that is in no list has no score.
    _ = try decide(other("missing"), "notMine")
    #expect(try store.matchDecisions(of: report).contains { $0.evidence == "{}" })
  }

  @Test(arguments: [
    ("", "MISSING_VALUE", ""), ("{}", "MISSING_VALUE", "decision"),
    (#"{"decision":"yes"}"#, "INVALID_FORMAT", "decision"),
    (#"{"decision":true}"#, "INVALID_FORMAT", "decision"),
    (#"{"decision":"mine","x":1}"#, "INVALID_FIELD", "x"), ("[]", "INVALID_FORMAT", ""),
  ])
  func `a body other than a decision is rejected`(
    _ body: String, _ code: String, _ field: String
  ) throws {
    let refused = try send("PUT", "/decisions/\(other("near"))", body)
    #expect(refused.status == 400)
    let error = try #require(refused.object["error"]?.object)
    #expect(error["code"] == .string(code) && error["field"]?.string ?? "" == field)
    #expect(ids(try send("GET", "/decisions").object, "decisions").isEmpty)
  }

  @Test func `only the reporter decides, and on another published announcement`() throws {
    for method in ["GET", "PUT", "DELETE"] {
      let end = method == "GET" ? "/decisions" : "/decisions/\(other("near"))"
      let body = #"{"decision":"mine"}"#
      #expect(try send(method, end, body, authorization: "Bearer x").status == 401)
      let wrong = "Bearer \(String(repeating: "0", count: 26))"
      #expect(try send(method, end, body, authorization: wrong).status == 403)
      let basic = BasicCredentials(user: id, password: password).header
      #expect([200, 204].contains(try send(method, end, body, authorization: basic).status))
    }
    for other in [id, other("nobody"), "x"] {
      #expect(try decide(other, "mine").status == 404, "\(other)")
    }
  }
}
