import PetMapAnnouncements
import PetMapAPI
import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

/// Tests that a reporter edits an announcement through the API, with the password or the token.
@Suite struct EditTests {
  private let store = MemoryStore()
  private let transport: InProcess

  init() throws { transport = InProcess(try .forTests(store: store)) }

  private struct Created {
    let id: String
    let password: String
    let token: String
  }

  private func create(_ body: String = body()) throws -> Created {
    let response = try transport.send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")], body: Array(body.utf8)))
    #expect(response.status == 201)
    let object = try #require(try JSONValue(parsing: response.body).object)
    return Created(
      id: try #require(object["id"]?.string),
      password: try #require(object["managementPassword"]?.string),
      token: try #require(object["managementToken"]?.string))
  }

  private static func body(_ more: String = "") -> String {
    """
    {"species":"DOG","sex":"MALE","locationLatitude":52.5,"locationLongitude":13.25,\
    "lastSeenDate":"2025-11-02","status":"MISSING","email":"a@b.example","breed":"Beagle"\(more)}
    """
  }

  private func edit(
    _ id: String, _ body: String, _ authorization: String?, method: String = "PATCH",
    match: String? = nil
  ) throws -> (status: Int, object: JSONObject) {
    let credentials =
      (authorization.map { [HeaderField("Authorization", $0)] } ?? [])
      + (match.map { [HeaderField("If-Match", $0)] } ?? [])
    let response = try transport.send(
      WireRequest(
        method: method, target: "/api/v1/announcements/\(id)",
        headers: [HeaderField("Content-Type", "application/json")] + credentials,
        body: Array(body.utf8)))
    let object = response.body.isEmpty ? nil : try JSONValue(parsing: response.body).object
    return (response.status, object ?? JSONObject())
  }

  @Test func `a token is the digest's only secret, and manages one announcement`() throws {
    let first = try create()
    let second = try create(Self.body(#","petName":"Max""#))
    #expect(first.token.utf8.count == ManagementToken.length && first.token != second.token)
    let edited = try edit(first.id, #"{"petName":"Rex","breed":null}"#, "Bearer \(first.token)")
    #expect(edited.status == 200)
    #expect(edited.object["petName"] == .string("Rex") && edited.object["breed"] == .null)
    #expect(edited.object["email"] == .string("a@b.example"))
    #expect(try edit(first.id, "{}", "Bearer \(second.token)").status == 403)
    #expect(try edit(first.id, "{}", "Bearer nothing").status == 401)
    #expect(try edit(first.id, "{}", nil).status == 401)
    let basic = BasicCredentials(user: first.id, password: first.password).header
    #expect(
      try edit(first.id, #"{"age":3}"#, basic).object["age"] == .number(JSONNumber(3)))
    #expect(try edit(first.id, "", "Bearer \(first.token)", method: "DELETE").status == 204)
    #expect(try edit(first.id, "{}", "Bearer \(first.token)").status == 404)
  }

  private func tag(_ id: String, gzip: Bool = false) throws -> String {
    let response = try transport.send(
      WireRequest(
        method: "GET", target: "/api/v1/announcements/\(id)",
        headers: gzip ? [HeaderField("Accept-Encoding", "gzip")] : []))
    return try #require(response["ETag"])
  }

  @Test func `an edit that is based on an earlier version is refused`() throws {
    let pet = try create()
    let token = "Bearer \(pet.token)"
    let first = try tag(pet.id)
    #expect(try edit(pet.id, #"{"petName":"Rex"}"#, token, match: first).status == 200)
    let second = try tag(pet.id, gzip: true)
    #expect(second != first)
    let refused = try edit(pet.id, #"{"petName":"Max"}"#, token, match: first)
    #expect(refused.status == 412)
    #expect(refused.object["error"]?.object?["code"] == .string("PRECONDITION_FAILED"))
    let id = try #require(AnnouncementID(pet.id))
    #expect(try store.announcement(id)?.announcement.petName == "Rex")
    for unknown in ["\"x\"", "W/\(second)", "\"\"", "x"] {
      #expect(try edit(pet.id, #"{"age":3}"#, token, match: unknown).status == 412, "\(unknown)")
    }
    #expect(try edit(pet.id, #"{"age":4}"#, token, match: "\(first), \(second)").status == 200)
    #expect(try edit(pet.id, #"{"age":5}"#, token, match: "*").status == 200)
    #expect(try edit(pet.id, #"{"age":6}"#, token).status == 200)
    #expect(try edit(pet.id, #"{"age":7}"#, nil, match: first).status == 401)
  }

  @Test func `the response to an edit has the tag for the next one`() throws {
    let pet = try create()
    func send(_ age: Int, _ tag: String) throws -> WireResponse {
      try transport.send(
        WireRequest(
          method: "PATCH", target: "/api/v1/announcements/\(pet.id)",
          headers: [
            HeaderField("Content-Type", "application/json"),
            HeaderField("Authorization", "Bearer \(pet.token)"), HeaderField("If-Match", tag),
          ], body: Array("{\"age\":\(age)}".utf8)))
    }
    let first = try send(1, try tag(pet.id))
    let next = try #require(first["ETag"])
    #expect(try send(2, next).status == 200)
    #expect(try send(3, next).status == 412)
  }

  @Test(arguments: [
    (#"{"status":"CLOSED"}"#, "INVALID_FIELD", "status"),
    (#"{"photoUrl":"x"}"#, "INVALID_FIELD", "photoUrl"),
    (#"{"color":"x"}"#, "INVALID_FIELD", "color"),
    (#"{"email":null}"#, "MISSING_CONTACT", "contact"),
    (#"{"species":null}"#, "INVALID_FORMAT", "species"),
    (#"{"species":" "}"#, "MISSING_VALUE", "species"),
    (#"{"age":0}"#, "INVALID_FORMAT", "age"),
    (#"{"locationLatitude":91}"#, "INVALID_FORMAT", "locationLatitude"),
    (#"{"lastSeenDate":"2999-01-01"}"#, "INVALID_FORMAT", "lastSeenDate"),
    (#"{"custody":"kept"}"#, "INVALID_FORMAT", "custody"),
    (#"{"noPhoto":true}"#, "INVALID_FORMAT", "noPhoto"),
    ("[]", "INVALID_FORMAT", ""),
  ])
  func `an edit has to satisfy the rules for a new announcement`(
    body: String, code: String, field: String
  ) throws {
    let created = try create()
    let refused = try edit(created.id, body, "Bearer \(created.token)")
    let error = try #require(refused.object["error"]?.object)
    #expect(error["code"] == .string(code))
    #expect(error["field"]?.string ?? "" == field)
    let stored = try store.announcement(try #require(AnnouncementID(created.id)))
    #expect(stored?.announcement.breed == "Beagle")
    #expect(stored?.announcement.updatedAt == stored?.announcement.createdAt)
  }

  @Test func `another contact can replace the only one`() throws {
    let created = try create()
    let edited = try edit(
      created.id, #"{"email":null,"phone":"600 100 200"}"#, "Bearer \(created.token)")
    #expect(edited.status == 200 && edited.object["email"] == .null)
  }

  @Test func `a report of a found pet is published once there is no photo for certain`() throws {
    let created = try create(
      Self.body().replacing("MISSING", with: "FOUND"))
    let id = try #require(AnnouncementID(created.id))
    #expect(try store.announcement(id)?.isPublished == false)
    let edited = try edit(
      created.id, #"{"noPhoto":true,"custody":"shelter"}"#, "Bearer \(created.token)")
    #expect(edited.object["custody"] == .string("shelter"))
    #expect(try store.announcement(id)?.isPublished == true)
  }

  @Test func `traits are set, kept and removed`() throws {
    let pet = try create(Self.body(#","colors":"black","size":"Large""#))
    let token = "Bearer \(pet.token)"
    let edited = try edit(pet.id, #"{"collar":"red","markings":"torn ear"}"#, token)
    #expect(edited.object["colors"] == .string("black"))
    #expect(edited.object["size"] == .string("LARGE"))
    #expect(edited.object["collar"] == .string("red"))
    let removed = try edit(pet.id, #"{"markings":null,"size":"small"}"#, token)
    #expect(removed.object["markings"] == .null && removed.object["size"] == .string("SMALL"))
  }

  @Test func `the radius around the coordinate is set, kept and removed`() throws {
    let pet = try create(Self.body(#","locationRadius":15"#))
    let token = "Bearer \(pet.token)"
    let named = try edit(pet.id, #"{"petName":"Rex"}"#, token)
    #expect(named.object["locationRadius"] == .number(try #require(JSONNumber(15.0))))
    let smaller = try edit(pet.id, #"{"locationRadius":0.5}"#, token)
    #expect(smaller.object["locationRadius"] == .number(try #require(JSONNumber(0.5))))
    let exact = try edit(pet.id, #"{"locationRadius":null}"#, token)
    #expect(exact.object["locationRadius"] == nil || exact.object["locationRadius"] == .null)
    #expect(try edit(pet.id, #"{"locationRadius":1001}"#, token).status == 400)
  }
}
