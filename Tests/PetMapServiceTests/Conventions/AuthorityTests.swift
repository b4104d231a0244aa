import PetMapAPI
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct AuthorityTests {
  @Test(
    arguments: [
      "localhost", "pets.example.org", "pets.example.org:8080", "10.0.0.1:3000", "a_b-c.d", "x:",
      "[::1]", "[2001:db8::7]:443", "[::ffff:10.0.0.1]", "EXAMPLE.org:65535",
    ])
  func `hosts are accepted with and without a port`(_ text: String) {
    #expect(Authority(text)?.description == text)
  }

  @Test(
    arguments: [
      "", " ", "a b", "a/b", "a\"b", "<script>", "user@host", "a:b", "a:1:2", "a:65536", "a:0",
      "a:123456", "a,b", "a?b", "a#b", "a%20b", "[::1", "::1", "[]", "[x]", "[::1]x", "[::1]:x",
      "[fe80::1%25eth0]", "žába.example", "a\\b", String(repeating: "a", count: 254),
    ])
  func `an invalid host is not used in links`(_ text: String) throws {
    #expect(Authority(text) == nil)
    let transport = InProcess(try .forTests())
    for target in ["/tiles.json", "/ogc", "/ogc/collections/announcements"] {
      let response = try transport.send(
        WireRequest(method: "GET", target: target, headers: [HeaderField("Host", text)]))
      let body = String(decoding: response.body, as: UTF8.self)
      #expect(body.contains("http://localhost/"), "\(body)")
    }
  }

  @Test func `a request with a malformed Host is rejected, and an empty Host is accepted`() {
    func status(_ host: String) -> Int? {
      let head = RequestHead(
        "GET", "/", headers: HeaderFields([HeaderField("Host", host)]), peer: "", id: "")
      return Framing.refusal(of: head, isHTTP11: true)?
        .code.httpStatus
    }
    #expect(status("a b") == 400)
    #expect(status("a\"><script>") == 400)
    #expect(status("pets.example.org:8080") == nil)
    #expect(status("") == nil)
  }
}
