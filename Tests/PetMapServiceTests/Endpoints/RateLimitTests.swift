import PetMapAnnouncements
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Testing

@Suite struct RateLimitTests {
  private let clock = Monitor<Int64>(1_763_000_000_000)

  private func transport(_ limits: [LimitedRequest: RateLimit]) throws -> InProcess {
    let clock = clock
    var environment = ServiceEnvironment.test(now: {
      Timestamp(milliseconds: clock.withLock { $0 })
    })
    environment.limits = limits
    return InProcess(try Service(environment))
  }

  private let creation = WireRequest(
    method: "POST", target: "/api/v1/announcements",
    headers: [HeaderField("Content-Type", "application/json")],
    body: ExampleDraft.json(changing: "{}"))

  @Test func `a peer that exceeds its limit is rejected until the window ends`() throws {
    let transport = try transport([.creates: RateLimit(count: 2, window: 3600)])
    for remaining in [1, 0] {
      let created = try transport.send(creation)
      #expect(created.status == 201)
      #expect(created["RateLimit-Limit"] == "2")
      #expect(created["RateLimit-Remaining"] == "\(remaining)")
      #expect(created["RateLimit-Reset"] == "3600")
    }
    clock.withLock { $0 += 600_500 }
    let refused = try transport.send(creation)
    #expect(refused.status == 429)
    #expect(refused["Retry-After"] == "3000")
    #expect(refused["RateLimit-Remaining"] == "0")
    #expect(String(decoding: refused.body, as: UTF8.self).contains("TOO_MANY_REQUESTS"))
    let list = try transport.send(WireRequest(method: "GET", target: "/api/v1/announcements"))
    #expect(list.status == 200)
    #expect(list["RateLimit-Limit"] == nil)
    clock.withLock { $0 += 3_000_000 }
    #expect(try transport.send(creation).status == 201)
  }

  @Test func `searches count toward the limit, and other queries do not`() throws {
    let transport = try transport([.searches: RateLimit(count: 1, window: 60)])
    func status(_ target: String) throws -> Int {
      try transport.send(WireRequest(method: "GET", target: target)).status
    }
    #expect(try status("/api/v1/pins?text=a") == 200)
    #expect(try status("/api/v1/pins?text=b") == 429)
    #expect(try status("/api/v1/pins?bbox=0,0,1,1") == 200)
    #expect(try status("/tiles/0/0/0.mvt?status=missing,found") == 204)
    #expect(try status("/tiles/0/0/0.mvt?status=missing,found&species=dog") == 429)
    #expect(try status("/tiles/0/0/0.mvt?status=closed") == 429)
    clock.withLock { $0 -= 86_400_000 }
    #expect(try status("/api/v1/pins?text=b") == 200)
  }

  @Test func `addresses of one IPv6 network share a limit, but IPv4 addresses do not`() throws {
    var transport = try transport([.creates: RateLimit(count: 1, window: 3600)])
    func status(_ peer: String) throws -> Int {
      transport.peer = peer
      return try transport.send(creation).status
    }
    #expect(try status("2001:db8:1:2::1") == 201)
    #expect(try status("2001:db8:1:2:ffff::9") == 429)
    #expect(try status("2001:db8:1:3::1") == 201)
    #expect(try status("192.0.2.1") == 201)
    #expect(try status("::ffff:192.0.2.1") == 429)
    #expect(try status("192.0.2.2") == 201)
  }

  @Test func `nothing is counted if there is no limit`() throws {
    let transport = try transport([:])
    for _ in 0..<5 {
      let created = try transport.send(creation)
      #expect(created.status == 201)
      #expect(created["RateLimit-Limit"] == nil)
    }
  }

  @Test(
    arguments: [
      ("10/1h", RateLimit(count: 10, window: 3600)), ("30/5m", RateLimit(count: 30, window: 300)),
      ("1/1s", RateLimit(count: 1, window: 1)), ("5/2d", RateLimit(count: 5, window: 172_800)),
      ("10", nil), ("0/1h", nil), ("10/h", nil), ("10/1", nil), ("-1/1h", nil), ("1/1h/1", nil),
      ("1/1x", nil), ("/1h", nil), ("99999999999999999999/1s", nil),
    ])
  func `a limit consists of a number of requests and a duration`(text: String, limit: RateLimit?) {
    #expect(RateLimit(text) == limit)
  }
}
