import PetMapAnnouncements
import PetMapFiles
import Testing

/// Tests the species in texts that say more about an animal.
struct SpeciesWordTests {
  private func pets(_ header: String, _ row: String) throws -> [Announcement] {
    try readAll(text: "id\tlat\tlon\t\(header)\na\t1\t2\t\(row)\n").announcements
  }

  @Test(arguments: [
    ("Dog (large)", "DOG", "large"), ("Large dog", "DOG", "Large"), ("DOG - LARGE", "DOG", "LARGE"),
    ("Dog: Pit Bull", "DOG", "Pit Bull"), ("Cat/kitten", "CAT", "kitten"),
    ("Kitten", "CAT", "Kitten"),
    ("Puppy", "DOG", "Puppy"), ("Small dog, very shy", "DOG", "Small, very shy"),
    ("Stray dog", "DOG", "Stray"), ("Male cat", "CAT", "Male"), ("[개] 믹스견", "DOG", "믹스견"),
    ("Duży pies", "DOG", "Duży"), ("Szczeniak", "DOG", "Szczeniak"),
    ("Großer Hund", "DOG", "Großer"),
    ("Perro (grande)", "DOG", "grande"), ("Petit chien", "DOG", "Petit"),
    ("Chaton", "CAT", "Chaton"),
    ("Cão de porte médio", "DOG", "de porte médio"),
    ("Cane di piccola taglia", "DOG", "di piccola taglia"),
    ("子犬", "DOG", "子犬"), ("大型犬", "DOG", "大型犬"), ("幼猫", "CAT", "幼猫"), ("강아지", "DOG", "강아지"),
    ("Bird (parrot)", "BIRD", "parrot"), ("Dog", "DOG", nil), ("domestic dog", "DOG", nil),
    ("House cat", "CAT", nil), ("Gray cat", "CAT", "Gray"), ("Orange cat", "CAT", "Orange"),
    ("Chat noir", "CAT", "noir"), ("Schwarzer Hund", "DOG", "Schwarzer"),
    ("Czarny pies", "DOG", "Czarny"), ("Gato negro", "CAT", "negro"),
    ("Cachorro preto", "DOG", "preto"), ("Cane nero", "DOG", "nero"),
  ])
  func `the rest of a species is kept in the description`(
    text: String, species: String, details: String?
  ) throws {
    let pet = try #require(try pets("species", text).first)
    #expect(pet.species == species && pet.description == details)
    let described = try pets("species\tdescription", "\(text)\tshy")
    #expect(
      described.map(\.description) == [["shy", details].compactMap(\.self).joined(separator: "\n")])
  }

  @Test(arguments: [
    ("Dog (Beagle)", "breed", "Beagle mix"), ("Male cat", "sex", "M"),
    ("Large dog", "notes", "a large, black one"),
  ])
  func `the rest is not repeated if another field contains it`(
    text: String, column: String, value: String
  ) throws {
    let pet = try #require(try pets("species\t\(column)", "\(text)\t\(value)").first)
    #expect(pet.description == (column == "notes" ? value : nil))
  }

  @Test(arguments: [
    "Prairie dog", "guinea pig", "Dog and cat", "Dog/Cat", "Catfish", "bird dog", "Sea lion",
    "hot dog",
    "Other (hamster)", "wild", "Dog house", "dead-end dog",
  ])
  func `other words are no species`(text: String) throws {
    let pet = try #require(try pets("species", text).first)
    #expect(pet.species == text && pet.description == nil)
  }

  @Test(arguments: [
    "Dead Cat", "Dog (deceased)", "dead animal", "Martwy kot", "Toter Hund", "Perro muerto",
    "Chat mort",
    "Gato morto", "Cane morto", "猫の死体", "死猫", "고양이 사체", "<b>Dead</b> Cat",
    "Dead stray cat", "Dead - adult dog", "犬の遺体", "死狗",
  ])
  func `the case of a dead animal is closed`(text: String) throws {
    #expect(try pets("species", text).map(\.status) == [.closed])
    #expect(try pets("species\tstatus", "\(text)\tfound").map(\.status) == [.closed])
    #expect(try pets("species\tstatus", "\(text)\t").map(\.status) == [.closed])
  }

  @Test(arguments: [
    "dead leaf dog", "tote bag dog", "Dog near Tot Hill", "Cat: Dead Sea Road",
    "Dog - owner deceased", "dead tired", "死神犬", "dead-end dog",
  ])
  func `other texts with a word for death do not close the case`(text: String) throws {
    #expect(try pets("species\tstatus", "\(text)\tlost").map(\.status) == [.missing])
  }

  @Test func `a type column with kinds of animals is the species`() throws {
    let text = "id,lat,lon,type\na,1,2,Dead Cat\nb,1,2,Dog (small)\nc,1,2,Kitten\n"
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.species) == ["CAT", "DOG", "CAT"])
    #expect(result.announcements.map(\.status) == [.closed, .missing, .missing])
  }

  @Test func `the user's meanings take precedence`() throws {
    var meanings = ValueMeanings()
    meanings.set("Dead Cat", to: "cat")
    var options = ReadingOptions()
    options.mapping.values[.species] = meanings
    let result = try readAll(text: "id,lat,lon,species\na,1,2,Dead Cat\n", options: options)
    #expect(result.announcements.map(\.status) == [.missing])
    #expect(result.announcements.map(\.description) == [nil])
  }

  @Test(arguments: [
    ("Cat - DSH Tuxedo", "CAT"), ("Domestic Short Hair Mix", "CAT"), ("Dog", "DOG"),
    ("perro mestizo", "DOG"), ("Pit Bull", "OTHER"), ("Cat / Dog", "OTHER"),
  ])
  func `the breed says the species if nothing else does`(breed: String, species: String) throws {
    let result = try readAll(text: "id,lat,lon,breed\na,1,2,\(breed)\n")
    #expect(result.announcements.map(\.species) == [species])
    #expect(result.announcements.map(\.breed) == [breed])
    let named = try readAll(text: "id,lat,lon,breed,species\na,1,2,\(breed),bird\n")
    #expect(named.announcements.map(\.species) == ["BIRD"])
  }
}
