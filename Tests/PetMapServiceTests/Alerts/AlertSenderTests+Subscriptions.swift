import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapService
import ServiceTestSupport
import Synchronization
import Testing

extension AlertSenderTests {
  @Test func `a browser's new subscription gets the messages of the former one`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers)
    func move(_ body: String) throws -> WireResponse {
      try transport.send(
        WireRequest(
          method: "PUT", target: "/api/v1/push",
          headers: [HeaderField("Content-Type", "application/json")], body: Array(body.utf8)))
    }
    try pass(service)
    _ = try post("/api/v1/alerts", "{\(search),\(push(1))}", to: transport)
    let former = push(1).replacing("\"push\"", with: "\"former\"")
    #expect(try move("{\(former),\(push(2))}").status == 204)
    _ = try report(transport)
    try pass(seconds: 1, service)
    #expect(receivers.pushes.withLock { $0.map(\.url) } == ["https://push.example/2"])

    // A subscription that has no alerts, and requests that are wrong.
    #expect(try move("{\(former),\(push(2))}").status == 204)
    let elsewhere = push(2).replacing("push.example", with: "evil.example")
    let wrong: [(body: String, field: String?)] = [
      ("[]", nil), ("{\(push(2))}", "former"), ("{\(former)}", "push"),
      (#"{"former":{"endpoint":"https://push.example/1"},"push":{}}"#, "former"),
      ("{\(former),\(push(2)),\"more\":1}", "more"), ("{\(former),\(elsewhere)}", "push.endpoint"),
    ]
    for (body, field) in wrong {
      let response = try move(body)
      #expect(response.status == 400)
      let error = try #require(JSONValue(parsing: response.body).object?["error"]?.object)
      #expect(error["field"]?.string == field, "\(body)")
    }
    var environment = ServiceEnvironment.test(store: store)
    environment.alerts = AlertHost(store: store)
    let without = InProcess(try Service(environment))
    let refused = try without.send(
      WireRequest(
        method: "PUT", target: "/api/v1/push",
        headers: [HeaderField("Content-Type", "application/json")],
        body: Array("{\(former),\(push(2))}".utf8)))
    #expect(refused.status == 404)
  }

  @Test func `a change that many alerts are about is told to each of them once`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers)
    try pass(service)
    let count = AlertSender.eventLimit * 2 + 1
    for number in 0..<count {
      _ = try post("/api/v1/alerts", "{\(search),\(push(number))}", to: transport)
    }
    try pass(seconds: 1, service)
    _ = try report(transport)
    for _ in 0..<300 where receivers.pushes.withLock({ $0.count }) < count {
      try pass(seconds: 1, service)
    }
    try pass(seconds: 100, service)
    let told = receivers.pushes.withLock { $0.map(\.url) }
    #expect(told.count == count && Set(told).count == count)
  }

  @Test func `the reporter of a report that waits for review can confirm an alert`() throws {
    let receivers = Receivers()
    let (service, transport) = try server(receivers) { $0.reviewsReports = true }
    try pass(service)
    let (id, credentials) = try report(transport)
    _ = try post(
      "/api/v1/announcements/\(id)/alerts", #"{"mail":"ann@example.org"}"#, to: transport,
      as: credentials)
    try pass(seconds: 1, service)
    #expect(receivers.newMails().count == 1)
  }
}
