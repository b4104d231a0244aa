#if os(Linux)
  import PetMapAnnouncements
  import PetMapHTTPServer
  import PetMapParameters
  import PetMapRequests
  import PetMapService
  import PetMapSystem
  import ServiceTestSupport
  import Testing

  /// Tests that a peer leaves something for others. On Linux, 127.0.0.2 is another peer.
  @Suite struct PeerShareTests {
    private static let health = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    private static let changes = "GET /api/v1/changes HTTP/1.1\r\nHost: x\r\n\r\n"
    /// The beginning of a request whose body never arrives.
    private static func stalled(from client: String? = nil) -> String {
      "POST /api/v1/announcements HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        + (client.map { "X-Forwarded-For: \($0)\r\n" } ?? "") + "Content-Length: 9\r\n\r\n{"
    }

    private func status(_ client: SocketClient, _ text: String) throws -> Int {
      client.send(text)
      var buffer: [UInt8] = []
      return try client.receiveResponse(buffer: &buffer).status
    }

    @Test(arguments: ["", "GET / HT", stalled(), changes, health])
    func `one address cannot use all of 1,024 descriptors`(text: String) throws {
      let running = try RunningServer(descriptors: 1024)
      defer { _ = running.server.stop() }
      let open = try (0..<1000).map { _ in
        let client = try SocketClient(port: running.port)
        client.send(text)
        return client
      }
      try withExtendedLifetime(open) {
        for _ in 0..<10 {
          let other = try SocketClient(port: running.port, from: 2)
          #expect(try status(other, Self.health) == 200)
        }
        #expect(try status(SocketClient(port: running.port), Self.health) == 503)
        let other = try SocketClient(port: running.port, from: 3)
        other.send("GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
        var buffer: [UInt8] = []
        let metrics = try other.receiveResponse(buffer: &buffer).body
        #expect(
          String(decoding: metrics, as: UTF8.self).contains(
            #"petmap_connections_lost_total{reason="limit"} 0"#))
      }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a proxy is not a peer, but each client that it forwards is`() throws {
      let running = try RunningServer(descriptors: 128, configure: RunningServer.behindProxy)
      defer { _ = running.server.stop() }
      // 64 connections, of which a client can use 15 while two others are open.
      var open: [SocketClient] = []
      for _ in 0..<15 {
        let client = try SocketClient(port: running.port)
        client.send(Self.stalled(from: "2001:db8::\(open.count + 1)"))
        open.append(client)
      }
      let client = try SocketClient(port: running.port)
      let other = try SocketClient(port: running.port)
      #expect(try status(other, Self.health) == 200)
      while running.server.service.budgets.connections.used(
        by: Peer(network: PeerNetwork(address: "2001:db8::1").text)) < 15
      {}
      #expect(try status(client, Self.stalled(from: "2001:db8::ffff")) == 503)
      #expect(
        try status(other, "GET /api/health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ::9\r\n\r\n")
          == 200)
      // A request that has ended no longer counts.
      open.removeLast(8)
      while running.server.service.budgets.connections.used > 9 {}
      #expect(
        try status(
          other, "GET /api/health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8::7\r\n\r\n")
          == 200)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a peer's listeners leave some for others`() throws {
      let running = try RunningServer(descriptors: 128, configure: RunningServer.behindProxy)
      defer { _ = running.server.stop() }
      func listen(_ client: String) throws -> (SocketClient, Int) {
        let one = try SocketClient(port: running.port)
        let text =
          "GET /api/v1/changes HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: \(client)\r\n\r\n"
        return (one, try status(one, text))
      }
      // 56 listeners, of which a client can use 14.
      var open: [SocketClient] = []
      for _ in 0..<14 {
        let (client, status) = try listen("192.0.2.1")
        #expect(status == 200)
        open.append(client)
      }
      let (_, refused) = try listen("192.0.2.1")
      #expect(refused == 503)
      #expect(try listen("192.0.2.2").1 == 200)
      open.removeLast()
      while running.server.service.feed.listenerCount > 13 {}
      #expect(try listen("192.0.2.1").1 == 200)
    }

    @Test func `a peer's jobs leave threads for others`() throws {
      let gate = Monitor(false)
      let running = try RunningServer(configure: { $0.callouts = GatedDrawer(gate: gate) })
      defer { _ = running.server.stop() }
      let created = try OverSocket(port: running.port).announce()
      func request(_ size: String) -> String {
        "GET /api/v1/announcements/\(created.id)/callout?viewport=\(size) HTTP/1.1\r\nHost: x\r\n"
          + "Accept: image/png\r\n\r\n"
      }
      let open = try (0..<8).map { _ in
        let client = try SocketClient(port: running.port)
        client.send(request("100x100"))
        return client
      }
      #expect(try status(SocketClient(port: running.port, from: 2), request("200x200")) == 200)
      gate.change { $0 = true }
      for client in open {
        var buffer: [UInt8] = []
        #expect(try client.receiveResponse(buffer: &buffer).status == 200)
      }
    }

    /// Draws pictures for a viewport of 100 × 100 only while its gate is open.
    private struct GatedDrawer: CalloutDrawer {
      let gate: Monitor<Bool>

      func layout(
        of announcement: Announcement, _ request: CalloutRequest, mayWait: Bool
      ) throws(ServiceError) -> [UInt8]? { [1] }

      func picture(
        of announcement: Announcement, _ request: CalloutRequest, _ format: CalloutFormat
      ) throws(ServiceError) -> [UInt8] {
        if request.viewport?.width == 100 { gate.wait { $0 ? () : nil } }
        return [1]
      }
    }
  }
#endif
