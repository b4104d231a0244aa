import PetMapSynonyms
import Testing

struct TraitColumnTests {
  @Test(arguments: [
    ("primary_color", TraitColumn.colors), ("Color 2", .colors), ("Umaszczenie", .colors),
    ("Kolor sierści", .colors), ("Fellfarbe", .colors), ("colores", .colors), ("coat", .colors),
    ("collar_color", .collar), ("Obroża", .collar), ("Halsband", .collar), ("size", .size),
    ("Wielkość", .size), ("Größe", .size), ("tamaño", .size), ("weight (kg)", .weight),
    ("markings", .markings), ("Znaki szczególne", .markings), ("Señas particulares", .markings),
    ("dob", .birthDate), ("date_of_birth", .birthDate), ("source_age", .age), ("wiek", .age),
  ])
  func `a name says what a column is about`(_ name: String, _ column: TraitColumn) {
    #expect(TraitColumn(name) == column)
  }

  @Test(arguments: ["eye color", "photo size", "coat type", "name", "latitude", "colour_id", ""])
  func `other names say nothing`(_ name: String) {
    #expect(TraitColumn(name) == nil)
  }
}
