import PetMapAnnouncements
import TestSupport
import Testing

struct AnnouncementIDTests {
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "a", count: 1_000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
  ])
  func `SHA-1 matches the test vectors`(message: String, digest: String) {
    let hex = SHA1.digest(of: Array(message.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(hex.joined() == digest)
  }

  @Test func `a name-based ID matches the example in RFC 9562`() throws {
    let dns = try #require(AnnouncementID("6ba7b810-9dad-11d1-80b4-00c04fd430c8"))
    let id = AnnouncementID(name: "www.example.com", in: dns)
    #expect(id.text == "2ed6657d-e927-568b-95e1-2665a8aea6a2")
  }

  @Test func `a record's ID depends only on the record`() {
    #expect(AnnouncementID(ofSource: "A1") == AnnouncementID(ofSource: "A1"))
    #expect(AnnouncementID(ofSource: "A1") != AnnouncementID(ofSource: "A2"))
    #expect(Array(AnnouncementID(ofSource: "A1").text)[14] == "5")
  }

  @Test func `a random ID has version 4 and round-trips`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let id = AnnouncementID(randomFrom: &random)
      #expect(Array(id.text)[14] == "4", "\(random)")
      #expect("89ab".contains(Array(id.text)[19]), "\(random)")
      #expect(AnnouncementID(id.text) == id, "\(random)")
    }
  }

  @Test(arguments: [
    "", "2ed6657de927568b95e12665a8aea6a2", "2ED6657D-e927-568b-95e1-2665a8aea6a2",
    "2ed6657d-e927-568b-95e1-2665a8aea6a", "2ed6657d-e927-568b-95e1-2665a8aea6a22",
    "{ed6657d-e927-568b-95e1-2665a8aea6a}", "2ed6657d-e927-568b-95e12-665a8aea6a2",
    "../../../../../../../../../../etc/pa", "2ed6657d-e927-568b-95e1-2665a8aea6aé",
  ])
  func `malformed text is not an ID`(text: String) {
    #expect(AnnouncementID(text) == nil)
  }
}
