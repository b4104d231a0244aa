import PetMapService
import ServiceTestSupport
import Testing

extension ReportPageTests {
  @Test func `hostile text is escaped in every field`() throws {
    let browser = try browser()
    let evil = "\"><script>alert(1)</script>\u{202E}'&amp;"
    var description = PageBrowser.description.mapValues { _ in evil }
    description["action"] = "continue"
    let first = try browser.get("/report/missing")
    let pages = [
      try browser.submit(first, ["microchipNumber": evil]),
      try browser.submit(first, description.merging(["step": "3"]) { $1 }),
      try browser.submit(
        first, ["step": "4", "phone": evil, "email": evil, "reward": evil, "photoToken": evil]),
      try browser.submit(first, ["step": "2", "description": evil, "utcOffset": evil]),
    ]
    for page in pages {
      #expect(!page.text.contains("<script>alert"))
      #expect(page.text.contains("&lt;script&gt;"))
    }
  }

  @Test func `text over the limit is rejected, not truncated`() throws {
    let browser = try browser()
    let long = String(repeating: "👨‍👩‍👧", count: 501)
    let page = try browser.contactStep(description: ["description": long])
    #expect(page.status == 400)
    #expect(page.text.contains("Characters over the limit: 1"))
    #expect(page.text.contains(long))
  }

  @Test func `forms from other sites are rejected with a page`() throws {
    var browser = try browser()
    let page = try browser.get("/report/missing")
    let foreign = [
      HeaderField("Sec-Fetch-Site", "cross-site"), HeaderField("Origin", "https://evil.example"),
      HeaderField("Origin", "null"),
    ]
    for header in foreign {
      browser.origin = [header]
      let refused = try browser.submit(page)
      #expect(refused.status == 403)
      #expect(refused.text.contains("sent from another site"))
    }
    browser.origin = [HeaderField("Origin", "http://pets.example")]
    #expect(try browser.submit(page).status == 200)
    browser.origin = []
    #expect(try browser.submit(page).status == 200)
    #expect(try browser.submit(page, ["formToken": "x"]).status == 403)
  }

  @Test func `malformed submissions are rejected with a page`() throws {
    let browser = try browser()
    #expect(try browser.post("/report/missing", [:]).status == 400)
    #expect(try browser.post("/report/missing", ["step": "9", "key": "k"]).status == 400)
    for (type, body, status) in [
      ("application/json", "{}", 415), ("multipart/form-data", "x", 400),
      ("multipart/form-data; boundary=x", "x", 400),
      ("application/x-www-form-urlencoded", "a=%", 400),
      ("application/x-www-form-urlencoded", String(repeating: "a", count: 102_401), 413),
    ] {
      let response = try browser.transport.send(
        WireRequest(
          method: "POST", target: "/report/missing",
          headers: browser.origin + [HeaderField("Content-Type", type)], body: Array(body.utf8)))
      #expect(response.status == status, "\(type)")
      #expect(response["Content-Type"] == "text/html; charset=utf-8")
    }
  }
}
