import PetMapClient
import Testing

/// The examples are those of the HTML Standard, section 9.2.6.
struct EventParserTests {
  private func events(_ text: String) -> [ServerEvent] {
    var parser = EventParser()
    return parser.events(in: Array(text.utf8))
  }

  @Test func `lines of data are joined`() {
    #expect(events("data: YHOO\ndata: +2\ndata: 10\n\n").map(\.data) == ["YHOO\n+2\n10"])
  }

  @Test func `comments are ignored, and IDs are kept until they change`() {
    let found = events(
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n"
    )
    #expect(found.map(\.data) == ["first event", "second event", " third event"])
    #expect(found.map(\.id) == ["1", "", ""])
  }

  @Test func `empty data is an event, unlike an unfinished one`() {
    #expect(events("data\n\ndata\ndata\n\ndata:").map(\.data) == ["", "\n"])
  }

  @Test func `a space after the colon does not matter`() {
    #expect(events("data:test\n\ndata: test\n\n").map(\.data) == ["test", "test"])
  }

  @Test func `an ID with a null character and a malformed time are ignored`() {
    var parser = EventParser(lastID: "4")
    let text = "retry: 250\nretry: soon\nid: 5\u{0}\nevent: put\ndata: x\n\n"
    #expect(parser.events(in: Array(text.utf8)).map(\.type) == ["put"])
    #expect(parser.lastID == "4")
    #expect(parser.retry == 250)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `all line endings are equal, wherever the stream is split`(_ ending: String) {
    let text = "\u{FEFF}id: 9\nevent: Łódź\ndata: a\ndata: b\n\n: end\n"
    let bytes = Array(text.utf8).flatMap { $0 == 10 ? Array(ending.utf8) : [$0] }
    for split in bytes.indices {
      var parser = EventParser()
      let found =
        parser.events(in: Array(bytes[..<split])) + parser.events(in: Array(bytes[split...]))
      #expect(found == events(text))
      #expect(found.map(\.type) == ["Łódź"])
      #expect(parser.lastID == "9")
    }
  }
}
