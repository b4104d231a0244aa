import PetMapAnnouncements
import PetMapFiles
import Testing

struct AnnouncementFieldTests {
  @Test func `the fields of a file are those of an announcement, followed by the location`() {
    #expect(AnnouncementField.allCases.map(\.name) == PetField.allCases.map(\.name) + ["location"])
    for field in AnnouncementField.allCases where ![.latitude, .longitude].contains(field) {
      #expect("\(field)" == field.name)
    }
  }
}
