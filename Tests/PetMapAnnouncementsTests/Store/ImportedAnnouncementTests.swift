import PetMapPhotos
import PetMapGeo
import PetMapAnnouncements
import Testing

struct ImportedAnnouncementTests {
  @Test func `a record is validated like a draft, and invalid values are omitted`() throws {
    var record = Announcement(
      id: "A-1", coordinate: try Coordinate(latitude: 1, longitude: 2), species: "DOG",
      status: .closed)
    record.petName = " <b>Rex</b> "
    record.breed = String(repeating: "x", count: 101)
    record.microchipNumber = "12 34"
    record.email = "nobody"
    record.phone = "+48 123 456 789"
    record.age = 0
    record.photoUrl = "https://example.org/a.jpg"
    let imported = ImportedAnnouncement(record)
    #expect(imported.sourceID == "A-1")
    #expect(imported.announcement.id == AnnouncementID(ofSource: "A-1").text)
    #expect(imported.announcement.petName == "Rex")
    #expect(imported.announcement.sex == "UNKNOWN")
    #expect(imported.announcement.status == .closed)
    #expect(imported.announcement.age == nil)
    #expect(imported.announcement.breed == nil)
    #expect(imported.announcement.microchipNumber == nil)
    #expect(imported.announcement.email == nil)
    #expect(imported.announcement.phone == "+48 123 456 789")
    #expect(imported.announcement.photoUrl == nil)
    #expect(imported.problems.map(\.field) == ["breed", "microchipNumber", "email"])
  }

  @Test func `an announcement is published by its photo or by an operator`() throws {
    let id = AnnouncementID(ofSource: "a")
    let announcement = Announcement(
      id: id.text, coordinate: try Coordinate(latitude: 1, longitude: 2))
    var stored = StoredAnnouncement(
      id: id, announcement: announcement, origin: .reported, insertion: 1, change: 1)
    #expect(!stored.isPublished)
    stored.photos = [StoredPhoto(byteCount: 8, version: 2)]
    #expect(stored.isPublished)
    stored.photos = []
    stored.origin = .imported(sourceID: "a")
    #expect(stored.isPublished)
  }
}
