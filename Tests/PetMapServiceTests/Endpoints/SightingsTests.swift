import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapService
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests sightings through the API.
@Suite final class SightingsTests {
  private static let token = "0123456789abcdef!~"
  static let home = (latitude: 52.24321, longitude: 21.01234)
  private let directory = TemporaryDirectory()
  let store: Store

  init() throws { store = try StoreAddress(directory.file("pets.sqlite")).serve() }

  deinit { store.close() }

  /// A published report of a missing dog that was last seen on 2025-11-02.
  struct Report {
    let transport: InProcess
    let id: String
    let credentials: String
  }

  func report(
    _ changes: String = #"{"lastSeenDate":"2025-11-02"}"#,
    _ change: (inout ServiceEnvironment) -> Void = { _ in }
  ) throws -> Report {
    var environment = ServiceEnvironment.test(store: store, adminToken: Self.token)
    environment.moderation = store.moderation
    change(&environment)
    let transport = InProcess(try Service(environment))
    let (id, password) = try transport.announce(changing: changes)
    let credentials = BasicCredentials(user: id, password: password).header
    let upload = try transport.send(
      .upload([0xFF, 0xD8, 0xFF, 0xE0], of: id, authorization: credentials))
    #expect(upload.status == 201)
    return Report(transport: transport, id: id, credentials: credentials)
  }

  let admin = "Bearer " + SightingsTests.token

  func send(
    _ report: Report, _ method: String, _ end: String = "", _ body: String = "",
    as authorization: String? = nil, _ headers: [HeaderField] = []
  ) throws -> (status: Int, object: JSONObject, response: WireResponse) {
    var headers = headers
    if !body.isEmpty { headers.append(HeaderField("Content-Type", "application/json")) }
    if let authorization { headers.append(HeaderField("Authorization", authorization)) }
    let response = try report.transport.send(
      WireRequest(
        method: method, target: "/api/v1/announcements/\(report.id)/sightings\(end)",
        headers: headers, body: Array(body.utf8)))
    let object = response.body.isEmpty ? nil : try JSONValue(parsing: response.body).object
    return (response.status, object ?? JSONObject(), response)
  }

  func sighting(_ seenAt: String = "2025-11-10", _ more: String = "") -> String {
    """
    {"seenAt":"\(seenAt)","locationLatitude":\(Self.home.latitude),\
    "locationLongitude":\(Self.home.longitude)\(more)}
    """
  }

  func list(_ report: Report, as authorization: String? = nil) throws -> [JSONObject] {
    let listed = try send(report, "GET", as: authorization)
    #expect(listed.status == 200)
    return try #require(listed.object["sightings"]?.array).compactMap(\.object)
  }

