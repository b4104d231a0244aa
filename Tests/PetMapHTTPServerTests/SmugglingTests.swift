import ServiceTestSupport
import Testing

/// Tests requests on whose end two servers could disagree (*HTTP API*, section 6).
@Suite struct SmugglingTests {
  private static let json =
    "POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
  /// A request that a server responds to only if it parses the rest of an attack as a request.
  private static let smuggled = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"

  struct Attack: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: String
    var status = 400
    var testDescription: String { name }
  }

  private static let attacks = [
    Attack(name: "a folded length", bytes: json + "Content-Length:\r\n 44\r\n\r\n"),
    Attack(name: "a length folded at its end", bytes: json + "Content-Length: 4\r\n 4\r\n\r\n"),
    Attack(name: "a length folded with a tab", bytes: json + "Content-Length:\r\n\t44\r\n\r\n"),
    Attack(
      name: "a folded coding", bytes: json + "Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n"),
    Attack(
      name: "a folded field among others", bytes: json + "X: a\r\n b\r\nContent-Length: 0\r\n\r\n"),
    Attack(
      name: "a fold after the request line",
      bytes: "GET /api/health HTTP/1.1\r\n Host: x\r\nHost: x\r\n\r\n"),
    Attack(
      name: "NUL in a coding", bytes: json + "Transfer-Encoding: chunked\0x\r\n\r\n0\r\n\r\n"),
    Attack(name: "NUL in a length", bytes: json + "Content-Length: 2\09\r\n\r\n{}"),
    Attack(name: "NUL in a field's name", bytes: json + "Content-Length\0: 2\r\n\r\n{}"),
    Attack(name: "NUL in a target", bytes: "GET /api/health\0x HTTP/1.1\r\nHost: x\r\n\r\n"),
    Attack(name: "DEL in a target", bytes: "GET /api/\u{7F} HTTP/1.1\r\nHost: x\r\n\r\n"),
    Attack(name: "a tab in a request line", bytes: "GET\t/api/health HTTP/1.1\r\nHost: x\r\n\r\n"),
    Attack(name: "a control character in a field", bytes: json + "X: a\u{1}b\r\n\r\n"),
    Attack(name: "a carriage return in a field", bytes: json + "X: a\rContent-Length: 2\r\n\r\n"),
    Attack(name: "bare line feeds", bytes: "GET /api/health HTTP/1.1\nHost: x\n\n"),
    Attack(name: "a bare line feed", bytes: json + "X: a\nContent-Length: 44\r\n\r\n"),
    Attack(name: "a field without a name", bytes: json + ": a\r\n\r\n"),
    Attack(name: "a length with a sign", bytes: json + "Content-Length: +2\r\n\r\n{}"),
    Attack(name: "a list of lengths", bytes: json + "Content-Length: 2, 2\r\n\r\n{}"),
    Attack(name: "a length in hexadecimal", bytes: json + "Content-Length: 0x2\r\n\r\n{}"),
    Attack(
      name: "a length of 2^63", bytes: json + "Content-Length: 9223372036854775808\r\n\r\n{}",
      status: 413),
    Attack(
      name: "two codings",
      bytes: json + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n"),
    Attack(
      name: "a coding in a list",
      bytes: json + "Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n"),
    Attack(
      name: "chunks with HTTP/1.0",
      bytes: json.replacing("HTTP/1.1", with: "HTTP/1.0")
        + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Attack(
      name: "a long chunk extension",
      bytes: json
        + "Transfer-Encoding: chunked\r\n\r\n2;\(String(repeating: "a", count: 40_960))\r\n"
        + "{}\r\n0\r\n\r\n"),
    Attack(
      name: "a chunk extension with a line feed",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\n2;a\n{}\r\n0\r\n\r\n"),
    Attack(
      name: "a chunk size that overflows",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\n10000000000000002\r\n{}\r\n0\r\n\r\n"),
    Attack(
      name: "a chunk size in 0x notation",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n"),
    Attack(
      name: "a space after a chunk size",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\n2 \r\n{}\r\n0\r\n\r\n"),
    Attack(
      name: "a chunk that ends with a line feed",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\n0\r\n\r\n"),
    Attack(
      name: "a trailer that is not a field",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nno colon\r\n\r\n"),
    Attack(name: "the HTTP/2 preface", bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    Attack(name: "two empty lines", bytes: "\r\n\r\n" + smuggled),
  ]

  @Test(
    arguments: attacks,
    [0, 2])
  func `an ambiguous request is rejected once, and nothing after it is parsed`(
    _ attack: Attack, requestsBefore: Int
  ) throws {
    let running = try #require(RunningServer.shared)
    let client = try SocketClient(port: running.port)
    var buffer: [UInt8] = []
    for _ in 0..<requestsBefore {
      client.send(Self.smuggled)
      #expect(try client.receiveResponse(buffer: &buffer).status == 200)
    }
    client.send(attack.bytes + Self.smuggled)
    let text = String(decoding: try client.receiveAll(), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 \(attack.status) "), "\(text)")
    #expect(text.ranges(of: "HTTP/1.").count == 1, "\(text)")
    #expect(text.contains("\r\nConnection: close\r\n"), "\(text)")
    #expect(text.contains("\r\nContent-Type: application/json"), "\(text)")
    #expect(text.contains(#"{"error":{"requestId":""#), "\(text)")
  }

  @Test func `a TLS handshake is rejected at its first byte`() throws {
    let running = try #require(RunningServer.shared)
    let client = try SocketClient(port: running.port)
    client.send([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])
    let text = String(decoding: try client.receiveAll(), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 400 "), "\(text)")
  }
}
