import PetMapAnnouncements
import Testing

import PetMapMatches

@Suite struct MatchReasonTests {
  private static func texts(_ words: Words) throws -> [String] {
    let (report, pins) = MatchIndexTests.example()
    let matches = pins.matches(for: report).matches
    return try #require(matches.first).reasons.map { $0.text(words) }
  }

  @Test func `reasons are sentences in English`() throws {
    let texts = try Self.texts(.english)
    for text in [
      "Found within 500 m", "Found 2 days later", "Both say: black, tan", "Both male",
      "Ages fit: 4 years and 5 years", "Both mention: ear, scar", "Collar in both: red",
    ] {
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
  }

  @Test func `reasons are sentences in Polish`() throws {
    let texts = try Self.texts(.polish)
    for text in [
      "Znaleziono w odległości do 500 m", "Znaleziono 2 dni później",
      "W obu zgłoszeniach: czarny, beżowy", "Obroża w obu: czerwony",
    ] {
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
  }

  @Test(arguments: [
    (4, 5, "Ages fit: 4 years and 5 years"), (12, 4, "Ages: 12 years here, 4 years there"),
    (12, 0, "Ages differ: 12 years here, under 1 year there"),
  ])
  func `ages fit only if they are near`(_ here: Int, _ there: Int, _ text: String) throws {
    var (report, _) = MatchIndexTests.example()
    report.age = here
    var pins = MatchIndex()
    for number in 0..<50 {
      var pin = report
      (pin.id, pin.status, pin.age) = ("\(number)", .found, number < 40 ? 1 : there)
      pins.put(pin)
    }
    var options = MatchOptions()
    options.limit = 50
    let matches = pins.matches(for: report, options: options).matches
    let match = try #require(matches.first { $0.id == "49" })
    let reason = try #require(match.reasons.first { $0.field == .age })
    #expect(reason.text(.english) == text, "\(reason.weight)")
  }

  @Test func `contradictions are always shown, after at most four other reasons`() throws {
    let (report, pins) = MatchIndexTests.example()
    let match = try #require(pins.matches(for: report).matches.last)
    let shown = match.shownReasons
    #expect(shown.contains { $0.finding == .differentSex(here: .male) })
    #expect(shown.filter { $0.isContradiction } == match.reasons.filter { $0.isContradiction })
    #expect(shown.count { !$0.isContradiction } <= 4)
    #expect(match.unknownText(.english)?.hasPrefix("Not known: ") == true)
  }

  @Test(arguments: [
    (0.0, PetMatch.Band.unlikely), (0.399, .unlikely), (0.4, .possible), (0.8, .likely),
  ])
  func `a score has a band`(_ score: Double, _ band: PetMatch.Band) {
    #expect(PetMatch(id: "", score: score, weight: .zero, reasons: [], unknown: []).band == band)
  }
}
