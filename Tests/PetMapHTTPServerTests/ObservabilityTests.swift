import PetMapHTTPServer
import PetMapJSON
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Testing

@Suite struct ObservabilityTests {
  /// A log whose lines a test can wait for.
  private final class Log: Sendable {
    private let lines = Monitor<[String]>([])

    func append(_ bytes: [UInt8]) {
      let new = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      lines.change { $0 += new }
    }

    /// Waits for the first lines, and returns them.
    func first(_ count: Int) -> [String] {
      lines.wait { $0.count >= count ? Array($0.prefix(count)) : nil }
    }
  }

  private func metrics(_ port: Int) throws -> [Substring] {
    let client = try SocketClient(port: port)
    client.send("GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
    var buffer: [UInt8] = []
    let response = try client.receiveResponse(buffer: &buffer)
    return String(decoding: response.body, as: UTF8.self).split(separator: "\n")
  }

  @Test(
    arguments: [
      ("GET / HTTP/1.1\r\nHost: x\r\nA\u{0}: b\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
      ("GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n", 404),
      ("GET / HTTP/1.1\r\nHost: x\r\nA: b", 408),
    ])
  func `a rejected request is counted, and logged with the ID in its response`(
    text: String, status: Int
  ) throws {
    let log = Log()
    var limits = TimeLimits()
    limits.head = 0.2
    let running = try RunningServer(limits: limits) { log.append($0) }
    let client = try SocketClient(port: running.port)
    client.send(text)
    var buffer: [UInt8] = []
    let response = try client.receiveResponse(buffer: &buffer)
    #expect(response.status == status)
    let line = try #require(JSONValue(parsing: Array(log.first(1)[0].utf8)).object)
    #expect(line["requestId"]?.string == response["request-id"])
    #expect(log.first(1)[0].contains("\"status\":\(status),"))
    let count = try metrics(running.port).first {
      $0.hasPrefix("petmap_http_requests_total{operation=\"none\"") && $0.contains("\"\(status)\"")
    }
    #expect(count?.hasSuffix(" 1") == true)
    #expect(running.server.stop())
  }

  @Test func `the duration of a request does not include previous idle time`()
    throws
  {
    let log = Log()
    var limits = TimeLimits()
    limits.idle = 1
    let running = try RunningServer(limits: limits) { log.append($0) }
    // The server closes this connection; after that, its loops are idle.
    let silent = try SocketClient(port: running.port)
    #expect(try silent.receive() == nil)
    let begin = ContinuousClock.now
    for _ in 0..<2 {
      let response = try OverSocket(port: running.port).send(
        WireRequest(method: "GET", target: "/openapi.json"))
      #expect(response.status == 200)
    }
    let lines = log.first(3).filter { $0.contains("/openapi.json") }
    let elapsed = begin.duration(to: .now) / .milliseconds(1)
    for line in lines {
      let text = line.split(separator: "\"ms\":").last ?? ""
      let duration = try #require(Double(text.prefix { $0 != "}" }))
      // Creating the document takes some time, but no longer than the client waited.
      #expect(duration > 0 && duration <= elapsed)
    }
    #expect(running.server.stop())
  }

  @Test func `a request whose client disconnects before the response is counted as 499`() throws {
    let log = Log()
    let running = try RunningServer { log.append($0) }
    do {
      let client = try SocketClient(port: running.port)
      client.send(
        "POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
          + "Content-Length: 100\r\n\r\n{")
    }
    #expect(log.first(1)[0].contains("\"status\":499,"))
    let lines = try metrics(running.port)
    #expect(
      lines.contains(
        #"petmap_http_requests_total{operation="createAnnouncement",method="POST",status="499"} 1"#)
    )
    #expect(running.server.stop())
  }

  @Test func `the metrics cover the process, the connections, and the queues`() throws {
    let running = try RunningServer()
    let lines = try metrics(running.port)
    #expect(lines.contains("petmap_connections 1"))
    for name in [
      "petmap_queue_waiting{queue=\"hashing\"}", "petmap_queue_running{queue=\"searching\"}",
      #"petmap_budget_limit{resource="uploads"}"#, #"petmap_budget_used{resource="connections"} 1"#,
      "petmap_lockout_refusals_total", "petmap_build_info{version=",
    ] {
      #expect(lines.contains { $0.hasPrefix(name) }, "\(name)")
    }
    #if os(Linux)
      for name in ["process_resident_memory_bytes", "process_open_fds", "process_threads"] {
        let line = try #require(lines.first { $0.hasPrefix("\(name) ") })
        #expect(Int(line.split(separator: " ")[1]) ?? 0 > 0, "\(name)")
      }
    #endif
    // The type of each sample's metric precedes it, and no metric is declared twice.
    let types = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
    #expect(Set(types).count == types.count)
    for line in lines where !line.hasPrefix("#") {
      let name = line.prefix { $0 != "{" && $0 != " " }
      #expect(types.contains { name == $0 || name.hasPrefix("\($0)_") }, "\(line)")
    }
    #expect(running.server.stop())
  }

  @Test func `an event stream is counted and does not distort the latencies`() throws {
    let log = Log()
    let running = try RunningServer { log.append($0) }
    do {
      let client = try SocketClient(port: running.port)
      client.send("GET /api/v1/changes HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = try client.receive()
    }
    _ = log.first(1)
    let lines = try metrics(running.port)
    #expect(
      lines.contains(
        #"petmap_http_requests_total{operation="listenToChanges",method="GET",status="200"} 1"#))
    #expect(
      !lines.contains {
        $0.hasPrefix("petmap_http_request_duration_seconds_count{operation=\"listen")
      })
    #expect(running.server.stop())
  }
}
