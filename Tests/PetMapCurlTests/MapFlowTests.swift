import PetMapAPI
import PetMapAnnouncements
import PetMapClient
import PetMapCurl
import PetMapDrawing
import PetMapGeo
import PetMapHTTPServer
import PetMapJSON
import PetMapKit
import PetMapPhotos
import PetMapRequests
import PetMapService
import ServiceTestSupport
import Testing

/// Tests what a map asks for, over a socket.
@MainActor
struct MapFlowTests {
  private let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9] + Array(repeating: 7, count: 1000)

  private func publish(
    _ number: Int, _ client: APIClient<CurlTransport>
  ) async throws -> CreatedReport {
    let body = """
      {"status":"MISSING","species":"DOG","sex":"MALE","breed":"Beagle","lastSeenDate":"2025-11-12",
       "locationLatitude":\(52 + Double(number) / 10_000),"locationLongitude":21,
       "phone":"+48123456789","email":"ola@example.pl"}
      """
    let report = try await client.create(
      JSONValue(parsing: Array(body.utf8)), offset: .zero)
    try await client.uploadPhoto(photo, format: .jpeg, of: report)
    return report
  }

  @Test func `a map shows clusters, their pins, and changes`() async throws {
    let tests = ServiceFlowTests()
    let server = try tests.server()
    defer { _ = server.stop() }
    let client = tests.client(server.port)
    var reports: [CreatedReport] = []
    for number in 0..<3 { reports.append(try await publish(number, client)) }
    let center = try Coordinate(latitude: 52, longitude: 21)
    let viewport = try Viewport(width: 390, height: 844)
    let model = PetMapModel(repository: client, settling: .zero)
    model.show(try Camera(center: center, zoom: 10), in: viewport)
    await model.settled()
    #expect(model.pins.elements.map(\.count) == [3])
    let cluster = try #require(model.pins.elements.first)
    let pets = try await client.announcements(inCluster: cluster.id)
    #expect(Set(pets.map(\.id)) == Set(reports.map(\.id)))
    model.show(try Camera(center: center, zoom: 18), in: viewport)
    await model.settled()
    #expect(Set(model.pins.elements.map(\.id)) == Set(reports.map(\.id)))
    #expect(
      model.pins.elements.allSatisfy {
        $0.announcement?.photoUrl?.hasPrefix(client.base.text) == true
      })

    let following = Task {
      var seen: [PetChange] = []
      for await change in client.changes() {
        seen.append(change)
        model.apply(change)
        if case .removed = change { return seen }
        if change == .reload { try? await client.delete(reports[0]) }
      }
      return seen
    }
    #expect(await following.value == [.reload, .removed(reports[0].id)])
    #expect(!model.pins.elements.map(\.id).contains(reports[0].id))
    await model.settled()
    #expect(Set(model.pins.elements.map(\.id)) == Set(reports.dropFirst().map(\.id)))
  }

  @Test func `a text is read as a coordinate, and cities are found`() async throws {
    let tests = ServiceFlowTests()
    let server = try tests.server()
    defer { _ = server.stop() }
    let client = tests.client(server.port)
    let point = try await client.coordinate(in: "52,2297; 21,0122")
    #expect(point?.latitude == 52.2297 && point?.longitude == 21.0122)
    #expect(try await client.coordinate(in: "nowhere") == nil)
    var request = CityRequest()
    request.text = "Warsz"
    request.language = .polish
    #expect(try await client.cities(request).first?.name == "Warszawa")
  }
}
