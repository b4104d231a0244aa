import PetMapHTTPServer
import PetMapService
import ServiceTestSupport
import Testing

/// Tests a server with a large store, whose clusters become available seconds after its
/// announcements.
@Suite struct StartingTests {
  private func get(_ target: String) -> String { "GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n" }

  @Test func `only requests for clusters wait for them, and writes in the meantime are not lost`()
    throws
  {
    let running = try RunningServer(hasClusters: false)
    defer { _ = running.server.stop() }
    var waiting: [SocketClient] = []
    // More requests than there are threads that could wait for clusters.
    for index in 0..<40 {
      let client = try SocketClient(port: running.port)
      client.send(get(index % 2 == 0 ? "/tiles/0/0/0.mvt" : "/api/v1/pins?zoom=3&cluster=true"))
      waiting.append(client)
    }
    let client = try SocketClient(port: running.port)
    var buffer: [UInt8] = []
    client.send(get("/api/ready"))
    let starting = try client.receiveResponse(buffer: &buffer)
    #expect(starting.status == 503)
    #expect(starting["Retry-After"] == "1")
    client.send(get("/api/v1/pins?bbox=-1,-1,1,1"))
    #expect(try client.receiveResponse(buffer: &buffer).status == 200)
    // Publishes an announcement and reads the list.
    let cases = ContractCase.all(of: "== x\nGET /api/v1/announcements\n-> 200\n")
    try ContractRun.check(cases[0], over: OverSocket(port: running.port))

    running.server.service.makeClusters()
    for (index, client) in waiting.enumerated() {
      var buffer: [UInt8] = []
      let response = try client.receiveResponse(buffer: &buffer)
      #expect(response.status == 200, "request \(index)")
      #expect(!response.body.isEmpty)
    }
    client.send(get("/api/ready"))
    #expect(try client.receiveResponse(buffer: &buffer).status == 200)
    client.send(get("/api/v1/pins?zoom=0&cluster=true"))
    let clusters = try client.receiveResponse(buffer: &buffer)
    #expect(String(decoding: clusters.body, as: UTF8.self).contains("Rex"))
  }
}
