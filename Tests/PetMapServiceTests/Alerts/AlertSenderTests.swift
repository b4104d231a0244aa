import PetMapAPI
import PetMapAlerts
import PetMapAnnouncements
import PetMapJSON
import PetMapService
import PetMapStore
import ServiceTestSupport
import Synchronization
import TestSupport
import Testing

/// Tests that the receivers of alerts are told of what happens, once, and whatever happens to servers.
@Suite final class AlertSenderTests {
  private let directory = TemporaryDirectory()
  let store: Store
  private let clock = Clock()

  /// The time of all servers.
  private final class Clock: Sendable {
    let time = Mutex(Timestamp(milliseconds: 1_763_000_000_000))
  }

  init() throws { store = try StoreAddress(directory.file("pets.sqlite")).serve() }

  deinit { store.close() }

  /// The messages that receivers got, and what they do with them.
  final class Receivers: Sendable {
    let mails = Mutex<[String]>([])
    let pushes = Mutex<[(url: String, text: String)]>([])
    let outcome = Mutex<DeliveryOutcome>(.delivered)

    /// Returns the mails since the last call.
    func newMails() -> [String] {
      mails.withLock { mails in
        defer { mails = [] }
        return mails
      }
    }

    /// Returns the push messages since the last call.
    func newPushes() -> [String] {
      pushes.withLock { pushes in
        defer { pushes = [] }
        return pushes.map(\.text)
      }
    }
  }

  /// A server of the store.
  func server(
    _ receivers: Receivers, _ change: (inout ServiceEnvironment) -> Void = { _ in }
  ) throws -> (service: Service, transport: InProcess) {
    var environment = ServiceEnvironment.test(
      store: store, now: { [clock] in clock.time.withLock { $0 } })
    var host = AlertHost(store: store)
    host.publicURL = "https://pets.example"
    host.mail = AlertHost.Mail(sender: try MailAddress("alerts@pets.example")) { message in
      let bytes = message.bytes(.lf)
      receivers.mails.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
      return receivers.outcome.withLock { $0 }
    }
    host.push = AlertHost.Push(
      publicKey: "BKey", services: try PushServices("https://push.example")
    ) { bytes, _, subscription in
      receivers.pushes.withLock {
        $0.append((subscription.endpoint, String(decoding: bytes, as: UTF8.self)))
      }
      return receivers.outcome.withLock { $0 }
    }
    environment.alerts = host
    change(&environment)
    let service = try Service(environment)
    return (service, InProcess(service))
  }

  private var now: Timestamp { clock.time.withLock { $0 } }

  /// Advances the clock, and sends what is due.
  func pass(seconds: Int64 = 0, _ services: Service...) throws {
    clock.time.withLock { $0 = $0.advanced(byMilliseconds: seconds * 1000) }
    for service in services {
      let sender = try #require(service.sender)
      for _ in 0..<3 {
        sender.step()
        sender.post.sendAll()
        sender.step()
      }
    }
  }

  func post(
    _ target: String, _ body: String, to transport: InProcess, as authorization: String? = nil
  ) throws -> JSONObject {
    var headers = [HeaderField("Content-Type", "application/json")]
    if let authorization { headers.append(HeaderField("Authorization", authorization)) }
    let response = try transport.send(
      WireRequest(method: "POST", target: target, headers: headers, body: Array(body.utf8)))
    #expect(response.status == 201, "\(String(decoding: response.body, as: UTF8.self))")
    return try #require(JSONValue(parsing: response.body).object)
  }

  /// Changes an announcement, and returns the status of the response.
  private func change(
    _ method: String, _ path: String, _ body: String, _ transport: InProcess,
    as authorization: String
  ) throws -> Int {
    let request = WireRequest(
      method: method, target: "/api/v1/announcements/\(path)",
      headers: [
        HeaderField("Content-Type", "application/json"),
        HeaderField("Authorization", authorization),
      ], body: Array(body.utf8))
    return try transport.send(request).status
  }

  let search = #""search":"near=52.2,21&radius=5&status=missing""#

  func push(_ number: Int) -> String {
    let key = "BN" + String(repeating: "A", count: 85)
    return """
      "push":{"endpoint":"https://push.example/\(number)","keys":{"p256dh":"\(key)",\
      "auth":"AAAAAAAAAAAAAAAAAAAAAA"}}
      """
  }

  /// Publishes a report.
  func report(
    _ transport: InProcess,
    _ changes: String = #"{"locationLatitude":52.21,"locationLongitude":21.01}"#
  ) throws -> (id: String, credentials: String) {
    let (id, password) = try transport.announce(changing: changes)
    let credentials = BasicCredentials(user: id, password: password).header
    let upload = try transport.send(
      .upload([0xFF, 0xD8, 0xFF, 0xE0], of: id, authorization: credentials))
    #expect(upload.status == 201)
    return (id, credentials)
  }

