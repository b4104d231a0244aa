import PetMapAPI
import PetMapAnnouncements
import PetMapJSON
import PetMapPhotos
import PetMapService
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests moderation through the API and the pages.
@Suite final class ModerationTests {
  private static let token = "0123456789abcdef!~"
  private let directory = TemporaryDirectory()
  private let store: Store
  let admin = HeaderField(
    "Authorization", BasicCredentials(user: "alex", password: ModerationTests.token).header)

  init() throws { store = try StoreAddress(directory.file("pets.sqlite")).serve() }

  deinit { store.close() }

  func service(_ change: (inout ServiceEnvironment) -> Void = { _ in }) throws -> Service {
    var environment = ServiceEnvironment.test(store: store, adminToken: Self.token)
    environment.moderation = store.moderation
    change(&environment)
    return try Service(environment)
  }

  /// Reports a pet with a photo.
  func report(
    _ transport: InProcess, _ changes: String = "{}"
  ) throws -> (id: String, authorization: String) {
    let (id, password) = try transport.announce(changing: changes)
    let authorization = BasicCredentials(user: id, password: password).header
    let upload = try transport.send(
      .upload([0xFF, 0xD8, 0xFF, 0xE0], of: id, authorization: authorization))
    #expect(upload.status == 201)
    return (id, authorization)
  }

  func get(
    _ transport: InProcess, _ target: String, _ headers: [HeaderField] = []
  ) throws -> WireResponse {
    try transport.send(WireRequest(method: "GET", target: target, headers: headers))
  }

  func post(
    _ transport: InProcess, _ target: String, _ body: String, _ headers: [HeaderField] = [],
    method: String = "POST"
  ) throws -> WireResponse {
    try transport.send(
      WireRequest(
        method: method, target: target,
        headers: headers + [HeaderField("Content-Type", "application/json")],
        body: Array(body.utf8)))
  }

  private func order(
    _ transport: InProcess, _ action: String, _ id: String, _ more: String = ""
  ) throws -> Int {
    try post(
      transport, "/api/admin/v1/moderation", #"{"action":"\#(action)","ids":["\#(id)"]\#(more)}"#,
      [admin]
    ).status
  }

  @Test func `a report is published once a moderator has seen its photo`() throws {
    let transport = InProcess(try service { $0.reviewsReports = true })
    let (id, authorization) = try report(transport)
    func list() throws -> String {
      String(decoding: try get(transport, "/api/v1/announcements").body, as: UTF8.self)
    }
    #expect(try !list().contains(id))
    // Its reporter can see it, but no cache may keep it.
    #expect(try get(transport, "/images/\(id).jpeg")["Cache-Control"] == "private, no-store")
    // A photo that the moderator has not seen is not approved.
    let unseen = form("/admin", ["action": "show", "pet-\(id)": "yes", "seen-\(id)": "0"])
    #expect(try transport.send(unseen)["Location"] == "/admin?done=0")
    #expect(try !list().contains(id))
    #expect(try order(transport, "show", id) == 200)
    #expect(try list().contains(id))
    #expect(try get(transport, "/images/\(id).jpeg")["Cache-Control"] != "private, no-store")
    // A replaced photo is reviewed again before others see it.
    let upload = WireRequest.upload(
      [0xFF, 0xD8, 0xFF, 0xE1], of: id, authorization: authorization)
    #expect(try transport.send(upload).status == 201)
    #expect(try !list().contains(id))
    #expect(try get(transport, "/images/\(id).jpeg").status == 404)
    #expect(try get(transport, "/admin/photos/\(id)").status == 401)
    #expect(try get(transport, "/admin/photos/\(id)", [admin]).status == 200)
  }

