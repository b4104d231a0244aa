import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct SourceIDTests {
  private func transport() throws -> InProcess {
    let store = MemoryStore()
    let records = try ["a\u{0}b", "A1", "A10"].enumerated().map { index, id in
      ImportedAnnouncement(
        Announcement(
          id: id, coordinate: try Coordinate(latitude: Double(index * 10), longitude: 0)))
    }
    _ = try store.upsert(records, at: Timestamp(milliseconds: 0))
    return try InProcess(.forTests(store: store))
  }

  private func ids(_ transport: InProcess, _ query: String) throws -> [String] {
    let response = try transport.send(
      WireRequest(method: "GET", target: "/api/v1/announcements?" + query))
    #expect(response.status == 200)
    let data = try JSONValue(parsing: response.body).object?["data"]?.array ?? []
    return data.compactMap { $0.object?["id"]?.string }
  }

  @Test func `a source ID matches only the records with that ID`() throws {
    let transport = try transport()
    let a1 = AnnouncementID(ofSource: "A1").text
    #expect(try ids(transport, "source-id=A1") == [a1])
    #expect(try ids(transport, "source-id=A1&source-name=none") == [])
    #expect(try ids(transport, "source-id=a%00b") == [AnnouncementID(ofSource: "a\u{0}b").text])
    #expect(try ids(transport, "source-id=A1&lat=10&lng=0") == [a1])
    #expect(try ids(transport, "source-id=A1&lat=0&lng=0") == [])
    #expect(try ids(transport, "species=none") == [])
  }

  @Test(arguments: [
    "source-id=", "source-id=a&source-id=b", "source-id=a&source-name=", "source-name=a",
  ])
  func `an empty or repeated ID is rejected`(_ query: String) throws {
    let response = try transport().send(
      WireRequest(method: "GET", target: "/api/v1/announcements?" + query))
    #expect(response.status == 400)
  }
}
