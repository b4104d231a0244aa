import PetMapAnnouncements
import PetMapFiles
import Testing

struct AnnouncementFieldTests {
  @Test func `a file's fields are those of an announcement, in the same order, and a point`() {
    #expect(AnnouncementField.allCases.map(\.name) == PetField.allCases.map(\.name) + ["location"])
    for field in AnnouncementField.allCases where ![.latitude, .longitude].contains(field) {
      #expect("\(field)" == field.name)
    }
  }
}
