import PetMapReports
import PetMapService
import Testing

@Suite struct FirstBytesTests {
  private static let line = "GET /api/health HTTP/1.1\r\n"

  private func refusal(_ text: String) -> APIErrorCode? {
    let error = Framing.refusal(ofFirst: Array(text.utf8))
    #expect(error?.closesConnection != false)
    return error?.code
  }

  @Test(
    "What is well formed, or not whole yet, passes",
    arguments: [
      "", "G", "GET /", line, line + "Host: x\r\n", line + "Content-Le", line + "Content-Length: x",
      line + "Host: x\r\nContent-Length: 12 \r\n\r\n", line + "\r\nContent-Length: x\r\n\r\n",
      "\r\n" + line, "GET /api/health HTTP/1.0\n\n", line + "X: a\r\n folded\r\n\r\n",
      line + "Content-Length: 1\r\n\r\nno colon here\r\n",
    ])
  func passing(_ text: String) {
    #expect(refusal(text) == nil)
  }

  @Test(
    "What the library would answer in its own words is refused",
    arguments: [
      "hello\r\n\r\n", "GET /api/health\r\n\r\n", "GET /a b HTTP/1.1\r\n\r\n",
      "GET / HTTP/2.0\r\n\r\n", "GET / HTTP/1.10\r\n\r\n", line + "no colon\r\n\r\n",
      line + "content-length: x\r\n\r\n", line + "Content-Length:\r\n\r\n",
      line + "Content-Length: 1, 1\r\n\r\n", line + "Content-Length: +1\r\n\r\n",
    ])
  func refused(_ text: String) {
    #expect(refusal(text) == .badRequest)
  }

  @Test("A line and a header block may be as long as their limits, with and without their ends")
  func limits() {
    func line(_ count: Int) -> String {
      "GET /" + String(repeating: "a", count: count - 14) + " HTTP/1.1"
    }
    #expect(refusal(line(8192) + "\r\n") == nil)
    #expect(refusal(line(8193) + "\r\n") == .uriTooLong)
    #expect(refusal(String(repeating: "a", count: 8193)) == nil)
    #expect(refusal(String(repeating: "a", count: 8194)) == .uriTooLong)
    func block(_ count: Int) -> String { "X: " + String(repeating: "a", count: count - 5) + "\r\n" }
    #expect(refusal(Self.line + block(16_384) + "\r\n") == nil)
    #expect(refusal(Self.line + block(16_385) + "\r\n") == .headersTooLarge)
    #expect(refusal(Self.line + String(repeating: "a", count: 16_384)) == nil)
    #expect(refusal(Self.line + String(repeating: "a", count: 16_385)) == .headersTooLarge)
    #expect(
      refusal(Self.line + "Content-Length: 99999999999999999999\r\n\r\n") == .payloadTooLarge)
    func fields(_ count: Int) -> String { String(repeating: "a: b\r\n", count: count) }
    #expect(refusal(Self.line + fields(400) + "\r\n") == nil)
    #expect(refusal(Self.line + fields(500)) == .headersTooLarge)
  }
}
