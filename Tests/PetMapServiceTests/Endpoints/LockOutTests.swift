import PetMapJSON
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Synchronization
import Testing

@Suite struct LockOutTests {
  private final class Clock: Sendable {
    private let milliseconds = Mutex<Int64>(1_763_000_000_000)
    var now: Timestamp { Timestamp(milliseconds: milliseconds.withLock { $0 }) }
    func advance(seconds: Int64) { milliseconds.withLock { $0 += seconds * 1000 } }
  }

  private let clock = Clock()
  private let store = MemoryStore()

  private func announce(_ transport: InProcess) throws -> (id: String, password: String) {
    let response = try transport.send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: ExampleDraft.json(changing: "{}")))
    let object = try #require(JSONValue(parsing: response.body).object)
    return (
      try #require(object["id"]?.string), try #require(object["managementPassword"]?.string)
    )
  }

  private func close(
    _ transport: InProcess, _ id: String, _ password: String
  ) throws -> WireResponse {
    try transport.send(
      WireRequest(
        method: "PUT", target: "/api/v1/announcements/\(id)/status",
        headers: [
          HeaderField("Authorization", "Basic \(TestBase64.encoded("\(id):\(password)"))"),
          HeaderField("Content-Type", "application/json"),
        ], body: Array(#"{"status":"CLOSED"}"#.utf8)))
  }

  @Test("Five wrong passwords lock for half a minute, the next five for a minute")
  func locks() throws {
    let clock = clock
    let transport = InProcess(try .forTests(store: store, now: { clock.now }))
    let (id, password) = try announce(transport)
    let other = try announce(transport)
    for seconds: Int64 in [30, 60] {
      for _ in 0..<5 { #expect(try close(transport, id, "000000").status == 403) }
      let locked = try close(transport, id, password)
      #expect(locked.status == 429)
      #expect(locked["Retry-After"] == "\(seconds)")
      #expect(try close(transport, other.id, other.password).status == 200)
      clock.advance(seconds: seconds)
    }
    #expect(try close(transport, id, password).status == 200)
    for _ in 0..<4 { #expect(try close(transport, id, "000000").status == 403) }
    #expect(try close(transport, id, password).status == 200)
  }

  @Test("A hundred wrong passwords a day lock for all, also after a restart")
  func day() throws {
    let clock = clock
    let transport = InProcess(try .forTests(store: store, now: { clock.now }))
    let (id, password) = try announce(transport)
    for index in 0..<100 {
      // Beyond the locks of a single address.
      if index % 5 == 0 { clock.advance(seconds: 3601) }
      #expect(try close(transport, id, "000000").status == 403)
    }
    clock.advance(seconds: 3601)
    #expect(try close(transport, id, password).status == 429)
    let restarted = InProcess(try .forTests(store: store, now: { clock.now }))
    #expect(try close(restarted, id, password).status == 429)
    clock.advance(seconds: 86_400)
    #expect(try close(restarted, id, password).status == 200)
  }
}

@Suite struct PeerNetworkLockOutTests {
  /// Counts what it compares.
  private final class CountingHasher: PasswordHasher {
    let comparisons = Mutex(0)

    func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash {
      try PlainHasher().hash(password)
    }

    func matches(
      _ password: String, _ hash: PasswordHash
    ) throws(PasswordHashingError) -> Bool {
      comparisons.withLock { $0 += 1 }
      return try PlainHasher().matches(password, hash)
    }
  }

  private func announce(_ service: Service) throws -> (id: String, password: String) {
    let response = try InProcess(service).send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: ExampleDraft.json(changing: "{}")))
    let object = try #require(JSONValue(parsing: response.body).object)
    return (
      try #require(object["id"]?.string), try #require(object["managementPassword"]?.string)
    )
  }

  /// The status of a deletion by a peer.
  private func delete(
    _ service: Service, _ id: String, user: String, _ password: String, from peer: String
  ) -> Int? {
    let basic = "Basic " + TestBase64.encoded("\(user):\(password)")
    let head = RequestHead(
      "DELETE", "/api/v1/announcements/\(id)",
      headers: HeaderFields([HeaderField("Authorization", basic)]), peer: peer,
      id: service.newRequestID())
    guard case .respond(let response) = service.begin(service.plan(head)) else { return nil }
    return response.status
  }

  @Test("All addresses of one IPv6 network lock together, and no other network")
  func networks() throws {
    let service = try Service.forTests()
    let (id, password) = try announce(service)
    for index in 1...5 {
      let peer = "2001:db8:0:1::\(index)"
      #expect(delete(service, id, user: id, "000000", from: peer) == 403)
    }
    #expect(delete(service, id, user: id, password, from: "2001:db8:0:1:ffff::1") == 429)
    #expect(delete(service, id, user: id, password, from: "2001:db8:0:2::1") == 204)
  }

  @Test("A wrong user name costs a hash like a wrong password, and opens nothing")
  func userName() throws {
    let hasher = CountingHasher()
    let service = try Service(
      ServiceEnvironment(
        store: MemoryStore(), hasher: hasher, adminToken: nil,
        now: { Timestamp(milliseconds: 1_763_000_000_000) }, random: { .random(in: .min ... .max) })
    )
    let (id, password) = try announce(service)
    #expect(delete(service, id, user: "other", password, from: "192.0.2.1") == 403)
    #expect(hasher.comparisons.withLock { $0 } == 1)
    #expect(delete(service, id, user: id, "000000", from: "192.0.2.1") == 403)
    #expect(hasher.comparisons.withLock { $0 } == 2)
  }
}
