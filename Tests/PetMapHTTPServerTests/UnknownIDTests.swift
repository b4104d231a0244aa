import PetMapAnnouncements
import PetMapGeo
import PetMapHTTPServer
import PetMapService
import ServiceTestSupport
import Testing

/// Tests requests for announcements that are not in memory, on a server that shares its store.
@Suite struct UnknownIDTests {
  private let running: RunningServer

  init() throws { running = try RunningServer(configure: { $0.sharesStore = true }) }

  private func request(_ path: String) -> String { "GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n" }

  private func status(_ client: SocketClient) throws -> Int {
    var buffer: [UInt8] = []
    return try client.receiveResponse(buffer: &buffer).status
  }

  private func unknown(_ number: Int) -> String {
    var random = SystemRandomNumberGenerator()
    let id = AnnouncementID(randomFrom: &random).text
    return switch number % 4 {
    case 0: "/api/v1/announcements/\(id)"
    case 1: "/images/\(id).jpeg"
    case 2: "/photos/\(id)-320.webp"
    default: "/pets/\(id)"
    }
  }

  @Test func `any number of requests for unknown IDs share the regular reads of the store`() throws
  {
    defer { _ = running.server.stop() }
    let clients = try (0..<200).map { _ in try SocketClient(port: running.port) }
    let before = running.store.changeReads
    for (number, client) in clients.enumerated() { client.send(request(unknown(number))) }
    for client in clients { #expect(try status(client) == 404) }
    #expect(running.store.changeReads - before < 100)
  }

  @Test func `an announcement of another server is found, even if it was unknown a moment ago`()
    throws
  {
    defer { _ = running.server.stop() }
    let client = try SocketClient(port: running.port)
    for number in 0..<20 {
      let source = Announcement(
        id: "a\(number)", coordinate: Coordinate(validLatitude: 1, wrappingLongitude: 2))
      let record = ImportedAnnouncement(source)
      let path = "/api/v1/announcements/\(record.id.text)"
      if number % 5 == 0 {
        client.send(request(path))
        #expect(try status(client) == 404)
      }
      _ = try running.store.upsert([record], at: Timestamp(milliseconds: 1_750_000_000_000))
      client.send(request(path))
      #expect(try status(client) == 200)
    }
  }

  @Test func `if the store cannot be read, an unknown ID is not reported as missing`() throws {
    defer { _ = running.server.stop() }
    running.store.refuseChanges(with: .unavailable(cause: "a test"))
    let client = try SocketClient(port: running.port)
    client.send(request(unknown(0)))
    #expect(try status(client) == 503)
    running.store.refuseChanges(with: nil)
    client.send(request(unknown(0)))
    #expect(try status(client) == 404)
  }

  @Test func `a server that stops does not wait for the store`() throws {
    let client = try SocketClient(port: running.port)
    client.send(request(unknown(0)))
    #expect(running.server.stop())
  }
}
