import PetMapClient
import PetMapGeo
import PetMapKit
import PetMapReports
import TestSupport
import Testing

/// The article's screens are the files beside this one; that they compile is most of the test.
@MainActor
struct ScreensTests {
  private static let root = String(#filePath.split(separator: "/Tests/").first ?? "")

  private func text(_ path: String) throws -> String {
    String(decoding: try bytes(of: "\(Self.root)/\(path)"), as: UTF8.self)
  }

  @Test(arguments: ["ListScreen", "MapScreen", "DetailsScreen", "ReportScreens"])
  func `the article shows the screens that are compiled`(name: String) throws {
    let article = try text("Sources/PetMapClient/PetMapClient.docc/Screens.md")
    let file = try text("Tests/PetMapClientTests/Screens/\(name).swift")
    let code = try #require(file.split(separator: "\n\n", maxSplits: 1).last)
    #expect(article.contains("```swift\n\(code)```"))
  }

  @Test func `a list is made of a client and a transport`() async {
    let transport = ScriptedTransport(.answer(200, "{\"data\":[]}"))
    let client = APIClient(base: .standard, transport: transport)
    let list = AnnouncementListModel(repository: client)
    list.load()
    await list.settled()
    #expect(list.state == .empty("No animals found"))
  }

  @Test func `the map's screen shows what was fetched, and the selected pin`() async throws {
    let home = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    let repository = FakeRepository([Announcement(id: "rex", coordinate: home, species: "DOG")])
    let model = MapModel(repository: repository)
    model.fetch(center: home, corners: [])
    await model.settled()
    model.tap(pin: "rex")
    let viewport = try Viewport(width: 390, height: 844)
    let scene = MapPins(model.announcements).scene(
      .around(home, in: viewport), viewport, selected: model.selection)
    #expect(scene.markers.map(\.id.name) == ["rex"])
    #expect(scene.frame.callout != nil)
  }
}
