import PetMapHTTPServer
import ServiceTestSupport
import Testing

@Suite struct StoppingTests {
  @Test("A stopped server finishes what is in flight and takes nothing new")
  func stopping() throws {
    let running = try RunningServer()
    let idle = try SocketClient(port: running.port)
    var kept: [UInt8] = []
    idle.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try idle.receiveResponse(kept: &kept).status == 200)
    #expect(running.server.stop())
    #expect(try idle.receive() == nil)
    #expect(throws: SocketClient.Failure.self) { try SocketClient(port: running.port) }
  }

  @Test("Nobody waits for the rest of a request whose peer is gone", arguments: [1, 40, 200])
  func peersThatAreGone(length: Int) throws {
    let running = try RunningServer()
    let head =
      "POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "x", count: 200)
    for _ in 0..<20 { try SocketClient(port: running.port).send(String(head.prefix(length))) }
    // Those that came before are taken when this one is answered.
    let last = try SocketClient(port: running.port)
    var kept: [UInt8] = []
    last.send("GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try last.receiveResponse(kept: &kept).status == 200)
    // Less than a slow peer is given.
    #expect(running.server.stop(patience: 5))
  }

  @Test("A port that is taken is no port to start on")
  func takenPort() throws {
    let running = try #require(RunningServer.shared)
    var options = HTTPServer.Options()
    options.port = running.port
    #expect(throws: HTTPServerError.self) {
      try HTTPServer(running.server.service, options: options) { _ in }
    }
  }
}
