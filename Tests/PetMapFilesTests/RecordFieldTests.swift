import PetMapAnnouncements
import PetMapFiles
import Testing

struct RecordFieldTests {
  @Test func `the fields of a file are those of an announcement, followed by the location`() {
    #expect(RecordField.allCases.map(\.name) == PetField.allCases.map(\.name) + ["location"])
    for field in RecordField.allCases where ![.latitude, .longitude].contains(field) {
      #expect("\(field)" == field.name)
    }
  }
}
