import PetMapAnnouncements
import PetMapAPI
import PetMapClient
import PetMapGeo
import Synchronization
import Testing

struct PetChangesTests {
  private func put(_ id: String) throws -> String {
    let coordinate = try Coordinate(latitude: 52, longitude: 21)
    var bytes: [UInt8] = []
    Announcement(id: id, coordinate: coordinate, species: "DOG").appendJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the first changes of a stream, and the requests.
  private func changes(
    _ count: Int, _ transport: ScriptedTransport
  ) async -> (changes: [String], requests: [ClientRequest]) {
    var texts: [String] = []
    let client = APIClient(base: .standard, transport: transport)
    for await change in client.changes() {
      switch change {
      case .reload: texts.append("reload")
      case .put(let announcement): texts.append("put \(announcement.id)")
      case .removed(let id): texts.append("removed \(id)")
      }
      if texts.count == count { break }
    }
    return (texts, await transport.requests)
  }

  @Test func `changes continue after the last one when the connection is lost`() async throws {
    let first = """
      id: 7
      event: hello
      data: {}

      : heartbeat

      id: 8
      event: put
      data: \(try put("a"))

      id: 9
      event: remove
      da
      """
    let second = """
      retry: 1
      id: 9
      event: remove
      data: {"id":"b"}

      id: 10
      event: news
      data: {}

      id: 11
      event: put
      data: {}


      """
    let transport = ScriptedTransport(.answer(200, first), .answer(200, second))
    let (changes, requests) = await changes(4, transport)
    #expect(changes == ["reload", "put a", "removed b", "reload"])
    #expect(
      requests.map(\.url) == Array(repeating: "http://localhost:3000/api/v1/changes", count: 2))
    let ids = requests.map { request in
      request.headers.first { $0.name == "Last-Event-ID" }?.value
    }
    #expect(ids == [nil, "8"])
  }

  @Test func `an unavailable service is asked again, no earlier than it says`() async throws {
    let start = ContinuousClock.now
    let transport = ScriptedTransport(
      .answer(503, "{}", HTTPHeader("Retry-After", "1")), .failure(.noConnection),
      .answer(200, "event: hello\ndata: {}\n\n"))
    let (changes, requests) = await changes(1, transport)
    #expect(changes == ["reload"])
    #expect(requests.count == 3)
    #expect(ContinuousClock.now - start >= .seconds(1))
  }

  @Test func `canceling the task ends the changes`() async throws {
    let client = APIClient(base: .standard, transport: ScriptedTransport())
    let task = Task { for await _ in client.changes() {} }
    task.cancel()
    await task.value
  }
}
