import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import Testing

import PetMapMatches

@Suite struct PetTraitsTests {
  @Test(arguments: [
    ("Black cat with white paws and a red leather collar", "black"),
    ("czarno-biała kotka, zielone oczy, czerwona obroża", "black white"),
    ("Gata negra y blanca, collar rojo, ojos azules", "black white"),
    ("Schwarzweiße Katze mit rotem Halsband", "black white"),
    ("graugetigerter Kater", "gray tabby"),
    ("jasnobrązowy pies", "tan"),
    ("perro marrón claro", "tan"),
    ("hellbrauner Hund", "tan"),
    ("Kot szarobury", "gray tabby"),
    ("seal point domestic shorthair", "brown point"),
    ("orange tabby", "orange tabby"),
    ("szylkretka", "tortie"),
    ("chien noir et feu, collier bleu", "black"),
    ("cadela preta e branca", "black white"),
    ("blue heeler, no collar", "gray"),
    ("lost at this point near Gold Street", ""),
  ])
  func `a description names the colors of the coat`(_ text: String, _ expected: String) {
    var pet = Self.pet("CAT")
    pet.description = text
    let names = PetTraits(pet).coat.colors.colors.map { "\($0)" }
    #expect(names == expected.split(separator: " ").map(String.init), "\(text)")
  }

  @Test(arguments: [
    ("wearing a red collar", CoatColor.red), ("czerwona obroża", .red), ("blaues Halsband", .blue),
    ("collar de color verde", .green), ("a black and tan dog in a purple harness", .purple),
  ])
  func `a collar has a color`(_ text: String, _ color: CoatColor) {
    var pet = Self.pet("DOG")
    pet.description = text
    #expect(PetTraits(pet).collar == ColorSet(color))
  }

  @Test(arguments: [
    "no red collar", "bez czerwonej obroży", "sin collar rojo", "ohne rotes Halsband",
  ])
  func `a collar that is not worn has none`(_ text: String) {
    var pet = Self.pet("DOG")
    pet.description = text
    #expect(PetTraits(pet).collar.isEmpty)
    #expect(PetTraits(pet).coat.isEmpty)
  }

  @Test func `fields and columns take precedence over the description`() {
    var pet = Self.pet("DOG")
    pet.description = "white dog, medium dog, 4 years old, red collar, torn ear"
    (pet.colors, pet.collar, pet.size, pet.markings) = ("black", "blue", "SMALL", "white paws")
    pet.kept.members = [JSONObject.Member(name: "age", value: .string("7 months"))]
    let traits = PetTraits(pet)
    #expect(traits.coat.colors == ColorSet(.black))
    #expect(traits.coat.minor == ColorSet(.white))
    #expect(traits.collar == ColorSet(.blue))
    #expect(traits.size == .small)
    #expect(traits.markings.contains(.paw) && !traits.markings.contains(.notch))
    #expect(traits.age?.years == 7.0 / 12)
  }

  @Test(arguments: [
    ("SMALL", PetSize.small), ("duży", .large), ("mittelgroß", .medium), ("25 kg", .medium),
    ("XL", .large),
  ])
  func `a size is a word or a weight`(_ text: String, _ size: PetSize) {
    var pet = Self.pet("DOG")
    pet.size = text
    #expect(PetTraits(pet).size == size)
  }

  @Test(arguments: [
    ("Found: small white and brown chihuahua", PetSize.small), ("duży czarno-biały pies", .large),
    ("perro mediano marrón", .medium), ("small black dog", .small),
    ("black dog with a large scar", nil), ("dog, large", nil),
  ])
  func `a size belongs to the animal, also before its colors`(_ text: String, _ size: PetSize?) {
    var pet = Self.pet("DOG")
    pet.description = text
    #expect(PetTraits(pet).size == size)
  }

  @Test func `the colors of a column for the coat count if no other says any`() {
    var pet = Self.pet("DOG")
    pet.kept.members = [JSONObject.Member(name: "coat", value: .string("short, black"))]
    #expect(PetTraits(pet).coat.colors == ColorSet(.black))
    pet.colors = "white"
    #expect(PetTraits(pet).coat.colors == ColorSet(.white))
  }

  @Test func `a date of birth gives the age on the day of the report`() throws {
    var pet = Self.pet("DOG")
    pet.lastSeenDate = CalendarDate(iso: "2025-11-18")
    pet.kept.members = [JSONObject.Member(name: "dob", value: .string("2023-11-18"))]
    let age = try #require(PetTraits(pet).age)
    #expect(abs(age.years - 2) < 0.01)
  }

