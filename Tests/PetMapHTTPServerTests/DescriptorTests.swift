import PetMapHTTPServer
import PetMapJSON
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Testing

/// Tests what happens when file descriptors run out.
@Suite struct DescriptorTests {
  @Test func `connections beyond the limit are rejected with 503, and the others continue`() throws
  {
    // Half of the descriptors are reserved for files.
    let running = try RunningServer(descriptors: 10)
    defer { _ = running.server.stop() }
    let request = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    var open: [SocketClient] = []
    for _ in 0..<5 {
      let client = try SocketClient(port: running.port)
      client.send(request)
      var buffer: [UInt8] = []
      #expect(try client.receiveResponse(buffer: &buffer).status == 200)
      open.append(client)
    }
    let refused = try SocketClient(port: running.port)
    var buffer: [UInt8] = []
    let response = try refused.receiveResponse(buffer: &buffer)
    #expect(response.status == 503)
    #expect(response["Retry-After"] == "5")
    #expect(String(decoding: response.body, as: UTF8.self).contains("STORE_UNAVAILABLE"))
    open[0].send(request)
    buffer = []
    #expect(try open[0].receiveResponse(buffer: &buffer).status == 200)
  }

  @Test func `half of a low descriptor limit is available for connections`() throws {
    let running = try RunningServer(descriptors: 64, configure: RunningServer.behindProxy)
    defer { _ = running.server.stop() }
    var open: [SocketClient] = []
    for _ in 0..<32 {
      let client = try SocketClient(port: running.port)
      client.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
      var buffer: [UInt8] = []
      #expect(try client.receiveResponse(buffer: &buffer).status == 200)
      open.append(client)
    }
    var buffer: [UInt8] = []
    #expect(try SocketClient(port: running.port).receiveResponse(buffer: &buffer).status == 503)
  }

  @Test func `rejected connections are counted, and logged in a few lines`()
    throws
  {
    let log = Monitor<[UInt8]>([])
    let running = try RunningServer(descriptors: 4) { lines in log.withLock { $0 += lines } }
    defer { _ = running.server.stop() }
    let request = "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"
    let open = try SocketClient(port: running.port)
    open.send(request)
    var buffer: [UInt8] = []
    _ = try open.receiveResponse(buffer: &buffer)
    let other = try SocketClient(port: running.port)
    other.send(request)
    buffer = []
    _ = try other.receiveResponse(buffer: &buffer)
    var ids: Set<String> = []
    for _ in 0..<200 {
      let refused = try SocketClient(port: running.port)
      refused.send(request)
      buffer = []
      let response = try refused.receiveResponse(buffer: &buffer)
      #expect(response.status == 503)
      ids.insert(response["request-id"] ?? "")
    }
    #expect(ids.count == 200)
    open.send(request)
    buffer = []
    let metrics = String(decoding: try open.receiveResponse(buffer: &buffer).body, as: UTF8.self)
      .split(separator: "\n")
    #expect(metrics.contains("petmap_connections_accepted_total 2"))
    #expect(metrics.contains(#"petmap_connections_lost_total{reason="limit"} 200"#))
    #expect(metrics.contains(#"petmap_connections_lost_total{reason="silent"} 0"#))
    #expect(running.server.stop())
    let lines = String(decoding: log.withLock { $0 }, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains(#""reason":"limit""#) }
    let counts = try lines.map { line in
      try #require(JSONValue(parsing: Array(line.utf8)).object?["lostConnections"]?.number?.integer)
    }
    #expect(counts.reduce(0, +) == 200)
    #expect(lines.count < 100)
    let named = try lines.compactMap { line in
      try JSONValue(parsing: Array(line.utf8)).object?["requestId"]?.string
    }
    #expect(named.count >= 10)
    #expect(ids.isSuperset(of: named))
  }

  @Test(.timeLimit(.minutes(30)))
  func `connections that send or read nothing are counted`() throws {
    var limits = TimeLimits()
    limits.idle = 2
    limits.response = 3
    let log = Monitor<[UInt8]>([])
    let running = try RunningServer(limits: limits) { lines in log.withLock { $0 += lines } }
    defer { _ = running.server.stop() }
    let silent = try SocketClient(port: running.port)
    #expect(try silent.receive() == nil)
    let used = try SocketClient(port: running.port)
    used.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try used.receiveAll().starts(with: "HTTP/1.1 200".utf8))
    // More responses than the socket buffers hold, none of which is read.
    let slow = try SocketClient(port: running.port)
    let requests = Array(repeating: "GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n", count: 400)
    slow.send(requests.joined())
    func metrics() throws -> String {
      let response = try OverSocket(port: running.port).send(
        WireRequest(method: "GET", target: "/metrics"))
      return String(decoding: response.body, as: UTF8.self)
    }
    while try !metrics().contains(#"petmap_connections_lost_total{reason="slow"} 1"#) {}
    #expect(try metrics().contains(#"petmap_connections_lost_total{reason="silent"} 1"#))
    #expect(running.server.stop())
    let text = String(decoding: log.withLock { $0 }, as: UTF8.self)
    #expect(text.contains(#""lostConnections":1,"reason":"silent"}"#))
    #expect(text.contains(#""lostConnections":1,"reason":"slow"}"#))
  }
}
