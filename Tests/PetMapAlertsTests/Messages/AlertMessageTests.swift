import PetMapAlerts
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapMatches
import Testing

@Suite struct AlertMessageTests {
  private static func pet(_ name: String?, _ status: AnnouncementStatus = .missing) throws
    -> Announcement
  {
    var pet = Announcement(
      id: "0a1b2c3d-0000-4000-8000-000000000001",
      coordinate: try Coordinate(latitude: 52.2297, longitude: 21.0122), species: "DOG",
      status: status)
    pet.petName = name
    pet.lastSeenDate = CalendarDate(daysSinceEpoch: 20_500)
    (pet.email, pet.phone) = ("owner@example.com", "+48 600 700 800")
    pet.microchipNumber = "616093900000001"
    return pet
  }

  /// A match of this score with a reason for it and one against it.
  static func match(_ score: Double, breed: String = "Beagle") -> PetMatch {
    func reason(
      _ field: MatchField, _ weight: Int32, _ finding: MatchReason.Finding
    ) -> MatchReason {
      MatchReason(field, Weight(hundredths: weight), finding)
    }
    return PetMatch(
      id: "0a1b2c3d-0000-4000-8000-000000000002", score: score, weight: Weight(hundredths: 200),
      reasons: [
        reason(.breed, 300, .sameBreed(breed)), reason(.place, 200, .distance(within: 500)),
        reason(.time, 100, .days(3)), reason(.sex, -400, .differentSex(here: .male)),
      ], unknown: [])
  }

  private static var links: AlertLinks {
    var links = AlertLinks(base: "https://pets.example")
    links.stop = "https://pets.example/alerts/x/stop"
    return links
  }

  private static let url = "https://pets.example/pets/0a1b2c3d-0000-4000-8000-000000000001"

