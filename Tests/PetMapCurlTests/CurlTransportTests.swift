import PetMapAPI
import PetMapClient
import PetMapCurl
import Testing

struct CurlTransportTests {
  @Test func `a refused connection is reported`() async {
    await #expect(throws: TransportError.noConnection) {
      try await CurlTransport().send(ClientRequest(.get, "http://127.0.0.1:1/"))
    }
  }

  @Test(arguments: ["ftp://127.0.0.1/", "file:///etc/passwd", "nonsense://x"])
  func `only HTTP URLs are supported`(url: String) async {
    await #expect(throws: TransportError.self) {
      try await CurlTransport().send(ClientRequest(.get, url))
    }
  }

  @Test func `a header with a line break is not sent`() async {
    let request = ClientRequest(
      .get, "http://127.0.0.1:1/", headers: [HTTPHeader("A", "b\r\nC: d")])
    await #expect(throws: TransportError.failed(cause: "out of memory")) {
      try await CurlTransport().send(request)
    }
  }

  @Test func `canceling a task cancels its request`() async throws {
    let listener = try #require(SilentListener())
    let request = ClientRequest(.get, "http://127.0.0.1:\(listener.port)/")
    let task = Task { try await CurlTransport().send(request) }
    task.cancel()
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }
}
