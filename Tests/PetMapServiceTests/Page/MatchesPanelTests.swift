import PetMapAnnouncements
import PetMapGeo
import PetMapService
import PetMapSystem
import ServiceTestSupport
import Testing

/// Tests the similar reports on a pet's page and after a report.
@Suite struct MatchesPanelTests {
  private let store = MemoryStore()

  private func put(
    _ id: String, _ status: AnnouncementStatus, chip: String, latitude: Double = 52.2297
  ) throws {
    var pet = Announcement(
      id: id, coordinate: try Coordinate(latitude: latitude, longitude: 21.0122), species: "DOG",
      status: status)
    pet.lastSeenDate = CalendarDate(iso: "2025-11-01")
    pet.petName = "Pet \(id)"
    (pet.breed, pet.sex, pet.age, pet.description) = ("Mutt", "MALE", 3, "Brown")
    pet.microchipNumber = chip
    pet.phone = "+48 123 456 789"
    _ = try store.upsert([ImportedAnnouncement(pet)], at: Timestamp(milliseconds: 0))
  }

  /// Returns the page once it has the section, because the index is made in the background.
  private func page(_ browser: PageBrowser, _ id: String, _ language: String = "en") throws
    -> String
  {
    let target = "/pets/\(AnnouncementID(ofSource: id).text)"
    for _ in 0..<600 {
      let text = try browser.get(target, language: language).text
      if text.contains("data-testid=\"matches\"") { return text }
      SystemClock.sleep(seconds: 0.05)
    }
    return ""
  }

  @Test func `a pet's page shows those that may be the same animal, with reasons`() throws {
    try put("lost", .missing, chip: "985112003456789")
    try put("found", .found, chip: "985112003456789")
    try put("far", .found, chip: "", latitude: 40)
    let browser = PageBrowser(transport: InProcess(try .forTests(store: store)))
    let text = try page(browser, "lost")
    let section = text.components(from: "id=\"matches\"", to: "</section>")
    #expect(section.contains("Is it one of these?"))
    #expect(section.contains("/pets/\(AnnouncementID(ofSource: "found").text)?lang=en"))
    #expect(section.contains("Pet found") && section.contains(">likely</span>"))
    #expect(!section.contains("Pet far"))
    let polish = try page(browser, "found", "pl")
    #expect(polish.contains("Czy ktoś go szuka?"))
    #expect(polish.contains("Pet lost"))
  }

  @Test func `a report ends with those that may be the same animal`() throws {
    try put("found", .found, chip: "985112003456781")
    try put("lost", .missing, chip: "985112003456781")
    let browser = PageBrowser(transport: InProcess(try .forTests(store: store)))
    _ = try page(browser, "found")
    let last = try browser.contactStep()
    let sent = try browser.submit(last, PageBrowser.contact)
    #expect(sent.text.contains("Is it one of these?") && sent.text.contains("Pet found"))
  }

  @Test func `only the reporter sees matches that are merely worth a look`() throws {
    try put("lost", .missing, chip: "985112003456781")
    try put("found", .found, chip: "985112003456781")
    for number in 1...8 { try put("other \(number)", .found, chip: "") }
    let browser = PageBrowser(transport: InProcess(try .forTests(store: store)))
    _ = try page(browser, "lost")
    let sent = try browser.submit(browser.contactStep(), PageBrowser.contact)
    let link = try #require(
      sent.text.firstMatch(of: /href="http:\/\/pets\.example(\/manage\/[^"]+)"/))
    for page in [sent, try browser.get(String(link.1))] {
      let section = page.text.components(from: "id=\"matches\"", to: "</section>")
      #expect(section.contains(">worth a look</span>") && !section.contains(">possible</span>"))
    }
    #expect(!(try browser.get("/pets/\(sent.id)").text.contains("data-testid=\"matches\"")))
  }

  @Test func `a reporter says which matches are the pet, and takes it back`() throws {
    try put("found", .found, chip: "985112003456781")
    try put("second", .found, chip: "")
    let browser = PageBrowser(transport: InProcess(try .forTests(store: store)))
    try put("lost", .missing, chip: "985112003456781")
    _ = try page(browser, "lost")
    let sent = try browser.submit(browser.contactStep(), PageBrowser.contact)
    let link = try #require(
      sent.text.firstMatch(of: /href="http:\/\/pets\.example(\/manage\/[^"]+)"/))
    let path = String(link.1)
    func section(_ page: PageBrowser.Page) -> String {
      #expect(page.status == 200)
      return page.text.components(from: "id=\"matches\"", to: "</section>")
    }
    let found = AnnouncementID(ofSource: "found").text
    let first = section(try browser.get(path))
    #expect(first.contains("Pet found") && first.contains("Pet second"))
    #expect(first.contains("It is mine") && first.contains("Not mine"))

    let without = section(try browser.post(path, ["action": "notMine", "other": found]))
    #expect(!without.contains("Pet found") && without.contains("Pet second"))
    #expect(without.contains("they are other animals: 1"))
    // Others still see it.
    #expect(try browser.get("/pets/\(sent.id)").text.contains("Pet found"))
    let again = section(try browser.post(path, ["action": "showAll"]))
    #expect(again.contains("Pet found") && !again.contains("manage.rejected"))

    let mine = section(try browser.post(path, ["action": "mine", "other": found]))
    #expect(mine.contains("You said that this is yours."))
    #expect(mine.components(from: "Pet found", to: "</form>").contains("I am not sure"))
    let unsure = section(try browser.post(path, ["action": "undecided", "other": found]))
    #expect(!unsure.contains("You said that this is yours."))
    let unknown = AnnouncementID(ofSource: "x").text
    let gone = try browser.post(path, ["action": "mine", "other": unknown])
    #expect(gone.status == 200)
    // The password does the same.
    let credentials = ["id": sent.id, "password": sent.password, "action": "notMine"]
    let managed = try browser.post("/manage", credentials.merging(["other": found]) { $1 })
    #expect(!section(managed).contains("Pet found"))
  }
}
