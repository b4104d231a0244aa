import PetMapHTTPServer
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Testing

/// Tests malformed and unusual requests on the wire (*HTTP API*, section 6).
@Suite struct FramingTests {
  private static let create = "POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\n"
  private static let json = create + "Content-Type: application/json\r\n"

  /// A request that invalidates everything after it on the connection.
  struct Broken: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: String
    var status = 400
    var hasEnvelope = true
    var testDescription: String { name }
  }

  private static let broken = [
    Broken(
      name: "a length and a transfer coding",
      bytes: json + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Broken(
      name: "two lengths", bytes: json + "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd"),
    Broken(
      name: "a length that is not a number", bytes: json + "Content-Length: 3x\r\n\r\nabc"),
    Broken(
      name: "a negative length", bytes: json + "Content-Length: -3\r\n\r\nabc"),
    Broken(name: "an empty length", bytes: json + "Content-Length:\r\n\r\nabc"),
    Broken(
      name: "a length that overflows",
      bytes: json + "Content-Length: 99999999999999999999\r\n\r\nabc", status: 413),
    Broken(name: "a request line with one word", bytes: "hello\r\n\r\n"),
    Broken(name: "an HTTP/2 request", bytes: "GET /api/health HTTP/2.0\r\nHost: x\r\n\r\n"),
    Broken(
      name: "a header without a colon", bytes: "GET /api/health HTTP/1.1\r\nHost\r\n\r\n"),
    Broken(
      name: "a very long request line",
      bytes: "GET /\(String(repeating: "a", count: 200_000)) HTTP/1.1\r\nHost: x\r\n\r\n",
      status: 414),
    Broken(
      name: "a very large header block",
      bytes: "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 200_000))\r\n\r\n",
      status: 431),
    Broken(
      name: "a malformed chunk size",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n",
      hasEnvelope: false),
    Broken(
      name: "a chunk longer than its size",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n", hasEnvelope: false),
    Broken(name: "another transfer coding", bytes: json + "Transfer-Encoding: gzip\r\n\r\nabc"),
    Broken(
      name: "two hosts", bytes: "GET /api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"),
    Broken(name: "no host", bytes: "GET /api/health HTTP/1.1\r\n\r\n"),
    Broken(
      name: "a space before a colon", bytes: json + "Content-Length : 3\r\n\r\nabc"),
    Broken(
      name: "a long request line",
      bytes: "GET /\(String(repeating: "a", count: 8192)) HTTP/1.1\r\nHost: x\r\n\r\n",
      status: 414),
    Broken(
      name: "a large header block",
      bytes:
        "GET /api/health HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "a", count: 16_384))\r\n\r\n",
      status: 431),
    Broken(
      name: "many short header fields",
      bytes: "GET /api/health HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 600) + "\r\n",
      status: 431),
    Broken(
      name: "a declared length over the limit", bytes: json + "Content-Length: 102401\r\n\r\n{",
      status: 413),
    Broken(
      name: "chunks over the limit",
      bytes: json + "Transfer-Encoding: chunked\r\n\r\n"
        + String(repeating: "1000\r\n\(String(repeating: "x", count: 4096))\r\n", count: 40),
      status: 413),
  ]

  @Test(arguments: broken)
  func `an invalid request is rejected, and its connection is closed after the response`(
    _ example: Broken
  ) throws {
    let running = try #require(RunningServer.shared)
    let client = try SocketClient(port: running.port)
    client.send(example.bytes + "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    let text = String(decoding: try client.receiveAll(), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 \(example.status) "), "\(text)")
    #expect(text.ranges(of: "HTTP/1.1 ").count == 1, "\(text)")
    if example.hasEnvelope {
      #expect(text.contains("request-id: "))
      #expect(text.contains(#"{"error":{"requestId":""#))
      #expect(text.contains("Connection: close"))
    }
  }

  @Test func `thousands of parameters and hundreds of header fields are accepted`() throws {
    let running = try #require(RunningServer.shared)
    let client = try SocketClient(port: running.port)
    let parameters = String(repeating: "a&", count: 4000) + "limit=0"
    let fields = String(repeating: "x-name-of-a-header-field: text\r\n", count: 200)
    for (query, status) in [(parameters, 400), ("limit=1?", 400), ("?limit=0&a=%00", 200)] {
      client.send("GET /api/v1/announcements?\(query) HTTP/1.1\r\nHost: x\r\n\(fields)\r\n")
      var buffer: [UInt8] = []
      #expect(try client.receiveResponse(buffer: &buffer).status == status, "\(query.suffix(20))")
    }
  }

  @Test func `any number of header fields is accepted or rejected in the service's error format`()
    throws
  {
    let running = try #require(RunningServer.shared)
    for (line, name) in [(20, 1), (8000, 1), (8000, 20), (8000, 100)] {
      for count in stride(from: 110, through: 490, by: 20) {
        let field = String(repeating: "n", count: name) + ": v\r\n"
        let client = try SocketClient(port: running.port)
        client.send(
          "GET /api/health?\(String(repeating: "q", count: line)) HTTP/1.1\r\nHost: x\r\n"
            + String(repeating: field, count: count) + "\r\n")
        var buffer: [UInt8] = []
        let response = try client.receiveResponse(buffer: &buffer)
        #expect(response["request-id"] != nil, "\(line), \(name), \(count)")
      }
    }
  }

  @Test func `pipelined requests are answered in order on one connection`() throws {
    let running = try #require(RunningServer.shared)
    let client = try SocketClient(port: running.port)
    let targets = (0..<50).map { $0 % 3 == 0 ? "/api/health" : $0 % 3 == 1 ? "/no" : "/api/ready" }
    client.send(targets.map { "GET \($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
    var buffer: [UInt8] = []
    for target in targets {
      let response = try client.receiveResponse(buffer: &buffer)
      #expect(response.status == (target == "/no" ? 404 : 200))
      let isReady = String(decoding: response.body, as: UTF8.self).contains("ready")
      #expect(isReady == (target == "/api/ready"))
    }
  }

  @Test func `a thousand requests, including slow ones, share one connection`() throws {
    let running = try #require(RunningServer.shared)
    let client = try SocketClient(port: running.port)
    var buffer: [UInt8] = []
    var ids: Set<String> = []
    for index in 0..<1000 {
      let isSlow = index % 10 == 0
      client.send(
        isSlow
          ? Self.json + "Content-Length: 2\r\n\r\n{}"
          : "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
      let response = try client.receiveResponse(buffer: &buffer)
      #expect(response.status == (isSlow ? 400 : 200))
      ids.insert(response["request-id"] ?? "")
    }
    #expect(ids.count == 1000)
  }

  @Test func `a chunked body is read, even one byte at a time and with a trailer`() throws {
    let running = try #require(RunningServer.shared)
    let client = try SocketClient(port: running.port)
    var buffer: [UInt8] = []
    let body = "1\r\n{\r\n1;a=b\r\n}\r\n0\r\nX-Trailer: 1\r\n\r\n"
    for byte in (Self.json + "Transfer-Encoding: Chunked\r\n\r\n" + body).utf8 {
      client.send([byte])
    }
    let response = try client.receiveResponse(buffer: &buffer)
    #expect(response.status == 400)
    #expect(String(decoding: response.body, as: UTF8.self).contains("MISSING_VALUE"))
    client.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try client.receiveResponse(buffer: &buffer).status == 200)
  }

  @Test func `a waiting client receives 100 Continue or an immediate final response`() throws {
    let running = try #require(RunningServer.shared)
    var buffer: [UInt8] = []
    let patient = try SocketClient(port: running.port)
    patient.send(Self.json + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n")
    #expect(try patient.receiveResponse(buffer: &buffer).status == 100)
    patient.send("{}")
    #expect(try patient.receiveResponse(buffer: &buffer).status == 400)
    buffer = []
    let refused = try SocketClient(port: running.port)
    refused.send(Self.json + "Expect: 100-continue\r\nContent-Length: 200000\r\n\r\n")
    #expect(try refused.receiveResponse(buffer: &buffer).status == 413)
  }

  @Test func `a client that keeps sending after an error still receives the response`() throws {
    let running = try #require(RunningServer.shared)
    let client = try SocketClient(port: running.port)
    client.send(Self.create + "Content-Length: 3000000\r\n\r\n")
    client.send(Array(repeating: UInt8(ascii: "x"), count: 3_000_000))
    var buffer: [UInt8] = []
    #expect(try client.receiveResponse(buffer: &buffer).status == 415)
    #expect(try client.receive() == nil)
  }

  @Test func `a client that slowly sends the rest of a rejected body still receives the response`()
    throws
  {
    var limits = TimeLimits()
    limits.lingering = 1.5
    let running = try RunningServer(limits: limits)
    defer { _ = running.server.stop() }
    let client = try SocketClient(port: running.port)
    client.send(Self.create + "Content-Length: 3000000\r\n\r\n")
    for _ in 0..<20 {
      #expect(client.send(Array(repeating: UInt8(ascii: "x"), count: 1000)))
      SystemClock.sleep(seconds: 0.1)
    }
    var buffer: [UInt8] = []
    #expect(try client.receiveResponse(buffer: &buffer).status == 415)
    #expect(try client.receive() == nil)
  }

  @Test func `a client that never stops sending after an error is disconnected`() throws {
    var limits = TimeLimits()
    limits.lingeringTotal = 0.5
    let running = try RunningServer(limits: limits)
    defer { _ = running.server.stop() }
    let client = try SocketClient(port: running.port)
    client.send(Self.create + "Content-Length: 3000000\r\n\r\n")
    let isDisconnected = (0..<200).contains { _ in
      SystemClock.sleep(seconds: 0.05)
      return !client.send(Array(repeating: UInt8(ascii: "x"), count: 1000))
    }
    #expect(isDisconnected)
  }

  @Test func `a connection is closed on request, and with HTTP/1.0`() throws {
    let running = try #require(RunningServer.shared)
    for request in [
      "GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      "GET /api/health HTTP/1.0\r\n\r\n",
    ] {
      let client = try SocketClient(port: running.port)
      client.send(request)
      let text = String(decoding: try client.receiveAll(), as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test func `a slowly arriving body times out`() throws {
    var limits = TimeLimits()
    limits.body = 2
    limits.bodyGrace = 0
    let running = try RunningServer(limits: limits)
    defer { _ = running.server.stop() }
    let client = try SocketClient(port: running.port, timeout: 1)
    client.send(Self.json + "Content-Length: 1000\r\n\r\n")
    var text = ""
    // Each byte arrives within the time limit.
    for _ in 0..<20 where text.isEmpty {
      client.send(" ")
      if let bytes = try? client.receive() { text = String(decoding: bytes, as: UTF8.self) }
    }
    #expect(text.hasPrefix("HTTP/1.1 408 "), "\(text)")
  }
}
