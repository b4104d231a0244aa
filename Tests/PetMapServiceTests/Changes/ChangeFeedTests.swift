import PetMapJSON
import PetMapAnnouncements
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Testing

@Suite struct ChangeFeedTests {
  private func listen(_ service: Service, after last: String?) throws -> any ResponseStream {
    let headers = last.map { [HeaderField("Last-Event-ID", $0)] } ?? []
    let head = RequestHead(
      "GET", "/api/v1/changes", headers: HeaderFields(headers), peer: "127.0.0.1",
      id: service.newRequestID())
    guard case .respond(let response) = service.begin(service.plan(head)),
      case .stream(let stream) = response.body
    else { throw Unexpected() }
    #expect(response["Content-Type"] == "text/event-stream")
    return stream
  }

  private struct Unexpected: Error {}

  /// Returns the names of pending events, or `nil` after the end.
  private func events(_ stream: any ResponseStream) -> [String]? {
    guard let bytes = stream.next(wake: {}) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("event: ") }.map { String($0.dropFirst(7)) }
  }

  @Test func `listeners receive additions, changes, and removals, and can reconnect`() throws {
    let service = try Service.forTests()
    let transport = InProcess(service)
    let stream = try listen(service, after: nil)
    #expect(events(stream) == ["hello"])
    #expect(events(stream) == [])
    let cases = ContractCase.all(of: "== x\nGET /api/health\n-> 200\n")
    // Creates an announcement and adds its photo.
    try ContractRun.check(cases[0], over: transport)
    #expect(events(stream) == ["put"])
    let back = try listen(service, after: "1")
    #expect(events(back) == ["put"])
    let current = try listen(service, after: "2")
    #expect(events(current) == [])
    let lost = try listen(service, after: "77")
    #expect(events(lost) == ["reload"])
    let odd = try listen(service, after: "x")
    #expect(events(odd) == ["reload"])
    service.stop()
    #expect(events(stream) == nil)
    #expect(service.feed.listenerCount == 5)
    stream.cancel()
    #expect(service.feed.listenerCount == 4)
  }

  @Test func `a stalled listener keeps only a position, and must reload when its events are gone`()
    throws
  {
    let store = MemoryStore()
    let service = try Service.forTests(store: store)
    let cases = ContractCase.all(of: "== x\nGET /api/health\n-> 200\n")
    try ContractRun.check(cases[0], over: InProcess(service))
    let id = try #require(try store.page(after: nil, limit: 1).first?.id)
    let stalled = try (0..<100).map { _ in try listen(service, after: "2") }
    func change(_ count: Int) throws {
      for number in 0..<count {
        _ = try store.setStatus(
          number % 2 == 0 ? .found : .missing, of: id, at: service.environment.now())
        service.refresh()
      }
    }
    try change(4000)
    #expect(events(stalled[0]) == ["put"], "only the present state")
    try change(200)
    for stream in stalled.dropFirst() {
      #expect(events(stream) == ["reload"])
      #expect(events(stream) == [])
    }
    #expect(events(stalled[0])?.isEmpty == false)
  }

  @Test func `pieces have at most 16 KiB`() throws {
    let service = try Service.forTests()
    let stream = try listen(service, after: "0")
    let cases = ContractCase.all(of: "== x\nGET /api/health\n-> 200\n")
    for _ in 0..<60 { try ContractRun.check(cases[0], over: InProcess(service)) }
    var read: [[UInt8]] = []
    while let piece = stream.next(wake: {}), !piece.isEmpty { read.append(piece) }
    #expect(read.count > 1 && read.allSatisfy { $0.count <= 16 * 1024 })
    let text = String(decoding: read.joined(), as: UTF8.self)
    #expect(text.ranges(of: "event: put\n").count == 60)
  }

  @Test func `what was edited or deleted is not sent again`() throws {
    let store = MemoryStore()
    let service = try Service.forTests(store: store)
    let cases = ContractCase.all(of: "== x\nGET /api/health\n-> 200\n")
    try ContractRun.check(cases[0], over: InProcess(service))
    let id = try #require(try store.page(after: nil, limit: 1).first?.id)
    let stalled = try listen(service, after: "1")
    func replay() throws -> String {
      let bytes = try #require(try listen(service, after: "1").next(wake: {}))
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try replay().contains("\"status\":\"MISSING\""))
    _ = try store.setStatus(.closed, of: id, at: service.environment.now())
    service.refresh()
    #expect(try !replay().contains("\"status\":\"MISSING\""))
    #expect(try replay().ranges(of: "event: put\n").count == 1)
    try store.delete(id)
    service.refresh()
    #expect(try !replay().contains("petName"))
    #expect(try replay().contains("event: remove\ndata: {\"id\":\"\(id.text)\"}\n"))
    #expect(events(stalled) == ["remove"])
  }

  @Test func `listeners that have read everything are woken once for the next event`() throws {
    let service = try Service.forTests()
    let stream = try listen(service, after: nil)
    #expect(events(stream) == ["hello"])
    let count = Monitor(0)
    for _ in 0..<2 { #expect(stream.next(wake: { count.withLock { $0 += 1 } }) == []) }
    service.beat()
    service.beat()
    #expect(count.withLock { $0 } == 1)
    #expect(events(stream) == [])
    stream.cancel()
    stream.cancel()
    #expect(service.feed.listenerCount == 0)
  }
}
