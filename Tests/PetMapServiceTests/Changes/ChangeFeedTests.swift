import PetMapJSON
import PetMapReports
import PetMapService
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

  /// The events' names that wait for a listener; nil after the end.
  private func events(_ stream: any ResponseStream) -> [String]? {
    guard let bytes = stream.next(wake: {}) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("event: ") }.map { String($0.dropFirst(7)) }
  }

  @Test("Listeners are told what is published, changed and taken away, and may come back")
  func events() throws {
    let service = try Service.forTests()
    let transport = InProcess(service)
    let stream = try listen(service, after: nil)
    #expect(events(stream) == ["hello"])
    #expect(events(stream) == [])
    let cases = ContractCase.all(of: "== x\nGET /api/health\n-> 200\n")
    // Announces a pet, and gives it its photo.
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
}
