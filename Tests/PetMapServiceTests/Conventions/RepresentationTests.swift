import PetMapAnnouncements
import PetMapAPI
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

/// Tests GET responses with an entity tag, which are compressed for clients that accept gzip.
@Suite struct RepresentationTests {
  /// A service with a published announcement. Its "gzip" encoding only adds a byte at the
  /// beginning.
  private struct Published {
    let transport: InProcess
    let id: String

    init() throws {
      let store = MemoryStore()
      var environment = ServiceEnvironment.test(store: store, adminToken: ContractRun.adminToken)
      environment.gzip = { [0x1F] + $0 }
      environment.callouts = TestDrawer { [UInt8](repeating: 0x20, count: 8) }
      let service = try Service(environment)
      service.makeClusters()
      transport = InProcess(service)
      id = try Self.publish(over: transport)
    }

    func get(
      _ target: String, _ headers: [(String, String)] = [], method: String = "GET"
    ) throws -> WireResponse {
      try transport.send(
        WireRequest(
          method: method, target: target.replacing("{id}", with: id),
          headers: headers.map { HeaderField($0.0, $0.1) }))
    }

    static func publish(over transport: InProcess) throws -> String {
      let created = try transport.send(
        WireRequest(
          method: "POST", target: "/api/v1/announcements",
          headers: [HeaderField("Content-Type", "application/json")],
          body: Array(ExampleDraft.members.utf8)))
      let text = String(decoding: created.body, as: UTF8.self)
      let id = String(try #require(created["Location"]?.split(separator: "/").last))
      let password = try #require(
        text.split(separator: "\"managementPassword\":\"").last?.prefix(6))
      let uploaded = try transport.send(
        .upload(
          Array("GIF89a".utf8), of: id,
          authorization: "Basic " + TestBase64.encoded("\(id):\(password)")))
      try #require(uploaded.status == 201)
      return id
    }
  }

  private static let targets = [
    "/api/v1/announcements", "/api/v1/announcements?lat=52.2&lng=21&range=50",
    "/api/v1/announcements/{id}", "/api/v1/pins", "/api/v1/pins?zoom=3&cluster=true",
    "/tiles/0/0/0.mvt", "/tiles.json", "/ogc", "/ogc/conformance", "/ogc/collections",
    "/ogc/collections/announcements", "/ogc/collections/announcements/items",
    "/ogc/collections/announcements/items/{id}", "/openapi.json",
  ]

  @Test(arguments: targets)
  func `each coding has its own entity tag, and only that tag results in 304`(_ target: String)
    throws
  {
    let service = try Published()
    let plain = try service.get(target)
    let compressed = try service.get(target, [("Accept-Encoding", "gzip")])
    #expect(plain.status == 200)
    #expect(plain["Content-Encoding"] == nil)
    #expect(plain["Vary"] == "Accept-Encoding")
    #expect(compressed["Content-Encoding"] == "gzip")
    #expect(compressed["Vary"] == "Accept-Encoding")
    #expect(compressed.body == [0x1F] + plain.body)
    let (tag, compressedTag) = (try #require(plain["ETag"]), try #require(compressed["ETag"]))
    #expect(tag != compressedTag)
    #expect(try service.get(target)["ETag"] == tag)
    let unchanged = try service.get(target, [("If-None-Match", "\"x\", W/\(tag)")])
    #expect(unchanged.status == 304)
    #expect(unchanged["ETag"] == tag)
    #expect(unchanged["Vary"] == "Accept-Encoding")
    #expect(unchanged["Cache-Control"] == plain["Cache-Control"])
    #expect(unchanged["Content-Length"] == nil)
    #expect(unchanged["Content-Encoding"] == nil)
    #expect(try service.get(target, [("If-None-Match", compressedTag)]).status == 200)
    let gzip = ("Accept-Encoding", "gzip")
    #expect(try service.get(target, [gzip, ("If-None-Match", compressedTag)]).status == 304)
    #expect(try service.get(target, [gzip, ("If-None-Match", tag)]).status == 200)
    let head = try service.get(target, [gzip], method: "HEAD")
    #expect(head["ETag"] == compressedTag)
    #expect(head["Content-Length"] == compressed["Content-Length"])
  }

  @Test(arguments: targets)
  func `every notation that refuses gzip is recognized`(_ target: String) throws {
    let service = try Published()
    for value in ["gzip;q=0.000", "gzip; q=0.0", "*;q=0", "identity, gzip;q=0"] {
      #expect(try service.get(target, [("Accept-Encoding", value)])["Content-Encoding"] == nil)
    }
  }

  @Test func `a list's tag changes with its contents`() throws {
    let service = try Published()
    for target in Self.targets where target.contains("announcements") || target.contains("pins") {
      guard !target.hasSuffix("/announcements") || target.hasPrefix("/api") else { continue }
      let before = try service.get(target)
      let other = try Published.publish(over: service.transport)
      let after = try service.get(target)
      #expect((before["ETag"] == after["ETag"]) == (before.body == after.body), "\(target)")
      #expect(try service.get("/api/v1/announcements/\(other)").status == 200)
    }
    let list = try service.get("/api/v1/announcements")
    _ = try Published.publish(over: service.transport)
    #expect(try service.get("/api/v1/announcements")["ETag"] != list["ETag"])
  }

  @Test func `content that differs in a single bit or in length has a different tag`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed: seed)
    var tags: Set<String> = []
    var count = 0
    for length in 0...40 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      tags.insert(EntityTag.of(bytes))
      count += 1
      for index in 0..<length {
        for bit in 0..<8 {
          var changed = bytes
          changed[index] ^= 1 << UInt8(bit)
          tags.insert(EntityTag.of(changed))
          count += 1
        }
      }
    }
    #expect(tags.count == count, "seed \(seed)")
  }

  @Test func `an unpublished announcement is not cached`() throws {
    let service = try Published()
    let created = try service.transport.send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: Array(ExampleDraft.members.utf8)))
    let location = try #require(created["Location"])
    #expect(try service.get(location)["Cache-Control"] == "private, no-store")
    let callout = "/callout?viewport=390x844&at=1,1"
    #expect(try service.get(location + callout)["Cache-Control"] == "private, no-store")
    for path in ["", callout] {
      let published = try service.get("/api/v1/announcements/{id}\(path)")
      #expect(published["Cache-Control"] == "public, max-age=0")
    }
  }
}
