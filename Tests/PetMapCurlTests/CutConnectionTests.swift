import PetMapAPI
import PetMapClient
import PetMapCurl
import PetMapHTTPServer
import PetMapAnnouncements
import ServiceTestSupport
import TestSupport
import Testing

/// Tests connections that are interrupted during a request or its response.
extension ServiceFlowTests {
  private func send(_ model: PetReportModel) async {
    model.submit()
    await model.settled()
  }

  private func isSent(_ model: PetReportModel) -> Bool {
    if case .sent = model.flow.submission { true } else { false }
  }

  @Test func `an interrupted list is never mistaken for a shorter one`() async throws {
    let server = try server()
    defer { _ = server.stop() }
    let sender = model(client(server.port))
    fill(sender, chip: "")
    await send(sender)
    try #require(isSent(sender))
    let whole = try #require(CuttingProxy(to: server.port))
    #expect(try await client(whole.port).announcements(within: nil).count == 1)
    whole.stop()
    let length = try #require(whole.responseBytes.first)
    let cuts = [0, 1, 12, 13, length / 4, length / 2, length - 20, length - 1]
    let proxy = try #require(
      CuttingProxy(to: server.port, cuts.map { CuttingProxy.Cut(response: max(1, $0)) }))
    defer { proxy.stop() }
    let list = PetListModel(repository: client(proxy.port))
    for cut in cuts {
      await list.load()
      guard case .failed(let words) = list.state else {
        Issue.record("\(cut) of \(length) bytes: \(list.state)")
        continue
      }
      let expected = [Phrase.noConnection, .unableToLoadData].map { $0.text(.english) }
      #expect(expected.contains(words), "\(cut) of \(length) bytes")
    }
    await list.load()
    guard case .loaded = list.state else {
      Issue.record("\(list.state)")
      return
    }
  }

  @Test(arguments: [1, 40, 200])
  func `an interrupted create request can be retried`(bytes: Int) async throws {
    let server = try server()
    defer { _ = server.stop() }
    let proxy = try #require(
      CuttingProxy(to: server.port, [CuttingProxy.Cut(request: bytes)]))
    defer { proxy.stop() }
    let model = model(client(proxy.port))
    fill(model, chip: "123456789012345")
    let form = model.flow.form
    await send(model)
    #expect(model.flow.submission == .failed(.offline, retryAfter: nil))
    #expect(model.flow.form == form)
    #expect(!model.flow.isLocked)
    await send(model)
    #expect(isSent(model))
    #expect(try await client(server.port).announcements(within: nil).count == 1)
  }

  @Test func `after an interrupted upload, only the photo is sent again, even after a restart`()
    async throws
  {
    let server = try server()
    defer { _ = server.stop() }
    let folder = TemporaryDirectory()
    let keeper = FileKeeper(directory: folder.file("a/b"))
    // The creation succeeds; the photo upload is interrupted in the head, in the body, and in the
    // response.
    let proxy = try #require(
      CuttingProxy(
        to: server.port,
        [
          CuttingProxy.Cut(), CuttingProxy.Cut(request: 100), CuttingProxy.Cut(request: 150_000),
          CuttingProxy.Cut(response: 5),
        ]))
    defer { proxy.stop() }
    let client = client(proxy.port)
    let first = model(client, keeper)
    fill(first, chip: "123456789012345")
    for _ in 0..<2 {
      await send(first)
      #expect(first.flow.submission == .failed(.offline, retryAfter: nil))
      #expect(try await self.client(server.port).announcements(within: nil) == [])
    }
    let pending = try #require(first.flow.pending)

    var passwords: [String] = []
    let second = model(client, keeper) { passwords.append($0) }
    #expect(second.flow.pending == pending)
    while !isSent(second), proxy.responseBytes.count < 9 {
      await send(second)
    }
    #expect(second.flow.submission == .sent(pending))
    #expect(passwords == [pending.password])
    #expect(try await self.client(server.port).announcements(within: nil).map(\.id) == [pending.id])
    #expect(keeper.load(.pendingReport) == nil)
    #expect(keeper.load(.photo) == nil)
  }
}