  @Test func `a new pet in a search is told once, when it is published`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers)
    let old = try report(transport)
    try pass(service)
    _ = try post("/api/v1/alerts", "{\(search),\(push(1)),\"language\":\"en\"}", to: transport)
    try pass(seconds: 1, service)
    #expect(receivers.newPushes() == [], "what is known is no news")

    let (id, password) = try transport.announce(
      changing: #"{"locationLatitude":52.21,"locationLongitude":21.01,"petName":"Rex"}"#)
    _ = try transport.announce(changing: #"{"locationLatitude":54,"locationLongitude":21.01}"#)
    try pass(seconds: 1, service)
    #expect(receivers.newPushes() == [], "it has no photo yet")
    let credentials = BasicCredentials(user: id, password: password).header
    _ = try transport.send(.upload([0xFF, 0xD8, 0xFF, 0xE0], of: id, authorization: credentials))
    try pass(seconds: 1, service)
    let told = receivers.newPushes()
    #expect(told.count == 1)
    #expect(told[0].contains("Rex") && told[0].contains("https://pets.example/pets/\(id)"))

    // Changes of what was told, or found before, are no news.
    for (id, credentials) in [(id, credentials), old] {
      #expect(
        try change("PATCH", id, #"{"petName":"Max"}"#, transport, as: credentials) == 200)
    }
    try pass(seconds: 100, service)
    #expect(receivers.newPushes() == [])
  }

  @Test func `mail is sent once its receiver has confirmed it, and ends with one click`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers)
    let created = try post(
      "/api/v1/alerts", "{\(search),\"mail\":\"ann@example.org\"}", to: transport)
    #expect(created["confirmed"] == .bool(false) && created["token"] == nil)
    try pass(service)
    let mail = try #require(receivers.newMails().first)
    #expect(mail.contains("To: ann@example.org"))
    _ = try report(transport)
    try pass(seconds: 1, service)
    #expect(receivers.newMails() == [])

    let token = try #require(Self.token(in: mail))
    // Mail programs open links to look for malware.
    #expect(try get("/alerts/\(token)", transport).status == 200)
    #expect(try alert(token, transport)["confirmed"] == .bool(false))
    #expect(try form(token, "action=confirm", transport).status == 303)
    #expect(try alert(token, transport)["confirmed"] == .bool(true))
    let (id, _) = try report(transport)
    try pass(seconds: 1, service)
    let told = try #require(receivers.newMails().first)
    #expect(told.replacing("=\n", with: "").replacing("=3D", with: "=").contains("/pets/\(id)"))
    #expect(told.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"))
    #expect(try form(token, "List-Unsubscribe=One-Click", transport).status == 200)
    #expect(try get("/api/v1/alerts/\(token)", transport).status == 404)
    _ = try report(transport)
    try pass(seconds: 10_000, service)
    #expect(receivers.newMails() == [])
  }

  private static func token(in mail: String) -> String? {
    let text = mail.replacing("=\n", with: "").replacing("=3D", with: "=")
    guard let range = text.firstRange(of: "https://pets.example/alerts/") else { return nil }
    return String(text[range.upperBound...].prefix(26))
  }

  private func get(_ target: String, _ transport: InProcess) throws -> WireResponse {
    try transport.send(WireRequest(method: "GET", target: target))
  }

  private func alert(_ token: String, _ transport: InProcess) throws -> JSONObject {
    let response = try get("/api/v1/alerts/\(token)", transport)
    return try #require(JSONValue(parsing: response.body).object)
  }

  private func form(
    _ token: String, _ body: String, _ transport: InProcess
  ) throws -> WireResponse {
    try transport.send(
      WireRequest(
        method: "POST", target: "/alerts/\(token)",
        headers: [HeaderField("Content-Type", "application/x-www-form-urlencoded")],
        body: Array(body.utf8)))
  }

  @Test func `reporters are told of sightings and matches until the report is closed`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers)
    let lost = #"{"locationLatitude":52.2,"locationLongitude":21,"lastSeenDate":"2025-11-02","#
    let traits = #""species":"DOG","breed":"beagle","colors":"white, brown","sex":"MALE"}"#
    let (id, credentials) = try report(transport, lost + traits)
    let sightings = "/api/v1/announcements/\(id)/sightings"
    let seen = #"{"seenAt":"2025-11-10","locationLatitude":52.21,"locationLongitude":21}"#
    // The reporter knows this one.
    _ = try post(sightings, seen.replacing("52.21", with: "52.22"), to: transport)
    try pass(seconds: 60, service)
    _ = try post(
      "/api/v1/announcements/\(id)/alerts", "{\(push(1))}", to: transport, as: credentials)
    #expect(try change("PATCH", id, #"{"petName":"Max"}"#, transport, as: credentials) == 200)
    try pass(seconds: 1, service)
    #expect(receivers.newPushes() == [])
    _ = try post(sightings, seen, to: transport)
    try pass(seconds: 60, service)
    #expect(receivers.newPushes().count == 1)

    let found = #"{"locationLatitude":52.201,"locationLongitude":21,"lastSeenDate":"2025-11-03","#
    _ = try report(transport, found + #""status":"FOUND","# + traits)
    try pass(seconds: 60, service)
    let match = receivers.newPushes()
    #expect(match.count == 1 && match[0].contains("/pets/"))
    let list = try JSONValue(parsing: get("/api/v1/announcements/\(id)/matches", transport).body)
    let best = try #require(list.object?["matches"]?.array?.first?.object)
    let reason = try #require(best["reasons"]?.array?.first?.object?["text"]?.string)
    #expect(match.first?.contains(reason) == true, "\(match)")

    // The reporter rejects a match before they can be told of it.
    receivers.outcome.withLock { $0 = .failed("away", retryAfter: nil) }
    let (other, _) = try report(transport, found + #""status":"FOUND","# + traits)
    try pass(seconds: 60, service)
    #expect(receivers.newPushes().count == 1)
    receivers.outcome.withLock { $0 = .delivered }
    let decision = #"{"decision":"notMine"}"#
    #expect(
      try change("PUT", "\(id)/decisions/\(other)", decision, transport, as: credentials) == 200)
    try pass(seconds: 100, service)
    #expect(receivers.newPushes() == [])

    #expect(
      try change("PUT", "\(id)/status", #"{"status":"CLOSED"}"#, transport, as: credentials) == 200)
    try pass(seconds: 60, service)
    #expect(try store.alertCounts(at: now).active == 0)
    #expect(receivers.newPushes() == [])
  }

  @Test func `reporters are asked after 30 days without news`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers)
    let (id, credentials) = try report(transport)
    _ = try post(
      "/api/v1/announcements/\(id)/alerts", "{\(push(1))}", to: transport, as: credentials)
    try pass(service)
    #expect(receivers.newPushes() == [])
    // Another server takes over a month later.
    let (later, _) = try server(receivers)
    service.stop()
    try store.releaseLease(of: try #require(try store.takeLeaseHolder()))
    try pass(seconds: 30 * 86_400, later)
    #expect(receivers.newPushes().count == 1)
    try pass(seconds: 60, later)
    #expect(receivers.newPushes() == [])
  }

  @Test func `a failing receiver is tried again later, and one that is gone is forgotten`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers)
    _ = try post("/api/v1/alerts", "{\(search),\(push(1))}", to: transport)
    try pass(service)
    receivers.outcome.withLock { $0 = .failed("away", retryAfter: nil) }
    _ = try report(transport)
    var waits: [Int] = []
    var wait = 0
    while waits.count < 5 {
      try pass(seconds: 1, service)
      wait += 1
      if !receivers.newPushes().isEmpty {
        waits.append(wait)
        wait = 0
      }
    }
    #expect(waits[4] > waits[2] && waits[2] >= waits[1], "\(waits)")
    receivers.outcome.withLock { $0 = .failed("busy", retryAfter: 3600) }
    try pass(seconds: 200, service)
    #expect(receivers.newPushes().count == 1)
    try pass(seconds: 3590, service)
    #expect(receivers.newPushes() == [])
    receivers.outcome.withLock { $0 = .gone }
    try pass(seconds: 20, service)
    #expect(receivers.newPushes().count == 1)
    #expect(try store.alertCounts(at: now).active == 0)
  }

  @Test func `what happened while no server was running is told by the next one`() throws {
    let receivers = Receivers()
    let (first, transport) = try server(receivers)
    _ = try post("/api/v1/alerts", "{\(search),\(push(1))}", to: transport)
    try pass(first)
    // It records an event, but ends before it has sent the message.
    _ = try report(transport)
    try #require(first.sender).step()
    let (id, _) = try report(transport)
    try store.releaseLease(of: try #require(try store.takeLeaseHolder()))
    let (second, _) = try server(receivers)
    try pass(seconds: 1, second)
    let told = receivers.newPushes()
    #expect(told.count == 1 && told[0].contains("2"), "\(told)")
    _ = id
    try pass(seconds: 100, second)
    #expect(receivers.newPushes() == [])
    // The first one no longer has the lease.
    try pass(seconds: 100, first)
    #expect(first.sender?.isSending == false && second.sender?.isSending == true)
  }

  @Test func `reports that moderators withhold, or that were erased, are not told`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers)
    _ = try post("/api/v1/alerts", "{\(search),\(push(1))}", to: transport)
    try pass(service)
    receivers.outcome.withLock { $0 = .failed("away", retryAfter: nil) }
    let (id, credentials) = try report(transport)
    try pass(seconds: 1, service)
    #expect(receivers.newPushes().count == 1)
    receivers.outcome.withLock { $0 = .delivered }
    let deletion = WireRequest(
      method: "DELETE", target: "/api/v1/announcements/\(id)",
      headers: [HeaderField("Authorization", credentials)])
    #expect(try transport.send(deletion).status == 204)
    try pass(seconds: 100, service)
    #expect(receivers.newPushes() == [])
    #expect(try store.alertCounts(at: now).due == 0)
  }
}

extension Store {
  /// Returns the server that has the lease.
  fileprivate func takeLeaseHolder() throws -> AlertID? {
    let other = try #require(AlertID(bytes: Array(repeating: 0, count: 16)))
    let lease = try takeLease(for: other, insteadOf: nil)
    return lease.holder
  }
}
