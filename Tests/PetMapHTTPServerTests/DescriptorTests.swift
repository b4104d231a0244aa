import PetMapHTTPServer
import PetMapService
import ServiceTestSupport
import Testing

/// Descriptors that are used up.
@Suite struct DescriptorTests {
  @Test func `connections beyond the limit are turned away with 503, and the others go on`() throws
  {
    // 128 of them are kept for files.
    let running = try RunningServer(descriptors: 128 + 5)
    defer { _ = running.server.stop() }
    let request = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    var open: [SocketClient] = []
    for _ in 0..<5 {
      let client = try SocketClient(port: running.port)
      client.send(request)
      var kept: [UInt8] = []
      #expect(try client.receiveResponse(kept: &kept).status == 200)
      open.append(client)
    }
    let refused = try SocketClient(port: running.port)
    var kept: [UInt8] = []
    let response = try refused.receiveResponse(kept: &kept)
    #expect(response.status == 503)
    #expect(response["Retry-After"] == "5")
    #expect(String(decoding: response.body, as: UTF8.self).contains("STORE_UNAVAILABLE"))
    open[0].send(request)
    kept = []
    #expect(try open[0].receiveResponse(kept: &kept).status == 200)
  }
}
