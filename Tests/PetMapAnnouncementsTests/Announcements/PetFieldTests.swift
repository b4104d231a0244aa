import PetMapJSON
import PetMapAnnouncements
import PetMapGeo
import Testing

struct PetFieldTests {
  @Test func `every field has a unique name and can be found by it`() {
    #expect(Set(PetField.allCases.map(\.name)).count == PetField.allCases.count)
    for field in PetField.allCases { #expect(PetField(name: field.name) == field) }
    #expect(PetField(name: "petname") == nil)
    #expect(PetField(name: "") == nil)
  }

  @Test func `setting a field changes no other field`() throws {
    for field in PetField.optionalTexts {
      var pet = Announcement(id: "1", coordinate: try Coordinate(latitude: 1, longitude: 2))
      pet.set(field, to: "here")
      for other in PetField.optionalTexts {
        #expect(pet.text(of: other) == (other == field ? "here" : nil))
      }
      pet.set(field, to: String?.none)
      #expect(pet == Announcement(id: "1", coordinate: pet.coordinate))
    }
  }

  @Test func `fields are validated in form order`() {
    #expect(
      PetField.submitted.map(\.name) == [
        "petName", "species", "breed", "sex", "age", "description", "microchipNumber",
        "locationLatitude", "locationLongitude", "email", "phone", "lastSeenDate", "status",
        "reward", "custody", "colors", "size", "collar", "markings",
      ])
  }

  @Test func `the radius of a location is stored`() throws {
    var pet = Announcement(id: "1", coordinate: try Coordinate(latitude: 1, longitude: 2))
    pet.locationRadius = 1.5
    #expect(pet.locationRadius == 1.5)
    #expect(pet.kept.members.map(\.name) == ["locationRadius"])
    pet.locationRadius = nil
    #expect(pet.kept.members.isEmpty)
  }
}
