import PetMapAnnouncements
import PetMapGeo
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct SourceIDPageTests {
  private let store = MemoryStore()

  private func browser(privacy radius: Double = 0) throws -> PageBrowser {
    var environment = ServiceEnvironment.test(store: store)
    environment.disclosure.displacement = PlaceDisplacement(key: [1], radius: radius)
    return PageBrowser(transport: InProcess(try Service(environment)))
  }

  private func add(_ sourceID: String, named source: String? = nil) throws -> String {
    let announcement = Announcement(
      id: sourceID, coordinate: try Coordinate(latitude: 52, longitude: 21))
    _ = try store.upsert(
      [ImportedAnnouncement(announcement)], named: source, at: Timestamp(milliseconds: 0))
    return AnnouncementID(ofSource: sourceID, named: source).text
  }

  private func location(_ target: String) throws -> String? {
    let response = try browser().get(target).response
    return response.status == 302 ? response["Location"] : nil
  }

  @Test func `an ID as the command line prints it opens the page of its announcement`() throws {
    let id = try add("A712894")
    #expect(try location("/pets/A712894") == "/pets/\(id)")
    #expect(try location("/pets/A712894?lang=pl") == "/pets/\(id)?lang=pl")
    #expect(
      try location("/pets/A712894/poster.pdf?size=letter")
        == "/pets/\(id)/poster.pdf?size=letter")
    #expect(try location("/?pet=A712894&zoom=3&center=1,2") == "/?pet=\(id)&zoom=3&center=1%2C2")
    #expect(try location("/embed?pet=A712894") == "/embed?pet=\(id)")
    let spaced = try add("a b/ż")
    #expect(try location("/pets/a%20b%2F%C5%BC") == "/pets/\(spaced)")
  }

  @Test func `an unknown ID has no page, and the map ignores it`() throws {
    #expect(try browser().get("/pets/A712894").status == 404)
    #expect(try browser().get("/?pet=A712894").status == 200)
  }

  @Test func `an ID that is derived from a place does not find what is shown elsewhere`() throws {
    let derived = "record-2d175828c9ecb959"
    let id = try add(derived)
    #expect(try location("/pets/\(derived)") == "/pets/\(id)")
    let given = try add("A712894")
    let service = try browser(privacy: 100)
    #expect(try service.get("/pets/\(derived)").status == 404)
    #expect(try service.get("/pets/A712894").response["Location"] == "/pets/\(given)")
    for (sourceID, count) in [(derived, 0), ("A712894", 1)] {
      let list = try service.get("/api/v1/announcements?source-id=\(sourceID)").text
      #expect(list.split(separator: "\"locationLatitude\"").count == count + 1)
    }
  }

  @Test func `if several sources have the ID, the reader chooses one of them`() throws {
    let ids = [try add("7", named: "City & Sons"), try add("7")]
    for target in ["/pets/7?lang=en", "/?pet=7&lang=en"] {
      let page = try browser().get(target)
      #expect(page.status == 300)
      #expect(page.text.contains("City &amp; Sons") && page.text.contains("Source without a name"))
      for id in ids { #expect(page.text.contains(id)) }
    }
  }
}
