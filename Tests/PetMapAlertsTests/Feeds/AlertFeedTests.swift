import Foundation
import PetMapAlerts
import PetMapAnnouncements
import PetMapGeo
import PetMapMatches
import TestSupport
import Testing

@Suite struct AlertFeedTests {
  private static let created = Timestamp(milliseconds: 1_760_000_000_000)

  private static func pet(_ number: Int, _ text: String?) throws -> Announcement {
    var pet = Announcement(
      id: "0a1b2c3d-0000-4000-8000-00000000000\(number)",
      coordinate: try Coordinate(latitude: 52.25, longitude: 0.000_01), species: "DOG",
      status: AnnouncementStatus.allCases[number % 3])
    (pet.petName, pet.description, pet.reward) = (text, text, text)
    pet.photoUrl = "/images/\(pet.id).jpeg"
    (pet.email, pet.phone) = ("owner@example.com", "+48 600 700 800")
    pet.lastSeenDate = CalendarDate(daysSinceEpoch: 20_500 + number)
    pet.createdAt = created.advanced(byMilliseconds: Int64(number) * 1000)
    pet.updatedAt = created.advanced(byMilliseconds: Int64(number) * 2000)
    return pet
  }

  private static func feed(_ texts: [String?], _ language: Language) throws -> AlertFeed {
    var feed = AlertFeed(
      id: "tag:pets.example,2026:a&b", title: "Pets <near> \u{1}“x” ]]>",
      pageURL: "https://pets.example/?a=1&b=2",
      language: language, created: created)
    for (number, text) in texts.enumerated() {
      let pet = try Self.pet(number, text)
      feed.entries.append(AlertFeed.Entry(pet, base: "https://pets.example", language: language))
      let sighting = Sighting(
        number: 1, seenAt: .day(try #require(CalendarDate(daysSinceEpoch: 20_600))),
        coordinate: pet.coordinate,
        text: text, createdAt: created)
      feed.entries.append(
        AlertFeed.Entry(sighting, of: pet, base: "https://pets.example", language: language))
    }
    return feed
  }

  @Test func `the entry of a match begins with its reasons`() throws {
    let pet = try Self.pet(1, "Rex")
    for language in Language.allCases {
      func text(_ match: PetMatch?) -> String {
        AlertFeed.Entry(pet, match: match, base: "https://pets.example", language: language).text
      }
      let match = AlertMessageTests.match(0.9)
      let reasons = match.shownReasons.map { $0.signedText(Words(language)) }
      #expect(reasons.count == 4)
      #expect(text(match) == reasons.joined(separator: "\n") + "\n" + text(nil))
    }
  }

  private struct Read: Decodable, Hashable {
    let id, title, text, url, type, updated, status, point, language: String
    let published, image: String?
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// Installs the programs, once for all tests.
  private static let installed = Result {
    _ = try Tool("bash").output([root.appendingPathComponent("Tests/Feeds/setup").path])
  }

  /// Reads a feed with other programs, which also validate it.
  private static func read(_ feed: AlertFeed) throws -> [String: [Read]] {
    try Self.installed.get()
    let directory = TemporaryDirectory()
    let files = [directory.file("atom"), directory.file("json")]
    try write(feed.atom(at: "https://pets.example/f?a&b"), to: files[0])
    try write(feed.json(at: "https://pets.example/f?a&b"), to: files[1])
    let output = try Tool(root.appendingPathComponent(".build/feeds/bin/python3").path).data(
      [root.appendingPathComponent("Tests/Feeds/read.py").path] + files)
    return try JSONDecoder().decode([String: [Read]].self, from: output)
  }

  /// Swift's literals cannot contain these.
  private static let noncharacters = String(
    String.UnicodeScalarView(
      [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE].compactMap { Unicode.Scalar($0 as UInt32) }))

  private static let hostile: [String?] = [
    "Rex", nil, "]]> & <b>\"'</b> &amp; &#0;",
    "\u{0}\u{1}\u{8}\u{B}\u{1F}a\u{7F}\u{85}b" + noncharacters,
    "\u{202E}evil\u{2066}x\u{200F}\r\nline\rline\n", "🐕‍🦺🇵🇱 e\u{301} \u{1F469}\u{200D}\u{1F680}",
    String(repeating: "ż x", count: 1667), "רקס כלב",
  ]

  @Test(arguments: Language.allCases)
  func `other programs read the same entries from both formats`(language: Language) throws {
    let feed = try Self.feed(Self.hostile, language)
    let read = try Self.read(feed)
    let (atom, json) = (read["atom"] ?? [], read["json"] ?? [])
    #expect(atom.count == feed.entries.count && json.count == feed.entries.count)
    for (number, entry) in feed.entries.enumerated() {
      for read in [atom[number], json[number]] {
        #expect(read.id == entry.id && read.url == entry.url && read.status == entry.status)
        #expect(read.type == "text/plain" && read.language == language.rawValue)
        #expect(read.updated == entry.updated.text && read.published == entry.published?.text)
        #expect(read.image == entry.image?.url)
        #expect(read.text.utf8.count <= entry.text.utf8.count && !read.text.isEmpty)
        #expect(!read.title.contains("\n"))
      }
      #expect(atom[number].point == "52.25 0.00001")
      // feedparser trims texts.
      func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      #expect(trimmed(atom[number].text) == trimmed(json[number].text))
      #expect(trimmed(atom[number].title) == trimmed(json[number].title))
    }
  }

  @Test func `feeds contain no contact details`() throws {
    let feed = try Self.feed(["Rex"], .english)
    for bytes in [feed.atom(at: "https://a"), feed.json(at: "https://a")] {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("owner@") && !text.contains("600 700"))
    }
  }

  @Test func `an entry has a title in each language`() throws {
    var pet = try Self.pet(0, nil)
    pet.coordinate = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    pet.petName = "Rex"
    let titles = Language.allCases.map {
      AlertFeed.Entry(pet, base: "https://a", language: $0).title
    }
    #expect(
      titles == [
        "Missing: Rex, dog – seen Feb 16, 2026, Warsaw",
        "Zaginięcie: Rex, pies – widziano 16 lut 2026, Warszawa",
      ])
  }

  @Test func `the bytes depend only on the feed, which changes with its entries`() throws {
    var feed = try Self.feed(["Rex"], .polish)
    #expect(feed.atom(at: "https://a") == (try Self.feed(["Rex"], .polish)).atom(at: "https://a"))
    #expect(feed.updated == Self.created)
    feed.entries[0].updated = Self.created.advanced(byMilliseconds: 5)
    #expect(feed.updated == feed.entries[0].updated)
    feed.entries = []
    #expect(try Self.read(feed) == ["atom": [], "json": []])
  }

  @Test func `a photo of the Web is shown, but not another URL`() throws {
    var pet = try Self.pet(0, "Rex")
    for (url, shown) in [
      ("https://photos.example/a b\".jpg", "https://photos.example/a b\".jpg"),
      ("javascript:alert(1)", nil), ("data:image/png;base64,AA", nil), ("/etc/passwd", nil),
      ("/images/\(pet.id).jpeg", "https://a/photos/\(pet.id)-1280.jpg?v=1760000000000"),
    ] as [(String, String?)] {
      pet.photoUrl = url
      #expect(AlertFeed.Entry(pet, base: "https://a", language: .english).image?.url == shown)
    }
  }
}
