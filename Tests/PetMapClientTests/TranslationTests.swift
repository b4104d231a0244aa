import PetMapAPI
import PetMapAnnouncements
import PetMapCallout
import PetMapClient
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapText
import Testing

/// Tests a front end in an unsupported language. Each phrase is replaced with its key in
/// guillemets, and no other text may appear.
@MainActor
struct TranslationTests {
  /// Returns `«key {name} {name}»` with the placeholders of the phrase.
  private nonisolated static func translation(_ phrase: Phrase) -> String {
    let names = phrase.text(.english).split(separator: "{").dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { "{\(part[..<$0])}" }
    }
    return "«" + ([phrase.key] + names).joined(separator: " ") + "»"
  }

  private let words = Words(.english, translation: { TranslationTests.translation($0) })

  private func announcement(species: Species, status: AnnouncementStatus) throws -> Announcement {
    let place = try Coordinate(latitude: 52.0, longitude: 21.0)
    var pet = Announcement(id: "rex", coordinate: place, species: species.word)
    pet.status = status
    pet.sex = species == .dog ? "MALE" : "FEMALE"
    (pet.breed, pet.phone, pet.email) = ("7", "+48 123", "1@2.3")
    (pet.reward, pet.description, pet.microchipNumber) = ("500", "1234", "123456789012345")
    pet.age = 3
    pet.locationRadius = 15
    pet.lastSeenDate = CalendarDate(year: 2025, month: 11, day: 18)
    return pet
  }

  /// Returns the parts of a string that are neither translated nor language-independent.
  private func leftover(_ text: String) -> String {
    var rest = text
    while let end = rest.firstIndex(of: "»"), let start = rest[..<end].lastIndex(of: "«") {
      rest.removeSubrange(start...end)
    }
    rest = rest.replacing("° N", with: "").replacing("° E", with: "")
    return rest.filter(\.isLetter)
  }

  private func expectTranslated(_ texts: [String], _ context: String) {
    #expect(!texts.isEmpty, "\(context)")
    for text in texts { #expect(leftover(text) == "", "\(context): \(text)") }
  }

  @Test func `details, rows, and callouts use only the translation`() throws {
    var engine = try CalloutEngine(measurer: TableMeasurer(), words: words)
    let viewport = try Viewport(width: 390, height: 844)
    for status in AnnouncementStatus.allCases {
      for species in Species.allCases {
        let pet = try announcement(species: species, status: status)
        let details = PetDetails(locating: pet, words: words)
        expectTranslated(
          details.rows.flatMap { [$0.label, $0.value] } + [
            details.photoFallback, details.status.text, details.reward ?? "",
          ], "details")
        // The translated phrase contains the GeoNames name of the nearest city.
        #expect(
          details.rows.contains { $0.value.contains("«nearCity") && $0.value.contains("«radius") })
        let row = PetRow(pet, words: words)
        expectTranslated(
          [row.title, row.kind, row.place, row.date ?? "", row.status.text, row.photoFallback]
            + [row.accessibilityLabel], "row")
        let callout = engine.layout(
          for: pet, at: ScreenPoint(x: 195, y: 600), in: viewport)
        expectTranslated(
          callout.card.fields.flatMap { ($0.text?.lines ?? []).map(\.text) }.joined(separator: " ")
            .split(separator: "🐾").map(String.init), "callout")
      }
    }
    let nowhere = PetDetails(try announcement(species: .cat, status: .found), at: nil, words: words)
    #expect(nowhere.showOnMap == .explain("«noLocationData»"))
  }

  @Test func `ages and radii of every kind are translated`() throws {
    for (age, radius) in [(0, 0.25), (1, 1), (2, 15), (5, 20_000), (22, 0.001)] {
      var pet = try announcement(species: .dog, status: .missing)
      (pet.age, pet.locationRadius) = (age, radius)
      let details = PetDetails(locating: pet, words: words)
      expectTranslated(details.rows.map(\.value), "\(age) \(radius)")
    }
  }

  @Test(arguments: [
    ClientError.noConnection, .timedOut, .cancelled, .malformedAnswer,
    .badRequest(code: "X", field: nil, message: "English"), .refused, .notFound,
    .conflict(field: "microchipNumber"), .tooLarge, .locked(seconds: nil), .locked(seconds: 30),
    .locked(seconds: 300), .locked(seconds: 7200), .server(status: 500), .failed(cause: "English"),
  ])
  func `every error message is translated, including waiting times`(error: ClientError) async {
    expectTranslated([error.text(in: words)], "\(error)")
    if case .locked(let seconds?) = error {
      #expect(error.text(in: words).contains(" \(seconds <= 90 ? 30 : seconds <= 5400 ? 5 : 2)»"))
    }
    let repository = FakeRepository()
    let list = PetListModel(repository: repository, words: words)
    await repository.fail(with: error)
    await list.load()
    if case .failed(let text) = list.state { expectTranslated([text], "list") }
    let details = PetDetailsModel(id: "rex", repository: repository, words: words)
    await repository.fail(with: error)
    await details.load()
    if case .failed(let text) = details.state { expectTranslated([text], "details") }
    details.deleteReport(password: "1")
    await details.settled()
    if case .failed(let text) = details.removal { expectTranslated([text], "removal") }
    for submission in [
      ReportFlow.Submission.creating, .uploading(CreatedReport(id: "1", password: "2")),
    ] {
      let today = CalendarDate(year: 2025, month: 11, day: 20)
      var flow = ReportFlow(
        preview: ReportForm(kind: .missing, today: today ?? .init(daysSinceEpoch: 0)!),
        submission: submission)
      flow.failed(error)
      if let text = flow.failure(in: words) { expectTranslated([text], "report") }
    }
  }

  @Test func `the report screens use only the translation`() {
    var texts: [String] = []
    for step in ReportStep.allCases {
      texts.append(words.text(step.title))
      for field in step.fields {
        texts.append(words.text(field.label))
        if ![.microchip, .email].contains(field) { texts.append(field.placeholder(in: words)) }
      }
    }
    texts += Phrase.allCases.map { words.text($0) }
    expectTranslated(texts.filter { !$0.isEmpty }, "report")
  }

  @Test(arguments: Language.allCases)
  func `the String Catalog of a supported language matches the built-in texts`(
    language: Language
  ) throws {
    let builtIn = Words(language)
    let catalog = Words(.english, translation: { $0.text(language) })
    for day in stride(from: 20_000, to: 20_400, by: 1) {
      let date = try #require(CalendarDate(daysSinceEpoch: day))
      #expect(catalog.text(date) == builtIn.text(date))
    }
    for age in 0...40 {
      var pet = try announcement(species: .bird, status: .found)
      pet.age = age
      #expect(
        PetDetails(locating: pet, words: catalog) == PetDetails(locating: pet, words: builtIn))
    }
    for seconds in [nil, 0, 1, 90, 91, 5400, 5401] {
      #expect(
        Phrase.tooManyAttempts(retryAfter: seconds, in: catalog)
          == Phrase.tooManyAttempts(retryAfter: seconds, in: builtIn))
    }
  }

  @Test func `unknown placeholders are kept, and substituted values are not expanded again`() throws
  {
    let words = Words(
      .english,
      translation: { $0 == .nearCity ? "{} {city} {x} {km" : $0 == .north ? "{city}" : nil })
    let near = NearbyCity(
      name: "{km}", middle: try Coordinate(latitude: 52, longitude: 21),
      from: try Coordinate(latitude: 52.1, longitude: 21), credit: nil)
    #expect(near.text(in: words) == "{} {km} {x} {km")
  }
}
