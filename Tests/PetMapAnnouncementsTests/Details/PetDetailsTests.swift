import PetMapGeo
import PetMapAnnouncements
import Testing

struct PetDetailsTests {
  private func pet() throws -> Announcement {
    Announcement(
      id: "a", coordinate: try Coordinate(latitude: -33.8688, longitude: 151.2093), species: "DOG",
      status: .missing)
  }

  private func row(_ pet: Announcement, _ identifier: String) -> DetailsRow? {
    PetDetails(pet, language: .english).rows.first { $0.identifier == "petDetails." + identifier }
  }

  @Test func `a full announcement's details are complete`() throws {
    var pet = try pet()
    pet.lastSeenDate = CalendarDate(iso: "2025-11-18")
    pet.phone = "+48 (22) 123 456"
    pet.email = "o'la+x@Example.pl"
    pet.microchipNumber = "123456789012"
    pet.breed = "Beagle"
    pet.sex = "FEMALE"
    pet.age = 3
    pet.reward = "500 PLN"
    let details = PetDetails(pet, language: .english)
    #expect(details.status == StatusBadge(.missing, language: .english))
    #expect(details.status.text == "MISSING")
    #expect(details.reward == "500 PLN")
    #expect(details.photoFallback == "Image not available")
    #expect(row(pet, "date.text")?.value == "Nov 18, 2025")
    #expect(row(pet, "phone.tap")?.value == "+48 (22) 123 456")
    #expect(row(pet, "phone.tap")?.label == "Contact owner")
    #expect(row(pet, "phone.tap")?.action == .open(url: "tel:+4822123456"))
    #expect(row(pet, "email.tap")?.action == .open(url: "mailto:o'la+x@Example.pl"))
    #expect(row(pet, "microchip.text")?.value == "123-456-789-012")
    #expect(row(pet, "species.text")?.value == "Dog")
    #expect(row(pet, "sex.text")?.value == "♀ Female")
    #expect(row(pet, "age.text")?.value == "3 years")
    #expect(row(pet, "location.text")?.value == "33.86880° S, 151.20930° E")
    #expect(details.rows.filter(\.isHalf).map(\.value) == ["Dog", "Beagle", "♀ Female", "3 years"])
    #expect(details.lines.flatMap(\.rows) == details.rows)
    #expect(
      details.lines.filter { $0.rows.count > 1 }.map { $0.rows.map(\.value) } == [
        ["Dog", "Beagle"], ["♀ Female", "3 years"],
      ])
    #expect(details.lines.allSatisfy { $0.rows.count == 1 || $0.rows.allSatisfy(\.isHalf) })
    #expect(details.rows.filter(\.isPlace).map(\.identifier) == ["petDetails.location.text"])
  }

  @Test(arguments: [
    ("+48 600 100 200", "tel:+48600100200"), ("(+48) 600-100-200", "tel:+48600100200"),
    ("0048 600.100/200", "tel:0048600100200"), ("112", "tel:112"),
    ("555\u{A0}123\u{A0}4567", "tel:5551234567"),
    ("+1 555 123 4567 ext. 12", "tel:+15551234567;ext=12"), ("555-1234 x9", "tel:5551234;ext=9"),
    ("555-1234, Extension 007", "tel:5551234;ext=007"),
    ("22 555 12 34 wew. 5", "tel:225551234;ext=5"),
    ("call after 6 pm", nil), ("12", nil), ("600 100 200 or 600 100 300", nil), ("tel. 112", nil),
    ("555-1234 x", nil), ("1 + 555 1234", nil), ("1234567890123456", nil), ("٠١٢٣٤٥٦", nil),
  ])
  func `a phone number is a link if it can be dialed`(phone: String, url: String?) throws {
    var pet = try pet()
    pet.phone = phone
    #expect(row(pet, "phone.tap")?.value == phone)
    #expect(row(pet, "phone.tap")?.action == url.map { .open(url: $0) })
  }

  @Test func `a missing value is shown as a dash, and a missing contact has no row`() throws {
    let pet = try pet()
    for name in ["breed.text", "age.text", "microchip.text", "description.text"] {
      #expect(row(pet, name)?.value == "—")
    }
    #expect(row(pet, "phone.tap") == nil)
    #expect(row(pet, "email.tap") == nil)
    #expect(row(pet, "sex.text")?.value == "? Unknown")
    #expect(row(pet, "description.text")?.lines == nil)
  }

  @Test(arguments: [
    (
      AnnouncementStatus.missing, "Date of Disappearance", "Place of Disappearance", "Contact owner"
    ),
    (.found, "Date Found", "Place Found", "Contact finder"),
    (.closed, "Date of Disappearance", "Place of Disappearance", "Contact owner"),
  ])
  func `labels depend on the status`(
    status: AnnouncementStatus, date: String, place: String, contact: String
  ) throws {
    var pet = try pet()
    pet.status = status
    pet.phone = "600 100 200"
    pet.email = "ola@example.org"
    #expect(row(pet, "date.text")?.label == date)
    #expect(row(pet, "location.text")?.label == place)
    #expect(row(pet, "phone.tap")?.label == contact && row(pet, "email.tap")?.label == contact)
  }

  @Test func `the name is the first row`() throws {
    var pet = try pet()
    #expect(PetDetails(pet, language: .english).name == nil)
    #expect(row(pet, "name.text")?.value == "—")
    pet.petName = "Rex"
    #expect(PetDetails(pet, language: .english).name == "Rex")
    #expect(PetDetails(pet, language: .polish).rows.first?.label == "Imię")
    #expect(PetDetails(pet, language: .english).rows.first?.value == "Rex")
  }

  @Test func `an empty string counts as missing`() throws {
    var pet = try pet()
    let absent = PetDetails(pet, language: .english)
    (pet.phone, pet.email, pet.reward, pet.photoUrl) = ("", " ", "", "")
    (pet.petName, pet.breed, pet.microchipNumber, pet.description) = ("", "", "", " ")
    #expect(PetDetails(pet, language: .english) == absent)
  }

  @Test func `traits are shown if they are known`() throws {
    var pet = try pet()
    let without = PetDetails(pet, language: .english).rows.count
    (pet.colors, pet.size, pet.collar, pet.markings) = ("black", "LARGE", "red", "torn ear")
    let details = PetDetails(pet, language: .polish)
    #expect(details.rows.count == without + 4)
    #expect(row(pet, "colors.text")?.value == "black")
    #expect(details.rows.first { $0.identifier == "petDetails.size.text" }?.value == "Duże")
    #expect(row(pet, "collar.text")?.label == "Collar")
    #expect(row(pet, "markings.text")?.value == "torn ear")
    pet.size = "25 kg"
    #expect(row(pet, "size.text")?.value == "25 kg")
  }

  @Test func `no map is shown without coordinates`() throws {
    let details = PetDetails(try pet(), at: nil, language: .english)
    #expect(details.showOnMap == .explain("No location data"))
    #expect(details.rows.first { $0.identifier == "petDetails.location.text" }?.value == "—")
    let shown = PetDetails(try pet(), language: .english).showOnMap
    #expect(shown == .showOnMap(latitude: -33.8688, longitude: 151.2093))
  }

  @Test func `a row can show a formatted value`() {
    let row = DetailsRow("Label", "abc", "x.text", processor: { String($0.reversed()) })
    #expect(row.value == "cba")
    #expect(DetailsRow("Label", nil, "x.text", processor: { $0 + "!" }).value == "—")
  }

  @Test(arguments: [
    (1, "1 rok"), (2, "2 lata"), (5, "5 lat"), (12, "12 lat"), (22, "22 lata"), (25, "25 lat"),
  ])
  func `years are pluralized correctly in Polish`(age: Int, text: String) throws {
    var pet = try pet()
    pet.age = age
    pet.lastSeenDate = CalendarDate(iso: "2025-10-08")
    let values = PetDetails(pet, language: .polish).rows.map(\.value)
    #expect(values.contains(text))
    #expect(values.contains("8 paź 2025"))
  }
}
