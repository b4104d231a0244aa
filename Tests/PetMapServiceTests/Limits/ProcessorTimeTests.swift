import PetMapAPI
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct ProcessorTimeTests {
  private let peer = Peer(network: "192.0.2.1")

  private func seconds(_ count: Double) -> MonotonicTime {
    MonotonicTime(milliseconds: Int64(count * 1000))
  }

  @Test func `a peer can use a quarter of the processors over two minutes`() throws {
    let time = ProcessorTime(processors: 4)
    time.charge(100, to: peer, at: seconds(0))
    time.charge(20, to: peer, at: seconds(0))
    try time.check(peer, at: seconds(0))
    time.charge(5.5, to: peer, at: seconds(0))
    let error = #expect(throws: ServiceError.self) { try time.check(peer, at: seconds(1)) }
    #expect(error?.code == .tooManyRequests)
    #expect(error?.headers == [HeaderField("Retry-After", "5")])
    try time.check(peer, at: seconds(5.5))
    try time.check(Peer(network: "192.0.2.2"), at: seconds(1))
    // Nothing is saved up.
    time.charge(121, to: peer, at: seconds(10_000))
    #expect(throws: ServiceError.self) { try time.check(peer, at: seconds(10_000)) }
  }

  @Test func `proxies are not charged`() throws {
    let time = ProcessorTime(processors: 1)
    let proxy = Peer(network: "192.0.2.1", isLimited: false)
    time.charge(1000, to: proxy, at: seconds(0))
    try time.check(proxy, at: seconds(0))
    try time.check(peer, at: seconds(0))
  }

  @Test func `searches, pictures and hashes of a peer without time are rejected, but no reads`()
    throws
  {
    var environment = ServiceEnvironment.test()
    environment.callouts = TestDrawer { [1] }
    let service = try Service(environment)
    let id = try InProcess(service).announce().id
    service.budgets.processorTime.charge(1_000_000, to: peer, at: environment.uptime())
    func status(_ target: String, accept: String = "*/*", peer: String = "192.0.2.1") throws -> Int
    {
      try InProcess(service, peer: peer).send(
        WireRequest(method: "GET", target: target, headers: [HeaderField("Accept", accept)])
      ).status
    }
    let search = "/api/v1/pins?text=rex"
    #expect(try status(search) == 429)
    #expect(try status(search, peer: "192.0.2.2") == 200)
    #expect(try status("/tiles/3/4/2.mvt?status=found") == 429)
    #expect(try status("/api/v1/announcements/\(id)") == 200)
    #expect(try status("/api/v1/announcements?limit=10") == 200)
    #expect(try status("/pets/\(id)") == 200)
    let callout = "/api/v1/announcements/\(id)/callout?viewport=100x100"
    #expect(try status(callout, accept: "image/png") == 429)
    let creation = WireRequest(
      method: "POST", target: "/api/v1/announcements",
      headers: [HeaderField("Content-Type", "application/json")],
      body: ExampleDraft.json(changing: "{}"))
    #expect(try InProcess(service, peer: "192.0.2.1").send(creation).status == 429)
    #expect(try InProcess(service, peer: "192.0.2.2").send(creation).status == 201)
  }
}
