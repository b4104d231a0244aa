import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapPhotos
import PetMapService
import ServiceTestSupport
import Synchronization
import Testing

/// Tests the administrator's list of reports without a photo, and the expiry of those reports.
@Suite struct ExpiryTests {
  private static let day: Int64 = 86_400_000
  private static let list = "/api/admin/v1/announcements/unpublished"

  /// A real-time clock and a monotonic clock.
  private final class Clocks: Sendable {
    private let time = Mutex<Int64>(1_763_000_000_000)
    private let uptime = Mutex<Int64>(0)
    var now: Timestamp { Timestamp(milliseconds: time.withLock { $0 }) }
    var monotonic: MonotonicTime { MonotonicTime(milliseconds: uptime.withLock { $0 }) }
    func set(by step: Int64) { time.withLock { $0 += step } }
    func advance(_ step: Int64) {
      set(by: step)
      uptime.withLock { $0 += step }
    }
  }

  private let clocks = Clocks()
  private let store = MemoryStore()

  private func service(lifetime: Int64?) throws -> Service {
    let clocks = clocks
    var environment = ServiceEnvironment.test(
      store: store, adminToken: ContractRun.adminToken, now: { clocks.now })
    environment.uptime = { clocks.monotonic }
    environment.lifetimes[.unpublished] = lifetime
    return try Service(environment)
  }

  private func create(_ service: Service, _ changes: String = "{}") throws -> String {
    let response = try InProcess(service).send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: ExampleDraft.json(changing: changes)))
    return try #require(JSONValue(parsing: response.body).object?["id"]?.string)
  }

  private func get(
    _ service: Service, _ target: String, _ token: String? = ContractRun.adminToken
  ) throws -> WireResponse {
    let headers = token.map { [HeaderField("Authorization", "Bearer \($0)")] } ?? []
    return try InProcess(service).send(
      WireRequest(method: "GET", target: target, headers: headers))
  }

  private func ids(_ response: WireResponse) throws -> [String] {
    let data = try JSONValue(parsing: response.body).object?["data"]?.array ?? []
    return data.compactMap { $0.object?["id"]?.string }
  }

  @Test func `reports without a photo are deleted when they expire, and published ones are not`()
    throws
  {
    let service = try service(lifetime: 7 * Self.day)
    _ = service.deleteExpired()
    let old = try create(service, #"{"microchipNumber":"1"}"#)
    let published = try create(service, #"{"microchipNumber":"2"}"#)
    _ = try store.publishPhoto(
      .containing([1]), of: try #require(AnnouncementID(published)), at: clocks.now)
    service.refresh()
    clocks.advance(6 * Self.day)
    let young = try create(service, #"{"microchipNumber":"3"}"#)
    #expect(service.deleteExpired() == 0)
    clocks.advance(Self.day + 1)
    #expect(service.deleteExpired() == 1)
    #expect(try get(service, "/api/v1/announcements/\(old)").status == 404)
    #expect(try get(service, "/api/v1/announcements/\(young)").status == 200)
    #expect(try get(service, "/api/v1/announcements/\(published)").status == 200)
    // The microchip number of the deleted report is available again.
    _ = try create(service, #"{"microchipNumber":"1"}"#)
    let metrics = String(decoding: try get(service, "/metrics").body, as: UTF8.self)
    #expect(metrics.contains("petmap_expired_announcements_total 1\n"))
  }

  @Test func `nothing expires by default`() throws {
    let service = try service(lifetime: nil)
    _ = try create(service)
    for _ in 0..<3 {
      clocks.advance(1000 * Self.day)
      #expect(service.deleteExpired() == 0)
    }
    #expect(service.live.counts.all == 1)
  }

  @Test func `temporarily setting the clock forward does not expire anything`() throws {
    let service = try service(lifetime: 7 * Self.day)
    _ = try create(service)
    #expect(service.deleteExpired() == 0)
    clocks.advance(3_600_000)
    #expect(service.deleteExpired() == 0)
    clocks.set(by: 365 * Self.day)
    clocks.advance(3_600_000)
    #expect(service.deleteExpired() == 0)
    clocks.set(by: -365 * Self.day)
    clocks.advance(3_600_000)
    #expect(service.deleteExpired() == 0)
    clocks.advance(3_600_000)
    #expect(service.deleteExpired() == 0)
    #expect(service.live.counts.all == 1)
  }

  @Test func `many reports expire in batches`() throws {
    let service = try service(lifetime: Self.day)
    #expect(service.deleteExpired() == 0)
    for _ in 0..<501 { _ = try create(service) }
    clocks.advance(2 * Self.day)
    #expect(service.deleteExpired() == 500)
    #expect(service.deleteExpired() == 1)
    #expect(service.deleteExpired() == 0)
  }

  @Test func `only the administrator can list reports without a photo, in pages`() throws {
    let service = try service(lifetime: nil)
    var created: [String] = []
    for _ in 0..<5 {
      created.insert(try create(service), at: 0)
      clocks.advance(1000)
    }
    let published = created.remove(at: 2)
    _ = try store.publishPhoto(
      .containing([1]), of: try #require(AnnouncementID(published)), at: clocks.now)
    service.refresh()
    for token in [nil, "wrong-wrong-wrong-wrong"] {
      let refused = try get(service, Self.list, token)
      #expect(refused.status == 401)
      let text = String(decoding: refused.body, as: UTF8.self)
      #expect(!created.contains { text.contains($0) })
    }
    let whole = try get(service, Self.list)
    #expect(try ids(whole) == created)
    #expect(whole["Cache-Control"] == "no-store")
    #expect(whole["Link"] == nil)
    var target: String? = Self.list + "?limit=3"
    var found: [String] = []
    while let next = target {
      let page = try get(service, next)
      found += try ids(page)
      let link = page["Link"]
      #expect(!created.contains { link?.contains($0) == true })
      target = link.map { String($0.split(separator: ">")[0].dropFirst()) }
    }
    #expect(found == created)
    #expect(try get(service, Self.list + "?limit=0").status == 400)
    #expect(try get(service, Self.list + "?cursor=x").status == 400)
  }
}