  @Test func `a message about a pet has its facts and links`() throws {
    let search = try AlertSearch(
      text: "near=52.2297,21.0122&radius=5&status=missing&species=dog,cat")
    var pet = try Self.pet("Rex")
    pet.description = "Shy.\nCall 600-700-800 or mail me@example.com, see www.example.com"
    let message = AlertMessage(
      [.found(pet)], about: search.summary(.english), links: Self.links, language: .english)
    #expect(message.subject == "Missing: Rex, dog – seen Feb 16, 2026, Warsaw")
    #expect(
      message.text == """
        A new report fits your alert.

        Missing: Rex, dog – seen Feb 16, 2026, Warsaw
        Animal Name: Rex
        Date of Disappearance: Feb 16, 2026
        Animal Species: Dog
        Animal Sex: ? Unknown
        Place of Disappearance: 52.22970° N, 21.01220° E Warsaw
        Animal Additional Description: Shy. Call … or mail … see …
        \(Self.url)

        You get this message because you asked for it: Missing cats and dogs within 5 km of 52.22970, \
        21.01220

        Stop this alert:
        https://pets.example/alerts/x/stop

        """)
    #expect(message.push.title == "Missing: Rex, dog")
    #expect(message.push.body == "seen Feb 16, 2026, Warsaw")
    #expect(message.push.url == Self.url)
  }

  @Test func `each kind has a subject in each language`() throws {
    let pet = try Self.pet("Rex")
    let sighting = Sighting(
      number: 2, seenAt: .day(try #require(CalendarDate(daysSinceEpoch: 20_501))),
      coordinate: pet.coordinate,
      text: "by the river")
    let events: [AlertNews] = [
      .match(try Self.pet(nil, .found), Self.match(0.9), of: pet), .sighting(sighting, of: pet),
      .reminder(pet, days: 31),
    ]
    func subjects(_ language: Language) -> [String] {
      events.map {
        AlertMessage([$0], about: "x", links: Self.links, language: language).subject
      } + [
        AlertMessage(events, about: "x", links: Self.links, language: language).subject,
        AlertMessage(confirming: "x", links: Self.links, language: language).subject,
      ]
    }
    #expect(
      subjects(.english) == [
        "May be the animal you reported (likely): dog – found Feb 16, 2026, Warsaw",
        "Sighting: Rex, dog – Feb 17, 2026, Warsaw", "Is Rex, dog still missing?",
        "3 new reports – x", "Confirm that you want mail about this: x",
      ])
    #expect(
      subjects(.polish) == [
        "Może to zwierzę z Twojego zgłoszenia (prawdopodobne): pies – znaleziono 16 lut 2026, Warszawa",
        "Obserwacja: Rex, pies – 17 lut 2026, Warszawa",
        "Czy zwierzę nadal jest poszukiwane? Rex, pies", "3 nowe zgłoszenia – x",
        "Potwierdź, że chcesz dostawać wiadomości: x",
      ])
  }

  @Test func `a match is told with its reasons and all contradictions`() throws {
    let match = AlertNews.match(
      try Self.pet(nil, .found), Self.match(0.9), of: try Self.pet("Rex"))
    for (language, reasons, brief) in [
      (
        Language.english,
        "+ Same breed: Beagle\n+ Found within 500 m\n+ Found 3 days later\n"
          + "- Sex differs: male here, female there",
        "Same breed: Beagle · Found within 500 m · Sex differs: male here, female there"
      ),
      (
        .polish,
        "+ Ta sama rasa: Beagle\n+ Znaleziono w odległości do 500 m\n+ Znaleziono 3 dni później\n"
          + "- Płeć inna: tutaj samiec, tam samica",
        "Ta sama rasa: Beagle · Znaleziono w odległości do 500 m · Płeć inna: tutaj samiec, tam samica"
      ),
    ] {
      let alone = AlertMessage([match], about: "x", links: Self.links, language: language)
      #expect(alone.text.contains("\n\n\(reasons)\n\n"), "\(alone.text)")
      #expect(alone.push.body.hasSuffix(" · \(brief)"), "\(alone.push.body)")
      let digest = AlertMessage([match, match], about: "x", links: Self.links, language: language)
      #expect(digest.text.contains("\n\(brief)\nhttps://"), "\(digest.text)")
    }
  }

  @Test func `links are on lines of their own`() throws {
    var links = Self.links
    (links.close, links.renew) = ("https://pets.example/c", "https://pets.example/r")
    links.confirm = "https://pets.example/confirm"
    for language in Language.allCases {
      let pet = try Self.pet("Rex")
      let reminder = AlertMessage(
        [.reminder(pet, days: 30)], about: "x", links: links, language: language)
      let many = Array(repeating: AlertNews.found(pet), count: 25)
      let digest = AlertMessage(many, about: "x", links: links, language: language)
      let confirmation = AlertMessage(confirming: "x", links: links, language: language)
      for (message, expected) in [
        (reminder, [Self.url, links.close, links.renew, links.stop]),
        (digest, Array(repeating: Self.url, count: 20) + ["https://pets.example/", links.stop]),
        (confirmation, [links.confirm, links.stop]),
      ] {
        let lines = message.text.split(separator: "\n").filter { $0.contains("://") }
        #expect(lines.map { String($0) } == expected.compactMap { $0 })
      }
    }
  }

  @Test(arguments: [
    "Rex\r\nBcc: x@example.com", "\u{202E}xeR\u{2066}", "http://evil.example/a", "evil.example",
    "call 600 700 800 now", "+48 (600) 700-800", "a\u{0}b\u{2028}c\u{85}d", "www.evil.example",
    String(repeating: "x", count: 5000), String(repeating: "🐕‍🦺", count: 2000), "٠١٢٣٤٥٦٧٨٩",
    "רקס", String(repeating: "ר", count: 5000), "", " ", "\"\\\"\\\"", "{pet} {search}",
    String(repeating: "(", count: 3000),
    String(repeating: "e" + String(repeating: "\u{301}", count: 90), count: 90),
  ])
  func `texts of strangers stay in one line without links and contact details`(text: String) throws
  {
    var pet = try Self.pet(text)
    (pet.breed, pet.description, pet.colors, pet.reward) = (text, text, text, text)
    (pet.collar, pet.markings, pet.size, pet.species) = (text, text, text, text)
    let sighting = Sighting(
      number: 1, seenAt: .day(try #require(CalendarDate(daysSinceEpoch: 20_500))),
      coordinate: pet.coordinate,
      text: text)
    let search = try AlertSearch(
      .circle(.init(center: pet.coordinate, radius: .kilometers(1), metric: .haversine)),
      species: [text], words: text)
    let events: [AlertNews] = [
      .found(pet), .match(pet, Self.match(0.5, breed: text), of: pet), .sighting(sighting, of: pet),
      .reminder(pet, days: 30),
    ]
    for language in Language.allCases {
      let topics = [search.summary(language), AlertMessage.topic(of: pet, language)]
      for (topic, events) in zip(topics + topics, [[events[0]], [events[1]], [events[2]], events]) {
        let message = AlertMessage(events, about: topic, links: Self.links, language: language)
        check(message)
      }
      check(AlertMessage(confirming: topics[0], links: Self.links, language: language))
    }
  }

  private func check(_ message: AlertMessage) {
    #expect(!message.subject.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
    #expect(message.subject.unicodeScalars.count <= 151)
    let whole = message.subject + "\n" + message.text + message.push.title + message.push.body
    for line in message.text.split(separator: "\n") {
      let isLink = line.hasPrefix("https://pets.example/") && !line.contains(" ")
      #expect(isLink || !line.contains("://"), "\(line)")
      #expect(line.unicodeScalars.count <= 700)
    }
    for part in [
      "evil.example", "@", "600 700", "www.", "٠١٢٣٤٥٦٧", "616093", "\u{202E}", "\r", "\u{0}",
      "\u{85}",
    ] {
      #expect(!whole.contains(part), "\(part)")
    }
    for text in [message.subject, message.text, message.push.title, message.push.body] {
      let controls = text.unicodeScalars.filter { $0.properties.isBidiControl }
      #expect(controls.count { $0 == "\u{2068}" } == controls.count { $0 == "\u{2069}" })
    }
    #expect(message.push.payload.count <= AlertPush.byteLimit)
    let json = try? JSONValue(parsing: message.push.payload)
    #expect(json?.object?["title"]?.string == message.push.title)
    #expect(json?.object?["url"]?.string == message.push.url)
  }

  @Test func `a summary names statuses, species, region and words`() throws {
    for (text, english, polish) in [
      (
        "near=52.2297,21.0122&radius=5&status=missing&species=dog,cat&text=red%20collar",
        "Missing cats and dogs within 5 km of 52.22970, 21.01220 with the words “red collar”",
        "Zaginione koty i psy do 5 km od 52.22970, 21.01220 ze słowami „red collar”"
      ),
      (
        "bbox=20,51,22,53&text=rex&species=guinea%20pig,bird,other",
        "Missing and found birds, “guinea pig” and other pets between 51.00000, 20.00000 and 53.00000, "
          + "22.00000 with the word “rex”",
        "Zaginione i znalezione ptaki, „guinea pig” i inne zwierzęta w obszarze od 51.00000, 20.00000 do "
          + "53.00000, 22.00000 ze słowem „rex”"
      ),
      (
        "polygon=POLYGON((20 51,22 51,22 53,20 53))&status=found",
        "Found pets in a drawn area around 52.00000, 21.00000",
        "Znalezione zwierzęta w zaznaczonym obszarze wokół 52.00000, 21.00000"
      ),
      (
        "near=0,0&radius=2.5", "Missing and found pets within 2,500 m of 0.00000, 0.00000",
        "Zaginione i znalezione zwierzęta do 2\u{A0}500 m od 0.00000, 0.00000"
      ),
    ] {
      let search = try AlertSearch(text: text)
      #expect(search.summary(.english) == english)
      #expect(search.summary(.polish) == polish)
    }
  }
}
