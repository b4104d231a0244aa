import Foundation
import PetMapGeo
import PetMapAnnouncements
import Testing

@Suite struct TextQueryTests {
  private func pin(
    _ name: String?, breed: String? = nil, description: String? = nil
  ) throws -> Announcement {
    var pin = Announcement(
      id: "A693708", coordinate: try Coordinate(latitude: 0, longitude: 0), species: "DOG")
    pin.petName = name
    pin.breed = breed
    pin.description = description
    return pin
  }

  @Test(arguments: [
    ("rock", "Rocky"), ("ROCKY", "rocky"), ("zazolc", "Zażółć"), ("Zażółć", "ZAZOLC"),
    ("strasse", "Weiße Straße"), ("straße", "STRASSE"), ("angstrom", "A\u{30A}ngstro\u{308}m"),
    ("фёдор", "ФЕДОР"), ("σίσυφος", "ΣΊΣΥΦΟΣ"), ("istanbul", "İSTANBUL"), ("猫", "三毛猫"),
    ("แมว", "ชอบแมวมาก"), ("ok", "*ok*"), ("bella", "mc-bella"), ("2020", "born 2020-01"),
  ])
  func `words match by prefix`(text: String, name: String) throws {
    let query = try #require(TextQuery(text))
    #expect(query.matches(try pin(name)))
  }

  @Test(arguments: [
    ("finn", "\u{FB01}nn"), ("\u{FB01}nn", "FINN"), ("rex", "\u{FF32}\u{FF25}\u{FF38}"),
    ("\u{FF32}ex", "rex"), ("한국", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"),
    ("\u{1112}\u{1161}\u{11AB}", "한국"), ("ガル", "\u{FF76}\u{FF9E}\u{FF99}"), ("ぱ", "は\u{309A}"),
    ("mueller", "Müller"), ("müller", "Mueller"), ("muller", "Müller"), ("MÜLLER", "mueller"),
    ("soeren", "Sören"), ("äpfel", "Aepfel"), ("a\u{308}pfel", "Aepfel"), ("o'malley", "O’Malley"),
    ("omalley", "O'Malley"), ("o’malley", "OMalley"), ("malley", "O'Malley"), ("sam's", "Sams"),
    ("samuel", "Samuel"), ("№", "no"), ("ǆ", "DŽ"),
  ])
  func `presentation forms, umlauts, and apostrophes match other spellings`(
    text: String, name: String
  ) throws {
    let query = try #require(TextQuery(text))
    #expect(query.wordCount == 1)
    #expect(query.matches(try pin(name)))
  }

  @Test func `presentation forms are folded as in Foundation`() {
    for code in UInt32(0xA1)...0x1F2FF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = String(Character(scalar))
      let compatible = text.precomposedStringWithCompatibilityMapping
      // Apostrophes are the same, and Foundation keeps separate marks of full-width kana.
      guard !"´ʻʼ‘’‛′".contains(text), compatible != text else { continue }
      #expect(
        FoldedText(searching: text) == FoldedText(searching: compatible),
        "U+\(String(code, radix: 16))")
    }
  }

  @Test(arguments: [
    ("قطة", "قِطَّة"), ("قِطَّة", "قطة"), ("كلب", "كـــلب"), ("كـلب", "كَلْب"), ("رحمن", "رحمٰن"),
  ])
  func `Arabic vowel signs and tatweel are ignored`(text: String, name: String) throws {
    #expect(try #require(TextQuery(text)).matches(try pin(name)))
  }

  @Test(arguments: [("ocky", "Rocky"), ("rocky", "rock"), ("zaz", "Gazza"), ("か", "が")])
  func `the middle of a word does not match`(text: String, name: String) throws {
    let query = try #require(TextQuery(text))
    #expect(!query.matches(try pin(name)))
  }

  @Test func `every word of the query must match in some field`() throws {
    let pin = try pin("Luna", breed: "Border Collie", description: "red collar")
    #expect(try #require(TextQuery("collie, luna RED dog")).matches(pin))
    #expect(!(try #require(TextQuery("collie max")).matches(pin)))
    #expect(try #require(TextQuery("a693708")).matches(pin))
  }

  @Test(arguments: ["", " ", "*-,", "\u{301}"])
  func `text without any words is not a query`(text: String) {
    #expect(TextQuery(text) == nil)
  }

  @Test func `Latin letters are folded as in Foundation`() {
    for code in UInt32(0xC0)...0x24F {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = String(Character(scalar))
      let expected = text.folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US"))
      // Foundation folds neither ligatures nor strokes.
      let special = "ÆæŒœØøĐđĦħŁłıß"
      guard !special.unicodeScalars.contains(scalar), expected.unicodeScalars.count == 1 else {
        continue
      }
      #expect(
        String(String.UnicodeScalarView(FoldedText(text).scalars)) == expected, "U+\(code)")
    }
  }
}
