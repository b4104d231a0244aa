import PetMapAnnouncements
import PetMapClient
import PetMapKit
import TestSupport
import Testing

/// Tests the article about screens, whose views are those of the sample app; tools/checks/apple
/// compiles and uses them.
@MainActor
struct ScreensTests {
  private static let root = String(#filePath.split(separator: "/Tests/").first ?? "")

  private func text(_ path: String) throws -> String {
    String(decoding: try bytes(of: "\(Self.root)/\(path)"), as: UTF8.self)
  }

  @Test(arguments: ["ListScreen", "MapScreen", "DetailsScreen", "ReportScreens"])
  func `the article contains the screens' code`(name: String) throws {
    let article = try text("Sources/Apps/PetMapClient/PetMapClient.docc/Screens.md")
    let file = try text("Samples/PetMapApp/PetMapApp/\(name).swift")
    let code = try #require(file.split(separator: "\n\n", maxSplits: 1).last)
    #expect(article.contains("```swift\n\(code)```"))
  }

  @Test func `the article's models have a state for previews, and other words`() async throws {
    let transport = ScriptedTransport(.answer(200, "{\"data\":[]}"))
    let client = APIClient(base: .standard, transport: transport)
    let german = ["noAnimalsFound": "Keine Tiere gefunden", "mediumDate": "{d}.{M}.{yyyy}"]
    let words = Words(.english, translation: { german[$0.key] })
    let translated = PetListModel(repository: client, words: words)
    let callouts = try CalloutEngine(measurer: TableMeasurer(), words: words)
    #expect(callouts.words.text(CalendarDate(daysSinceEpoch: 0)!) == "1.1.1970")
    await translated.load()
    #expect(translated.state == .empty("Keine Tiere gefunden"))

    let offline = PetListModel(preview: .failed(Phrase.noConnection.text(.english)))
    #expect(offline.state == .failed(Phrase.noConnection.text(.english)))
  }
}
