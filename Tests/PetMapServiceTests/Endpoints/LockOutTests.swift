import PetMapGeo
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
  private let store: MemoryStore

  init() {
    let clock = clock
    store = MemoryStore(now: { clock.now })
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

  @Test
  func `five wrong passwords cause a 30-second lockout, and the next five a 60-second lockout`()
    throws
  {
    let clock = clock
    let transport = InProcess(try .forTests(store: store, now: { clock.now }))
    let (id, password) = try transport.announce()
    let other = try transport.announce()
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

  @Test func `a hundred wrong passwords in a day lock out all peers, even after a restart`() throws
  {
    let clock = clock
    let transport = InProcess(try .forTests(store: store, now: { clock.now }))
    let (id, password) = try transport.announce()
    for index in 0..<100 {
      // Wait for the address's lockout to end.
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
  /// A hasher that counts comparisons.
  private final class CountingHasher: PasswordHasher {
    /// The number of comparisons and new hashes, which have the same cost.
    let comparisons = Mutex(0)

    func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash {
      comparisons.withLock { $0 += 1 }
      return try PlainHasher().hash(password)
    }

    func matches(
      _ password: String, _ hash: PasswordHash
    ) throws(PasswordHashingError) -> Bool {
      comparisons.withLock { $0 += 1 }
      return try PlainHasher().matches(password, hash)
    }
  }

  /// Deletes an announcement as a peer, and returns the status of the response.
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

  @Test
  func
    `the addresses of an IPv6 network are locked out together, without affecting other networks`()
    throws
  {
    let service = try Service.forTests()
    let (id, password) = try InProcess(service).announce()
    for index in 1...5 {
      let peer = "2001:db8:0:1::\(index)"
      #expect(delete(service, id, user: id, "000000", from: peer) == 403)
    }
    #expect(delete(service, id, user: id, password, from: "2001:db8:0:1:ffff::1") == 429)
    #expect(delete(service, id, user: id, password, from: "2001:db8:0:2::1") == 204)
  }

  @Test func `a wrong user name is rejected after a hash, like a wrong password`() throws {
    let hasher = CountingHasher()
    let service = try Service(.test(hasher: hasher))
    let (id, password) = try InProcess(service).announce()
    hasher.comparisons.withLock { $0 = 0 }
    #expect(delete(service, id, user: "other", password, from: "192.0.2.1") == 403)
    #expect(hasher.comparisons.withLock { $0 } == 1)
    #expect(delete(service, id, user: id, "000000", from: "192.0.2.1") == 403)
    #expect(hasher.comparisons.withLock { $0 } == 2)
  }

  @Test func `a password for an imported announcement, which has none, is rejected after a hash`()
    throws
  {
    let hasher = CountingHasher()
    let store = MemoryStore()
    let coordinate = try Coordinate(latitude: 52, longitude: 21)
    let record = ImportedAnnouncement(Announcement(id: "A1", coordinate: coordinate))
    _ = try store.upsert([record], at: Timestamp(milliseconds: 1_763_000_000_000))
    let service = try Service(.test(store: store, hasher: hasher))
    let id = record.id.text
    #expect(delete(service, id, user: id, "000000", from: "192.0.2.1") == 403)
    #expect(hasher.comparisons.withLock { $0 } == 1)
  }

  @Test func `others cannot lock out the reporter's network, even after a restart`() throws {
    let store = MemoryStore()
    func service() throws -> Service {
      try Service(.test(store: store))
    }
    let first = try service()
    let create = RequestHead(
      "POST", "/api/v1/announcements",
      headers: HeaderFields([HeaderField("Content-Type", "application/json")]),
      peer: "198.51.100.7", id: first.newRequestID())
    guard case .receive(let intake) = first.begin(first.plan(create)) else {
      Issue.record("the body is not requested")
      return
    }
    _ = intake.receive(ExampleDraft.json(changing: "{}"))
    guard case .bytes(let bytes) = intake.finish().body else {
      Issue.record("no body")
      return
    }
    let object = try #require(JSONValue(parsing: bytes).object)
    let id = try #require(object["id"]?.string)
    let password = try #require(object["managementPassword"]?.string)
    for index in 0..<100 {
      let peer = "203.0.113.\(index)"
      #expect(delete(first, id, user: id, "000000", from: peer) == 403)
    }
    let restarted = try service()
    #expect(delete(restarted, id, user: id, password, from: "192.0.2.1") == 429)
    #expect(delete(restarted, id, user: id, password, from: "198.51.101.7") == 429)
    #expect(delete(restarted, id, user: id, password, from: "198.51.100.200") == 204)
  }
}
