import PetMapAnnouncements
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Testing

@Suite struct ManagePageTests {
  private let clock: Monitor<Int64>
  private let store: MemoryStore

  init() {
    let clock = Monitor<Int64>(1_763_000_000_000)
    self.clock = clock
    store = MemoryStore(now: { Timestamp(milliseconds: clock.withLock { $0 }) })
  }

  private func browser() throws -> PageBrowser {
    let clock = clock
    return PageBrowser(
      transport: InProcess(
        try .forTests(store: store, now: { Timestamp(milliseconds: clock.withLock { $0 }) })))
  }

  /// Creates a report and returns its credentials.
  private func report(_ browser: PageBrowser) throws -> [String: String] {
    let summary = try browser.submit(browser.contactStep(), PageBrowser.contact)
    return ["id": summary.id, "password": summary.password]
  }

  @Test func `a pet is marked as reunited after confirmation`() throws {
    let browser = try browser()
    let credentials = try report(browser)
    let choice = try browser.post("/manage", credentials)
    #expect(choice.text.contains("What happened with this report?"))
    let confirmation = try browser.post(
      "/manage", credentials.merging(["action": "close"]) { $1 })
    #expect(confirmation.text.contains("Is the pet back home?"))
    let id = try #require(AnnouncementID(credentials["id"] ?? ""))
    #expect(try store.announcement(id)?.announcement.status == .missing)
    let done = try browser.submit(confirmation)
    #expect(done.text.contains("Marked as reunited"))
    #expect(try store.announcement(id)?.announcement.status == .closed)
    #expect(try browser.post("/manage", credentials).text.contains("This report is closed."))
  }

  @Test func `the photo is shown in a size of pages`() throws {
    let browser = try browser()
    let credentials = try report(browser)
    let source = "/photos/\(credentials["id"] ?? "")-160.jpg"
    #expect(try browser.post("/manage", credentials).text.contains("src=\"\(source)?v="))
  }

  @Test func `a report is deleted after confirmation`() throws {
    let browser = try browser()
    let credentials = try report(browser)
    let deletion = credentials.merging(["action": "delete"]) { $1 }
    let confirmation = try browser.post("/manage?lang=pl", deletion)
    #expect(confirmation.text.contains("Usunąć to zgłoszenie?"))
    store.refuseWrites(with: .readOnly(cause: "disk full"))
    #expect(try browser.submit(confirmation).status == 503)
    store.refuseWrites(with: nil)
    #expect(try browser.submit(confirmation).text.contains("Zgłoszenie usunięto"))
    #expect(try store.page(after: nil, limit: 1).isEmpty)
    #expect(try browser.post("/manage", credentials).status == 403)
  }

  @Test func `the result of an action has a separate URL, so that a reload does not repeat it`()
    throws
  {
    let browser = try browser()
    let credentials = try report(browser)
    let id = credentials["id"] ?? ""
    for (action, title) in [
      ("close", "Oznaczono jako odnalezione"), ("delete", "Zgłoszenie usunięto"),
    ] {
      let values = credentials.merging(["action": action, "confirmed": "yes"]) { $1 }
      let fields = values.map { "\($0)=\($1)" }.joined(separator: "&")
      let response = try browser.transport.send(
        WireRequest(
          method: "POST", target: "/manage?lang=pl",
          headers: browser.origin + [
            HeaderField("Content-Type", "application/x-www-form-urlencoded")
          ], body: Array(fields.utf8)))
      #expect(response.status == 303)
      let location = try #require(response["Location"])
      #expect(location == "/manage?lang=pl&done=\(action)&id=\(id)")
      #expect(try browser.get(location).text.contains("<h1>\(title)</h1>"))
    }
    #expect(try browser.get("/manage?done=delete&id=x").value(of: "id") == "x")
    #expect(try browser.get("/manage?done=x&id=\(id)").value(of: "id") == id)
  }

  @Test func `an unknown ID and a wrong password look the same, and both cause lockouts`() throws {
    let browser = try browser()
    var wrong = try report(browser)
    wrong["password"] = "000000"
    var unknown = wrong
    unknown["id"] = "00000000-0000-4000-8000-000000000000"
    for fields in [wrong, unknown] {
      for _ in 0..<5 {
        let refused = try browser.post("/manage", fields)
        #expect(refused.status == 403)
        #expect(refused.text.contains("The ID or the password is wrong."))
        #expect(
          refused.text.contains("id=\"manage.password.problem\"")
            && !refused.text.contains("id=\"manage.id.problem\""))
      }
      let locked = try browser.post("/manage", fields)
      #expect(locked.status == 429)
      #expect(locked.response["Retry-After"] == "30")
      #expect(locked.text.contains("Too many attempts. Try again in 30 s."))
      #expect(locked.value(of: "id") == fields["id"])
    }
    #expect(try browser.post("/manage", ["id": "<b>", "password": ""]).status == 403)
  }

  @Test func `the page and the API share lockouts`() throws {
    let browser = try browser()
    let credentials = try report(browser)
    let id = credentials["id"] ?? ""
    for _ in 0..<5 {
      let refused = try browser.transport.send(
        WireRequest(
          method: "DELETE", target: "/api/v1/announcements/\(id)",
          headers: [HeaderField("Authorization", "Basic \(TestBase64.encoded("\(id):000000"))")]))
      #expect(refused.status == 403)
    }
    #expect(try browser.post("/manage", credentials).status == 429)
    clock.withLock { $0 += 30_000 }
    #expect(try browser.post("/manage", credentials).status == 200)
  }

  @Test func `the report's URL is accepted as its ID`() throws {
    let browser = try browser()
    var credentials = try report(browser)
    #expect(try browser.get("/manage?id=%22abc").value(of: "id") == "\"abc")
    let id = credentials["id"] ?? ""
    credentials["id"] = " http://pets.example/pets/\(id.uppercased())?lang=pl "
    #expect(try browser.post("/manage", credentials).status == 200)
  }

  @Test func `a photo can be added to a report without one`() throws {
    let browser = try browser()
    let created = try browser.submit(
      browser.contactStep(), PageBrowser.contact.merging(["photoToken": "gone"]) { $1 })
    let choice = try browser.post(
      "/manage", ["id": created.id, "password": created.password])
    #expect(choice.text.contains("This report has no photo yet"))
    #expect(try browser.submit(choice, photo: PageBrowser.photo).text.contains("Report sent"))
  }

  @Test func `forms from other sites are rejected`() throws {
    var browser = try browser()
    let credentials = try report(browser)
    browser.origin = [HeaderField("Sec-Fetch-Site", "same-site")]
    #expect(try browser.post("/manage", credentials).status == 403)
  }
}
