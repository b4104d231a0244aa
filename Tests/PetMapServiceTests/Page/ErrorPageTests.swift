import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct ErrorPageTests {
  private let transport: InProcess

  init() throws {
    var environment = ServiceEnvironment.test()
    environment.pictures.view = { (_, _, _, _) throws(ServiceError) in [] }
    transport = InProcess(try Service(environment))
  }

  private static let chromium =
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"

  private func send(
    _ target: String, accept: String? = ErrorPageTests.chromium, method: String = "GET",
    language: String = "en"
  ) throws -> PageBrowser.Page {
    let accept = accept.map { [HeaderField("Accept", $0)] } ?? []
    return PageBrowser.Page(
      try transport.send(
        WireRequest(
          method: method, target: target,
          headers: accept + [HeaderField("Accept-Language", language)])))
  }

  @Test func `a browser gets a page for an unknown address, in both languages`() throws {
    let english = try send("/pet/burek?from=link")
    #expect(english.status == 404)
    #expect(english.response["Content-Type"] == "text/html; charset=utf-8")
    #expect(english.response["Content-Security-Policy"] != nil)
    #expect(english.text.contains("<h1>Page not found</h1>"))
    #expect(english.text.contains("href=\"/?lang=en\">Back to the map</a>"))
    #expect(english.text.contains("href=\"?from=link&amp;lang=pl\" lang=\"pl\""))
    let polish = try send("/pet/burek", language: "pl")
    #expect(polish.text.contains("<h1>Nie znaleziono strony</h1>"))
    #expect(polish.text.contains("href=\"/?lang=pl\">Wróć do mapy</a>"))
  }

  @Test(
    arguments: [
      nil, "", "*/*", "application/json", "application/json, text/html", "text/html;q=0",
      "application/*, text/*;q=0.9", "text/html;q=0.5, */*", "image/avif,image/webp,*/*;q=0.8",
      "text/html;q=x",
    ])
  func `clients that do not prefer HTML get JSON`(accept: String?) throws {
    let response = try send("/pet/burek", accept: accept).response
    #expect(response.status == 404)
    #expect(response["Content-Type"] == MediaType.json)
  }

  @Test(
    arguments: ["text/html", "TEXT/HTML, */*;q=0.1", "text/*", "application/json;q=0.9, text/html"])
  func `clients that prefer HTML get a page`(accept: String) throws {
    #expect(try send("/pet/burek", accept: accept).text.hasPrefix("<!doctype html>"))
  }

  @Test(
    arguments: [
      "/api/v1/pet", "/api", "/ogc/x", "/tiles/1/2", "/images/x", "/photos/x.jpg", "/basemap/x",
      "/openapi.json/x", "/metrics/x", "/api/v1/pins?limit=x",
    ])
  func `errors of interfaces for programs are JSON for every client`(target: String) throws {
    let response = try send(target).response
    #expect((400...404).contains(response.status))
    #expect(response["Content-Type"] == MediaType.json)
  }

  @Test func `an address for forms only names the methods and links to the map`() throws {
    let page = try send("/report/photo")
    #expect(page.status == 405)
    #expect(page.response["Allow"] == "POST, OPTIONS")
    #expect(page.text.contains("This address only receives forms."))
    #expect(page.text.contains(">Back to the map</a>"))
  }

  @Test func `a pet's page that fails has the error of the details screen`() throws {
    let service = transport.service
    func refused(_ target: String) -> PageBrowser.Page {
      let head = RequestHead(
        "GET", target, headers: HeaderFields([HeaderField("Accept", Self.chromium)]),
        peer: "203.0.113.7", id: "abcdefghij")
      let refusal = service.refusal(.overloaded, to: head)
      var body: [UInt8] = []
      if case .bytes(let bytes) = refusal.body { body = bytes }
      return PageBrowser.Page(
        WireResponse(status: refusal.status, headers: refusal.headers, body: body))
    }
    let page = refused("/pets/00000000-0000-4000-8000-000000000000?lang=en")
    #expect(page.status == 503)
    #expect(page.text.contains("data-testid=\"petDetails.error\">Unable to load pet details</h1>"))
    #expect(page.text.contains("\"?lang=en\" data-testid=\"petDetails.retry.button\">Try again"))
    #expect(refused("/").text.contains("<h1>Not available at the moment</h1>"))
  }

  @Test func `an invalid value in an address is explained`() throws {
    let page = try send("/map.png?center=1")
    #expect(page.status == 400)
    #expect(page.text.contains("<h1>Invalid address</h1>"))
    #expect(page.text.contains(">Back to the map</a>"))
  }

  @Test(
    arguments: ["//evil.example/x", "/%3Cscript%3E", "/\"><script>alert(1)</script>"])
  func `hostile addresses do not become links to other sites`(target: String) throws {
    let page = try send(target)
    #expect(page.status == 404)
    #expect(page.text.contains("Page not found"))
    #expect(!page.text.contains("evil") && !page.text.contains("<script>"))
  }

  @Test func `a form that exceeds the limit without declaring its size gets a page`() throws {
    let head = RequestHead(
      "POST", "/report/missing",
      headers: HeaderFields([
        HeaderField("Accept", Self.chromium), HeaderField("Sec-Fetch-Site", "same-origin"),
        HeaderField("Content-Type", "application/x-www-form-urlencoded"),
        HeaderField("Transfer-Encoding", "chunked"),
      ]), peer: "203.0.113.7", id: "abcdefghij")
    let service = transport.service
    guard case .receive(let intake) = service.begin(service.plan(head)) else {
      Issue.record("the form is not received")
      return
    }
    let refusal = try #require(intake.receive([UInt8](repeating: 0x61, count: 200_000)))
    #expect(refusal.status == 413 && refusal.closesConnection)
    #expect(refusal["Content-Type"] == "text/html; charset=utf-8")
  }
}
