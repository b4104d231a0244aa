import PetMapAnnouncements
import Testing

struct WordingTests {
  @Test(arguments: [
    ("MISSING", AnnouncementStatus.missing), ("missing", .missing), ("Active", .missing),
    ("ACTIVE", .missing), ("Found", .found), ("closed", .closed),
  ])
  func `a status is recognized regardless of case`(word: String, status: AnnouncementStatus) {
    #expect(AnnouncementStatus(word) == status)
  }

  @Test(arguments: ["", "LOST", "MISSING ", "F\u{F}UND", "founds", "miss\u{49}\u{300}ng"])
  func `an unknown status is rejected`(word: String) {
    #expect(AnnouncementStatus(word) == nil)
  }

  @Test func `a status is written in uppercase`() {
    #expect(AnnouncementStatus.allCases.map(\.word) == ["MISSING", "FOUND", "CLOSED"])
  }

  @Test func `known species are normalized`() {
    #expect(Species.carried("dog") == "DOG")
    #expect(Species.carried("Rabbit") == "RABBIT")
    #expect(Species.carried("guinea pig") == "guinea pig")
    #expect(Species.carried("") == "OTHER")
    #expect(Species("guinea pig") == .other)
    #expect(Species("cAt") == .cat)
    for species in Species.allCases { #expect(Species(species.word) == species) }
  }

  @Test func `known sexes are normalized`() {
    #expect(Sex.carried("Male") == "MALE")
    #expect(Sex.carried("Spayed") == "Spayed")
    for sex in Sex.allCases { #expect(Sex(known: sex.word.utf8) == sex) }
  }
}
