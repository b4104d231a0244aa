import PetMapAPI
import PetMapAnnouncements
import PetMapClient
import PetMapCurl
import PetMapHTTPServer
import ServiceTestSupport
import Synchronization
import Testing

/// Tests the progress reported during a request, and its cancellation.
extension ServiceFlowTests {
  /// Collects progress reports in order.
  private final class Reports: Sendable {
    private let list = Mutex<[TransferProgress]>([])
    func add(_ progress: TransferProgress) { list.withLock { $0.append(progress) } }
    var all: [TransferProgress] { list.withLock { $0 } }
  }

  @Test func `the progress of an upload is reported up to the last byte`() async throws {
    let server = try server()
    defer { _ = server.stop() }
    let client = client(server.port)
    // The service reads the whole body before rejecting it.
    let body = Array(repeating: UInt8(ascii: "x"), count: 90_000)
    let reports = Reports()
    let request = ClientRequest(
      .post, client.base.resolved("api/v1/announcements"),
      headers: [HTTPHeader("Content-Type", "application/json"), HTTPHeader("Expect", "")],
      body: body)
    _ = try? await CurlTransport().send(request) { reports.add($0) }
    let sent = reports.all.map(\.sent)
    #expect(sent == sent.sorted() && Set(sent).count == sent.count)
    #expect(reports.all.allSatisfy { $0.total == body.count && $0.sent <= body.count })
    #expect(sent.last == body.count)
  }

  /// libcurl checks for stalled transfers only once per second, so 150 of them would take minutes.
  @Test(.timeLimit(.minutes(30)))
  func `a stalled request ends immediately when it is canceled`() async throws {
    for _ in 0..<150 {
      // The listener's backlog accepts the connection and the first bytes.
      let listener = try #require(SilentListener())
      let request = ClientRequest(.post, "http://127.0.0.1:\(listener.port)/", body: [1])
      let (sent, report) = AsyncStream<Void>.makeStream()
      let task = Task {
        defer { report.finish() }
        return try await CurlTransport().send(request) { _ in report.yield() }
      }
      for await _ in sent { break }
      task.cancel()
      await #expect(throws: TransportError.cancelled) { try await task.value }
      withExtendedLifetime(listener) {}
    }
  }

  @Test func `a canceled report can be sent again, and no progress is reported afterward`()
    async throws
  {
    let listener = try #require(SilentListener())
    let silent = APIClient(
      base: try #require(ServiceURL("http://127.0.0.1:\(listener.port)")),
      transport: CurlTransport())
    let model = PetReportModel(
      kind: .missing, repository: silent, keeper: MemoryKeeper(),
      clock: { Timestamp(milliseconds: 1_763_000_000_000) }, offset: .zero, preparePhoto: { $0 })
    fill(model, chip: "")
    model.next()
    #expect(model.state == .sending(progress: 0))
    model.cancelSending()
    await model.settled()
    #expect(model.state == .entering)
    #expect(model.transfer == nil && model.progress == nil)
    #expect(model.phone == "+48 123-456-789")
  }
}
