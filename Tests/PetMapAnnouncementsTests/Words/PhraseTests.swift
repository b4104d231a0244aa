import PetMapAnnouncements
import Testing

struct PhraseTests {
  @Test(arguments: Language.allCases)
  func `a language has all texts, with the placeholders of the English ones`(language: Language) {
    #expect(language.missingTexts == [])
    func placeholders(_ text: String) -> Set<Substring> {
      Set(text.matches(of: /\{(\w+)\}/).map(\.1))
    }
    // A format of dates need not use the same parts.
    for phrase in Phrase.allCases where phrase != .mediumDate {
      #expect(
        placeholders(phrase.template(language)) == placeholders(phrase.template(.english)),
        "\(phrase)")
    }
    for text in PageText.allCases {
      #expect(placeholders(text.text(language)) == placeholders(text.text(.english)), "\(text)")
    }
  }

  @Test func `a text states the limits, in translations too`() {
    #expect(Phrase.photoSize.text(.english) == "The photo is larger than 20 MB.")
    #expect(Phrase.privacyRange.text(.english).hasSuffix("or enter 50 to 10,000 m."))
    #expect(Phrase.privacyRange.text(.polish).hasSuffix("od 50 do 10\u{A0}000 m."))
    let german = Words(.english) { _ in "Von {least} bis {most} Ziffern" }
    #expect(german.text(.phoneFormat) == "Von 7 bis 15 Ziffern")
  }

  @Test func `a text has a single name, which phrases and texts of pages do not share`() {
    let names = Phrase.allCases.map(\.rawValue) + PageText.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    // The same English text under two names is intended only where another language differs, or
    // where the same word is a label and a title.
    let pages = Set(PageText.allCases.map { "\($0.text(.english))|\($0.text(.polish))" })
    let phrases = Set(Phrase.allCases.map { "\($0.text(.english))|\($0.text(.polish))" })
    #expect(pages.count == PageText.allCases.count)
    #expect(pages.isDisjoint(with: phrases))
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
