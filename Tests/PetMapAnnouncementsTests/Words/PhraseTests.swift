import PetMapAnnouncements
import Testing

struct PhraseTests {
  @Test(arguments: Phrase.allCases)
  func `every phrase exists in every language`(phrase: Phrase) {
    for language in Language.allCases { #expect(!phrase.text(language).isEmpty) }
  }

  @Test(arguments: [
    (["pl-PL", "en"], Language.polish), (["EN_gb"], .english), (["de", "pl"], .polish),
    ([], .english),
    (["plx"], .english), (["ar", "th"], .english),
  ])
  func `the first supported language is used`(tags: [String], language: Language) {
    #expect(Language(preferring: tags) == language)
  }

  @Test(
    arguments: [
      (nil, "Too many attempts. Please try again later."),
      (0, "Too many attempts. Please try again later."),
      (1, "Too many attempts. Try again in 1 s."), (90, "Too many attempts. Try again in 90 s."),
      (91, "Too many attempts. Try again in 2 min."),
      (120, "Too many attempts. Try again in 2 min."),
      (3600, "Too many attempts. Try again in 60 min."),
      (7201, "Too many attempts. Try again in 3 h."),
    ] as [(Int?, String)])
  func `a lockout message contains the remaining time`(seconds: Int?, text: String) {
    #expect(Phrase.tooManyAttempts(retryAfter: seconds, .english) == text)
    #expect(Phrase.tooManyAttempts(retryAfter: seconds, .polish).hasPrefix("Zbyt wiele prób. "))
  }

  @Test func `phrases match the specification exactly`() {
    #expect(Phrase.unableToLoadDetails.text(.english) == "Unable to load pet details")
    #expect(Phrase.imageNotAvailable.text(.english) == "Image not available")
    #expect(Phrase.contactOwner.text(.english) == "Contact owner")
    #expect(Phrase.additionalDescription.text(.english) == "Animal Additional Description")
    #expect(Phrase.showOnMap.text(.english) == "Show on the map")
    #expect(Phrase.removeReport.text(.english) == "Remove Report")
    #expect(Phrase.noAnimalsFound.text(.english) == "No animals found")
    #expect(
      Phrase.unableToLoadData.text(.english) == "Unable to load data. Please try again later.")
    #expect(Phrase.petNotFound.text(.english) == "Pet not found")
    #expect(Phrase.noLocationData.text(.english) == "No location data")
    #expect(Phrase.requestGPS.text(.english) == "Request GPS position")
    #expect(Phrase.goToSettings.text(.english) == "Go to Settings")
  }
}
