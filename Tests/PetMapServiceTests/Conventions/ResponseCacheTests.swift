import PetMapAPI
import PetMapAnnouncements
import PetMapService
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct ResponseCacheTests {
  private static let targets = [
    "/api/v1/announcements", "/api/v1/announcements?limit=10", "/api/v1/announcements?text=rex",
    "/api/v1/pins", "/api/v1/pins?zoom=3&cluster=true", "/api/v1/pins?near=52.2,21.0",
    "/tiles/0/0/0.mvt", "/tiles/0/0/0.mvt?text=rex", "/tiles.json", "/api/v1/pins/values",
    "/ogc/collections/announcements/items",
  ]

  /// A service with published announcements, which counts how often it compresses.
  private struct Site {
    let transport: InProcess
    let compressions = Monitor(0)

    init() throws {
      var environment = ServiceEnvironment.test(adminToken: ContractRun.adminToken)
      let compressions = compressions
      environment.gzip = { bytes in
        compressions.withLock { $0 += 1 }
        return [0x1F] + bytes
      }
      let service = try Service(environment)
      service.makeClusters()
      transport = InProcess(service)
    }

    func get(
      _ target: String, _ headers: [(String, String)] = [], method: String = "GET"
    ) throws -> WireResponse {
      try transport.send(
        WireRequest(
          method: method, target: target, headers: headers.map { HeaderField($0.0, $0.1) }))
    }

    /// Publishes an announcement and returns its ID.
    func publish(_ name: String) throws -> String {
      let (id, password) = try transport.announce(changing: #"{"petName":"\#(name)"}"#)
      try addPhoto(to: id, password)
      return id
    }

    /// Adds a photo, which publishes an announcement.
    func addPhoto(to id: String, _ password: String) throws {
      let uploaded = try transport.send(
        .upload(
          Array("GIF89a".utf8), of: id,
          authorization: "Basic " + TestBase64.encoded("\(id):\(password)")))
      #expect(uploaded.status == 201)
    }

    func change(_ method: String, _ target: String, _ body: String = "") throws {
      let changed = try transport.send(
        WireRequest(
          method: method, target: target,
          headers: [
            HeaderField("Authorization", "Bearer " + ContractRun.adminToken),
            HeaderField("Content-Type", "application/json"),
          ], body: Array(body.utf8)))
      #expect([200, 204].contains(changed.status))
    }
  }

  @Test(arguments: targets)
  func `a repeated request gets the same response without compressing it again`(
    target: String
  ) throws {
    let site = try Site()
    _ = try site.publish("Rex")
    let fields = [("Accept-Encoding", "gzip")]
    let first = try site.get(target, fields)
    #expect(first.status == 200 && first["Content-Encoding"] == "gzip")
    let before = site.compressions.withLock { $0 }
    for _ in 0..<3 {
      let next = try site.get(target, fields)
      #expect(next.status == 200 && next.body == first.body)
      let isSame = { (name: String) in next[name] == first[name] }
      #expect(["ETag", "Cache-Control", "Vary", "Content-Type", "Link"].allSatisfy(isSame))
      #expect(next["request-id"] != first["request-id"])
    }
    let tag = try #require(first["ETag"])
    let unchanged = try site.get(target, fields + [("If-None-Match", tag)])
    #expect(unchanged.status == 304 && unchanged.body.isEmpty && unchanged["ETag"] == tag)
    #expect(unchanged["Content-Encoding"] == nil && unchanged["Content-Type"] == nil)
    #expect(unchanged["Cache-Control"] == first["Cache-Control"])
    let head = try site.get(target, fields, method: "HEAD")
    #expect(head.status == 200 && head.body.isEmpty && head["ETag"] == tag)
    #expect(head["Content-Length"] == first["Content-Length"])
    #expect(site.compressions.withLock { $0 } == before)
    let plain = try site.get(target)
    #expect(plain["Content-Encoding"] == nil && [0x1F] + plain.body == first.body)
    #expect(try site.get(target, [("If-None-Match", tag)]).status == 200)
  }

  @Test func `a new day has other responses, because it decides what is old`() throws {
    let days = Monitor<Int64>(0)
    var environment = ServiceEnvironment.test()
    let start = environment.now()
    environment.now = { start.advanced(byMilliseconds: days.withLock { $0 } * 86_400_000) }
    let transport = InProcess(try Service(environment))
    _ = try transport.announce(changing: #"{"status":"FOUND","noPhoto":true}"#)
    let old = try [0, 400].map { (day: Int64) in
      days.withLock { $0 = day }
      let target = "/api/v1/pins/values?active=365"
      let response = try transport.send(WireRequest(method: "GET", target: target))
      return String(decoding: response.body, as: UTF8.self).contains(#""old":1"#)
    }
    #expect(old == [false, true])
  }

  @Test(arguments: targets)
  func `a conditional request leaves the complete response for the next one`(target: String) throws
  {
    let site = try Site()
    _ = try site.publish("Rex")
    #expect(try site.get(target, [("If-None-Match", "*")]).status == 304)
    let full = try site.get(target)
    #expect(full.status == 200 && !full.body.isEmpty)
    #expect(try site.get(target, method: "HEAD").status == 200)
  }

  @Test(arguments: targets)
  func `nothing that was changed or deleted is served again`(target: String) throws {
    let site = try Site()
    func shown() throws -> [UInt8] { try site.get(target).body }
    let empty = try shown()
    let id = try site.publish("Rex")
    let published = try shown()
    #expect(published != empty)
    #expect(try shown() == published)
    try site.change("PUT", "/api/v1/announcements/\(id)/status", #"{"status":"CLOSED"}"#)
    if !target.hasPrefix("/tiles.json") { #expect(try shown() != published) }
    _ = try shown()
    try site.change("DELETE", "/api/admin/v1/announcements/\(id)")
    #expect(try shown() == empty)
    #expect(try shown() == empty)
  }

  @Test func `an announcement is shown as it is now, published or not`() throws {
    let site = try Site()
    let (id, password) = try site.transport.announce()
    let target = "/api/v1/announcements/\(id)"
    func expectCurrent(compressions: Int, _ name: String) throws {
      let before = site.compressions.withLock { $0 }
      for _ in 0..<3 {
        let shown = try site.get(target, [("Accept-Encoding", "gzip")])
        #expect(String(decoding: shown.body, as: UTF8.self).contains(#""\#(name)""#))
      }
      #expect(site.compressions.withLock { $0 } - before == compressions)
    }
    // The version of the announcements does not change with an unpublished one.
    for name in ["Rex", "Max"] {
      try site.change("PATCH", target, #"{"petName":"\#(name)"}"#)
      try expectCurrent(compressions: 3, name)
    }
    try site.addPhoto(to: id, password)
    try expectCurrent(compressions: 1, "Max")
    try site.change("PATCH", target, #"{"petName":"Rex"}"#)
    try expectCurrent(compressions: 1, "Rex")
    try site.change("DELETE", "/api/admin/v1/announcements/\(id)")
    #expect(try site.get(target).status == 404)
  }

  @Test func `responses with absolute links depend on the host`() throws {
    let site = try Site()
    _ = try site.publish("Rex")
    for target in ["/tiles.json", "/ogc/collections/announcements/items"] {
      for host in ["a.example", "b.example", "a.example"] {
        let body = String(decoding: try site.get(target, [("Host", host)]).body, as: UTF8.self)
        #expect(body.contains("http://\(host)/"))
      }
    }
  }

  @Test func `the version of the announcements never goes back`() throws {
    let live = LiveAnnouncements()
    live.load(LiveLoader(), lastChange: 9)
    let first = live.version
    // After a failover, the last changes may be lost.
    live.replace(with: LiveLoader(), lastChange: 7)
    #expect(live.version > first)
    let second = live.version
    live.apply([])
    live.load(LiveLoader(), lastChange: 9)
    #expect(live.version > second)
    let third = live.version
    live.makeClusters()
    #expect(live.version > third)
  }

  @Test func `the oldest values are dropped`() {
    var random = SeededRandom(seed: 3)
    var cache = BoundedCache<Int, Int>(byteLimit: 1000)
    var kept: [(key: Int, size: Int)] = []
    for _ in 0..<20_000 {
      let (key, size) = (
        Int.random(in: 0..<300, using: &random), Int.random(in: 0...120, using: &random)
      )
      let dropped = cache.insert(key, at: key, size: size)
      if !kept.contains(where: { $0.key == key }) { kept.append((key, size)) }
      var oldest: [Int] = []
      while kept.reduce(0, { $0 + $1.size }) > 1000 { oldest.append(kept.removeFirst().key) }
      #expect(dropped == oldest)
      #expect(cache[key] == (kept.contains { $0.key == key } ? key : nil))
    }
    for key in 0..<300 {
      #expect(cache[key] == (kept.contains { $0.key == key } ? key : nil), "\(key)")
    }
  }
}
