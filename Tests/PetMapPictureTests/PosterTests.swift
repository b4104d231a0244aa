import PetMapAnnouncements
import PetMapDrawing
import PetMapGeo
import PetMapPicture
import PetMapText
import TestSupport
import Testing

@Suite struct PosterTests {
  private static let link = "https://pets.example.org/pets/1"

  private func pet(_ change: (inout Announcement) -> Void = { _ in }) throws -> Announcement {
    var pet = Announcement(
      id: "1", coordinate: try Coordinate(latitude: 52.2297, longitude: 21.0122), species: "DOG")
    pet.petName = "Burek"
    pet.breed = "Beagle"
    pet.sex = "MALE"
    pet.age = 4
    pet.lastSeenDate = CalendarDate(iso: "2025-11-18")
    pet.phone = "+48 600 100 200"
    pet.email = "anna@example.com"
    pet.reward = "500 PLN"
    pet.description = "Brown, with a white paw and a red collar."
    change(&pet)
    return pet
  }

  private func content(
    _ pet: Announcement, _ language: Language = .english, link: String? = link
  ) -> PosterContent {
    PosterContent(
      pet, details: PetDetails(pet, language: language), language: language, link: link)
  }

  private func list(
    _ pet: Announcement, paper: PaperSize = .a4, photo: PictureFile? = nil, code: QRCode? = nil
  ) -> DisplayList {
    var text = TextLayout(measurer: TableMeasurer())
    var glyphs = NoGlyphs()
    return Poster(content(pet), paper: paper, photo: photo, code: code)
      .displayList(text: &text, from: &glyphs)
  }

  private func texts(_ list: DisplayList) -> [PlacedText] {
    list.commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private func pictures(_ list: DisplayList) -> [ScreenRect] {
    list.commands.compactMap { if case .picture(_, let rect) = $0 { rect } else { nil } }
  }

  @Test func `a breed does not reorder the sex and the age after it`() throws {
    let pet = try pet { $0.breed = "\u{2069}\u{202E}elgaeB" }
    #expect(content(pet).kind == "elgaeB • ♂ Male • 4 years")
  }

  @Test func `the headline contains the status and the species`() throws {
    for (status, species, english, polish) in [
      (AnnouncementStatus.missing, "DOG", "MISSING DOG", "ZAGINĄŁ PIES"),
      (.found, "CAT", "FOUND CAT", "ZNALEZIONY KOT"), (.missing, "FISH", "MISSING", "ZAGINĄŁ"),
      (.closed, "DOG", "CLOSED", "ZAMKNIĘTE"),
    ] {
      let pet = try pet {
        $0.status = status
        $0.species = species
      }
      #expect(content(pet).headline == english)
      #expect(content(pet, .polish).headline == polish)
    }
  }

  @Test func `all known details are on the page, in order`() throws {
    let shown = texts(list(try pet()))
    #expect(
      shown.map(\.text) == [
        "MISSING DOG", "Burek", "Beagle • ♂ Male • 4 years", "Last seen on", "Nov 18, 2025",
        "Where", "52.22970° N, 21.01220° E", "Brown, with a white paw and a red collar.",
        "Reward: 500 PLN", "Have you seen this pet?", "+48 600 100 200", "anna@example.com",
        Self.link,
      ])
  }

  @Test func `missing details leave no gaps`() throws {
    let bare = try pet { pet in
      pet = Announcement(id: "1", coordinate: pet.coordinate, species: "OTHER", status: .found)
    }
    #expect(
      texts(list(bare)).map(\.text) == [
        "FOUND", "Where", "52.22970° N, 21.01220° E", "Is this your pet?", Self.link,
      ])
  }

  @Test(arguments: PaperSize.allCases)
  func `hostile text stays on the page and does not overlap`(_ paper: PaperSize) throws {
    let photo = try #require(PictureFile(try bytes(of: fixturePath("callout/photo.jpg"))))
    let code = QRCode(side: 21, isDark: .init(repeating: true, count: 441))
    for text in [
      String(repeating: "x", count: 400), "e" + String(repeating: "\u{301}", count: 5_000),
      String(repeating: "word ", count: 1_000), "\u{202E}" + String(repeating: "שלום ", count: 300),
      "\u{0}\n\n\n\u{2028}", String(repeating: "三毛猫", count: 200),
    ] {
      let hostile = try pet { pet in
        pet.petName = text
        pet.breed = text
        pet.description = text
        pet.reward = text
        pet.phone = text
        pet.email = text
      }
      let list = list(hostile, paper: paper, photo: photo, code: code)
      let picture = try #require(pictures(list).first)
      #expect(picture.height > 150 && picture.maxX <= paper.width)
      #expect(abs(picture.width / picture.height - photo.width / photo.height) < 0.001)
      let placed = texts(list)
      for (index, line) in placed.enumerated() {
        #expect(line.x >= 30 && line.x + line.width <= paper.width - 30, "\(line.text.prefix(20))")
        #expect(line.y > 40 && line.y < paper.height - 20, "\(line.text.prefix(20))")
        // Above or below the photo, and in order.
        #expect(line.y <= picture.y + 1 || line.y - line.style.size * 0.75 >= picture.maxY)
        guard index > 0 else { continue }
        let before = placed[index - 1]
        #expect(line.y > before.y || line.x >= before.x + before.width - 1)
      }
    }
  }

  @Test func `a long description is set in a smaller size, then truncated`() throws {
    let long = String(repeating: "brown with a white paw ", count: 40)
    func lines(_ text: String) throws -> [PlacedText] {
      let shown = texts(list(try pet { $0.description = text }))
      return shown.filter { $0.text.contains("brown") }
    }
    let smaller = try lines(String(long.prefix(600)))
    #expect(smaller.count > 3 && smaller.last?.text.hasSuffix("…") == false)
    let cut = try lines(long + long + long)
    #expect(cut.last?.text.hasSuffix("…") == true)
    #expect(try #require(cut.first?.style.size) < smaller[0].style.size + 0.1)
  }

  @Test func `a QR code is square and keeps its quiet zone`() throws {
    let code = QRCode(side: 21, isDark: .init(repeating: true, count: 441))
    let list = list(try pet(), code: code)
    let dark = list.commands.compactMap { command -> ScreenRect? in
      if case .fill(let path, .black, _) = command { path.bounds } else { nil }
    }
    let box = try #require(dark.last)
    #expect(abs(box.width - box.height) < 0.001 && box.width > 90)
    #expect(texts(list).contains { $0.text == "Scan to open the report" })
  }
}