  @Test(arguments: [
    ("Labrador mix", "labrador retriever"), ("owczarek niemiecki", "GSD"), ("amstaff", "am staff"),
    ("Schäferhund", "pastor alemán"), ("dachowiec", "Domestic Short Hair"), ("yorkie", "York"),
  ])
  func `names of a breed in several languages are one breed`(_ one: String, _ other: String) {
    var (first, second) = (Self.pet("DOG"), Self.pet("DOG"))
    (first.breed, second.breed) = (one, other)
    #expect(!PetTraits(first).breeds.isEmpty)
    #expect(PetTraits(first).breeds == PetTraits(second).breeds)
  }

  @Test(arguments: [
    ("white dog, lab, red collar", true), ("black lab", true), ("pies, GSD", true),
    ("lab mix", true), ("she hides in the lab of a school", false), ("from New York", false),
    ("white on chest, dog on leash", false), ("the staff of the shop saw him", false),
    ("lost near Boston Street", false), ("brindle staff", true), ("boston terrier", true),
  ])
  func `a short name in a description is a breed if nothing else can be meant`(
    _ text: String, _ isBreed: Bool
  ) {
    var pet = Self.pet("DOG")
    pet.description = text
    #expect(PetTraits(pet).breeds.isEmpty != isBreed)
  }

  @Test func `a month is no marking`() {
    for (text, isMarking) in [("Lost on 3 August", false), ("ein blaues Auge", true)] {
      var pet = Self.pet("CAT")
      pet.description = text
      #expect(PetTraits(pet).markings.isEmpty != isMarking, "\(text)")
    }
  }

  @Test func `a mixture alone is no breed`() {
    for word in ["mix", "mieszaniec", "mestizo", "Mischling", "kundelek"] {
      var pet = Self.pet("DOG")
      pet.breed = word
      #expect(PetTraits(pet).breeds.isEmpty, "\(word)")
    }
  }

  @Test(arguments: [
    ("15 kg", "DOG", PetSize.medium), ("66 lbs", "DOG", .large), ("4kg", "DOG", .small),
  ])
  func `a weight is a size`(_ text: String, _ species: String, _ size: PetSize) {
    var pet = Self.pet(species)
    pet.kept.members = [JSONObject.Member(name: "weight", value: .string(text))]
    #expect(PetTraits(pet).size == size)
  }

  @Test func `coordinates are rounded to thousandths of a degree`() throws {
    var (one, other) = (Self.pet("DOG"), Self.pet("DOG"))
    one.coordinate = try Coordinate(latitude: 52.22961, longitude: 21.01244)
    other.coordinate = try Coordinate(latitude: 52.23039, longitude: 21.01156)
    #expect(PetTraits(one) == PetTraits(other))
  }

  @Test(arguments: [
    ("MISSING", "2025-11-20", true), ("MISSING", "2025-11-19T23:00:00.000Z", true),
    ("MISSING", "2025-11-17", false), ("FOUND", "2025-11-20", false),
  ])
  func `a missing pet is where its latest confirmed sighting is`(
    _ status: String, _ seenAt: String, _ isUsed: Bool
  ) throws {
    var pet = Self.pet("DOG")
    pet.status = try #require(AnnouncementStatus(status))
    pet.lastSeenDate = CalendarDate(iso: "2025-11-18")
    let plain = PetTraits(pet)
    let seen = #""number":1,"seenAt":"\#(seenAt)","locationLatitude":53,"locationLongitude":21"#
    let other = #"{"number":2,"seenAt":"2025-11-25","locationLatitude":54,"locationLongitude":21}"#
    for (name, value) in [
      ("latestSighting", "{\(seen)}"),
      ("sightings", #"[{\#(seen),"status":"confirmed"},\#(other)]"#),
    ] {
      pet.kept = JSONObject([
        JSONObject.Member(name: name, value: try JSONValue(parsing: Array(value.utf8)))
      ])
      let traits = PetTraits(pet)
      #expect((traits.latitude == 53_000) == isUsed, "\(name)")
      #expect((traits == plain) != isUsed, "\(name)")
    }
  }

  static func pet(_ species: String) -> Announcement {
    Announcement(
      id: "x", coordinate: Coordinate(validLatitude: 52.23, wrappingLongitude: 21.01),
      species: species)
  }
}
