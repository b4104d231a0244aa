import PetMapCallout
import PetMapDrawing
import PetMapText
import Testing

@Suite struct CalloutContentTests {
  static func full() -> CalloutContent {
    var content = CalloutContent(badge: 0)
    content.photo = "https://example.org/burek.jpg"
    content.name = "Burek"
    content.species = "Dog"
    content.breed = "Beagle"
    content.location = "52.22970° N, 21.01220° E"
    content.date = "Jan 15, 2025"
    content.email = "jan@example.com"
    content.phone = "+48 600 700 800"
    content.description = "Wears a red collar.\nComes when called."
    return content
  }

  static func card(_ content: CalloutContent, width: Double = 258) -> CalloutCard {
    var typesetter = CalloutTypesetter(measurer: TableMeasurer(), style: .sample)
    return typesetter.card(content, width: width)
  }

  @Test func `fields have the order and symbols given in the contract`() {
    let card = Self.card(Self.full())
    #expect(card.fields.map(\.kind) == CalloutFieldKind.allCases)
    #expect(
      card.fields.map { $0.text?.lines.map(\.text) ?? [] } == [
        [], ["Burek"], ["Dog • Beagle"], ["📍 52.22970° N, 21.01220° E"], ["📅 Jan 15, 2025"],
        ["📧 jan@example.com"], ["📞 +48 600 700 800"],
        ["Wears a red collar.", "Comes when called."], ["MISSING"],
      ])
  }

  @Test func `field spacing matches the contract`() {
    let card = Self.card(Self.full())
    #expect(card.fields.map(\.frame.y) == [14, 142, 166, 188, 210, 232, 254, 280, 332])
    #expect(card.fields.map(\.frame.height) == [120, 20, 18, 18, 18, 18, 18, 40, 24])
    #expect(card.height == 370)
    #expect(card.fields.dropLast().allSatisfy { $0.frame.x == 21 && $0.frame.width == 216 })
    let badge = card.fields[8]
    #expect(badge.frame.width == 24 + (badge.text?.lines.first?.width ?? 0))
    #expect(badge.text?.lines.first?.x == 12)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{A0}\u{3000}\u{2009}\u{85}"])
  func `blank fields and their spacing are omitted`(blank: String) {
    var content = CalloutContent(badge: 1)
    content.photo = blank
    content.name = blank
    content.species = blank
    content.breed = blank
    content.location = blank
    content.date = blank
    content.email = blank
    content.phone = blank
    content.description = blank
    let card = Self.card(content)
    #expect(card.fields.map(\.kind) == [.photo, .name, .badge])
    #expect(card.fields[1].text?.lines.map(\.text) == ["Unknown pet"])
    #expect(card.height == 14 + 120 + 8 + 20 + 12 + 24 + 14)
    #expect(content.photoURL == nil)
  }

  static let speciesAndBreeds: [(String?, String?, String)] = [
    ("Dog", "Beagle", "Dog • Beagle"), ("Dog", nil, "Dog"), ("Dog", " ", "Dog"),
    ("Dog", "dog ", "Dog"), (nil, "Beagle", "Beagle"), ("Cat", "Cat mix", "Cat • Cat mix"),
  ]

  @Test(arguments: speciesAndBreeds)
  func `species and breed are joined`(species: String?, breed: String?, line: String) {
    var content = CalloutContent(badge: 0)
    content.species = species
    content.breed = breed
    #expect(content.text(of: .species, words: .sample) == line)
  }

  @Test(arguments: [
    (0, "MISSING", "#FF9500"), (1, "FOUND", "#155DFC"), (2, "CLOSED", "#93A2B4"),
  ])
  func `the content chooses one of the badges`(badge: Int, word: String, color: String) {
    let content = CalloutContent(badge: badge)
    #expect(content.text(of: .badge, words: .sample) == word)
    #expect(Self.card(content).badge?.color.hex == color)
  }

  @Test(arguments: [nil, -1, 3])
  func `a badge that does not exist is omitted`(badge: Int?) {
    let card = Self.card(CalloutContent(badge: badge))
    #expect(card.fields.map(\.kind) == [.photo, .name])
    #expect(card.badge == nil)
  }

  @Test(arguments: [120, 121.5, 200, 257.999])
  func `a narrow card is laid out to fit its width`(width: Double) {
    let card = Self.card(Self.full(), width: width)
    let whole = Self.card(Self.full())
    #expect(card.width == width)
    for field in card.fields {
      #expect(field.frame.x == 21)
      #expect(field.kind == .badge || field.frame.width == width - 42)
      #expect(field.frame.maxX <= width)
      #expect(field.text?.lines.allSatisfy { $0.width <= width - 42 + 1.0 / 64 } ?? true)
    }
    #expect(card.fields[0].frame.height == 120)
    #expect(card.height >= whole.height)
    #expect(card.fields.map(\.kind) == whole.fields.map(\.kind))
  }

  @Test func `no text is truncated`() {
    var content = CalloutContent(badge: 0)
    content.name = String(repeating: "Bartholomew ", count: 40)
    content.description = String(repeating: "A very long story. ", count: 400)
    let card = Self.card(content)
    for kind in [CalloutFieldKind.name, .description] {
      let lines = card.fields.first { $0.kind == kind }?.text?.lines.map(\.text) ?? []
      let given = content.text(of: kind, words: .sample)?.split(separator: " ")
      #expect(lines.joined(separator: " ") == given?.joined(separator: " "))
    }
  }
}
