import PetMapHTTPServer
import ServiceTestSupport
import Testing

@Suite struct StoppingTests {
  @Test func `a stopped server finishes requests in flight and accepts no new ones`() throws {
    let running = try RunningServer()
    let idle = try SocketClient(port: running.port)
    var buffer: [UInt8] = []
    idle.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try idle.receiveResponse(buffer: &buffer).status == 200)
    #expect(running.server.stop())
    #expect(try idle.receive() == nil)
    #expect(throws: SocketClient.Failure.self) { try SocketClient(port: running.port) }
  }

  @Test(arguments: [1, 40, 200])
  func `the server does not wait for the rest of a request whose peer has disconnected`(length: Int)
    throws
  {
    let running = try RunningServer()
    let head =
      "POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "x", count: 200)
    for _ in 0..<20 { try SocketClient(port: running.port).send(String(head.prefix(length))) }
    // When this request is answered, all earlier connections have been accepted.
    let last = try SocketClient(port: running.port)
    var buffer: [UInt8] = []
    last.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try last.receiveResponse(buffer: &buffer).status == 200)
    // The time limit for slow peers is longer.
    #expect(running.server.stop(patience: 5))
  }

  @Test func `starting on a port that is in use fails`() throws {
    let running = try #require(RunningServer.shared)
    var options = HTTPServer.Options()
    options.port = running.port
    #expect(throws: HTTPServerError.self) {
      try HTTPServer(running.server.service, options: options) { _ in }
    }
  }
}
