import PetMapSynonyms
import Testing

struct TraitColumnTests {
  @Test(arguments: [
    ("coat", TraitColumn.coat), ("Hair", .coat), ("weight (kg)", .weight), ("dob", .birthDate),
    ("date_of_birth", .birthDate), ("source_age", .age), ("wiek", .age),
  ])
  func `a name says what a column is about`(_ name: String, _ column: TraitColumn) {
    #expect(TraitColumn(name) == column)
  }

  @Test(arguments: ["eye color", "photo size", "coat type", "name", "latitude", "colour_id", ""])
  func `other names say nothing`(_ name: String) {
    #expect(TraitColumn(name) == nil)
  }
}
