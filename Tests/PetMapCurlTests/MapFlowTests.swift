import PetMapAPI
import PetMapAnnouncements
import PetMapClient
import PetMapCurl
import PetMapDrawing
import PetMapGeo
import PetMapHTTPServer
import PetMapJSON
import PetMapKit
import PetMapMatches
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

  @Test func `a reporter edits a report, orders its photos, and finds matches`() async throws {
    let tests = ServiceFlowTests()
    let server = try tests.server()
    defer { _ = server.stop() }
    let client = tests.client(server.port)
    let report = try await publish(0, client)
    let link = try #require(client.managementLink(of: report))
    #expect(link.hasPrefix(client.base.text + "/manage/"))
    let page = try await client.photo(at: link)
    #expect(String(decoding: page, as: UTF8.self).contains(report.id))

    let pet = try await client.announcement(report.id)
    var changed = pet
    (changed.petName, changed.reward, changed.phone) = ("Rex", "500 PLN", nil)
    let edited = try await client.edit(report, AnnouncementEdit(of: pet, to: changed))
    #expect(edited.petName == "Rex" && edited.reward == "500 PLN" && edited.phone == nil)
    #expect(edited.breed == "Beagle" && edited.email == "ola@example.pl")
    changed.email = nil
    await #expect(throws: ClientError.self) {
      try await client.edit(report, AnnouncementEdit(of: edited, to: changed))
    }

    try await client.uploadPhoto(photo + [8], format: .jpeg, of: report)
    let photos = try await client.announcement(report.id).photoURLs
    #expect(photos.map(\.number) == [1, 2])
    let ordered = try await client.orderPhotos([2, 1], of: report)
    #expect(ordered.photoURLs.map(\.number) == [2, 1])
    let small = try await client.photo(at: ordered.photoURLs[0].fitting(width: 100))
    #expect(!small.isEmpty)
    let removed = try await client.removePhoto(1, of: report)
    #expect(removed.photoURLs.map(\.number) == [2])
    await #expect(throws: ClientError.notFound) { try await client.removePhoto(1, of: report) }
    await #expect(throws: ClientError.conflict(field: "photo")) {
      try await client.removePhoto(2, of: report)
    }

    #expect(try await client.matches(for: report.id).matches == [])
    let body = """
      {"status":"FOUND","species":"DOG","sex":"MALE","breed":"Beagle","lastSeenDate":"2025-11-12",
       "locationLatitude":52.001,"locationLongitude":21,"phone":"+48123456789","noPhoto":true}
      """
    let found = try await client.create(JSONValue(parsing: Array(body.utf8)), offset: .zero)
    let matches = try await client.matches(for: report.id)
    #expect(matches.matches.map(\.id) == [found.id])
    #expect(matches.isComplete)
    let match = try #require(matches.matches.first)
    #expect(match.score > 0 && !match.shownReasons.isEmpty)
    #expect(match.shownReasons.contains { $0.field == .place && !$0.isContradiction })
    let counts = try await client.counts(ValueRequest())
    #expect(counts.statuses == [.missing: 1, .found: 1, .closed: 0])
    #expect(counts.species.map { $0.count } == [2])
  }

  @Test func `a text is read as a coordinate, and places are found`() async throws {
    let tests = ServiceFlowTests()
    let server = try tests.server()
    defer { _ = server.stop() }
    let client = tests.client(server.port)
    let point = try await client.coordinate(in: "52,2297; 21,0122")
    #expect(point?.latitude == 52.2297 && point?.longitude == 21.0122)
    #expect(try await client.coordinate(in: "nowhere") == nil)
    var request = PlaceRequest()
    request.text = "Warsz"
    request.language = .polish
    let place = try #require(try await client.places(request).first)
    #expect(place.name == "Warszawa" && place.kind == .town && place.source == .geonames)
    #expect(place.radius > Meters(0) && !place.isExact)
    var nearest = NearestPlaceRequest()
    nearest.center = point
    #expect(try await client.nearestPlaces(nearest) == [])
  }
}
