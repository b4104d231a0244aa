import PetMapService
import ServiceTestSupport
import Testing

@Suite struct AboutPageTests {
  private func get(_ target: String, about text: String?) throws -> WireResponse {
    var environment = ServiceEnvironment.test()
    environment.about = text.flatMap { AboutPage(Array($0.utf8)) }
    return try InProcess(Service(environment)).send(WireRequest(method: "GET", target: target))
  }

  @Test func `the operator's text is shown, and other pages link to it`() throws {
    let text = """
      # Imprint & privacy
      Lost Pets, <Berlin>
      anna@example.org, https://example.org/contact?a=1&b=2.

      See (http://example.org/privacy)!
      """
    let page = try get("/about", about: text)
    #expect(page.status == 200)
    let html = String(decoding: page.body, as: UTF8.self)
    #expect(html.contains("<h1>About this service</h1>\n<h2>Imprint &amp; privacy</h2>"))
    #expect(
      html.contains(
        """
        <p>Lost Pets, &lt;Berlin&gt;<br>
        <a href="mailto:anna@example.org">anna@example.org</a>, \
        <a href="https://example.org/contact?a=1&amp;b=2">https://example.org/contact?a=1&amp;b=2</a>.</p>
        <p>See (<a href="http://example.org/privacy">http://example.org/privacy</a>)!</p>
        """))
    let polish = try get("/manage?lang=pl", about: text)
    #expect(
      String(decoding: polish.body, as: UTF8.self)
        .contains("<a href=\"/about?lang=pl\">O serwisie</a></footer>"))
  }

  @Test(arguments: ["javascript:alert(1)", "a@b@c.example", "@example.org", "https://", "x@y"])
  func `other words are not links`(word: String) throws {
    let html = String(decoding: try get("/about", about: word).body, as: UTF8.self)
    #expect(html.contains("<p>\(word)</p>"))
  }

  @Test func `without a text there is no page and no link`() throws {
    #expect(try get("/about", about: nil).status == 404)
    let html = String(decoding: try get("/manage", about: nil).body, as: UTF8.self)
    #expect(!html.contains("/about"))
    #expect(AboutPage([]) == nil && AboutPage(Array(" \n".utf8)) == nil)
    #expect(AboutPage([0xFF, 0xFE]) == nil)
    #expect(AboutPage([UInt8](repeating: 65, count: AboutPage.limit + 1)) == nil)
  }
}