  private func announcement(_ report: Report) throws -> (JSONObject, tag: String) {
    let response = try report.transport.send(
      WireRequest(method: "GET", target: "/api/v1/announcements/\(report.id)"))
    return (try #require(JSONValue(parsing: response.body).object), response["ETag"] ?? "")
  }

  @Test func `anyone says that they saw a pet, and erases it with the token`() throws {
    let report = try report()
    let (before, tag) = try announcement(report)
    #expect(before["sightingCount"] == nil)
    let more = #","locationRadius":0.2,"text":" By <i>the</i> pond ""#
    let sent = try send(
      report, "POST", "", sighting("2025-11-10T18:30", more),
      as: nil, [HeaderField("X-UTC-Offset", "+01:00")])
    #expect(sent.status == 201 && sent.response["Cache-Control"] == "no-store")
    #expect(sent.object["number"] == 1 && sent.object["status"] == "published")
    #expect(sent.object["seenAt"] == "2025-11-10T17:30:00.000Z")
    #expect(sent.object["text"] == "By the pond" && sent.object["locationRadius"] == 0.2)
    let token = "Bearer " + (try #require(sent.object["sightingToken"]?.string))
    let listed = try list(report)
    #expect(listed.count == 1 && listed[0]["sightingToken"] == nil)
    #expect(listed[0]["locationLatitude"]?.number?.double == Self.home.latitude)
    let (after, newTag) = try announcement(report)
    #expect(after["sightingCount"] == 1 && after["latestSighting"] == nil && tag != newTag)
    #expect(after["locationLatitude"] == before["locationLatitude"])
    #expect(before["updatedAt"]?.string ?? "" <= after["updatedAt"]?.string ?? "")
    // The token is for this sighting only.
    _ = try send(report, "POST", "", sighting("2025-11-11"))
    #expect(try send(report, "DELETE", "/2", as: token).status == 403)
    #expect(try send(report, "PUT", "/1", #"{"status":"hidden"}"#, as: token).status == 403)
    #expect(try send(report, "DELETE", "/1").status == 401)
    #expect(try send(report, "DELETE", "/1", as: token).status == 204)
    #expect(try list(report).map { $0["number"] } == [2])
    #expect(try send(report, "DELETE", "/1", as: token).status == 403)
  }

  @Test func `the reporter confirms and hides, and moderators erase`() throws {
    let report = try report()
    for day in ["2025-11-09", "2025-11-05", "2025-11-07"] {
      #expect(try send(report, "POST", "", sighting(day)).status == 201)
    }
    #expect(try list(report).map { $0["number"] } == [2, 3, 1])
    let confirmed = try send(
      report, "PUT", "/3", #"{"status":"confirmed"}"#, as: report.credentials)
    #expect(confirmed.status == 200 && confirmed.object["status"] == "confirmed")
    let latest = try #require(try announcement(report).0["latestSighting"]?.object)
    #expect(
      latest.members.map(\.name) == [
        "number", "seenAt", "locationLatitude", "locationLongitude", "locationRadius",
      ])
    #expect(latest["number"] == 3)
    // To delete is to hide for the reporter of the announcement.
    #expect(try send(report, "DELETE", "/2", as: report.credentials).status == 204)
    #expect(try list(report).map { $0["number"] } == [3, 1])
    let managed = try list(report, as: report.credentials)
    #expect(managed.map { $0["number"] } == [2, 3, 1])
    #expect(managed[0]["status"] == "hidden")
    #expect(
      try send(report, "PUT", "/2", #"{"status":"published"}"#, as: report.credentials).status
        == 200)
    #expect(try send(report, "DELETE", "/2", as: admin).status == 204)
    #expect(try list(report, as: admin).count == 2)
    #expect(try send(report, "DELETE", "/2", as: admin).status == 404)
    for end in ["/0", "/9", "/01", "/x"] {
      #expect(
        try send(report, "PUT", end, #"{"status":"hidden"}"#, as: report.credentials).status
          == 404, "\(end)")
    }
    for body in ["{}", #"{"status":"waiting"}"#, #"{"status":1}"#, #"{"status":"hidden","x":1}"#] {
      #expect(try send(report, "PUT", "/1", body, as: report.credentials).status == 400)
    }
    #expect(try send(report, "PUT", "/1", #"{"status":"hidden"}"#).status == 401)
    #expect(try send(report, "GET", as: "Bearer x").status == 401)
  }

  @Test(arguments: [
    (#"{}"#, "MISSING_VALUE", "seenAt"), ("[]", "INVALID_FORMAT", ""),
    (#"{"seenAt":1}"#, "INVALID_FORMAT", "seenAt"),
    (#"{"seenAt":"yesterday"}"#, "INVALID_FORMAT", "seenAt"),
    (#"{"seenAt":"1899-12-31"}"#, "INVALID_FORMAT", "seenAt"),
    // The time of the test is 2025-11-13T02:13:20Z.
    (#"{"seenAt":"2025-11-14"}"#, "INVALID_FORMAT", "seenAt"),
    (#"{"seenAt":"2025-11-13T02:20:00Z"}"#, "INVALID_FORMAT", "seenAt"),
    (#"{"seenAt":"2025-11-13T03:20:00+01:00"}"#, "INVALID_FORMAT", "seenAt"),
    // The pet was lost on 2025-11-02.
    (#"{"seenAt":"2025-10-18"}"#, "INVALID_FORMAT", "seenAt"),
    (#"{"seenAt":"2025-11-10"}"#, "MISSING_VALUE", "locationLatitude"),
    (#"{"seenAt":"2025-11-10","locationLatitude":91}"#, "INVALID_FORMAT", "locationLatitude"),
    (#"{"seenAt":"2025-11-10","locationLatitude":9}"#, "MISSING_VALUE", "locationLongitude"),
    (
      #"{"seenAt":"2025-11-10","locationLatitude":9,"locationLongitude":9,"locationRadius":0}"#,
      "INVALID_FORMAT", "locationRadius"
    ),
    (
      #"{"seenAt":"2025-11-10","locationLatitude":9,"locationLongitude":9,"text":"\u0007"}"#,
      "INVALID_FORMAT", "text"
    ),
    (
      #"{"seenAt":"2025-11-10","locationLatitude":9,"locationLongitude":9,"email":"a@b.example"}"#,
      "INVALID_FIELD", "email"
    ),
  ])
  func `a body that is not a sighting is rejected`(
    _ body: String, _ code: String, _ field: String
  ) throws {
    let report = try report()
    let refused = try send(report, "POST", "", body)
    #expect(refused.status == 400, "\(body)")
    let error = try #require(refused.object["error"]?.object)
    #expect(error["code"]?.string == code && error["field"]?.string ?? "" == field, "\(body)")
    #expect(try list(report).isEmpty)
  }

  @Test func `values at the limits are accepted`() throws {
    let report = try report()
    let text = String(repeating: "ż", count: SightingDraft.textLimit)
    for (index, body) in [
      sighting("2025-11-13T02:13:20Z"), sighting("2025-11-13T02:15:00Z"), sighting("2025-11-13"),
      sighting("2025-10-19"), sighting("2025-11-10", #","text":"\#(text)""#),
      sighting("2025-11-10", #","text":null,"locationRadius":null"#),
    ].enumerated() {
      #expect(try send(report, "POST", "", body).status == 201, "\(index)")
    }
    let long = sighting("2025-11-10", #","text":"\#(text)x""#)
    #expect(try send(report, "POST", "", long).status == 400)
    // A found pet was seen before it was found, at any time.
    let found = try self.report(
      #"{"status":"FOUND","lastSeenDate":"2025-11-02","email":"b@b.example"}"#)
    #expect(try send(found, "POST", "", sighting("2024-01-01")).status == 201)
  }

  @Test func `sightings are limited by peer, refused for closed pets, and from banned networks`()
    throws
  {
    let report = try report { $0.limits[.sightings] = RateLimit(count: 2, window: 3600) }
    for day in 5...6 {
      #expect(try send(report, "POST", "", sighting("2025-11-0\(day)")).status == 201)
    }
    let refused = try send(report, "POST", "", sighting("2025-11-07"))
    #expect(refused.status == 429 && refused.response["Retry-After"] != nil)

    let open = try self.report(#"{"lastSeenDate":"2025-11-02","email":"c@b.example"}"#)
    let closing = try open.transport.send(
      WireRequest(
        method: "PUT", target: "/api/v1/announcements/\(open.id)/status",
        headers: [
          HeaderField("Content-Type", "application/json"),
          HeaderField("Authorization", open.credentials),
        ], body: Array(#"{"status":"CLOSED"}"#.utf8)))
    #expect(closing.status == 200)
    #expect(try send(open, "POST", "", sighting()).status == 409)
    #expect(try send(open, "GET").status == 200)
    let other = try self.report(#"{"lastSeenDate":"2025-11-02","email":"d@b.example"}"#)
    let id = try #require(AnnouncementID(report.id))
    _ = try store.moderation.carryOut(
      ModerationOrder(.ban, [], sightings: [SightingID(id, 1)]), by: .administrator(),
      at: Timestamp(milliseconds: 1_763_000_000_000))
    #expect(try send(other, "POST", "", sighting()).status == 403)
  }

  @Test func `an announcement that others cannot read has no sightings for them`() throws {
    let report = try report()
    _ = try send(report, "POST", "", sighting())
    let id = try #require(AnnouncementID(report.id))
    _ = try store.moderation.carryOut(
      ModerationOrder(.hide, [id]), by: .administrator(), at: Timestamp(milliseconds: 0))
    report.transport.service.refresh()
    #expect(try send(report, "GET").status == 404)
    #expect(try send(report, "POST", "", sighting("2025-11-11")).status == 404)
    #expect(try list(report, as: report.credentials).count == 1)
    let unpublished = try report.transport.announce(changing: #"{"email":"e@b.example"}"#)
    let draft = Report(transport: report.transport, id: unpublished.id, credentials: "")
    #expect(try send(draft, "POST", "", sighting()).status == 404)
  }

  @Test func `with review, a sighting waits for a moderator`() throws {
    let report = try report { $0.reviewsReports = true }
    let id = try #require(AnnouncementID(report.id))
    _ = try store.moderation.carryOut(
      ModerationOrder(.show, [id]), by: .administrator(), at: Timestamp(milliseconds: 0))
    report.transport.service.refresh()
    let sent = try send(report, "POST", "", sighting())
    #expect(sent.object["status"] == "waiting")
    #expect(try list(report).isEmpty)
    #expect(try announcement(report).0["sightingCount"] == nil)
    let confirmed = try send(
      report, "PUT", "/1", #"{"status":"confirmed"}"#, as: report.credentials)
    #expect(confirmed.object["status"] == "waiting")
    #expect(try list(report).isEmpty)
    let listed = try report.transport.send(
      WireRequest(
        method: "GET", target: "/api/admin/v1/sightings?list=waiting",
        headers: [HeaderField("Authorization", admin)]))
    let data = try #require(JSONValue(parsing: listed.body).object?["data"]?.array)
    #expect(data.count == 1 && data[0].object?["announcement"]?.string == report.id)
    let order = try report.transport.send(
      WireRequest(
        method: "POST", target: "/api/admin/v1/moderation",
        headers: [
          HeaderField("Authorization", admin), HeaderField("Content-Type", "application/json"),
        ], body: Array(#"{"action":"show","ids":["\#(report.id)/1"]}"#.utf8)))
    #expect(String(decoding: order.body, as: UTF8.self).contains("\(report.id)/1"))
    #expect(try list(report).map { $0["status"] } == ["confirmed"])
    #expect(try announcement(report).0["sightingCount"] == 1)
  }

  @Test func `moderators see the photo of a hidden sighting`() throws {
    let report = try report()
    let sent = try send(report, "POST", "", sighting())
    let token = "Bearer " + (try #require(sent.object["sightingToken"]?.string))
    var request = WireRequest.upload(
      [0xFF, 0xD8, 0xFF, 0xE1], of: report.id, authorization: token)
    request.target = "/api/v1/announcements/\(report.id)/sightings/1/photo"
    #expect(try report.transport.send(request).status == 201)
    _ = try send(report, "PUT", "/1", #"{"status":"hidden"}"#, as: report.credentials)
    for (number, status) in [("s1", 200), ("s2", 404), ("1", 200)] {
      let photo = try report.transport.send(
        WireRequest(
          method: "GET", target: "/admin/photos/\(report.id)?number=\(number)",
          headers: [HeaderField("Authorization", admin)]))
      #expect(photo.status == status, "\(number)")
    }
    let closing = try report.transport.send(
      WireRequest(
        method: "POST", target: "/api/admin/v1/moderation",
        headers: [
          HeaderField("Authorization", admin), HeaderField("Content-Type", "application/json"),
        ], body: Array(#"{"action":"close","ids":["\#(report.id)/1"]}"#.utf8)))
    #expect(closing.status == 400)
  }

  @Test func `listeners get the announcement with its sightings`() throws {
    let report = try report()
    let service = report.transport.service
    let head = RequestHead(
      "GET", "/api/v1/changes", headers: HeaderFields([]), peer: "127.0.0.1",
      id: service.newRequestID())
    guard case .respond(let response) = service.begin(service.plan(head)),
      case .stream(let stream) = response.body
    else {
      Issue.record("there is no stream")
      return
    }
    func next() -> String { String(decoding: stream.next(wake: {}) ?? [], as: UTF8.self) }
    #expect(next().contains("event: hello"))
    _ = try send(report, "POST", "", sighting())
    #expect(next().contains(#""sightingCount":1"#))
    #expect(try send(report, "DELETE", "/1", as: admin).status == 204)
    let last = next()
    #expect(last.contains("event: put") && !last.contains("sightingCount"))
  }

  @Test func `a photo is added with the token, and shown with the sighting`() throws {
    let report = try report()
    let sent = try send(report, "POST", "", sighting())
    let token = "Bearer " + (try #require(sent.object["sightingToken"]?.string))
    func upload(_ authorization: String) throws -> Int {
      var request = WireRequest.upload(
        [0xFF, 0xD8, 0xFF, 0xE1], of: report.id, authorization: authorization)
      request.target = "/api/v1/announcements/\(report.id)/sightings/1/photo"
      return try report.transport.send(request).status
    }
    #expect(try upload(report.credentials) == 403)
    #expect(try upload(token) == 201)
    #expect(try upload(token) == 409)
    let url = try #require(try list(report)[0]["photoUrl"]?.string)
    #expect(url == "/images/\(report.id)-s1.jpeg")
    func get(_ target: String) throws -> Int {
      try report.transport.send(WireRequest(method: "GET", target: target)).status
    }
    #expect(try get(url) == 200)
    #expect(try get("/photos/\(report.id)-s1-320.jpg") == 200)
    #expect(try get("/images/\(report.id)-s2.jpeg") == 404)
    #expect(try send(report, "DELETE", "/1", as: report.credentials).status == 204)
    #expect(try get(url) == 404)
  }

  @Test func `matches of a missing pet are near its latest confirmed sighting`() throws {
    let report = try report()
    let far = try Coordinate(latitude: Self.home.latitude + 2, longitude: Self.home.longitude)
    var pet = Announcement(id: "found", coordinate: far, species: "DOG", status: .found)
    pet.lastSeenDate = CalendarDate(iso: "2025-11-12")
    _ = try store.upsert([ImportedAnnouncement(pet)], at: Timestamp(milliseconds: 0))
    report.transport.service.refresh()
    func matches() throws -> Int {
      let response = try report.transport.send(
        WireRequest(method: "GET", target: "/api/v1/announcements/\(report.id)/matches"))
      return try #require(
        JSONValue(parsing: response.body).object?["matches"]?.array
      ).filter {
        $0.object?["reasons"]?.array?.contains { reason in
          reason.object?["field"] == "place" && reason.object?["weight"]?.number?.double ?? 0 > 3
        } == true
      }.count
    }
    #expect(try matches() == 0)
    let seen = """
      {"seenAt":"2025-11-11","locationLatitude":\(far.latitude),\
      "locationLongitude":\(far.longitude)}
      """
    _ = try send(report, "POST", "", seen)
    #expect(try matches() == 0)
    _ = try send(report, "PUT", "/1", #"{"status":"confirmed"}"#, as: report.credentials)
    #expect(try matches() == 1)
    _ = try send(report, "DELETE", "/1", as: report.credentials)
    #expect(try matches() == 0)
  }
}
