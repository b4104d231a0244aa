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
}
