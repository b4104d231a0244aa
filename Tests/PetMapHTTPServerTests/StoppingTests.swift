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