  @Test func `what a moderator has not seen is not approved`() throws {
    let transport = InProcess(try service { $0.reviewsReports = true })
    let (id, authorization) = try report(
      transport, #"{"reward":"500 USD","markings":"torn ear","collar":"red"}"#)
    func page() throws -> String {
      let response = try get(transport, "/admin?list=waiting&lang=en", [admin])
      return String(decoding: response.body, as: UTF8.self)
    }
    func approve(_ page: String) throws -> String? {
      let start = try #require(page.firstRange(of: "name=\"seen-\(id)\" value=\"")).upperBound
      let seen = String(page[start...].prefix { $0 != "\"" })
      return try transport.send(
        form("/admin", ["action": "show", "pet-\(id)": "yes", "seen-\(id)": seen]))["Location"]
    }
    let first = try page()
    for text in ["500 USD", "torn ear", "red"] { #expect(first.contains(text), "\(text)") }
    let edit = try post(
      transport, "/api/v1/announcements/\(id)", #"{"reward":"A secret"}"#,
      [HeaderField("Authorization", authorization)], method: "PATCH")
    #expect(edit.status == 200)
    func isListed() throws -> Bool {
      let list = try get(transport, "/api/v1/announcements").body
      return String(decoding: list, as: UTF8.self).contains(id)
    }
    #expect(try approve(first) == "/admin?done=0")
    #expect(try !isListed())
    #expect(try approve(page()) == "/admin?done=1")
    #expect(try isListed())
  }

  @Test func `contact details of closed reports are hidden until they are reopened`() throws {
    let transport = InProcess(try service())
    let (id, authorization) = try report(transport, #"{"email":"owner@mail.example"}"#)
    func set(_ status: String) throws -> Int {
      try post(
        transport, "/api/v1/announcements/\(id)/status", #"{"status":"\#(status)"}"#,
        [HeaderField("Authorization", authorization)], method: "PUT"
      ).status
    }
    func isShown() throws -> Bool {
      let targets = [
        "/api/v1/announcements/\(id)", "/api/v1/announcements", "/pets/\(id)",
        "/ogc/collections/announcements/items",
      ]
      let found = try targets.map { target in
        String(decoding: try get(transport, target).body, as: UTF8.self)
          .contains("owner@mail.example")
      }
      #expect(Set(found).count == 1)
      return found[0]
    }
    #expect(try isShown())
    #expect(try set("CLOSED") == 200)
    #expect(try !isShown())
    let contact = try post(transport, "/api/v1/announcements/\(id)/contact", "")
    #expect(String(decoding: contact.body, as: UTF8.self) == #"{"email":null,"phone":null}"#)
    #expect(try set("MISSING") == 200)
    #expect(try isShown())
  }

  @Test func `contact details are given on request, with a limit`() throws {
    let transport = InProcess(
      try service {
        $0.disclosure.hidesContact = true
        $0.limits[.contacts] = RateLimit(count: 2, window: 3600)
      })
    let (id, _) = try report(transport, #"{"email":"owner@mail.example"}"#)
    for target in ["/api/v1/announcements/\(id)", "/api/v1/announcements", "/pets/\(id)"] {
      let text = String(decoding: try get(transport, target).body, as: UTF8.self)
      #expect(!text.contains("owner@mail.example"), "\(target)")
    }
    let answer = try post(transport, "/api/v1/announcements/\(id)/contact", "")
    #expect(String(decoding: answer.body, as: UTF8.self).contains("owner@mail.example"))
    let browser = PageBrowser(transport: transport)
    let page = try browser.get("/pets/\(id)")
    #expect(page.text.contains("petDetails.contact.button"))
    let shown = try browser.post("/pets/\(id)/contact", [:])
    #expect(shown.text.contains("owner@mail.example"))
    #expect(shown.response["Cache-Control"] == "no-store")
    #expect(try post(transport, "/api/v1/announcements/\(id)/contact", "").status == 429)
  }

  @Test func `a banned network can send nothing, and others can`() throws {
    let service = try service()
    let banned = InProcess(service, peer: "192.0.2.1")
    let (id, authorization) = try report(banned)
    #expect(try order(banned, "ban", id, #","ban":"1h""#) == 200)
    let neighbor = InProcess(service, peer: "192.0.2.77")
    let draft = WireRequest(
      method: "POST", target: "/api/v1/announcements",
      headers: [HeaderField("Content-Type", "application/json")],
      body: ExampleDraft.json(changing: "{}"))
    let refusal = try neighbor.send(draft)
    #expect(refusal.status == 403)
    #expect(String(decoding: refusal.body, as: UTF8.self).contains("Nothing is accepted"))
    let upload = WireRequest.upload([0xFF, 0xD8, 0xFF], of: id, authorization: authorization)
    #expect(try banned.send(upload).status == 403)
    let flag = #"{"reason":"spam"}"#
    #expect(try post(banned, "/api/v1/announcements/\(id)/flags", flag).status == 403)
    func set(_ status: String) throws -> Int {
      try post(
        banned, "/api/v1/announcements/\(id)/status", #"{"status":"\#(status)"}"#,
        [HeaderField("Authorization", authorization)], method: "PUT"
      ).status
    }
    #expect(try set("CLOSED") == 200)
    #expect(try set("MISSING") == 403)
    let other = InProcess(service, peer: "198.51.100.1")
    #expect(try post(other, "/api/v1/announcements/\(id)/flags", flag).status == 201)
    let bans = try JSONValue(parsing: get(other, "/api/admin/v1/bans", [admin]).body)
    let network = try #require(bans.object?["data"]?.array?.first?.object?["network"]?.string)
    let end = WireRequest(
      method: "DELETE", target: "/api/admin/v1/bans/\(network)", headers: [admin])
    #expect(try other.send(end).status == 204)
    #expect(try other.send(end).status == 404)
    #expect(try neighbor.send(draft).status == 201)
  }

  @Test func `the page acts on the selected announcements, and on a whole network`() throws {
    let service = try service()
    let spammer = InProcess(service, peer: "192.0.2.1")
    var ids: [String] = []
    for number in 0..<3 { ids.append(try report(spammer, #"{"microchipNumber":"\#(number)"}"#).id) }
    let (other, _) = try report(
      InProcess(service, peer: "198.51.100.1"), #"{"microchipNumber":"9"}"#)
    var browser = PageBrowser(transport: InProcess(service))
    #expect(try browser.get("/admin").status == 401)
    #expect(try browser.get("/admin").response["WWW-Authenticate"] == "Basic realm=\"petmap\"")
    browser.origin.append(admin)
    func page(_ query: String = "") throws -> String {
      let response = try get(browser.transport, "/admin\(query)", [admin])
      #expect(response.status == 200)
      #expect(response["Cache-Control"] == "no-store")
      return String(decoding: response.body, as: UTF8.self)
    }
    for id in ids + [other] { #expect(try page().contains(id)) }
    let hidden = try browser.transport.send(
      form("/admin", ["action": "hide", "pet-\(other)": "yes", "back": "?list=new"]))
    #expect(hidden.status == 303)
    #expect(hidden["Location"] == "/admin?list=new&done=1")
    #expect(try page("?list=hidden").contains(other))
    let purge = try browser.transport.send(
      form(
        "/admin",
        ["action": "delete-network", "pet-\(ids[0])": "yes", "ban": "30d", "confirmed": "yes"]))
    #expect(purge["Location"] == "/admin?done=3")
    #expect(try page().contains("Banned networks"))
    for id in ids { #expect(try !page().contains(id)) }
    // What the page did not show is not deleted, and nothing without confirmation.
    let (later, _) = try report(browser.transport)
    var deletion = ["action": "delete", "all": "yes", "seen-\(other)": "1", "back": "?list=hidden"]
    let question = try browser.transport.send(form("/admin", deletion))
    #expect(question.status == 200)
    #expect(String(decoding: question.body, as: UTF8.self).contains("seen-\(other)"))
    deletion["confirmed"] = "yes"
    let whole = try browser.transport.send(form("/admin", deletion))
    #expect(whole["Location"] == "/admin?list=hidden&done=1")
    #expect(try store.page(after: nil, limit: 9).map(\.id.text) == [later])
    let empty = try browser.transport.send(
      form("/admin", ["action": "ban", "pet-\(later)": "yes", "ban": ""]))
    #expect(empty["Location"] == "/admin?done=0")
    // A form from another site is refused, although the browser adds the credentials.
    var foreign = form("/admin", ["action": "delete", "all": "yes"])
    foreign.headers[0] = HeaderField("Sec-Fetch-Site", "cross-site")
    #expect(try browser.transport.send(foreign).status == 403)
  }

  @Test func `the page shows the matches of a report with their reasons`() throws {
    let transport = InProcess(try service())
    let (lost, _) = try report(transport)
    let (found, _) = try report(transport, #"{"status":"FOUND","microchipNumber":null}"#)
    // The index is made in the background for pages, but at once for this request.
    #expect(try get(transport, "/api/v1/announcements/\(lost)/matches").status == 200)
    let page = try get(transport, "/admin?list=new", [admin])
    let text = String(decoding: page.body, as: UTF8.self)
    // Each is a report, and the match of the other.
    for id in [lost, found] { #expect(text.ranges(of: "/pets/\(id)?lang=en").count == 2) }
    #expect(text.contains("Found within 250 m"))
  }

  private func form(_ target: String, _ values: [String: String]) -> WireRequest {
    let body = values.map { "\($0)=\(PercentEncoding.encoded($1))" }.joined(separator: "&")
    return WireRequest(
      method: "POST", target: target,
      headers: [
        HeaderField("Sec-Fetch-Site", "same-origin"), admin,
        HeaderField("Content-Type", "application/x-www-form-urlencoded"),
      ], body: Array(body.utf8))
  }

  @Test func `the name of an administrator is believed only from a trusted proxy`() throws {
    let transport = InProcess(
      try service { environment in
        environment.adminHeader = "X-Remote-User"
        environment.trustedProxies = TrustedProxies(
          [IPAddressRange("127.0.0.1")].compactMap { $0 })
      })
    let header = HeaderField("X-Remote-User", "zoe")
    let target = "/api/admin/v1/announcements"
    func status(from peer: String, _ headers: [HeaderField]) throws -> Int {
      let head = RequestHead(
        "GET", target, headers: HeaderFields(headers), peer: peer, id: "0123456789")
      let resolved = transport.service.environment.trustedProxies.resolved(head)
      let plan = transport.service.plan(resolved)
      guard case .respond(let response) = transport.service.begin(plan) else { return 0 }
      return response.status
    }
    #expect(try status(from: "127.0.0.1", [header]) == 200)
    #expect(try status(from: "127.0.0.1", [header, header]) == 401)
    #expect(try status(from: "127.0.0.1", []) == 401)
    #expect(try status(from: "192.0.2.1", [header]) == 401)
  }

  @Test func `credentials that browsers add are refused if another site sends them`() throws {
    let transport = InProcess(try service())
    let (id, _) = try report(transport)
    let foreign = HeaderField("Sec-Fetch-Site", "cross-site")
    func replace(_ headers: HeaderField...) throws -> Int {
      try transport.send(
        WireRequest(
          method: "POST", target: "/api/admin/v1/announcements/\(id)/password", headers: headers)
      ).status
    }
    #expect(try replace(admin, foreign) == 403)
    #expect(try replace(admin) == 200)
    let bearer = HeaderField("Authorization", "Bearer \(Self.token)")
    #expect(try replace(bearer, foreign) == 200)
    let closing = try post(
      transport, "/api/v1/announcements/\(id)/status", #"{"status":"CLOSED"}"#, [admin, foreign],
      method: "PUT")
    #expect(closing.status == 403)
  }

  @Test func `the audit log has pages`() throws {
    let transport = InProcess(try service())
    for number in 0..<3 {
      _ = try transport.announce(changing: #"{"microchipNumber":"\#(number)"}"#)
    }
    var target: String? = "/api/admin/v1/audit?limit=2"
    var lines: [Int] = []
    while let next = target {
      let response = try get(transport, next, [admin])
      lines.append(response.body.split(separator: UInt8(ascii: "\n")).count)
      target = response["Link"].map { String($0.dropFirst().prefix { $0 != ">" }) }
    }
    #expect(lines == [2, 1])
  }

  @Test func `a reporter who lost the password gets a new one`() throws {
    let transport = InProcess(try service())
    let (id, old) = try report(transport)
    let response = try post(
      transport, "/api/admin/v1/announcements/\(id)/password", "", [admin])
    let password = try #require(
      JSONValue(parsing: response.body).object?["managementPassword"]?.string)
    func close(_ authorization: String) throws -> Int {
      try post(
        transport, "/api/v1/announcements/\(id)/status", #"{"status":"CLOSED"}"#,
        [HeaderField("Authorization", authorization)], method: "PUT"
      ).status
    }
    #expect(try close(old) == 403)
    #expect(try close(BasicCredentials(user: id, password: password).header) == 200)
  }
}
