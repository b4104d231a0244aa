import PetMapAnnouncements
import PetMapGeo
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct ReadOnlyPageTests {
  private let id = AnnouncementID(ofSource: "A1").text

  private func texts(_ forms: FormLinks) throws -> [String] {
    let store = MemoryStore()
    _ = try store.upsert(
      [
        ImportedAnnouncement(
          Announcement(id: "A1", coordinate: try Coordinate(latitude: 52, longitude: 21)))
      ], at: Timestamp(milliseconds: 0))
    var environment = ServiceEnvironment.test(store: store)
    environment.forms = forms
    environment.page = PageAssets(["page": ["index.html": Array("<header>{{#actions}}".utf8)]])
    let browser = PageBrowser(transport: InProcess(try Service(environment)))
    return try ["/", "/pets/\(id)", "/nothing"].map { target in
      let page = try browser.get(target)
      return page.text
    }
  }

  @Test func `the pages of a read-only service have no links to forms`() throws {
    for text in try texts(.none) {
      #expect(!text.contains("/report/") && !text.contains("/manage") && !text.contains("<nav"))
    }
  }

  @Test func `the links lead to the site that receives reports, if there is one`() throws {
    let url = "https://shelter.example/report?a=1&b=2"
    let link = "href=\"https://shelter.example/report?a=1&amp;b=2\""
    let texts = try texts(.elsewhere(url: url))
    for text in texts {
      #expect(!text.contains("/report/") && !text.contains("/manage"))
    }
    #expect(texts.map { $0.split(separator: link).count - 1 } == [2, 4, 0])
  }
}
