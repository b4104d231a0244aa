import PetMapJSON
import PetMapAnnouncements
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Synchronization
import Testing

@Suite struct StoreFailureTests {
  private let draft = WireRequest(
    method: "POST", target: "/api/v1/announcements",
    headers: [HeaderField("Content-Type", "application/json")],
    body: ExampleDraft.json(changing: "{}"))

  @Test func `a store that cannot write is reported, and reads continue`() throws {
    let store = MemoryStore()
    let transport = InProcess(try .forTests(store: store))
    store.refuseWrites(with: .readOnly(cause: "disk full: /var/lib/secret"))
    let refused = try transport.send(draft)
    #expect(refused.status == 503)
    #expect(refused["Retry-After"] != nil)
    let text = String(decoding: refused.body, as: UTF8.self)
    #expect(text.contains("STORE_UNAVAILABLE"))
    #expect(!text.contains("secret"))
    let list = try transport.send(WireRequest(method: "GET", target: "/api/v1/announcements"))
    #expect(list.status == 200)
    store.refuseWrites(with: nil)
    #expect(try transport.send(draft).status == 201)
  }

  @Test func `readiness reports a store that is not writable, and stays 200`() throws {
    let store = MemoryStore()
    let clock = Monitor<Int64>(1_763_000_000_000)
    let transport = InProcess(
      try .forTests(store: store, now: { Timestamp(milliseconds: clock.withLock { $0 }) }))
    func ready() throws -> String {
      let response = try transport.send(WireRequest(method: "GET", target: "/api/ready"))
      #expect(response.status == 200)
      return String(decoding: response.body, as: UTF8.self)
    }
    let (whole, partial) = (
      #"{"status":"ready"}"#, #"{"status":"ready","writes":"unavailable"}"#
    )
    #expect(try ready() == whole)
    store.refuseWrites(with: .readOnly(cause: "a test"))
    #expect(try transport.send(draft).status == 503)
    #expect(try ready() == partial)
    clock.withLock { $0 += 60_000 }
    #expect(try ready() == partial)
    store.refuseWrites(with: nil)
    clock.withLock { $0 += 60_000 }
    #expect(try ready() == whole)
    store.refuseWrites(with: .unavailable(cause: "a test"))
    clock.withLock { $0 += 60_000 }
    #expect(try ready() == partial)
    store.refuseWrites(with: nil)
    #expect(try transport.send(draft).status == 201)
    #expect(try ready() == whole)
  }

  @Test func `uploads beyond the memory budget are rejected, and their memory is released`() throws
  {
    var environment = ServiceEnvironment.test()
    environment.uploadMemory = 1000
    let transport = InProcess(try Service(environment))
    let (id, password) = try transport.announce()
    func upload(_ count: Int) throws -> WireResponse {
      let photo = "GIF89a" + String(repeating: "x", count: count)
      return try transport.send(
        .upload(
          Array(photo.utf8), of: id,
          authorization: "Basic " + TestBase64.encoded("\(id):\(password)")))
    }
    for _ in 0..<3 {
      let refused = try upload(1000)
      #expect(refused.status == 503)
      #expect(refused["Retry-After"] == "5")
      #expect(try upload(900).status == 201)
    }
  }

  @Test func `a microchip number is unique, and available again after its announcement is deleted`()
    throws
  {
    let transport = InProcess(try .forTests())
    var chipped = draft
    chipped.body = ExampleDraft.json(changing: #"{"microchipNumber":" 0123 "}"#)
    let first = try transport.send(chipped)
    #expect(first.status == 201)
    chipped.body = ExampleDraft.json(changing: #"{"microchipNumber":"0123"}"#)
    let second = try transport.send(chipped)
    #expect(second.status == 409)
    let text = String(decoding: second.body, as: UTF8.self)
    #expect(text.contains(#""code":"CONFLICT""#))
    #expect(text.contains(#""message":"An entity with this value already exists""#))
    #expect(text.contains(#""field":"microchipNumber""#))
    let location = try #require(first["Location"])
    let id = try #require(location.split(separator: "/").last)
    let deleted = try transport.send(
      WireRequest(
        method: "DELETE", target: "/api/admin/v1/announcements/\(id)",
        headers: [HeaderField("Authorization", ContractRun.adminToken)]))
    #expect(deleted.status == 204)
    #expect(try transport.send(chipped).status == 201)
  }

  @Test func `every administrator request is rejected if there is no token`() throws {
    let service = try Service(
      ServiceEnvironment(
        store: MemoryStore(), hasher: PlainHasher(), adminToken: nil,
        now: { Timestamp(milliseconds: 0) }, random: { 7 }))
    for value in ["", "Bearer ", "Bearer", ContractRun.adminToken] {
      let response = try InProcess(service).send(
        WireRequest(
          method: "DELETE", target: "/api/admin/v1/announcements/x",
          headers: [HeaderField("Authorization", value)]))
      #expect(response.status == 401)
    }
  }

  @Test func `a read-only service rejects writes with 405`() throws {
    var environment = ServiceEnvironment.test(now: { Timestamp(milliseconds: 0) })
    environment.forms = .none
    let refused = try InProcess(Service(environment)).send(draft)
    #expect(refused.status == 405)
    #expect(refused["Allow"] == "GET, HEAD, OPTIONS")
  }
}
