import PetMapJSON
import PetMapAnnouncements
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Synchronization
import Testing

@Suite struct IdempotencyTests {
  private struct Created: Hashable {
    var id: String
    var password: String
  }

  private func draft(_ key: String?, _ changes: String = "{}") -> WireRequest {
    var request = WireRequest(
      method: "POST", target: "/api/v1/announcements",
      headers: [HeaderField("Content-Type", "application/json")],
      body: ExampleDraft.json(changing: changes))
    if let key { request.headers.append(HeaderField("Idempotency-Key", key)) }
    return request
  }

  private func created(_ response: WireResponse) throws -> Created {
    #expect(response.status == 201)
    let object = try #require(JSONValue(parsing: response.body).object)
    let id = try #require(object["id"]?.string)
    #expect(response["Location"] == "/api/v1/announcements/\(id)")
    #expect(response["Cache-Control"] == "no-store")
    return Created(id: id, password: try #require(object["managementPassword"]?.string))
  }

  /// Closes an announcement with a password, and returns the status of the response.
  private func close(_ transport: InProcess, _ created: Created) throws -> Int {
    let basic = TestBase64.encoded("\(created.id):\(created.password)")
    return try transport.send(
      WireRequest(
        method: "PUT", target: "/api/v1/announcements/\(created.id)/status",
        headers: [
          HeaderField("Authorization", "Basic \(basic)"),
          HeaderField("Content-Type", "application/json"),
        ], body: Array(#"{"status":"CLOSED"}"#.utf8))
    ).status
  }

  private func code(_ response: WireResponse) throws -> String? {
    try JSONValue(parsing: response.body).object?["error"]?.object?["code"]?.string
  }

  @Test func `a repeated request returns the same announcement with a new valid password`() throws {
    let store = MemoryStore()
    let transport = InProcess(try .forTests(store: store))
    let chipped = draft("key-1", #"{"microchipNumber":"985"}"#)
    let first = try created(transport.send(chipped))
    let second = try created(transport.send(chipped))
    #expect(second.id == first.id)
    #expect(second.password != first.password)
    #expect(try close(transport, first) == 403)
    #expect(try close(transport, second) == 200)
    // The same holds after a restart of the service.
    let restarted = InProcess(try .forTests(store: store))
    let third = try created(restarted.send(chipped))
    #expect(third.id == first.id)
    #expect(try close(restarted, second) == 403)
    #expect(try close(restarted, third) == 200)
    #expect(try store.page(after: nil, limit: 10).count == 1)
  }

  @Test func `a different key, or none, creates another announcement`() throws {
    let transport = InProcess(try .forTests())
    let ids = try [nil, nil, "a", "b", "A"].map { try created(transport.send(draft($0))).id }
    #expect(Set(ids).count == 5)
  }

  @Test func `a different body with the same key is rejected and changes nothing`() throws {
    let transport = InProcess(try .forTests())
    let first = try created(transport.send(draft("k")))
    let refused = try transport.send(draft("k", #"{"petName":"Other"}"#))
    #expect(refused.status == 422)
    #expect(try code(refused) == "IDEMPOTENCY_KEY_REUSED")
    #expect(try close(transport, first) == 200)
  }

  @Test func `a failure is not stored, so the key can be used for a corrected body`() throws {
    let transport = InProcess(try .forTests())
    _ = try created(transport.send(draft(nil, #"{"microchipNumber":"1"}"#)))
    #expect(try transport.send(draft("k", #"{"age":0}"#)).status == 400)
    #expect(try transport.send(draft("k", #"{"microchipNumber":"1"}"#)).status == 409)
    _ = try created(transport.send(draft("k", #"{"microchipNumber":"2"}"#)))
  }

  @Test
  func `a key expires after 24 hours if its announcement is published, or when it is deleted`()
    throws
  {
    let clock = Clock()
    let transport = InProcess(try .forTests(now: { clock.now }))
    let first = try created(transport.send(draft("k")))
    clock.advance(86_399_999)
    #expect(try created(transport.send(draft("k"))).id == first.id)
    clock.advance(86_400_000)
    let again = try created(transport.send(draft("k")))
    #expect(again.id == first.id)
    let authorization = "Basic \(TestBase64.encoded("\(again.id):\(again.password)"))"
    let uploaded = try transport.send(
      .upload(Array("GIF89a".utf8), of: again.id, authorization: authorization))
    try #require(uploaded.status == 201)
    let second = try created(transport.send(draft("k")))
    #expect(second.id != first.id)
    let basic = TestBase64.encoded("\(second.id):\(second.password)")
    let deleted = try transport.send(
      WireRequest(
        method: "DELETE", target: "/api/v1/announcements/\(second.id)",
        headers: [HeaderField("Authorization", "Basic \(basic)")]))
    #expect(deleted.status == 204)
    #expect(try created(transport.send(draft("k"))).id != second.id)
  }

  @Test func `concurrent attempts return one announcement and one password`() throws {
    let store = MemoryStore()
    let service = try Service.forTests(store: store)
    let request = draft("k")
    let intakes = try (0..<24).map { _ in try intake(service, request) }
    let responses = Mutex<[Response]>([])
    ThreadWorkers(count: 8).run(intakes.count) { index in
      if intakes[index].receive(request.body) != nil { Issue.record("refused") }
      let response = intakes[index].finish()
      responses.withLock { $0.append(response) }
    }
    let all = try responses.withLock { $0 }.map { try created(wire($0)) }
    #expect(Set(all).count == 1)
    #expect(try store.page(after: nil, limit: 10).count == 1)
    #expect(try close(InProcess(service), try #require(all.first)) == 200)
  }

  @Test func `a slow attempt does not invalidate the password of a later one`() throws {
    let service = try Service.forTests()
    let transport = InProcess(service)
    let request = draft("k")
    let slow = try intake(service, request)
    let given = try created(transport.send(request))
    if slow.receive(request.body) != nil { Issue.record("refused") }
    #expect(try created(wire(slow.finish())) == given)
    #expect(try close(transport, given) == 200)
    // A request that begins now is a new attempt.
    #expect(try created(transport.send(request)).password != given.password)
  }

  @Test func `a key that is invisible, too long, or repeated is rejected`() throws {
    let transport = InProcess(try .forTests())
    let bad = ["", " ", "a b", "ż", "a\u{7F}", String(repeating: "k", count: 256)]
    for key in bad {
      let refused = try transport.send(draft(key))
      #expect(refused.status == 400, "\(key)")
      #expect(try code(refused) == "INVALID_PARAMETER")
    }
    var twice = draft("a")
    twice.headers.append(HeaderField("Idempotency-Key", "a"))
    #expect(try transport.send(twice).status == 400)
    for key in ["!", "~", String(repeating: "k", count: 255)] {
      _ = try created(transport.send(draft(key)))
    }
  }

  private func intake(_ service: Service, _ request: WireRequest) throws -> BodyIntake {
    let head = RequestHead(
      request.method, request.target, headers: HeaderFields(request.headers), peer: "127.0.0.1",
      id: service.newRequestID())
    guard case .receive(let intake) = service.begin(service.plan(head)) else {
      throw Unexpected()
    }
    return intake
  }

  private func wire(_ response: Response) -> WireResponse {
    var bytes: [UInt8] = []
    if case .bytes(let content) = response.body { bytes = content }
    return WireResponse(status: response.status, headers: response.headers, body: bytes)
  }

  private struct Unexpected: Error {}

  private final class Clock: Sendable {
    private let milliseconds = Mutex<Int64>(1_763_000_000_000)
    var now: Timestamp { Timestamp(milliseconds: milliseconds.withLock { $0 }) }
    func advance(_ step: Int64) { milliseconds.withLock { $0 += step } }
  }
}
