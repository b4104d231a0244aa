import PetMapPhotos
import PetMapAPI
import PetMapJSON
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Testing

/// Tests that the IDs of unpublished announcements are not disclosed, since an ID gives access to
/// its announcement.
@Suite struct UnpublishedTests {
  private let service: Service
  private let transport: InProcess
  private let published: String
  private let unpublished: String
  private let credentials: String

  init() throws {
    service = try Service.forTests()
    transport = InProcess(service)
    (published, _) = try Self.announce(transport, #"{"microchipNumber":"1"}"#)
    let cases = ContractCase.all(of: "== x\nGET /api/health\n-> 200\n")
    try ContractRun.check(cases[0], over: transport)
    (unpublished, credentials) = try Self.announce(transport, #"{"microchipNumber":"2"}"#)
  }

  /// - Returns: The ID and the credentials of the announcement.
  private static func announce(
    _ transport: InProcess, _ changes: String
  ) throws -> (String, String) {
    let (id, password) = try transport.announce(changing: changes)
    return (id, "Basic " + TestBase64.encoded("\(id):\(password)"))
  }

  private func reveals(_ bytes: [UInt8], _ id: String) -> Bool {
    let raw = AnnouncementID(id)?.bytes ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(id) || text.contains(id.uppercased())
      || bytes.indices.contains { bytes[$0...].starts(with: raw) }
  }

  private func expectHidden(_ response: WireResponse, _ target: String) {
    let headers = response.headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    #expect(!reveals(response.body + Array(headers.utf8), unpublished), "\(target)")
  }

  @Test func `no resource without an ID in its path reveals the ID of an unpublished announcement`()
    throws
  {
    service.makeClusters()
    let queries = [
      "", "?limit=1", "?lat=52.2297&lng=21.0122&range=30000", "?f=json", "?text=Rex",
      "?bbox=-180,-90,180,90", "?cluster=true&zoom=3", "?cluster=true&zoom=17",
    ]
    var count = 0
    for route in service.routes.routes where route.method == "GET" {
      guard !route.path.variables.contains("id"), route.operation != "listenToChanges" else {
        continue
      }
      let path = route.path.description
        .replacing("{z}", with: "0").replacing("{x}", with: "0").replacing("{y}", with: "0")
        .replacing("{name}", with: "\(unpublished).jpeg")
      for query in queries {
        for headers in [[], [HeaderField("Accept-Encoding", "identity")]] {
          let response = try transport.send(
            WireRequest(method: "GET", target: path + query, headers: headers))
          expectHidden(response, path + query)
          count += 1
        }
      }
    }
    #expect(count > 100)
    let list = try transport.send(WireRequest(method: "GET", target: "/api/v1/announcements"))
    #expect(!reveals(list.body, published))
    #expect(try JSONValue(parsing: list.body).object?["data"]?.array?.count == 1)
  }

  @Test func `an unpublished announcement is not a feature, even for those who know its ID`() throws
  {
    let items = "/ogc/collections/announcements/items/"
    let response = try transport.send(WireRequest(method: "GET", target: items + unpublished))
    #expect(response.status == 404)
    expectHidden(response, items)
  }

  @Test
  func `rejecting the microchip number of an unpublished announcement does not reveal its ID`()
    throws
  {
    for key in [nil, "k"] {
      var request = WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: ExampleDraft.json(changing: #"{"microchipNumber":"2"}"#))
      if let key { request.headers.append(HeaderField("Idempotency-Key", key)) }
      let response = try transport.send(request)
      #expect(response.status == 409)
      expectHidden(response, "conflict")
    }
  }

  @Test func `a reused idempotency key does not reveal its announcement`() throws {
    func create(_ changes: String) throws -> WireResponse {
      try transport.send(
        WireRequest(
          method: "POST", target: "/api/v1/announcements",
          headers: [
            HeaderField("Content-Type", "application/json"), HeaderField("Idempotency-Key", "k"),
          ], body: ExampleDraft.json(changing: changes)))
    }
    let location = try #require(try create("{}")["Location"])
    let id = try #require(location.split(separator: "/").last)
    let refused = try create(#"{"petName":"Other"}"#)
    #expect(refused.status == 422)
    #expect(!reveals(refused.body, String(id)))
    #expect(refused["Location"] == nil)
  }

  @Test func `listeners receive nothing about an announcement before it is published`() throws {
    let stream = try listen()
    let later = try listen(after: "0")
    #expect(try send("PUT", "/status", #"{"status":"CLOSED"}"#) == 200)
    let (other, otherCredentials) = try Self.announce(transport, "{}")
    #expect(try send("DELETE", "") == 204)
    for text in [next(stream), next(later), next(try listen(after: "0"))] {
      #expect(!text.contains(unpublished) && !text.contains(other))
      #expect(!text.contains("remove"))
    }
    // A published announcement's ID is visible, including when it is deleted.
    let uploaded = try transport.send(
      .upload(Array("GIF89a".utf8), of: other, authorization: otherCredentials))
    #expect(uploaded.status == 201)
    #expect(next(stream).contains("event: put"))
    let deleted = try transport.send(
      WireRequest(
        method: "DELETE", target: "/api/v1/announcements/\(other)",
        headers: [HeaderField("Authorization", otherCredentials)]))
    #expect(deleted.status == 204)
    #expect(next(stream).contains("event: remove\ndata: {\"id\":\"\(other)\"}"))
  }

  @Test func `an announcement published and deleted between two refreshes is not reported`() throws
  {
    let store = MemoryStore()
    let service = try Service.forTests(store: store)
    let id = AnnouncementID(high: 1, low: 2)
    let body = try JSONValue(parsing: ExampleDraft.json(changing: "{}"))
    let today = try #require(CalendarDate(iso: "2025-11-01"))
    let now = Timestamp(milliseconds: 1_763_000_000_000)
    _ = try store.create(
      AnnouncementDraft(body: body, today: today), id: id, passwordHash: PasswordHash(text: ""),
      at: now)
    _ = try store.publishPhoto(.containing([1]), of: id, at: now)
    try store.delete(id)
    let stream = try listen(to: service, after: nil)
    service.refresh()
    #expect(service.live.lastChange == 3)
    #expect(!next(stream).contains(id.text))
  }

  @Test func `the log contains the IDs of published announcements, and digests of other IDs`()
    throws
  {
    let list = try transport.send(WireRequest(method: "GET", target: "/api/v1/announcements"))
    let data = try JSONValue(parsing: list.body).object?["data"]?.array
    let listed = try #require(data?.first?.object?["id"]?.string)
    func logged(_ path: String) -> String {
      service.loggedPath(of: RequestHead("GET", path, peer: "", id: ""))
    }
    for path in ["/api/v1/announcements/\(listed)", "/images/\(listed).jpeg", "/api/%zz", "/"] {
      #expect(logged(path) == path)
    }
    let digest = String(logged("/" + unpublished).dropFirst())
    #expect(digest.utf8.count == 17)
    let escaped = unpublished.utf8.map { "%" + String($0, radix: 16) }.joined()
    for id in [unpublished, unpublished.uppercased(), escaped] {
      #expect(logged("/x/\(id)/photos?y") == "/x/\(digest)/photos")
      #expect(logged("/x%/a\(id).jpeg/\(id)") == "/x%/a\(digest).jpeg/\(digest)")
    }
    #expect(logged("/" + published) != "/" + digest)
    // Digests differ between runs.
    let other = try Service.forTests().loggedPath(
      of: RequestHead("GET", "/" + unpublished, peer: "", id: ""))
    #expect(other != "/" + digest)
  }

  private func send(_ method: String, _ path: String, _ body: String = "") throws -> Int {
    try transport.send(
      WireRequest(
        method: method, target: "/api/v1/announcements/\(unpublished)\(path)",
        headers: [
          HeaderField("Authorization", credentials),
          HeaderField("Content-Type", "application/json"),
        ], body: Array(body.utf8))
    ).status
  }

  private func listen(after last: String? = nil) throws -> any ResponseStream {
    try listen(to: service, after: last)
  }

  private func listen(to service: Service, after last: String?) throws -> any ResponseStream {
    let headers = last.map { [HeaderField("Last-Event-ID", $0)] } ?? []
    let head = RequestHead(
      "GET", "/api/v1/changes", headers: HeaderFields(headers), peer: "127.0.0.1",
      id: service.newRequestID())
    guard case .respond(let response) = service.begin(service.plan(head)),
      case .stream(let stream) = response.body
    else { throw Unexpected() }
    return stream
  }

  private func next(_ stream: any ResponseStream) -> String {
    String(decoding: stream.next(wake: {}) ?? [], as: UTF8.self)
  }

  private struct Unexpected: Error {}
}
